import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'fitness',
  title: 'Fitness Website Design for Gyms, Studios and Coaches',
  description:
    'Websites for gyms, yoga studios and personal trainers: timetable, prices, coaches and trial bookings at a single fixed price, hosted for the first year.',
  h1: 'Fitness websites that get people to the first session',
  service: 'Fitness Website Design',
  keywords: [
    'gym website design',
    'personal trainer website',
    'yoga studio website',
    'fitness coach website UK',
    'pilates website design',
    'crossfit gym website',
  ],
  screen: {
    motif: 'kettlebell',
    palette: 'night',
    name: 'Tuesday Club',
    headline: ['Come as', 'you are.'],
    text: 'Small classes for people who hate gyms',
    action: 'Try one session',
  },
  content: {
    lead: 'We build websites for gyms, studios, coaches and personal trainers.',
    intro:
      'Nobody signs up on the day they first think about it. They look at your page in bed on Sunday night, wonder if everyone there is twenty-three and shredded, check whether Tuesday at half past six fits round the school run, and close the tab. Your website has to take away that small fear. We show the real room, the real coaches and a first step that takes little courage: one trial, one class, one message. January will fill itself; this is for the other eleven months.',
    benefits: [
      {
        title: 'Timetable first',
        text: 'Classes by day, level and coach in a layout a thumb can scan, with a link straight into the booking app you already run.',
      },
      {
        title: 'Prices without a phone call',
        text: 'Monthly, pay-as-you-go and student rates set side by side. Notice periods are stated plainly, as consumer law expects and as members appreciate.',
      },
      {
        title: 'Coaches with credentials',
        text: 'A paragraph each on qualifications, first-aid training, CIMSPA membership and what they are like to train with on a bad day.',
      },
      {
        title: 'A page for the nervous',
        text: "What to wear, where to park, whether there are showers and what happens in the first ten minutes: the questions beginners don't dare ask.",
      },
      {
        title: 'Results told with care',
        text: 'Member stories appear with consent and in their own words, without before-and-after promises that would put you at odds with advertising rules.',
      },
    ],
    process: [
      {
        title: 'Warm-up: the form',
        text: 'Tell us your classes, prices, booking app and the type of member you enjoy coaching. Action shots from your phone are welcome.',
      },
      {
        title: 'Set of three',
        text: 'Overnight we prepare three looks, for instance gritty strength, airy mat studio or friendly neighbourhood gym, so you can feel the difference.',
      },
      {
        title: 'Adjust your form',
        text: 'Say which one your members would recognise. We shift colours, words and order of sections as many times as it takes.',
      },
      {
        title: 'Time trial',
        text: 'Each page is tested on a mid-range phone: time from landing to trial request should be seconds, with no sideways scrolling of timetables.',
      },
      {
        title: 'Open gym',
        text: `Your site is public, the QR code can go on the front desk, and small changes such as a new timetable are covered for ${times.supportMonths} months.`,
      },
    ],
    cta: 'Someone nearby is deciding tonight whether to try your class. Make the first step feel small: order your site now.',
  },
};
