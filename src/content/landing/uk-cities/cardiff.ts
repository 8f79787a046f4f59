import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-cardiff',
  title: 'Web Design Cardiff for Welsh Small Businesses',
  description: `Cardiff web design at one fixed price, with room for Welsh and English. Three designs to choose from, a year of support, live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Cardiff, croeso included',
  location: 'Cardiff',
  service: 'Cardiff Web Design',
  keywords: [
    'web design Cardiff',
    'Cardiff web designer',
    'small business website Cardiff',
    'bilingual website Wales',
    'web design South Wales',
    'web design Penarth',
    'affordable website Cardiff',
  ],
  screen: {
    motif: 'bread',
    palette: 'lemon',
    name: 'Popty Bach',
    headline: ['Pasties gone', 'by kick-off.'],
    text: 'Bakery in Roath, croeso',
    action: 'What’s baking',
  },
  content: {
    lead: 'We build websites for Cardiff businesses, in English or in English and Welsh.',
    intro:
      'Cardiff is small enough that a dissatisfied customer knows your cousin, and big enough that seventy thousand strangers can pour out of the Principality Stadium on a Saturday wanting pasties. Businesses here live on both: reputation from Monday to Friday, volume on international weekends. We make websites for that mixture. Regulars find the answer they came for, newcomers find the door, and if you trade in two languages we give the Welsh text you supply the same care as the English, not a greyed-out corner at the bottom.',
    benefits: [
      {
        title: 'Cymraeg treated as an equal',
        text: 'Give us your Welsh wording and it gets its own properly marked pages, circumflexes and all, with a clear switch between the two.',
      },
      {
        title: 'Welsh rules remembered',
        text: 'Food businesses in Wales must display their hygiene rating, and letting agents need a Rent Smart Wales licence. We plan visible places for both.',
      },
      {
        title: 'Match-day sense',
        text: 'Road closures, queueing trains, early last orders: a short notice at the head of the page tells fans and locals alike what changes on Saturday.',
      },
      {
        title: 'An arcade window after hours',
        text: 'Shops in the Victorian and Edwardian arcades depend on passers-by. Online, the window stays lit, with stock highlights and an enquiry button.',
      },
      {
        title: 'Trust across the Valleys',
        text: 'Customers from Pontypridd to Caerphilly check who is coming before they let anyone in. Faces, registrations and the towns you cover are stated up front.',
      },
    ],
    process: [
      {
        title: 'Place the order',
        text: 'Card payment, instant receipt, link to your questionnaire. If a question makes no sense, ask us before you answer it.',
      },
      {
        title: 'Gather the essentials',
        text: "Services, opening times, rating or registration numbers, a photo of the frontage. If there's Welsh copy, attach it alongside.",
      },
      {
        title: 'Judge three try-outs',
        text: `Within ${times.draftHours} hours the designs take the field. Compare their first screen, their tone and how each handles two languages.`,
      },
      {
        title: 'Select and refine',
        text: 'Name your first choice and tell us what is still offside. We keep adjusting spacing, spelling and pictures until you call full time.',
      },
      {
        title: 'Open the gates',
        text: `Launch comes ${deliveryDays(' to ')} days after you order, once the forms, the mutations you flagged and the mobile views have been checked.`,
      },
    ],
    localInfo:
      "Record shops in the arcades, venues on Womanby Street, cafés on Wellfield Road in Roath, delis in Pontcanna, studios in Canton, letting agents in Cathays, builders in Ely and Splott, childminders in Heath, dentists in Whitchurch and Rhiwbina, gardeners in Llanishen, boat trips from Mermaid Quay. Along the coast and up the lines, tea rooms in Penarth and Barry, farm shops around Cowbridge, choirs and clubs from Caerphilly and Pontypridd to Newport. The one-person consultancies that keep the capital's offices running are welcome too.",
    cta: `Dewch i mewn: order and send the form today, meet three designs tomorrow, and open your Cardiff website to the world in ${deliveryDays(' to ')} days.`,
  },
};
