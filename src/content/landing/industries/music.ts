import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'music',
  title: 'Music Website Design for Bands, Teachers and Studios',
  description:
    'Websites for musicians, bands, music teachers and studios: dates, sound, press kit and lesson enquiries on your own domain. One fixed price.',
  h1: 'Music websites bookers can hear in two clicks',
  service: 'Music Website Design',
  keywords: [
    'band website design',
    'musician website UK',
    'music teacher website',
    'recording studio website',
    'electronic press kit website',
    'wedding band website',
    'choir website',
  ],
  screen: {
    motif: 'music',
    palette: 'plum',
    name: 'The Low Tide',
    headline: ['One track.', 'Press play.'],
    text: 'Four people from Hull, free on Thursday',
    action: 'Ask about dates',
  },
  content: {
    lead: 'We build websites for bands, solo performers, music teachers and studios.',
    intro:
      'A promoter filling a Thursday support slot gives you half a minute: one track, one live clip, a photograph that can be printed, how many of you there are and how many people you brought last time. A parent looking for a cello teacher gives you slightly longer. Streaming profiles tell neither of them what they need, and the platform may change its mind about your page tomorrow. Here you own the address, the running order and the mailing list form.',
    benefits: [
      {
        title: 'Press kit on one link',
        text: 'Biography in three lengths, high-resolution photographs, tech rider, stage plot and contacts: everything a venue asks for the night before.',
      },
      {
        title: 'Sound without waiting',
        text: 'Players from the service you already use are embedded lightly, so the page arrives first and the chorus right behind it.',
      },
      {
        title: 'Gig dates, kept current',
        text: 'Next gigs at the top with ticket links, past ones kept as a list of rooms you have played. Send us new dates as they’re confirmed.',
      },
      {
        title: 'Lessons in clear terms',
        text: 'Instruments, levels, exam boards, terms, missed-lesson rule and DBS status, because families compare teachers on exactly these.',
      },
      {
        title: 'Rights remembered',
        text: 'Only recordings and lyrics you may publish go online; co-writers, labels and collecting societies such as PRS and PPL are credited as you tell us.',
      },
    ],
    process: [
      {
        title: 'Soundcheck: send us the details',
        text: "Send links to three tracks, live footage, pictures with the photographer's name, upcoming dates and who should receive which enquiry.",
      },
      {
        title: 'Three demos: choose a design',
        text: 'Hear, or rather see, a set of rough cuts the day after: stark poster, warm analogue, or concert-hall white.',
      },
      {
        title: 'Mixdown: ask for changes',
        text: 'Bring up the tour dates, pull back the biography, change the typeface entirely. Takes are unlimited and the clock is off.',
      },
      {
        title: 'Mastering: the last checks',
        text: 'We listen on phone speakers, check that pictures credit their makers and make certain the booking form lands with your agent.',
      },
      {
        title: 'Release day: go live',
        text: `It's out on your own domain within ${times.longestDays} days, and we stay on as road crew for ${times.supportMonths} months.`,
      },
    ],
    cta: 'Stop sending bookers a handful of profile links. One page, one price, and your next date at the top.',
  },
};
