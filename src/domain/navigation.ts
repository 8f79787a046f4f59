/** Navigation of the admin area. Hiding entries is no protection: the server enforces rights. */
import { APP_PAGES, routeOf } from './app-pages.ts';
import { type AppPages, NAV_GROUP_LABELS, SETTINGS_GROUP_LABELS } from './define-screens.ts';
import { paths } from './paths.ts';

const SCREENS = Object.entries<AppPages[string]>(APP_PAGES).flatMap(([folder, { link, description }]) => {
  if (!link) return [];
  return {
    ...link,
    path: routeOf(folder),
    under: link.settings ? paths.adminSettings : link.under,
    description,
  };
});

/** A screen or a part of it. */
export type Place = {
  href: string;
  label: string;
  group?: string | undefined;
  settings?: string | undefined;
  hint?: string | undefined;
  letter?: string | undefined;
  ownerOnly?: true | undefined;
  /** Its text on the Settings screen. */
  lead?: string | undefined;
};

const LINKS: readonly Place[] = SCREENS.flatMap(
  ({ path, query, under, more = [], description, ...screen }) => [
    {
      ...screen,
      href: query ? `${path}?${query}` : path,
      hint: SCREENS.find((other) => other.path === under)?.label,
      lead: description,
    },
    ...more.map((part) => ({ ...part, href: `${path}?${part.query}`, lead: part.hint })),
  ],
);

export const NAV_GROUPS = Object.entries(NAV_GROUP_LABELS).map(([name, label]) => ({
  label,
  entries: LINKS.filter(({ group }) => group === name),
}));
const ADMIN_NAV = NAV_GROUPS.flatMap(({ entries }) => entries);

/** Targets of the palette. */
export const PLACES: readonly Place[] = [...ADMIN_NAV, ...LINKS.filter(({ group }) => !group)];

export const SETTINGS_GROUPS = SETTINGS_GROUP_LABELS.map((label) => ({
  label,
  sections: LINKS.filter(({ settings }) => settings === label),
}));

export function currentEntry(pathname: string): string | undefined {
  const screen = SCREENS.find(
    ({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)),
  );
  return screen?.under ?? screen?.path;
}
