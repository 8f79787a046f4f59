import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'cleaning-services',
  title: 'Cleaning Company Website Design: Homes and Offices',
  description:
    'Websites for domestic, office and end-of-tenancy cleaners: clear checklists, areas and quote forms. A single fixed price with hosting and support.',
  h1: 'Cleaning company websites without a smear',
  service: 'Cleaning Services Website Design',
  keywords: [
    'cleaning company website design',
    'domestic cleaner website',
    'office cleaning website UK',
    'end of tenancy cleaning website',
    'window cleaner website',
    'carpet cleaning website',
  ],
  screen: {
    motif: 'cleaning',
    palette: 'sky',
    name: 'Bright Stairwell',
    headline: ['Back to clean', 'by half five.'],
    text: 'Homes and offices, the same two faces',
    action: 'Price my rooms',
  },
  content: {
    lead: 'We build websites for cleaners of homes, offices and rental flats.',
    intro:
      "You clean empty flats at seven, an accountant's office at nine in the evening, and in between you answer the same message: how much for a two-bed? A website can take that question, ask in turn about ovens, pets and parking, and send you something you can price on the stairs. It also shows the faces who will hold the alarm code, which matters more than any sparkle effect. No soap bubbles drifting down the page, unless you truly insist.",
    benefits: [
      {
        title: 'Checklists by job',
        text: 'Regular, deep, after-builders and check-out cleans each list what is done room by room, so tenants and agents argue less about the oven.',
      },
      {
        title: 'Quotes with the right details',
        text: 'Bedrooms, bathrooms, frequency, carpets, key collection and date, gathered in one short form before anyone drives over.',
      },
      {
        title: 'Trusted with keys',
        text: 'Public liability insurance, basic DBS checks, key-tagging and how long your people have been with you appear together, in normal words.',
      },
      {
        title: 'Offices decide differently',
        text: "For managers there's a page on COSHH sheets, risk assessments, night hours, cover for sickness and monthly invoices.",
      },
      {
        title: 'Invoices sorted too',
        text: 'Dozens of small regular customers mean dozens of bills; the billing software that comes free in year one earns its keep here.',
      },
    ],
    process: [
      {
        title: 'Inventory',
        text: 'Tick off services, towns, hourly or fixed rates, products used and insurance on the form, and add a group photograph if you have one.',
      },
      {
        title: 'Three rooms ready',
        text: 'You walk into each of the designs a day later: crisp hotel white, friendly family home, or serious facilities contractor.',
      },
      {
        title: 'Point at the dust',
        text: "Anything you don't like, we wipe away: wrong blue, long sentences, missing postcode. Repeat until it shines.",
      },
      {
        title: 'White-glove test',
        text: 'Form, call button, area list and prices are gone over on several phones, then one more time by you.',
      },
      {
        title: 'Move in',
        text: `Polished, published and yours in ${deliveryDays(' to ')} days; we come round with small updates for the next ${times.supportMonths} months.`,
      },
    ],
    cta: 'Let the page collect the details while your hands are in gloves. One fixed rate, no hourly surprises.',
  },
};
