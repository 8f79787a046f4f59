import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'dentist',
  title: 'Dentist Website Design with GDC Details in Place',
  description:
    'Dental practice websites for nervous and new patients: NHS and private fees, GDC numbers, team and appointment requests. One fixed price, supported.',
  h1: 'Dental websites that lower the heart rate',
  service: 'Dentist Website Design',
  keywords: [
    'dentist website design',
    'dental practice website UK',
    'orthodontist website',
    'implant clinic website',
    'GDC compliant website',
    'hygienist website',
    'private dentist website',
  ],
  screen: {
    motif: 'tooth',
    palette: 'sky',
    name: 'Mill Street Dental',
    headline: ['Nobody will', 'tell you off.'],
    text: 'NHS and private. Every fee on this page',
    action: 'Call the desk',
  },
  content: {
    lead: 'We build websites for dental surgeries, orthodontists and hygienists.',
    intro:
      'Your first treatment begins before the waiting room, on a settee, with a tongue feeling for a broken molar. Is there an appointment this week? NHS or private? Will they tell me off for the last six years? A practice website can be very good at bedside manner. We put availability, fees and the faces behind the masks at the front, and leave the macro photographs of implants for those who want to see them. Surgeries, orthodontists, hygienists and clinical dental technicians are all welcome.',
    benefits: [
      {
        title: 'GDC particulars, complete',
        text: "Dental professionals' sites should give qualification, country of qualification, registration number, practice address and the regulator's details, with the date of last update. Each has its place.",
      },
      {
        title: 'NHS, private or both',
        text: "Say plainly whether you're taking NHS patients now, and set band charges next to private and plan prices. It spares reception forty calls.",
      },
      {
        title: 'Welcome for the frightened',
        text: 'One page on stop signals, longer visits, sedation if you provide it and no lectures, written for those who have stayed away.',
      },
      {
        title: 'Treatments in human terms',
        text: "Root canals, aligners and whitening described by number of visits, feeling afterwards and price range, without comparing your skill with the neighbour's.",
      },
      {
        title: 'Complaints and feedback',
        text: 'The procedure and the bodies a patient may turn to are one click from the footer, where your regulator wants them.',
      },
    ],
    process: [
      {
        title: 'Tell us about the practice',
        text: 'Our new patient form asks for the team with registration numbers, treatments, fees, emergency arrangements, parking and step-free access.',
      },
      {
        title: 'See three designs',
        text: 'They come the next day: bright family practice, hushed cosmetic studio, or trusted corner surgery since 1974.',
      },
      {
        title: 'Tell us what to change',
        text: 'Portraits, tone, fee tables, colours: we change them as often as you ask, with no limit on appointments.',
      },
      {
        title: 'Check every claim',
        text: 'The principal confirms every claim, price and qualification; we look after contrast, form privacy and reading on small screens.',
      },
      {
        title: 'Go live',
        text: `On your domain in ${times.longestDays} days at most, with small updates for ${times.supportMonths} months when a clinician joins or a band charge changes.`,
      },
    ],
    cta: 'Someone with toothache is choosing between three practices this evening. Let yours be the one that feels kind.',
  },
};
