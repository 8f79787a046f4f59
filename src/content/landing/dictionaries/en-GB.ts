import type { LandingDictionary } from '../landing.ts';
import { en } from './en.ts';

/** British spelling, for the pages of the United Kingdom, Ireland and Malta. */
export const enGB: LandingDictionary = {
  ...en,
  form: {
    ...en.form,
    inquiryType: 'Enquiry Type',
    inquiryTypes: { ...en.form.inquiryTypes, general: 'General Enquiry' },
  },
  chrome: { ...en.chrome, affiliate: 'Affiliate Programme' },
};
