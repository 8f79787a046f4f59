import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'photography',
  title: 'Photography Website Design: Portfolios That Load Fast',
  description:
    'Portfolio websites for photographers: quick galleries, clear sessions and licences, an enquiry form with dates. Fixed price, domain and hosting included.',
  h1: 'Photography websites that leave the pictures alone',
  service: 'Photography Website Design',
  keywords: [
    'photographer website design',
    'portfolio website',
    'portrait photographer website UK',
    'commercial photographer website',
    'newborn photography website',
    'photo gallery website',
  ],
  screen: {
    motif: 'camera',
    palette: 'slate',
    name: 'Ada Fenn',
    headline: ['Twenty frames.', 'No filler.'],
    text: 'Portraits and kitchens in Norwich',
    action: 'See the work',
  },
  content: {
    lead: 'We build websites for photographers that open quickly and leave the pictures alone.',
    intro:
      "You notice kerning, crushed blacks and a JPEG saved once too often, so a template with somebody else's taste is torture. You also know that editing always comes first and your own site comes last. Hand it over. You supply the twenty frames you would defend in court; we build quiet pages round them that open quickly on a phone, keep your colours true and tell an art buyer, a headteacher or a new mother how to book you.",
    benefits: [
      {
        title: 'Galleries with a spine',
        text: 'Work is arranged in series with a beginning and an end. A tight edit of each genre beats four hundred thumbnails.',
      },
      {
        title: 'Sharp but light files',
        text: 'Every picture is delivered in several sizes and modern formats, so a retina screen gets its detail and a train passenger gets a page.',
      },
      {
        title: 'Rights spelled out',
        text: 'You own the copyright unless you sign it away. A short licence page tells commissioners what they may print, post or hand to the press.',
      },
      {
        title: 'Private work stays private',
        text: 'Under section 85 of the Copyright Act, people who commission family or wedding pictures can object to public display, so galleries list only what your clients agreed to.',
      },
      {
        title: 'Sessions people understand',
        text: 'Length, place, number of edited images, prints and delivery time are set out for each type of shoot, with the enquiry button beside them.',
      },
    ],
    process: [
      {
        title: 'Deliver your selects',
        text: 'Upload a shortlist with captions, credit lines and consents, plus the names of three sites whose restraint or nerve you admire.',
      },
      {
        title: 'Contact sheet: three designs',
        text: 'We lay the same photographs out in three ways within a day, for example full-bleed, white-walled, or a dense editorial grid.',
      },
      {
        title: 'Your edit: ask for changes',
        text: 'Crop, reorder, drop the darling that no longer belongs. Sequence and spacing can be revised as long as your eye insists.',
      },
      {
        title: 'Proofing: the last checks',
        text: 'Colour profiles, alternative texts, watermarks if you want them and page weight are examined on good monitors and perfectly ordinary phones.',
      },
      {
        title: 'Exhibit: go live',
        text: `The portfolio opens at your own domain. A new picture or a changed caption during the first ${times.supportMonths} months is a short email to us.`,
      },
    ],
    cta: "Show the work on walls you own, not in somebody else's feed. Send the selects and see three hangings tomorrow.",
  },
};
