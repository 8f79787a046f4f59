import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'fashion',
  title: 'Fashion Website Design for Labels and Makers',
  description:
    'Websites for fashion labels, tailors and jewellery makers: lookbooks, stockists, sizing and care at one fixed price, with domain and hosting.',
  h1: 'Fashion websites cut to fit a small label',
  service: 'Fashion Website Design',
  keywords: [
    'fashion website design',
    'clothing brand website UK',
    'fashion label website',
    'lookbook website',
    'tailor website',
    'jewellery maker website',
    'stylist website',
  ],
  screen: {
    motif: 'dress',
    palette: 'plum',
    name: 'Wren Outerwear',
    headline: ['Fourteen coats.', 'No sale.'],
    text: 'Cut and sewn in Hawick',
    action: 'Find a stockist',
  },
  content: {
    lead: 'We build websites for small labels, tailors, milliners and jewellers.',
    intro:
      "A collection of fourteen pieces doesn't need the website of a department store. It needs air, a good line and photographs that show how the back of the coat hangs. Buyers want wholesale facts, the press wants a credit and a cut-out, and the woman who touched your sleeve at a market wants to know where she can try it on. We design for small labels, tailors, milliners, knitters and jewellers, who have a style of their own and no web department.",
    benefits: [
      {
        title: 'Lookbook by season',
        text: 'Spring/summer and autumn/winter live side by side as scrolling stories, with piece names and colours that a stylist can quote.',
      },
      {
        title: 'Stockists and trunk shows',
        text: 'A list by town, market dates and studio appointments brings people to the cloth, and a link leads to wherever you sell online.',
      },
      {
        title: 'Fit, fibre, care',
        text: 'Measurements on an actual body, fibre composition as textile labelling rules require, washing and mending notes: fewer parcels come back.',
      },
      {
        title: 'Green words weighed',
        text: 'The regulator\'s Green Claims Code wants "sustainable" backed by facts, so we help you say what is organic, deadstock or local, and stop there.',
      },
      {
        title: 'Trade page',
        text: 'Minimums, delivery windows, sizes and line sheets on request, kept apart from the public pages so that shops feel expected.',
      },
    ],
    process: [
      {
        title: 'Toile: send us the details',
        text: 'Send the lookbook pictures, swatches of your palette, label artwork and a paragraph on how and where things are sewn.',
      },
      {
        title: 'Three fittings: choose a design',
        text: `After ${times.draftHours} hours try them on: magazine-like with big type, almost blank gallery, or studio table with pins and chalk.`,
      },
      {
        title: 'Alterations: ask for changes',
        text: 'Nip in the text, let out the pictures, unpick the menu. You may come back to the fitting room without limit.',
      },
      {
        title: 'Pressing: the last checks',
        text: 'Skin tones and dye colours compared with your originals, size tables proofed, stockist links clicked one at a time.',
      },
      {
        title: 'On the rail: go live',
        text: `The site is yours to wear within ${times.longestDays} days, at an address short enough for a swing ticket.`,
      },
    ],
    cta: 'You spend days on a buttonhole. Let us spend ours on the page that shows it, at one price, cut and finished.',
  },
};
