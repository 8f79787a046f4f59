import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-belfast',
  title: 'Web Design Belfast: One Price, Both Sides of the Border',
  description: `Fixed-price web design for Belfast firms that sell across Northern Ireland and the Republic. Choose from three designs and launch in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Belfast for firms that trade north and south',
  location: 'Belfast',
  service: 'Belfast Web Design',
  keywords: [
    'web design Belfast',
    'Belfast web designer',
    'website design Northern Ireland',
    'small business website Belfast',
    'web design Lisburn',
    'web design Bangor NI',
    'affordable website Belfast',
  ],
  screen: {
    motif: 'hammer',
    palette: 'sand',
    name: 'Lagan Joinery',
    headline: ['Stairs, north', 'and south.'],
    text: 'Priced in pounds and in euro',
    action: 'Send a plan',
  },
  content: {
    lead: 'We build websites for Belfast firms that sell in Northern Ireland and across the border.',
    intro:
      'A joiner on the Castlereagh Road may fit stairs in Dundalk on Monday and Ballymena on Wednesday; a gin maker sells half her bottles to people who pay in euro. Few places this size deal with two currencies, two dialling codes and visitors from every continent who came for a ship and a television series. Off-the-shelf websites handle none of it. Ours are written by asking you: where you deliver, how someone in Dublin should ring, what you quote in sterling. The answers go on the page in the order customers need them.',
    benefits: [
      {
        title: 'Clear for callers from the Republic',
        text: 'Your number appears in international form, with the 048 prefix explained where it helps, and you can state prices in either currency.',
      },
      {
        title: 'Delivery zones without confusion',
        text: 'NI, the Republic, Great Britain: three columns, three sets of times and conditions. Buyers see the column that concerns them and stop guessing.',
      },
      {
        title: 'Hygiene score in plain sight',
        text: 'Displaying the food rating is the law at the door here, and we give it an equally visible place online for cafés, caterers and stalls.',
      },
      {
        title: 'Visitors guided gently',
        text: 'Tour operators, guest houses and taxi tour drivers get meeting points, durations and a calm tone about the past, which guests value more than bravado.',
      },
      {
        title: 'Dead weeks noted',
        text: 'A good part of the city closes for the July fortnight. Put your summer and Christmas arrangements online once and save yourself the voicemail backlog.',
      },
    ],
    process: [
      {
        title: 'Start the job',
        text: 'Pay by card from anywhere on the island. You get the form straight away and one of us reads it by the next day.',
      },
      {
        title: 'Map who you serve',
        text: 'Counties covered, currencies accepted, trade bodies, photos of finished work. Half-sentences do rightly; we turn them into paragraphs.',
      },
      {
        title: 'View three designs',
        text: `The designs come inside ${times.draftHours} hours and show different ways to split local, cross-border and overseas customers on your front page.`,
      },
      {
        title: 'Settle on one and sharpen it',
        text: "Call out anything that wouldn't be said in your shop. Every correction is made, and there's no limit to how many.",
      },
      {
        title: 'Hand over the keys',
        text: `We run test enquiries from UK and Irish mobiles, switch on your domain and finish, ${deliveryDays(' to ')} days from the order.`,
      },
    ],
    localInfo:
      "Cafés in the Cathedral Quarter, boutiques on the Lisburn Road, bakeries on the Ormeau Road, language tutors in Stranmillis, delis in Ballyhackamore, drivers and guides on the Falls and the Shankill, software contractors in Titanic Quarter, traders at St George's Market. Round the lough, hair salons in Holywood and Bangor, boatyards in Carrickfergus, plumbers in Newtownabbey. Towards Strangford, farm shops around Newtownards and Comber. Inland, kitchen makers in Lisburn, Antrim and Ballymena, orchards around Armagh, hauliers in Newry.",
    cta: `Wherever your customers ring from, give them one clear page. Order now, and your Belfast site is live in ${deliveryDays(' to ')} days.`,
  },
};
