import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'beauty-salon',
  title: 'Beauty Salon Website Design with Treatment Menus',
  description:
    'Salon and spa websites with treatment menus, patch-test notes and booking links. A fixed price covers design, domain, hosting and a year of support.',
  h1: 'Salon websites as well finished as a gel manicure',
  service: 'Beauty Salon Web Design',
  keywords: [
    'beauty salon website design',
    'hairdresser website UK',
    'nail salon website',
    'spa web design',
    'aesthetics clinic website',
    'barber shop website',
    'salon booking page',
  ],
  screen: {
    motif: 'mirror',
    palette: 'berry',
    name: 'Fern & Foil',
    headline: ['Hair that still', 'works on Monday.'],
    text: 'Cuts, colour and lashes, all priced here',
    action: 'See the prices',
  },
  content: {
    lead: 'We build websites for hair, nail, brow and skin salons, barbers and mobile therapists.',
    intro:
      "Clients follow you on social media, but a grid of pictures can't tell them what a half-head of highlights costs on long hair, how long lashes take or whether a patch test is needed first. So they send a message, you reply between two foils, and the slot goes cold. A proper website answers while your hands are busy. We make them for hair, nail, brow and skin salons, barbers and mobile therapists, in a style that matches the chair they will sit in.",
    benefits: [
      {
        title: 'A treatment menu with times',
        text: 'Names, minutes and prices grouped by hair, nails, face and body, so clients pick the right appointment and your column stays on schedule.',
      },
      {
        title: 'Patch tests explained early',
        text: 'Tint and lash clients read about the sensitivity test and its timing before booking, which saves the awkward refusal at the basin.',
      },
      {
        title: 'Advertising kept lawful',
        text: "Prescription-only injectables can't be advertised to the public, and botulinum or filler treatment of under-18s is an offence in England. We leave both out, and you check every treatment page before it goes live.",
      },
      {
        title: 'Portfolio beyond the feed',
        text: "Your best colour work and nail art live in a gallery you own, sorted by service and not buried under last week's posts.",
      },
      {
        title: 'Policies said kindly',
        text: 'Deposits, late arrivals and cancellations are put in friendly words on one page, and London salons have room for their special treatment licence details.',
      },
    ],
    process: [
      {
        title: 'Send price list and pictures',
        text: 'Photograph the laminated menu if that is quickest. Add hours, stylists, booking link and three salons whose look you envy.',
      },
      {
        title: 'Try on three styles',
        text: 'By the following day three designs are ready to try: soft and spa-like, bold editorial, or clean and clinical for skin treatments.',
      },
      {
        title: 'Trim and tone',
        text: 'Pick one and ask for changes freely: a warmer pink, bigger prices, the barbering section first on Fridays before payday.',
      },
      {
        title: 'Mirror check',
        text: 'We go over durations, prices, allergy notes and the booking button on an ordinary phone in portrait view.',
      },
      {
        title: 'Ready for appointments',
        text: 'The link goes into your social profiles and on the loyalty card, and the first year of updates is included.',
      },
    ],
    cta: 'Let clients choose, check and book while you finish the blow-dry. Your three designs can be on the screen tomorrow.',
  },
};
