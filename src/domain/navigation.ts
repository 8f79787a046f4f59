/** Navigation of the admin area. Hiding entries is no protection: the server enforces rights. */
import { affiliateNavigation } from './affiliate/affiliate.screens.ts';
import {
  type AdminNavigation,
  NAV_GROUP_LABELS,
  type NavEntry,
  type NavGroupName,
  type Place,
  SETTINGS_GROUP_LABELS,
  type SettingsSection,
} from './define-screens.ts';
import { integrationNavigation } from './integration/integration.screens.ts';
import { officeNavigation } from './office/office.screens.ts';
import { paths } from './paths.ts';
import { projectNavigation } from './project/project.screens.ts';
import { saleNavigation } from './sale/sale.screens.ts';
import { siteNavigation } from './site/site.screens.ts';

/** In the order of their entries within a group. */
const MODULES: readonly AdminNavigation[] = [
  officeNavigation,
  affiliateNavigation,
  saleNavigation,
  projectNavigation,
  siteNavigation,
  integrationNavigation,
];

export const NAV_GROUPS: readonly { label: string; entries: readonly NavEntry[] }[] = Object.entries(
  NAV_GROUP_LABELS,
).map(([name, label]) => ({
  label,
  entries: MODULES.flatMap(({ navigation }) => navigation?.[name as NavGroupName] ?? []),
}));
export const ADMIN_NAV: readonly NavEntry[] = NAV_GROUPS.flatMap(({ entries }) => entries);

/** Entries of the overview of settings. */
export const SETTINGS_GROUPS: readonly { label: string; sections: readonly SettingsSection[] }[] =
  SETTINGS_GROUP_LABELS.map((label) => ({
    label,
    sections: MODULES.flatMap(({ settings }) => settings?.[label] ?? []),
  }));

/** Targets of the palette beside the navigation. */
export const MORE_PLACES: readonly Place[] = [
  ...SETTINGS_GROUPS.flatMap(({ sections }) =>
    sections.map(({ lead, ...rest }) => ({ ...rest, hint: lead })),
  ),
  ...MODULES.flatMap(({ places = [] }) => places),
];

/** The entry of the navigation that a screen belongs to. */
export function currentEntry(pathname: string): string | undefined {
  const isPart = (path: string) =>
    pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
  return ADMIN_NAV.find(({ href, also = [] }) => [href, ...also].some(isPart))?.href;
}
