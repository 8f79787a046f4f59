import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'startup',
  title: 'Startup Website Design for Founders on a Fixed Budget',
  description:
    'A launch-ready website for your start-up at one fixed price: three designs in a day, domain, hosting and a year of support. Runway stays intact.',
  h1: 'A start-up website that is live before your next pitch',
  service: 'Startup Website Design',
  keywords: [
    'startup website design',
    'website for start-ups UK',
    'founder website',
    'launch page design',
    'pre-seed company website',
    'early stage business website',
  ],
  screen: {
    motif: 'rocket',
    palette: 'plum',
    name: 'Peatbox',
    headline: ['Compost that', 'texts back.'],
    text: 'A probe for allotments, shipping in May',
    action: 'Ask for a pilot',
  },
  content: {
    lead: 'We build websites for founders who need one live before the next pitch.',
    intro:
      'Before anyone takes a second call with you, they type your company name into a browser. Investors, first hires and pilot customers all do it. You need a site that says in ten seconds what you make, for whom and why now, and you need it without handing a month of runway to an agency or a weekend of your own to a page builder. One price covers design, build, domain and a year of hosting, so the line in your cash-flow forecast never moves.',
    benefits: [
      {
        title: 'Clear in one screen',
        text: 'The opening screen carries one sentence about the problem, one about your answer, and a single button: join the waitlist, book a demo or write to the founders.',
      },
      {
        title: 'Survives a pivot',
        text: `Positioning changes faster than logos do. During your ${times.supportMonths} months of maintenance, headlines, screenshots and team members can be swapped as the story sharpens.`,
      },
      {
        title: 'A real address on day one',
        text: "Your own domain stops the pitch deck from ending in a free webmail address, and it's registered for the first year as part of the order.",
      },
      {
        title: 'Company details where the law wants them',
        text: 'On its website a UK limited company must state its registered name, number and office, and the part of the UK it is registered in. We put all four in the footer.',
      },
      {
        title: 'Billing for invoice number one',
        text: 'Free billing software for the first year means your earliest pilot customer gets a proper invoice, not a spreadsheet saved as a PDF.',
      },
    ],
    process: [
      {
        title: 'Order and send the deck',
        text: 'Pay once, fill in the short form and attach whatever exists: pitch deck, one-pager, screenshots, a logo or only a name and a colour you like.',
      },
      {
        title: 'Compare three directions',
        text: 'A day later you look at three designs, each telling your story from another angle: product first, problem first, or team first.',
      },
      {
        title: 'Choose with your co-founders',
        text: 'Pass the links round, argue, pick one. Revisions are unlimited, so the sentence everyone dislikes gets rewritten until nobody does.',
      },
      {
        title: 'Launch ahead of demo day',
        text: `Forms are tested, pages checked on phones, legal footer filled in. From order to public site you should allow ${deliveryDays(' to ')} days.`,
      },
    ],
    cta: 'Put the money into the product and let the website be a solved problem. Order today and show three designs at your next stand-up.',
  },
};
