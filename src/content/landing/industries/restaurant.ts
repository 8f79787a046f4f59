import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'restaurant',
  title: 'Restaurant Website Design: Menus, Hours and Bookings',
  description:
    'Restaurant, café and pub websites with readable menus, allergen notes and a booking link. One fixed price with hosting, domain and a year of support.',
  h1: 'Restaurant websites that answer “are you open?” first',
  service: 'Restaurant Web Design',
  keywords: [
    'restaurant website design',
    'cafe website UK',
    'pub website design',
    'menu website',
    'takeaway website',
    'bistro web design',
    'restaurant booking page',
  ],
  screen: {
    motif: 'plate',
    palette: 'navy',
    name: 'Samphire Yard',
    headline: ['Tonight there', 'is plaice.'],
    text: 'Kitchen open until half past nine',
    action: 'Ring for a table',
  },
  content: {
    lead: 'We build websites for restaurants, cafés, pubs and tea rooms.',
    intro:
      "It's ten past six, four people are standing on a pavement and one of them has your menu up on a cracked phone. If it's a PDF that has to be pinched and dragged, they walk on. Your site should show tonight's dishes as plain text, say when the kitchen closes and make ringing for a table one tap. We build that for restaurants, cafés, pubs and tea rooms, then look after it through the first year of Sunday roasts and Christmas parties.",
    benefits: [
      {
        title: 'Menus people can read',
        text: "Dishes, prices and dietary marks are set as real text that fits a phone, loads on weak signal and can be altered when the fish delivery doesn't arrive.",
      },
      {
        title: 'Allergens handled honestly',
        text: 'Food law names fourteen allergens you must be able to tell guests about. We give them a clear place and a line inviting questions before ordering.',
      },
      {
        title: 'Hygiene rating on show',
        text: "In Wales and Northern Ireland the rating sticker must be displayed at the premises; in England it's voluntary. Online, a good score earns a spot near the address.",
      },
      {
        title: 'Room for the seasons',
        text: "Mother's Day, the summer terrace and the December party menu each get a section that is easy to switch on and easy to take down.",
      },
      {
        title: 'Tables without detours',
        text: 'Already using a reservation service? Its link or widget goes at the top. Otherwise a phone button and short request form do the work.',
      },
    ],
    process: [
      {
        title: 'Send the menu as it is',
        text: "A photo of the chalkboard, last week's print file or a typed list: attach it to the short form with your opening hours and address.",
      },
      {
        title: 'Taste three designs',
        text: 'Within a day come three designs with your own dishes in them: perhaps dark and candlelit, bright and brunchy, or plain as a good bistro.',
      },
      {
        title: 'Season to taste',
        text: "Tell us which one feels like your dining room, what to move and which photographs make people hungry. We adjust until you're content.",
      },
      {
        title: 'Proofread prices and hours',
        text: 'Before opening to the public we go through every price, closing day, phone number and map pin with you, on phone and desktop.',
      },
      {
        title: 'Open the doors',
        text: `The finished site goes live on your domain inside ${times.longestDays} days, ready for its link to go on bills and window stickers.`,
      },
    ],
    cta: "Tonight's guests are choosing on their phones right now. Order the package and let them find your table before they find the next one.",
  },
};
