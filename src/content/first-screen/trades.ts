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

export const texts = {
  lead: 'Type two words and see a draft of your website.',
  open: 'See your own first screen',
  change: 'Change your first screen',
  title: 'Your own first screen',
  intro: 'Two words, ten seconds: type and watch.',
  business: 'Your business',
  trade: 'Your trade',
  pick: 'For example',
  sampleName: 'Your business',
  note: 'This is a sketch from your two words; you get three real designs.',
  kept: 'Kept in this browser only. It fills in your order form.',
  forget: 'Delete this sketch',
  close: 'Close',
  shown: (name: string) => `Draft for ${name} shown`,
  caption: (name: string) => `A sketch for ${name}.`,
} as const;
