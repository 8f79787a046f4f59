/**
 * Who runs this shop. Everything another business changes to adopt the site stands in this one record:
 * names, contact channels, colours, social accounts. Prices and promises stand in `offer.ts`.
 *
 * Every text field can be overridden without touching the code: `SITE_BRAND="Acme"` in the environment replaces
 * `site.brand` (see docs/operations.md). The overrides reach this file as a global, because the same module
 * runs in Node, in the browser and in the build.
 */
const defaults = {
  brand: 'Hedgerow',
  /** The package on sale: `{product} Complete Package`. */
  product: 'Hedgerow',
  tagline: 'Websites for small businesses, planted properly.',
  /** Legal name for the imprint, invoices and the legal pages. */
  legalName: 'Hedgerow Web Services Ltd',
  address: '4 Orchard Yard, Bristol BS1 6XN, United Kingdom',
  email: 'hello@hedgerow.example',
  /** As people read it. */
  phone: '+44 20 7946 0123',
  /** Digits only, for wa.me links. */
  chatNumber: '442079460123',
  instagramUrl: 'https://www.instagram.com/hedgerow.example',
  linkedinUrl: 'https://www.linkedin.com/company/hedgerow-example',
  /** Where mails from visitors (enquiries, new orders) are sent. */
  inbox: 'hello@hedgerow.example',
  /** Year in the copyright line (specification: 2025). */
  copyrightYear: '2025',
  /** Browser chrome colour, light and dark; the palette itself is in src/ui/theme.ts. */
  themeColor: '#1f5c43',
  themeColorDark: '#0f1f18',
};

export type Site = typeof defaults;

declare global {
  var __SITE_OVERRIDES__: Partial<Site> | undefined;
}

export const site: Site = Object.freeze({ ...defaults, ...(globalThis.__SITE_OVERRIDES__ ?? {}) });

/** Names that may be overridden, as environment variables: `chatNumber` -> `SITE_CHAT_NUMBER`. */
export const SITE_VARIABLES: Record<string, keyof Site> = Object.fromEntries(
  (Object.keys(defaults) as (keyof Site)[]).map((key) => [`SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`, key]),
);

/** Picks the `SITE_*` values out of an environment. */
export function siteOverrides(env: Record<string, string | undefined>): Partial<Site> {
  const found: Partial<Site> = {};
  for (const [variable, key] of Object.entries(SITE_VARIABLES)) {
    const value = env[variable]?.trim();
    if (value) found[key] = value;
  }
  return found;
}

export const phoneUrl = `tel:${site.phone.replace(/[^+\d]/g, '')}`;
