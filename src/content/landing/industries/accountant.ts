import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'accountant',
  title: 'Accountant Website Design for Small Practices',
  description:
    'Websites for accountants and bookkeepers: services by client type, fixed fees, key dates and document checklists. One price, first year all included.',
  h1: 'Accountancy websites that add up for the client',
  service: 'Accountant Website Design',
  keywords: [
    'accountant website design',
    'bookkeeper website UK',
    'chartered accountant website',
    'tax adviser website',
    'accountancy practice website',
    'payroll bureau website',
  ],
  screen: {
    motif: 'accounts',
    palette: 'navy',
    name: 'Marlow Accounts',
    headline: ['Sums done.', 'Sleep well.'],
    text: 'Tax returns, VAT and payroll in Kendal',
    action: 'Ask for a fee',
  },
  content: {
    lead: 'We build websites for accountants and bookkeepers in small practices.',
    intro:
      'Half your future clients arrive in January with a carrier bag, the other half in a calm month because a friend said you explain things. Both look you up first. They want to know whether you take on sole traders or only companies, which software you work with, whether the fee is monthly and whether anybody answers in the last week before the deadline. We build practice sites that say so in ordinary words.',
    benefits: [
      {
        title: 'Sorted by who they are',
        text: 'Landlord, contractor, café owner, charity treasurer: each finds a section in their own language listing returns, payroll and what you need from them.',
      },
      {
        title: 'Dates that bring them back',
        text: '31 January, 31 July, VAT quarters, confirmation statements: a plain calendar page is useful all year and cuts down reminder calls.',
      },
      {
        title: 'Making Tax Digital, explained',
        text: 'Since April 2026 the first sole traders and landlords report to HMRC quarterly. One calm page on thresholds and software wins worried enquiries.',
      },
      {
        title: 'Standing and supervision',
        text: 'Anyone may call themselves an accountant, so ICAEW, ACCA, AAT or other membership and your anti-money-laundering supervisor deserve a visible line.',
      },
      {
        title: 'Papers kept out of email',
        text: 'We link to your own portal for documents, while the public form asks only what is needed to ring back.',
      },
    ],
    process: [
      {
        title: 'Tell us about the practice',
        text: 'Fill in the form with services, fee model, software partners, professional body and the clients you would like ten more of.',
      },
      {
        title: 'Compare three designs',
        text: 'The next day you have all three, from city-formal to kitchen-table friendly, all carrying your true service list.',
      },
      {
        title: 'Ask for changes',
        text: 'Send corrections whenever they occur to you: wording, colours, partner portraits, order of services. Revisions are unlimited.',
      },
      {
        title: 'Check the details',
        text: 'Qualifications, fees, deadlines and regulatory wording are ticked off line by line with you before anything is public.',
      },
      {
        title: 'Go live',
        text: "The site is published on your domain with the first year's hosting prepaid, and new Budget figures can be sent to us to update.",
      },
    ],
    cta: `Spend January on returns, not on a website. Order in a quiet hour and this job is done within ${times.longestDays} days.`,
  },
};
