import type { LandingDictionary } from '../landing.ts';
import { en } from './en.ts';

/** English as written in Ireland. */
export const enIE: LandingDictionary = {
  ...en,
  includedItems: {
    ...en.includedItems,
    delivery: { title: 'Delivered Quickly', text: 'Live within 7-14 days, guaranteed' },
  },
  testimonials: [
    {
      name: 'Aoife Brannigan',
      role: 'Owner, Brannigan’s Bakehouse',
      content:
        'Sent the photos after closing, had three designs to look at the next evening. The Christmas cake orders came in through the site.',
    },
    {
      name: 'Declan Mulvihill',
      role: 'Director, Mulvihill Plant Hire Ltd',
      content:
        'No hard sell and no surprise invoice. They asked what I do, built it, and it has been grand ever since.',
    },
    {
      name: 'Niamh Ní Dhálaigh',
      role: 'Podiatrist, Harbour Foot Clinic',
      content:
        'Every email answered the same day, in plain words. New patients tell me they found us on their phone.',
    },
  ],
  form: {
    ...en.form,
    inquiryType: 'Enquiry Type',
    inquiryTypes: { ...en.form.inquiryTypes, general: 'General Enquiry' },
  },
  chrome: { ...en.chrome, affiliate: 'Affiliate Programme' },
};
