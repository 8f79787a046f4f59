/** The application pages and the admin navigation that a module adds. */

type AppPage = {
  title: string;
  description: string;
  /** Rendered once for all visitors: it must not depend on the viewer, the query or a cookie. */
  isShared?: true;
};
/** By folder under pages/(app). */
export type AppPages = Readonly<Record<string, AppPage>>;

export const adminPage = (title: string, description: string): AppPage => ({
  title: `${title} | Admin`,
  description,
});

export type NavEntry = {
  href: string;
  label: string;
  ownerOnly?: boolean;
  /** Shortcut of the palette. */
  letter?: string;
  /** Screens that are reached from this one and have no entry of their own. */
  also?: readonly string[];
};
/** A further target of the palette. */
export type Place = { href: string; label: string; hint?: string; letter?: string; ownerOnly?: boolean };
/** In the overview of settings, and in the palette. */
export type SettingsSection = Omit<Place, 'hint'> & { lead: string };

export const NAV_GROUP_LABELS = {
  work: 'Work',
  affiliates: 'Affiliate programme',
  money: 'Money',
  system: 'System',
} as const;
export type NavGroupName = keyof typeof NAV_GROUP_LABELS;
export const SETTINGS_GROUP_LABELS = ['Open the shop', 'Connect other programs', 'People'] as const;
export type SettingsGroupLabel = (typeof SETTINGS_GROUP_LABELS)[number];

export type AdminNavigation = {
  navigation?: { readonly [Group in NavGroupName]?: readonly NavEntry[] };
  places?: readonly Place[];
  settings?: { readonly [Label in SettingsGroupLabel]?: readonly SettingsSection[] };
};
