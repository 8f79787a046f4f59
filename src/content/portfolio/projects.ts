/** The businesses are invented; tools/portfolio/make-images.ts draws the pictures. */
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

export type Project = {
  id: string;
  title: string;
  description: string;
  url: string;
  category: (typeof PORTFOLIO_CATEGORIES)[number];
  technologies: readonly string[];
  features: readonly string[];
};

export const PROJECT_TECHNOLOGIES_SHOWN = 3;
export const PROJECT_FEATURES_SHOWN = 2;

export const projects: readonly Project[] = [
  {
    id: 'wrenfold',
    title: 'Wrenfold Instruments',
    description:
      'Sensors that tell a grower which bed is thirsty. The site explains a clever thing with one picture and no jargon.',
    url: 'wrenfold.example',
    category: 'AI & Technology',
    technologies: ['TypeScript', 'SVG', 'Static pages', 'Structured data', 'Newsletter'],
    features: [
      'A live-looking demo that is only 6 kB',
      'Trial request in three fields',
      'Documentation with search',
    ],
  },
  {
    id: 'tidewell',
    title: 'Tidewell Joinery',
    description:
      'A family workshop in its third generation. Big photographs, few words, and the telephone number where a thumb rests.',
    url: 'tidewell-joinery.example',
    category: 'Corporate Website',
    technologies: ['HTML', 'CSS', 'AVIF pictures', 'Contact form'],
    features: [
      'Before-and-after gallery',
      'Quote form that asks for measurements',
      'Opens in under a second on a site visit',
    ],
  },
  {
    id: 'marrow-and-pip',
    title: 'Marrow & Pip',
    description:
      'A greengrocer who sells boxes by the week. Ordering takes four taps and the van route decides the delivery day.',
    url: 'marrowandpip.example',
    category: 'E-commerce',
    technologies: ['Payment links', 'HTML', 'CSS', 'Calendar', 'Mail'],
    features: [
      'Weekly box with pause and skip',
      'Delivery days by postcode',
      'Recipes beside each vegetable',
    ],
  },
  {
    id: 'ashdown-vale',
    title: 'Ashdown Vale Solicitors',
    description:
      'Wills, houses, disputes between neighbours. Every page says what it costs and what happens first.',
    url: 'ashdownvale.example',
    category: 'Legal Services',
    technologies: ['Static pages', 'Structured data', 'Secure form', 'Print styles'],
    features: [
      'Fixed fees shown in full',
      'Call-back at an hour you choose',
      'Plain-language guides to print',
    ],
  },
  {
    id: 'oriel-and-thorne',
    title: 'Oriel & Thorne',
    description: 'Two goldsmiths, eleven rings at a time. A quiet page that lets a stone fill the screen.',
    url: 'orielandthorne.example',
    category: 'Luxury E-commerce',
    technologies: ['AVIF pictures', 'Payment links', 'CSS', 'Appointments'],
    features: ['Private viewing by appointment', 'Each piece with its own story', 'Ring sizing by post'],
  },
  {
    id: 'kestrel-row',
    title: 'Kestrel Row Studio',
    description:
      'A print and sign studio that wanted its site to be as loud as its posters, and still readable.',
    url: 'kestrelrow.example',
    category: 'Digital Agency',
    technologies: ['CSS', 'Variable fonts', 'SVG', 'HTML'],
    features: [
      'Work sorted by street, not by client',
      'A poster that redraws itself each visit',
      'Price list for small runs',
    ],
  },
  {
    id: 'hillrise-broadband',
    title: 'Hillrise Broadband',
    description:
      'Fast internet for a valley the big companies forgot. Type a postcode and see the mast that serves you.',
    url: 'hillrise.example',
    category: 'Telecommunications',
    technologies: ['Static map', 'TypeScript', 'Status page', 'Contact form'],
    features: [
      'Coverage check by postcode',
      'Status page that stays up when the network does not',
      'Three tariffs, no small print',
    ],
  },
  {
    id: 'nightjar-security',
    title: 'Nightjar Security',
    description:
      'Alarm engineers for farms and workshops. Calm, precise, reachable in the middle of the night.',
    url: 'nightjar-security.example',
    category: 'Security & Protection',
    technologies: ['HTML', 'CSS', 'Structured data', 'Print styles'],
    features: ['Night number on every screen', 'Insurance grades explained in a table', 'Survey booking'],
  },
  {
    id: 'saltmarsh-candles',
    title: 'Saltmarsh Candle Works',
    description:
      'Candles poured in small batches on the coast. Each scent has a page that smells of it, as far as a page can.',
    url: 'saltmarshcandles.example',
    category: 'E-commerce',
    technologies: ['Payment links', 'AVIF pictures', 'CSS', 'Mail'],
    features: ['Refill by post', 'Wholesale sheet behind a password', 'Gift notes in your own words'],
  },
];
