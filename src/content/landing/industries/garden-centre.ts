import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'garden-centre',
  title: 'Garden Centre and Nursery Website Design',
  description:
    "Websites for garden centres, plant nurseries and landscapers: what is in season, opening hours, café and events. One fixed price, a year's hosting.",
  h1: 'Garden centre websites that change with the season',
  service: 'Garden Centre Website Design',
  keywords: [
    'garden centre website design',
    'plant nursery website UK',
    'farm shop website',
    'landscaper website',
    'gardener website',
    'garden shop web design',
  ],
  screen: {
    motif: 'plant',
    palette: 'sage',
    name: 'Hollin Nursery',
    headline: ['Tomatoes are', 'in. So is cake.'],
    text: 'Every day, nine until half past five',
    action: 'This week’s list',
  },
  content: {
    lead: 'We build websites for garden centres, nurseries, farm shops and landscapers.',
    intro:
      "On the first warm Saturday in April half the county decides to dig. Some want tomatoes, some a scone, most want both, and all of them check first whether you're open and if the compost offer still stands. A garden centre has twelve different businesses in a year, from seed potatoes to Father Christmas, and a website printed once and forgotten suits none of them. Ours is planted with beds you can replant, for nurseries, farm shops and landscapers too.",
    benefits: [
      {
        title: 'What to plant now',
        text: 'A monthly panel of jobs and arrivals, bare-root hedging in November, bedding after the frosts, gives gardeners a reason to come back.',
      },
      {
        title: 'Sunday and Easter hours',
        text: 'Large shops in England and Wales may trade only six hours on Sundays and must close on Easter Sunday. We print yours unmistakably.',
      },
      {
        title: 'A café with its own page',
        text: "Breakfast times, the soup, dogs on the terrace and tables for coach parties, because for many it's the real destination.",
      },
      {
        title: "Growers' knowledge",
        text: "Advice sheets on clay, shade and slugs in your head gardener's words are read for years and set you apart from the DIY sheds.",
      },
      {
        title: 'Events and grotto',
        text: 'Wreath workshops, plant swaps and Santa visits have dates, ages and a link or form for places.',
      },
    ],
    process: [
      {
        title: 'Prepare the ground',
        text: 'Note departments, opening hours through the year, café menu, delivery area and who on your staff answers plant questions.',
      },
      {
        title: 'Three seedlings',
        text: 'They sprout in a day and look nothing alike: botanical plate, allotment-cheerful, or elegant country-house border.',
      },
      {
        title: 'Prune and train',
        text: 'Keep the strongest. We cut back, tie in and feed it with your pictures as often as you want.',
      },
      {
        title: 'Hardening off',
        text: 'Show it to a customer or two before launch, while we check hours, map, plant names and accessibility.',
      },
      {
        title: 'In full flower',
        text: 'Planted on your own domain, watered by us for a year, and accompanied by a real tree somewhere it is needed.',
      },
    ],
    cta: 'Order in the quiet weeks and be in leaf by the bank holiday. One price, and we plant a tree as well.',
  },
};
