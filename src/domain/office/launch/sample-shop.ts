/** What the sample shop says about itself: values that a real shop replaces. */
import type { Site } from '#src/domain/site.ts';

export const SAMPLE_SHOP = {
  brand: 'Hedgerow',
  legalName: 'Hedgerow Web Services Ltd',
  address: '4 Orchard Yard, Bristol BS1 6XN, United Kingdom',
  email: 'hello@hedgerow.example',
  inbox: 'hello@hedgerow.example',
  phone: '+44 20 7946 0123',
  chatNumber: '442079460123',
  instagramUrl: 'https://www.instagram.com/hedgerow.example',
  linkedinUrl: 'https://www.linkedin.com/company/hedgerow-example',
  plantingPartner: 'Orchard Yard Planting Trust',
} as const satisfies Partial<Site>;

/**
 * Legal pages whose text is still the sample's. Remove a page here once its text in
 * src/content/legal is yours.
 */
export const SAMPLE_LEGAL_TEXTS: readonly string[] = ['privacy policy', 'terms of service', 'refund policy'];
