import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-uk',
  title: 'Cheap Website Design UK for Sole Traders and Small Firms',
  description:
    'A proper small business website anywhere in the UK for one fixed price: three designs in a day, .co.uk domain, hosting and a year of support included.',
  h1: 'Cheap website design in the UK, priced once and done properly',
  location: 'United Kingdom',
  service: 'UK Website Design',
  keywords: [
    'cheap website design UK',
    'affordable web design UK',
    'small business website UK',
    'sole trader website',
    'fixed price website',
    '.co.uk website package',
  ],
  screen: {
    motif: 'flame',
    palette: 'sand',
    name: 'Hexham Sweeps',
    headline: ['Clean flue.', 'Clean carpet.'],
    text: 'With a certificate for your insurer',
    action: 'Ring the sweep',
  },
  content: {
    lead: 'We build websites for sole traders and small firms anywhere in the UK.',
    intro:
      "Ask three British web firms what a site costs and you tend to hear \"it depends\", followed by a discovery call. We print the figure instead. It buys a chimney sweep in Hexham the same things it buys a bookkeeper in Croydon: a site designed for that business, a year's hosting and domain, and somebody to write to when the opening hours change. There's no deposit, no monthly plan hiding behind the headline, and no need to travel to anyone's office to sign it off.",
    benefits: [
      {
        title: 'Company details where the law wants them',
        text: 'Limited companies must show their registered name, number and office online. Yours go in the footer from the first design, beside any VAT number you hold.',
      },
      {
        title: 'Badges your customers look for',
        text: 'Gas Safe, NICEIC, a food hygiene rating, CQC registration: tell us which you hold and they go near the phone number rather than on a forgotten page.',
      },
      {
        title: 'Your name as .uk or .co.uk',
        text: 'Pick the ending people will type after seeing your van. Registration for the first year is part of the deal, and a name you already own can stay.',
      },
      {
        title: 'Plain British English',
        text: 'No "Hey guys, welcome to our journey". We edit your notes into the way you would talk to a customer at the counter, spelling and all.',
      },
      {
        title: 'A year of small changes',
        text: `New prices in April, shorter hours over Christmas, a second van: ${times.supportMonths} months of upkeep mean you send an email and get on with the job.`,
      },
    ],
    process: [
      {
        title: 'Pay and tell us the basics',
        text: 'After checkout a short form asks for your trade, the towns you cover, your logo and anything customers keep asking on the phone.',
      },
      {
        title: 'See three designs the next day',
        text: 'Each shows your real business name and services in a different style: one leads with photographs, one with the words, one with the call button.',
      },
      {
        title: 'Choose and be fussy',
        text: 'Pick the design that feels right and say what grates. Revisions are unlimited, so the third email about that shade of blue is welcome too.',
      },
      {
        title: 'We build and check it',
        text: 'The chosen design becomes a working site, tried on an old Android as well as a new iPhone, with forms sent and postcodes read back.',
      },
      {
        title: `Live inside ${times.longestDays} days`,
        text: `From start to finish it takes ${deliveryDays(' to ')} days. Time we spend waiting for your photos and wording doesn’t count. A tree certificate arrives when you go live.`,
      },
    ],
    localInfo:
      'England, Scotland, Wales and Northern Ireland, and the differences between them: shops in Inverness that keep Scottish bank holidays, guest houses in Llandudno that greet people in Welsh first, farm suppliers around Omagh, garages in Wolverhampton, cafés on the Whitstable harbour front and therapists working from a spare room in Exeter. Everything is settled by email, phone or chat, so a croft on Lewis gets the same attention as a unit on a Swindon trading estate.',
    cta: "You know the price and you know the steps. Order and send the form this morning, and you could be comparing three designs over tomorrow's first cup of tea.",
  },
};
