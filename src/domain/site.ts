/**
 * Identity and contact channels of the shop; prices are in `offer.ts`. `SITE_BRAND="Acme"`
 * overrides `site.brand`, through a global shared by Node, browser and build.
 */
const defaults = {
  brand: 'Hedgerow',
  /** The package is called `{product} Complete Package`. */
  product: 'Hedgerow',
  tagline: 'Small-business websites, done properly. And a tree.',
  /** For the imprint, invoices and the legal pages. */
  legalName: 'Hedgerow Web Services Ltd',
  /** Shown in the footer and the legal pages when set. */
  companyNumber: '',
  registeredIn: 'England and Wales',
  vatNumber: '',
  address: '4 Orchard Yard, Bristol BS1 6XN, United Kingdom',
  email: 'hello@hedgerow.example',
  /** Display format. */
  phone: '+44 20 7946 0123',
  /** Digits only, for wa.me links. */
  chatNumber: '442079460123',
  instagramUrl: 'https://www.instagram.com/hedgerow.example',
  linkedinUrl: 'https://www.linkedin.com/company/hedgerow-example',
  billingSoftware: 'Hedgerow Billing',
  /** Plants the trees; named beside every certificate. */
  plantingPartner: 'Orchard Yard Planting Trust',
  plantingPlace: 'Somerset, England',
  /** Receives enquiries and new orders. */
  inbox: 'hello@hedgerow.example',
  /** Working hours are counted here (src/domain/project/working-time.rules.ts). */
  timeZone: 'Europe/London',
  /** Whose public holidays are no working days: a country, or a country and its part. */
  holidayRegion: 'GB-ENG',
  /** Fixed by the specification. */
  copyrightYear: '2025',
  /** Browser theme colour, light and dark; the palette is in src/ui/styles/theme.ts. */
  themeColor: '#1f5c43',
  themeColorDark: '#0f1f18',
};

export type Site = typeof defaults;

declare global {
  var __SITE_OVERRIDES__: Partial<Site> | undefined;
}

export const site: Site = Object.freeze({ ...defaults, ...(globalThis.__SITE_OVERRIDES__ ?? {}) });

/** `chatNumber` -> `SITE_CHAT_NUMBER` */
export const SITE_VARIABLES: Record<string, keyof Site> = Object.fromEntries(
  (Object.keys(defaults) as (keyof Site)[]).map((key) => [
    `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
    key,
  ]),
);

export function siteOverrides(env: Record<string, string | undefined>): Partial<Site> {
  const found: Partial<Site> = {};
  for (const [variable, key] of Object.entries(SITE_VARIABLES)) {
    const value = env[variable]?.trim();
    if (value) found[key] = value;
  }
  return found;
}

/**
 * `Acme Ltd, registered in ..., company number 123. VAT number GB1.`; parts not set are left out.
 */
export const companyLine = [
  site.companyNumber &&
    `${site.legalName}, registered in ${site.registeredIn}, company number ${site.companyNumber}.`,
  site.vatNumber && `VAT number ${site.vatNumber}.`,
]
  .filter(Boolean)
  .join(' ');

export const phoneUrl = `tel:${site.phone.replace(/[^+\d]/g, '')}`;
