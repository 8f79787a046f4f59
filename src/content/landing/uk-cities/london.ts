import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-london',
  title: `Web Design London: a Small Business Site in ${times.shortestDays} Days`,
  description: `A professionally built website for London sole traders, shops and practices at one fixed price, with a ${times.shortestDays}-day express turnaround and a year of support.`,
  h1: 'Web design in London, one postcode at a time',
  location: 'London',
  service: 'London Web Design',
  keywords: [
    'web design London',
    'London web designer',
    'small business website London',
    'express website London',
    'fixed price web design London',
    'website for tradespeople London',
    'affordable website London',
  ],
  screen: {
    motif: 'tap',
    palette: 'night',
    name: 'Walthamstow Heat',
    headline: ['We know where', 'to park.'],
    text: 'Boilers and bathrooms in E17 and E10',
    action: 'Call the plumber',
  },
  content: {
    lead: 'We build websites for London sole traders, shops and practices, around the postcodes you serve.',
    intro: `Nobody in London looks for "a plumber". They look for one in Walthamstow who can park, or a nursery two streets from the Overground. Yet many of the firms doing that work pay central rents and agency day rates for a website that mentions neither the street nor the station. We build yours around the few postcodes you truly serve, at one fixed price, without a discovery workshop in a glass meeting room. And because the rent doesn't wait for a launch date, London orders can run on our ${times.shortestDays}-day express schedule.`,
    benefits: [
      {
        title: 'Express when you need it',
        text: `London is the one city where we offer express: send your words and pictures with the form and choose on the day you see the designs, and we’ll work to a date within ${times.shortestDays} days of your order instead of ${times.longestDays}.`,
      },
      {
        title: 'Postcodes before slogans',
        text: 'Your pages name the stations, high streets and boroughs you cover, so a reader in SE15 knows at once whether you come to Peckham or stop at the river.',
      },
      {
        title: 'Readable between two stops',
        text: 'Many of your visitors are on a phone with the signal dropping. Pages are light, the number is one thumb away, and opening hours are near the top.',
      },
      {
        title: 'Honest about the cost of travel',
        text: 'Congestion Charge, ULEZ, parking suspensions: say plainly how you price a call-out in town, and stop losing customers to a surprise on the invoice.',
      },
      {
        title: 'A price without the London premium',
        text: "You pay what a shop in any other town pays us. There's no Shoreditch studio in the figure, and nothing is added for a W1 address.",
      },
    ],
    process: [
      {
        title: 'Order and mark it express',
        text: 'Pay online, then write “express” in the notes of the order form if you want it. It costs the same.',
      },
      {
        title: 'Draw your patch',
        text: 'List the boroughs and stations you work around, your services, accreditations and the photos on your phone. Ten minutes on the bus is enough.',
      },
      {
        title: 'Compare three directions',
        text: `Within ${times.draftHours} hours you see three designs for your own firm: different openings, different moods, all with your real name and district in them.`,
      },
      {
        title: 'Choose and correct',
        text: "Tell us which one, and what still jars. Revisions aren't counted, so ask your partner and your most critical regular as well.",
      },
      {
        title: 'Go live',
        text: 'We connect the domain, test forms and phone links on real handsets, and hand over the site with its tree certificate.',
      },
    ],
    localInfo:
      'We can work with firms in all 32 boroughs and the City: cafés and barbers in Hackney and Brixton, practices around Harley Street and Marylebone, builders and electricians in Croydon, Enfield and Romford, tutors in Richmond and Harrow, makers under the railway arches of Bermondsey and Deptford, shops along Green Street in Newham and the Broadway in Southall. Everything happens by form, email, phone and chat, so nobody has to cross town for a meeting.',
    cta: `Tell us your postcode and your trade today, and see three designs tomorrow. On express, your London site can be live ${times.shortestDays} days from now.`,
  },
};
