/** Identity and contact channels of the shop. `SITE_BRAND="Acme"` overrides `site.brand`. */
type Given = { brand?: string; product?: string; email?: string };
const details = ({ brand = 'Hedgerow', product = brand, email = 'hello@hedgerow.example' }: Given) => ({
  brand,
  /** The package is called `{product} Complete Package`. */
  product,
  tagline: 'Small-business websites, done properly. And a tree.',
  /** For the imprint, invoices and the legal pages. */
  legalName: 'Hedgerow Web Services Ltd',
  /** Shown in the footer and the legal pages when set. */
  companyNumber: '',
  registeredIn: 'England and Wales',
  vatNumber: '',
  address: '4 Orchard Yard, Bristol BS1 6XN, United Kingdom',
  email,
  /** Display format. */
  phone: '+44 20 7946 0123',
  /** Digits only, for wa.me links. */
  chatNumber: '442079460123',
  instagramUrl: 'https://www.instagram.com/hedgerow.example',
  linkedinUrl: 'https://www.linkedin.com/company/hedgerow-example',
  billingSoftware: `${product} Billing`,
  /** Plants the trees; named beside every certificate. */
  plantingPartner: 'Orchard Yard Planting Trust',
  plantingPlace: 'Somerset, England',
  /** Receives enquiries and new orders. */
  inbox: email,
  /** Working hours are counted here (src/domain/shared/working-time.rules.ts). */
  timeZone: 'Europe/London',
  /** Whose public holidays are no working days: a country, or a country and its part. */
  holidayRegion: 'GB-ENG',
  /** Fixed by the specification. */
  copyrightYear: '2025',
  /** Browser theme colour, light and dark; the palette is in src/ui/styles/theme.ts. */
  themeColor: '#1f5c43',
  themeColorDark: '#0f1f18',
});

export type Site = ReturnType<typeof details>;

/** `chatNumber` -> `SITE_CHAT_NUMBER` */
export const siteVariables = (): Record<string, keyof Site> =>
  Object.fromEntries(
    (Object.keys(details({})) as (keyof Site)[]).map((key) => [
      `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
      key,
    ]),
  );

export function siteFrom(env: Record<string, string | undefined>): Site {
  const given: Partial<Site> = {};
  for (const [variable, key] of Object.entries(siteVariables())) {
    const value = env[variable]?.trim();
    if (value) given[key] = value;
  }
  return { ...details(given), ...given };
}

declare global {
  /** The build writes the record into what it bundles: a browser has no environment. */
  var __SITE__: Site | undefined;
}

export const site: Site = Object.freeze(globalThis.__SITE__ ?? siteFrom(process.env));

/** `Acme Ltd, registered in ..., company number 123. VAT number GB1.`, as far as they are set. */
export const companyLine = [
  site.companyNumber &&
    `${site.legalName}, registered in ${site.registeredIn}, company number ${site.companyNumber}.`,
  site.vatNumber && `VAT number ${site.vatNumber}.`,
]
  .filter(Boolean)
  .join(' ');

export const phoneUrl = `tel:${site.phone.replace(/[^+\d]/g, '')}`;
