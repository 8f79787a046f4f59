import { landing as en } from '../en/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** British spelling, for the pages of the United Kingdom, Ireland and Malta. */
export const landing: LandingDictionary = {
  ...en,
  form: {
    ...en.form,
    inquiryType: 'Enquiry Type',
    inquiryTypes: { ...en.form.inquiryTypes, general: 'General Enquiry' },
  },
  chrome: { ...en.chrome, affiliate: 'Affiliate Programme' },
};
