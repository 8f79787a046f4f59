import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-newcastle',
  title: 'Web Design Newcastle for Tyneside Businesses',
  description: `Straightforward web design for Newcastle and Tyneside: one fixed price, three designs a day after the form, a year of support, your site live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Newcastle, Quayside to coast',
  location: 'Newcastle upon Tyne',
  service: 'Newcastle Web Design',
  keywords: [
    'web design Newcastle',
    'Newcastle web designer',
    'website design Tyneside',
    'small business website Newcastle',
    'web design Gateshead',
    'web design North East',
    'affordable website Newcastle',
  ],
  screen: {
    motif: 'boat',
    palette: 'sky',
    name: 'Cullercoats Fish',
    headline: ['Landed at six.', 'Fried at noon.'],
    text: 'On the front, a short walk from the Metro',
    action: 'Today’s catch',
  },
  content: {
    lead: 'We build websites for Newcastle and Tyneside businesses that open on any phone.',
    intro:
      "Ask for directions on Grainger Street and you'll probably be walked there. That helpfulness is what Tyneside firms are known for, and it's exactly what goes missing when a business with lovely staff has a website from 2012 that won't open on a phone. We put it back. Visitors arrive, get shown to the right page in a sentence, and find somebody to talk to. It doesn't take months: most of the effort on your side is one evening with a cuppa and the form, and we see to the rest.",
    benefits: [
      {
        title: 'A welcome on the first screen',
        text: 'Who you are, what you can sort out and how to reach you: three things in the time it takes a Metro door to close.',
      },
      {
        title: 'Weekend trade handled',
        text: 'Stag groups, away fans and theatre-goers plan on the train up. Tables, rooms, guest-list rules and dress codes are all there before Durham.',
      },
      {
        title: 'From market stall to mail',
        text: 'Grainger Market sellers and Ouseburn makers can show the full range, explain collection or postage, and take enquiries while the shutters are down.',
      },
      {
        title: 'Northern distances understood',
        text: 'If you cover Berwick one day and Hexham the next, a simple schedule of days by area saves fuel and disappointed callers.',
      },
      {
        title: 'Industry taken seriously',
        text: 'Marine, offshore and fabrication subcontractors along the Tyne receive sober capability pages with accreditations, plant lists and a named contact for tenders.',
      },
    ],
    process: [
      {
        title: 'Howay, order',
        text: 'Two minutes online settles it. Your form arrives with the receipt, and you can ask us on chat if a question puzzles you.',
      },
      {
        title: 'An evening of answers',
        text: 'Tell us what you do best, where you travel, what folk always thank you for. Add pictures of the team if they will let you.',
      },
      {
        title: 'Three bridges to cross',
        text: 'Next day come the designs, each taking visitors from landing to phone call by another route. Try them on your own mobile.',
      },
      {
        title: 'Make it yours',
        text: 'Say which and say why. We work through your notes, and through the second set your mam sends, till everyone is content.',
      },
      {
        title: 'Switch on',
        text: `The finished site replaces the old one, or takes its first visitor, ${deliveryDays(' to ')} days on. We'll keep an eye on it while it settles in.`,
      },
    ],
    localInfo:
      'Solicitors in Grainger Town and on the Quayside, potters and printmakers in Ouseburn, cafés on Chillingham Road, salons in Jesmond and Gosforth, garages in Byker and Walker, grocers in Fenham and Benwell. Across the Tyne, caterers in Gateshead and Low Fell and builders in Whickham and Blaydon. Down the Metro to the sea, kitchens on the Fish Quay at North Shields, surf schools in Tynemouth, guest houses in Whitley Bay and South Shields. North and west, farm shops and trades around Morpeth, Ponteland and Hexham.',
    cta: `One evening from you, ${deliveryDays(' to ')} days from us, and Newcastle can find you. Why not make a start tonight?`,
  },
};
