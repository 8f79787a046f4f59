/** The businesses and their websites are invented. */
export const PORTFOLIO_CATEGORIES = [
  'AI & Technology',
  'Corporate Website',
  'E-commerce',
  'Legal Services',
  'Luxury E-commerce',
  'Digital Agency',
  'Telecommunications',
  'Security & Protection',
] as const;

/** Starts at All; Business Package is offered although no project uses it. No value is empty. */
export const PORTFOLIO_FILTERS = ['All', 'Business Package', ...PORTFOLIO_CATEGORIES] as const;

type Technology =
  | 'AVIF'
  | 'CSS'
  | 'CSS grid'
  | 'HTML'
  | 'HTML forms'
  | 'HTML tables'
  | 'Print stylesheet'
  | 'Responsive images'
  | 'Schema.org data'
  | 'SVG illustrations'
  | 'SVG map'
  | 'TypeScript'
  | 'Variable font';

export type Project = {
  id: string;
  title: string;
  /** What a visitor of the same trade looks for; the category is the filter's. */
  trade: string;
  description: string;
  /** What the business asked for, and what was drawn for it. */
  brief: string;
  answer: string;
  url: string;
  category: (typeof PORTFOLIO_CATEGORIES)[number];
  technologies: readonly Technology[];
  features: readonly string[];
};

export const PROJECT_TECHNOLOGIES_SHOWN = 3;
export const PROJECT_FEATURES_SHOWN = 2;

export const findProject = (id: string): Project | undefined => projects.find((project) => project.id === id);

export const projects: readonly Project[] = [
  {
    id: 'wrenfold',
    title: 'Wrenfold Instruments',
    trade: 'Plant sensors',
    description:
      'Sensors that tell a grower which bed is thirsty. The site explains a clever thing with one picture and no jargon.',
    brief:
      'A page for growers who have never bought a sensor and don’t want to read about radio protocols. They should understand what the probe does before they scroll.',
    answer:
      'Six beds as six coloured tiles, with the one thing the product does as the headline: which bed is thirsty. The tiles are drawn, so the page needs no photograph of a black box in the mud.',
    url: 'wrenfold.example',
    category: 'AI & Technology',
    technologies: ['SVG illustrations', 'CSS', 'TypeScript', 'Schema.org data', 'Print stylesheet'],
    features: [
      'A demo that feels live, in 6 kB',
      'Enquiry in three fields',
      'Every sensor explained on one page',
      'Opens in a second, on old phones too',
    ],
  },
  {
    id: 'tidewell',
    title: 'Tidewell Joinery',
    trade: 'Joiner',
    description:
      'A family workshop in its third generation. One big picture, few words, and a phone number you can’t miss.',
    brief:
      'The workshop had one good photograph, a waiting list and a phone. Customers should ring with measurements, not with “how much is a door?”',
    answer:
      'The wood takes half the screen. The number is set as large as the promise, because half of their customers are on site with a tape in one hand. The form asks for height, width and timber.',
    url: 'tidewell-joinery.example',
    category: 'Corporate Website',
    technologies: ['Responsive images', 'AVIF', 'HTML forms', 'Schema.org data'],
    features: [
      'Before-and-after gallery',
      'Contact form that asks for measurements',
      'Opens in under a second on a site visit',
      'Map and opening hours',
    ],
  },
  {
    id: 'marrow-and-pip',
    title: 'Marrow & Pip',
    trade: 'Greengrocer',
    description:
      'A greengrocer who sells boxes by the week. What is in season is on the first screen, with a link to the order service it already uses.',
    brief:
      'Boxes were sold through an order service whose page looked like everybody else’s. What is in this week’s box changes every Monday, and Len writes the note himself.',
    answer:
      'This week’s box is the headline, with three sizes and their prices under it. The order button leads to the service they already use; a Monday email to us changes the vegetables.',
    url: 'marrowandpip.example',
    category: 'E-commerce',
    technologies: ['SVG map', 'CSS grid', 'Responsive images', 'Schema.org data', 'HTML'],
    features: [
      'This week’s box on the first screen',
      'Delivery area on a map',
      'Recipes beside each vegetable',
      'Links to the order service',
    ],
  },
  {
    id: 'ashdown-vale',
    title: 'Ashdown Vale Solicitors',
    trade: 'Solicitors',
    description:
      'Wills, houses, disputes between neighbours. Every page says what it costs and what happens first.',
    brief:
      'A two-partner firm whose new clients asked about fees last, nervously, on the doorstep. They wanted to be the firm that says it first.',
    answer:
      'Three fees on the first screen in the size other firms give to a photograph of columns. One form asks a single question: when may we call?',
    url: 'ashdownvale.example',
    category: 'Legal Services',
    technologies: ['HTML tables', 'HTML forms', 'Print stylesheet', 'Schema.org data'],
    features: [
      'Fixed fees shown in full',
      'Contact form that asks when to call',
      'Plain-language guides to print',
      'Found by search engines',
    ],
  },
  {
    id: 'oriel-and-thorne',
    title: 'Oriel & Thorne',
    trade: 'Goldsmiths',
    description: 'Two goldsmiths, eleven rings at a time. A quiet page that lets a stone fill the screen.',
    brief: 'Eleven rings, none of them twice. No shop, no basket, no “from” prices: viewings by appointment.',
    answer:
      'One ring, one sentence and a lot of dark. Each piece has its own section with the stone’s story; a link asks for a viewing.',
    url: 'orielandthorne.example',
    category: 'Luxury E-commerce',
    technologies: ['AVIF', 'Responsive images', 'CSS grid', 'HTML forms'],
    features: [
      'Viewing by appointment',
      'Each piece with its own story',
      'A guide to ring sizes',
      'Photographs sharp enough for a stone',
    ],
  },
  {
    id: 'kestrel-row',
    title: 'Kestrel Row Studio',
    trade: 'Print and sign studio',
    description:
      'A print and sign studio that wanted its site to be as loud as its posters, and still readable.',
    brief:
      'A print and sign studio that said a quiet site would be a lie, and that nobody had been able to read the last loud one.',
    answer:
      'Three words as tall as the screen, in two colours that pass a contrast check. Under them: what a sign costs, by size.',
    url: 'kestrelrow.example',
    category: 'Digital Agency',
    technologies: ['SVG illustrations', 'Variable font', 'TypeScript', 'CSS grid'],
    features: [
      'A map of signs by street',
      'A poster that redraws itself each visit',
      'Price list for small runs',
      'Lettering of its own',
    ],
  },
  {
    id: 'hillrise-broadband',
    title: 'Hillrise Broadband',
    trade: 'Rural broadband',
    description:
      'Fast internet for a valley the big companies forgot. One map shows which villages the masts reach.',
    brief:
      'One question from every caller: can I get it? The old site answered on its fourth page, with a PDF.',
    answer:
      'The postcode question is on the first screen, three tariffs below it, the masts on the hill behind. A status page says when a line is down before anybody rings.',
    url: 'hillrise.example',
    category: 'Telecommunications',
    technologies: ['SVG map', 'HTML tables', 'TypeScript', 'HTML forms'],
    features: [
      'Coverage on one map',
      'A page to check when the line is down',
      'Three tariffs, no small print',
      'Opens in a second on a slow line',
    ],
  },
  {
    id: 'nightjar-security',
    title: 'Nightjar Security',
    trade: 'Alarm engineers',
    description:
      'Alarm engineers for farms and workshops. Calm, precise, reachable in the middle of the night.',
    brief:
      'Farms and workshops call at night, from a yard, with one bar of signal. Insurers ask for the alarm’s grade in daylight.',
    answer:
      'A night number in the largest type on the page and a table of grades one tap away. Nothing moves, and the page weighs less than one photograph.',
    url: 'nightjar-security.example',
    category: 'Security & Protection',
    technologies: ['HTML tables', 'HTML forms', 'Print stylesheet', 'Schema.org data'],
    features: [
      'Night number on every screen',
      'Insurance grades explained in a table',
      'Ask for a survey by form',
      'Opens in a second, with one bar of signal',
    ],
  },
  {
    id: 'saltmarsh-candles',
    title: 'Saltmarsh Candle Works',
    trade: 'Candle maker',
    description: 'Candles poured in small batches on the coast. Each scent has its own section.',
    brief:
      'Six scents, poured in batches of forty. Shops ask for wholesale terms, customers ask whether the jar can be refilled.',
    answer:
      'One jar on the marsh it smells of. Each scent has a section, refills have a page of their own, and the wholesale terms print on one sheet.',
    url: 'saltmarshcandles.example',
    category: 'E-commerce',
    technologies: ['Responsive images', 'AVIF', 'Print stylesheet', 'HTML forms'],
    features: [
      'Refills explained',
      'Wholesale terms to print',
      'Gift notes in your own words',
      'Links to the shop',
    ],
  },
];
