import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'wedding',
  title: 'Wedding Website Design for Venues and Suppliers',
  description:
    'Websites for wedding venues, planners, florists and cake makers: galleries, packages and date enquiries at one fixed price, hosted for the first year.',
  h1: 'Wedding supplier websites couples save and come back to',
  service: 'Wedding Website Design',
  keywords: [
    'wedding venue website design',
    'wedding planner website',
    'wedding florist website UK',
    'wedding supplier website',
    'celebrant website',
    'wedding cake maker website',
  ],
  screen: {
    motif: 'rings',
    palette: 'berry',
    name: 'Marigold & Twine',
    headline: ['Yes to', 'peonies.'],
    text: 'Wedding flowers grown in Herefordshire',
    action: 'Is my date free?',
  },
  content: {
    lead: 'We build websites for wedding venues, florists, planners, cake makers and celebrants.',
    intro:
      'Between Christmas and Valentine\'s Day a great many people get engaged, pour a glass of something and begin a list. Your page will be open beside eleven others, often on two phones on one sofa, with a mother reading over a shoulder. They look at the pictures first, then for three facts: are you free, roughly what do you cost, and do you seem kind. Our sites for venues, florists, planners, cake makers and celebrants answer all three without asking a couple to "request a brochure".',
    benefits: [
      {
        title: 'Galleries by real wedding',
        text: 'Photographs are grouped as whole days, barn in May or town hall in November, so couples picture their own and not a scrapbook of best bits.',
      },
      {
        title: 'The date question solved',
        text: 'An enquiry form leads with date, guest number and venue, because those three lines tell you within seconds if you can help.',
      },
      {
        title: 'Starting prices without blushing',
        text: 'A guide price and what it buys filters out the impossible and reassures the rest. We help set it out with grace.',
      },
      {
        title: 'Notice and licence facts',
        text: 'Venues can state their approval for civil ceremonies and remind couples in England and Wales to give notice at least 28 full days before.',
      },
      {
        title: 'Kind credit to others',
        text: "A suppliers' page naming the photographers, caterers and bands you like working with is useful to couples and repaid in recommendations.",
      },
    ],
    process: [
      {
        title: 'Share the look book',
        text: "Send your favourite thirty pictures with the photographer's permission, your packages, and how far you travel with a four-tier cake.",
      },
      {
        title: 'First looks',
        text: 'Three quite different moods reach you in a day: perhaps botanical and loose, crisp black-tie, or festival tent with bunting.',
      },
      {
        title: 'Say yes to one',
        text: 'Choose with your heart, then edit with your head. Fonts, order of the galleries and wording of the welcome can be revised endlessly.',
      },
      {
        title: 'Rehearsal',
        text: 'Picture sizes are reduced so galleries open quickly on hotel Wi-Fi, forms are tried out, and names of couples are used only as agreed.',
      },
      {
        title: 'The big day',
        text: `Your address goes live inside ${times.longestDays} days, in time for the January enquiries or the next open evening.`,
      },
    ],
    cta: 'Somewhere a couple has just opened a list called "wedding". Give them a page worth saving, ordered in a few minutes.',
  },
};
