import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'law-firm',
  title: 'Law Firm Website Design with SRA Price Transparency',
  description:
    'Websites for solicitors and small law firms with room for SRA price information, complaints pages and the digital badge. One fixed price, no hourly rate.',
  h1: 'Law firm websites, drafted in plain English',
  service: 'Law Firm Web Design',
  keywords: [
    'law firm website design',
    'solicitor website UK',
    'SRA transparency rules website',
    'conveyancing website',
    'legal web design',
    'small law firm website',
  ],
  screen: {
    motif: 'law',
    palette: 'navy',
    name: 'Penrose & Abbey',
    headline: ['The fee first,', 'then the law.'],
    text: 'Wills, houses and disputes at work',
    action: 'Ask for a call',
  },
  content: {
    lead: 'We build websites for sole practitioners and small law firms.',
    intro:
      "Someone who needs a solicitor has usually been up since four in the morning. A dismissal letter, a father's estate, a purchase falling through: they want to know whether you handle it, who in the firm does and roughly what it will cost. Too many legal sites answer with a courtroom stock photo and a list of Latin. We build for sole practitioners and small firms who would sooner explain, and we charge as you perhaps should: one figure, agreed at the outset.",
    benefits: [
      {
        title: 'Price pages the SRA expects',
        text: 'Regulated firms offering conveyancing, probate, motoring offences, employment tribunal or certain other services must publish costs information. Each gets its own clear page.',
      },
      {
        title: 'Complaints and the Ombudsman',
        text: 'Your complaints procedure, including how and when a client may go to the Legal Ombudsman or the SRA, has a page of its own linked from every footer.',
      },
      {
        title: 'Digital badge in place',
        text: 'The SRA clickable badge and your authorisation number are installed where visitors see them, showing that the firm behind the page is the firm on the register.',
      },
      {
        title: 'People before practice areas',
        text: 'Each fee earner has a short profile with qualifications and experience, since clients instruct a person and the transparency rules ask who does the work.',
      },
      {
        title: 'Conflict-safe enquiries',
        text: 'The contact form gathers names and the type of matter but discourages confidential facts before you have run a conflict check.',
      },
    ],
    process: [
      {
        title: 'Order and fill in the form',
        text: 'Pay the fixed fee, then give your SRA number, areas of work, fee earners and current cost information in the short form.',
      },
      {
        title: 'Compare three designs',
        text: 'Designs follow in a day: traditional, contemporary and somewhere in between, each using a service page from your own practice.',
      },
      {
        title: 'Mark up and approve',
        text: "Treat the chosen design like any document: strike, amend, send back. There's no limit on revisions and nobody is timing the call.",
      },
      {
        title: 'Compliance read-through',
        text: 'Your COLP confirms prices, disbursements, VAT wording, complaints text and regulatory statement before publication. We correct what they flag.',
      },
      {
        title: 'Publish',
        text: `Within ${times.longestDays} days of ordering the site is public, secured by HTTPS, and for the first ${times.supportMonths} months you can send us fee changes as they happen.`,
      },
    ],
    cta: 'Clients compare solicitors before they ring one. Give them plain prices, named people and a door that is easy to find.',
  },
};
