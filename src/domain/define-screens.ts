type AppPage = {
  title: string;
  description: string;
  /** Rendered once for all visitors: it must not depend on the viewer, the query or a cookie. */
  isShared?: true;
  /** Absent for pages of one record, and outside the admin area. */
  link?: ScreenLink & { label: string };
};
/** By folder under pages/(app). */
export type AppPages = Readonly<Record<string, AppPage>>;

export const NAV_GROUP_LABELS = {
  work: 'Work',
  affiliates: 'Affiliate programme',
  money: 'Money',
  system: 'System',
} as const;
export const SETTINGS_GROUP_LABELS = ['Open the shop', 'Connect other programs', 'People'] as const;

/** The palette opens each screen that has one. */
type ScreenLink = {
  group?: keyof typeof NAV_GROUP_LABELS;
  /** Without a group: the address of the screen to whose entry it belongs. */
  under?: string;
  /** Its place on the Settings screen, to whose entry it then belongs. */
  settings?: (typeof SETTINGS_GROUP_LABELS)[number];
  ownerOnly?: true;
  /** Shortcut of the palette. */
  letter?: string;
  /** With which filter the palette opens it. */
  query?: string;
  /** What the palette opens on it beside the screen itself. */
  more?: readonly (Pick<ScreenLink, 'settings' | 'ownerOnly'> & {
    label: string;
    query: string;
    hint?: string;
  })[];
};

/** @param description of a screen with a place on the Settings screen, also its text there */
export const adminPage = (title: string, description: string, link?: ScreenLink): AppPage => ({
  title: `${title} | Admin`,
  description,
  ...(link && { link: { label: title, ...link } }),
});
