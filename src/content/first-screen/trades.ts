import type { FirstScreenLabels } from '../languages/order-texts.ts';
import { craftTrades } from './craft-trades.ts';
import { foodTrades } from './food-trades.ts';
import { leisureTrades } from './leisure-trades.ts';
import { officeTrades } from './office-trades.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [
  ...craftTrades,
  ...foodTrades,
  ...officeTrades,
  ...leisureTrades,
].toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** For a trade that the list does not have. */
export const anyTrade: Trade = {
  label: '',
  words: '',
  motif: 'shop',
  palette: 'sage',
  headline: ['Good work,', 'plainly shown.'],
  text: 'What we do, and how to reach us',
  action: 'Call us',
};

/** Offered as buttons: one tap shows a website of that trade. */
export const EXAMPLES: readonly string[] = [
  'Bakery',
  'Plumber',
  'Hairdresser',
  'Restaurant',
  'Law firm',
  'Pet care',
];

/** Other languages have texts for these trades, in this order (src/content/languages). */
export const LANGUAGE_TRADES: readonly string[] = [...EXAMPLES, 'Café', 'Electrician', 'Garage', 'Shop'];

export const texts: FirstScreenLabels = {
  open: 'See your own first screen',
  change: 'Change your first screen',
  title: 'Your own first screen',
  intro: 'See your website before you order.',
  business: 'Your business',
  trade: 'Your trade',
  pick: 'For example',
  note: 'This is a sketch from your two words; you get three real designs.',
  kept: 'Kept in this browser only. It fills in your order form.',
  forget: 'Delete this sketch',
  close: 'Close',
  sketchOf: 'Sketch: {name}',
};
