import type { LandingDictionary } from '../landing.ts';
import { en } from './en.ts';

/** English as written in Malta. */
export const enMT: LandingDictionary = {
  ...en,
  includedItems: {
    ...en.includedItems,
    delivery: { title: 'Ready on Time', text: '7-14 day turnaround, guaranteed' },
  },
  testimonials: [
    {
      name: 'Maria Camilleri',
      role: 'Owner, Camilleri Ceramics',
      content:
        'Three proper designs the day after I ordered. Visitors now check our opening hours before they take the bus, not after.',
    },
    {
      name: 'Joseph Zammit',
      role: 'Director, Zammit Marine Upholstery Ltd',
      content:
        'One payment and that was that. Boat owners abroad see our work, fill in the form and we have a job before they arrive.',
    },
    {
      name: 'Daniela Farrugia',
      role: 'Dental surgeon, Farrugia Dental Clinic',
      content:
        'I had no time for meetings and they never asked for one. Clear emails, quick changes, and a site my patients use.',
    },
  ],
  form: {
    ...en.form,
    inquiryType: 'Enquiry Type',
    inquiryTypes: { ...en.form.inquiryTypes, general: 'General Enquiry' },
  },
  chrome: { ...en.chrome, affiliate: 'Affiliate Programme' },
};
