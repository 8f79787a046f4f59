import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-glasgow',
  title: 'Web Design Glasgow for Local Firms and Trades',
  description: `Friendly, fixed-price web design for Glasgow trades, cafés, salons and practices. Three designs to choose from, no jargon, live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Glasgow with a bit of warmth to it',
  location: 'Glasgow',
  service: 'Glasgow Web Design',
  keywords: [
    'web design Glasgow',
    'Glasgow web designer',
    'small business website Glasgow',
    'affordable website design Glasgow',
    'website for tradesmen Glasgow',
    'web design Scotland',
    'web design Paisley',
  ],
  screen: {
    motif: 'roof',
    palette: 'slate',
    name: 'Gourlay Roofing',
    headline: ['Whole close', 'dry by Friday.'],
    text: 'Slates and gutters on the South Side',
    action: 'Call Gourlay',
  },
  content: {
    lead: 'We build websites for Glasgow trades, cafés, salons and practices.',
    intro:
      "Word travels up a Glasgow close faster than any advert. One neighbour gets the roof sorted, and by Friday the whole close has the number. Trouble is, the next person in line looks you up before ringing, and if all they find is a dormant social page they quietly try someone else. A website doesn't replace the blether; it backs it up. Ours give you a proper home for your name, your prices and pictures of your work, in a voice that sounds like a person from here and not a brochure from nowhere.",
    benefits: [
      {
        title: 'Tenement know-how on show',
        text: "Shared roofs, stonework, sash windows, common closes: if you deal with owners' groups and property factors, a page that explains how saves a dozen calls per job.",
      },
      {
        title: 'Friendly without being daft',
        text: "If you have a laugh with your customers, we'll leave it in the copy. The enquiry form stays serious.",
      },
      {
        title: 'Busy when the Hydro is',
        text: 'Finnieston fills up well before the doors open. Pre-show menus, walk-in policy and last food orders go where a hungry crowd will spot them.',
      },
      {
        title: 'Scottish details kept straight',
        text: 'Local holidays, the Fair fortnight in July, Hogmanay hours and Scottish legal terms appear correctly, since we ask you instead of assuming England.',
      },
      {
        title: 'Easy to keep current',
        text: `Menu changed, van replaced, new apprentice? Small changes are covered for the first ${times.supportMonths} months: you send a message and we make the edit.`,
      },
    ],
    process: [
      {
        title: 'Get the ball rolling',
        text: 'Order online any hour of the day. A short form lands in your inbox with your receipt, in plain words and no tech talk.',
      },
      {
        title: 'Tell us your patter',
        text: 'How would you describe the business to someone at the bar? Write it that way, add services, areas and a few snaps.',
      },
      {
        title: 'Choose from three looks',
        text: 'The day after, you get a trio of designs with your own content, from red-sandstone classic to neon-on-black, and say which feels like you.',
      },
      {
        title: 'We finish, you approve',
        text: `Your choice is built in full and altered until you're happy, then goes live: ${deliveryDays(' to ')} days door to door.`,
      },
    ],
    localInfo:
      'West End to East End: bookshops on Byres Road, delis in Partick and Hyndland, bars in Finnieston, tailors in the Merchant City, cafés in Dennistoun, stallholders at the Barras. South of the river, grocers in Govanhill, florists in Shawlands and Battlefield, joiners in Cathcart, boat repairers in Govan. Further out, physios in Bearsden, dog groomers in Bishopbriggs, dance teachers in Rutherglen and East Kilbride, roofers in Paisley and Clydebank. Chippies and wee bakeries fit the same package, and nobody needs to travel further than their own kitchen table.',
    cta: `Give the neighbours something to send on. Order today and your Glasgow website is up in ${deliveryDays(' to ')} days.`,
  },
};
