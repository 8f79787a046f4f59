import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'logistics',
  title: 'Logistics Website Design for Hauliers and Couriers',
  description:
    'Websites for hauliers, couriers, removals and warehouses: fleet, routes, licences and quick quote requests. Fixed price, hosting and domain included.',
  h1: 'Haulage and courier websites that win the load',
  service: 'Logistics Website Design',
  keywords: [
    'haulage website design',
    'courier website UK',
    'logistics company website',
    'removals website',
    'warehousing website',
    'freight forwarder website',
    'transport company website',
  ],
  screen: {
    motif: 'truck',
    palette: 'slate',
    name: 'Fellway Haulage',
    headline: ['Carlisle by', 'Thursday.'],
    text: 'Tail-lifts, ADR drivers, north every day',
    action: 'Ring traffic desk',
  },
  content: {
    lead: 'We build websites for hauliers, couriers and warehouses.',
    intro:
      'Transport buyers decide while standing up. A supplier has let them down, eleven pallets must be in Carlisle by Thursday and they are going down a list. What gets you the call is a page that states what you run, where you go every week, whether tail-lifts and ADR drivers are on hand and who picks up before six in the morning. Your trucks advertise on the M6 all day; give the people who read the curtain-side something to find when they look you up.',
    benefits: [
      {
        title: 'Fleet and limits',
        text: 'Vans, rigids and artics with payload, deck length and kit such as Moffetts or temperature control, listed so planners can match the job.',
      },
      {
        title: 'Regular runs on a map',
        text: 'Backloads and weekly routes are worth money. Showing them helps customers fill the space you would otherwise carry empty.',
      },
      {
        title: 'Licensed and insured',
        text: "Operators of goods vehicles over 3.5 tonnes need an operator's licence. Licence number, conditions of carriage and goods-in-transit cover get their own block.",
      },
      {
        title: 'Quotes by consignment',
        text: 'From, to, pallets, weight, ready time and access restrictions in a form made for a phone at the loading bay.',
      },
      {
        title: 'Drivers wanted',
        text: 'A standing page on routes, nights out, equipment and pay period brings applicants directly, without an agency margin.',
      },
    ],
    process: [
      {
        title: 'Tell us what you run',
        text: 'Depots, vehicles, lanes, accreditations and the hours your traffic office is staffed, with pictures of clean lorries.',
      },
      {
        title: 'Compare three designs',
        text: 'Delivered the next day for inspection: bold livery style, corporate and contract-minded, or friendly local man-and-van.',
      },
      {
        title: 'Change what you like',
        text: 'Order, wording, photographs, colours to match the cab doors: we change them as required, without a redelivery fee.',
      },
      {
        title: 'We check everything',
        text: 'Just as before a shift: lights, tyres, forms, phone links, licence details and map are inspected, and defects fixed before setting out.',
      },
      {
        title: 'Go live',
        text: `The finished site is signed for at your domain on time, then kept roadworthy by ${times.supportMonths} months of maintenance.`,
      },
    ],
    cta: 'Somewhere a transport manager has a load and no lorry. Make sure the name on your doors leads to a page that picks up.',
  },
};
