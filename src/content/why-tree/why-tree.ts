/** The environmental page's claims, each shown exactly as written here. */
import { claims } from '#src/domain/offer.ts';

export const crisis = [
  {
    figure: '3.8-4%',
    text: 'of the world’s greenhouse gas emissions are attributed to the internet and what it runs on',
  },
  { figure: '4.6 billion', text: 'people use it' },
  { figure: '1.7 billion', text: 'websites, most of them heavier than they need to be' },
] as const;

/** Percent, adding up to 100. */
export const energy = [
  {
    share: 45,
    name: 'Data centres',
    text: 'Storing pages, answering requests, and cooling the machines that do it.',
  },
  {
    share: 28,
    name: 'Networks',
    text: 'Carrying every byte from there to here, mast by mast and cable by cable.',
  },
  {
    share: 27,
    name: 'Devices',
    text: 'The phone or laptop that unpacks the page and lights the screen.',
  },
] as const;

export const energyNote =
  'Shares of the same older model. The newer one, which we use for our own pages, puts devices first: 28% data centres, 30% networks, 41% devices.';

/** Sign, figure, unit. */
export const arithmeticSum = [
  ['', '1 g', 'a view'],
  ['×', '10,000', 'views a month'],
  ['×', '12', 'months'],
  ['=', '120 kg', 'a year'],
  ['÷', '21 kg', 'a tree'],
  ['≈', '6', 'trees'],
] as const;

export const crisisNote =
  'Widely quoted estimates from around 2020. Nobody can measure this directly, and other estimates come out lower.';

/** Model, an average site, ours. The build fills in the last row, as for the bars. */
export const models = [
  ['Older estimate, used in the sum above', '1 g a view', '–'],
  ['Older model, still widely quoted', '4.6 g a visit, a shop 6.2\u00a0g', '1.2 g a visit, 74%\u00a0less'],
  ['Newer model, used for the bars', '{{grams median}} g a view', '{{grams /}} g a view'],
] as const;

/** Median home page on a desktop in the Web Almanac 2025 (HTTP Archive), as in the article. */
export const MEDIAN_PAGE_BYTES = 2_862_000;

/** Weighed when the site is built (scripts/build/page-weights.ts). */
export const measuredPages = [
  { name: 'Our home page', path: '/' },
  { name: 'Our page for the United Kingdom', path: '/cheap-website-design-uk' },
  { name: 'One of our articles', path: '/blog/a-lighter-website-carbon-in-plain-sums' },
] as const;

export const lighterHabits = [
  {
    title: 'Send less',
    text: 'Pictures in the size they are shown, one font file cut to the letters used, no script that nobody asked for.',
  },
  {
    title: 'Send it once',
    text: 'What has not changed is not fetched again. The second visit costs next to nothing.',
  },
  {
    title: 'Wait to be asked',
    text: 'Maps, chat windows and payment forms load when somebody wants them, not in case somebody might.',
  },
  {
    title: 'Stay readable',
    text: 'A page that is understood in one visit does not need three. Clear words save energy too.',
  },
] as const;

/** Claims about customers, which say nothing about trees. */
export const impactWithoutTrees = [
  { figure: '15', text: 'countries in which we have customers' },
  { figure: claims.clients.text, text: 'clients' },
] as const;

export const impact = [
  { figure: claims.treesPlanted.text, text: `trees planted since ${claims.treesPlanted.since}` },
  { figure: '5.2 tons', text: 'of CO2 offset' },
  ...impactWithoutTrees,
] as const;

/** The server fills in the figures and the month (server/http/static/inject-runtime-values.ts). */
export const countedTrees = [
  { figure: '__TREES_PLANTED__', text: 'planted' },
  { figure: '__TREES_RESERVED__', text: 'reserved for the next planting' },
  { figure: '__TREES_KG__ kg', text: 'of CO2 a year, once these trees are grown' },
] as const;

export const share = {
  title: 'One Website, One Tree',
  text: 'Why a web designer plants a tree for every website, with the sums.',
  copied: 'The Why Tree page link has been copied to your clipboard.',
} as const;
