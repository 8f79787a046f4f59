import type { ExampleScreen } from '#src/content/example-screens/example-screen.ts';
import type { Trade } from '#src/content/first-screen/trade.ts';
import { anyTrade, EXAMPLES, LANGUAGE_TRADES, texts, trades } from '#src/content/first-screen/trades.ts';
import type {
  FirstScreenLabels,
  FirstScreenTexts,
  OrderLanguage,
} from '#src/content/languages/order-texts.ts';
import { orderTextsPath } from '#src/domain/paths.ts';
import type { Currency } from '#src/domain/shared/currency.ts';
import type { FirstScreen } from '#src/domain/visit-notes.ts';
import { storedLanguage } from '#src/ui/language/visitor-language.ts';

export type FirstScreenLanguage = {
  /** BCP 47 tag. */
  lang: string;
  texts: FirstScreenLabels;
  trades: readonly Trade[];
  anyTrade: Trade;
  /** Labels of the trades that are buttons. */
  examples: readonly string[];
  /** On the order button, with `{price}`; null where it stays as the page has it. */
  orderNow: { text: string; price: string } | null;
};

export const ENGLISH: FirstScreenLanguage = {
  lang: 'en',
  texts,
  trades,
  anyTrade,
  examples: EXAMPLES,
  orderNow: null,
};

/** The pictures of the English trades with the texts of another language. */
export function inLanguageOf(
  lang: string,
  own: FirstScreenTexts,
  orderNow: FirstScreenLanguage['orderNow'],
): FirstScreenLanguage {
  const ownTrades = own.trades.map((trade, index) => ({
    ...(trades.find(({ label }) => label === LANGUAGE_TRADES[index]) ?? anyTrade),
    ...trade,
  }));
  return {
    lang,
    texts: own,
    trades: ownTrades,
    anyTrade: { ...anyTrade, ...own.anyTrade },
    examples: ownTrades.slice(0, EXAMPLES.length).map(({ label }) => label),
    orderNow,
  };
}

/** English if the visitor came from no other page, or the texts cannot be loaded. */
export async function visitorsFirstScreen(): Promise<FirstScreenLanguage> {
  const wanted = storedLanguage();
  if (!wanted || wanted.startsWith('en')) return ENGLISH;
  const response = await fetch(orderTextsPath(wanted)).catch(() => null);
  if (!response?.ok) return ENGLISH;
  const { lang, pages, prices }: OrderLanguage = await response.json();
  if (!pages) return ENGLISH;
  const currency = (document.documentElement.dataset.currency ?? 'usd') as Currency;
  return inLanguageOf(lang, pages.firstScreen, { text: pages.orderNow, price: prices[currency] });
}

const NAME_MAX = 26;
const TEXT_MAX = 42;
/** Control characters, and marks that change the direction of the text after them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

const clean = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();

/** Graphemes stay whole: a letter with its accent, an emoji of several parts. */
function shorten(text: string, max: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** As the picture shows it; empty if nothing was typed. */
export const shownName = (business: string): string => shorten(clean(business), NAME_MAX);

export function ownScreen(
  { business, trade }: FirstScreen,
  { texts, trades, anyTrade }: FirstScreenLanguage,
): { screen: ExampleScreen; layout: number } {
  const match = matchTrade(trade, trades);
  const typed = shorten(clean(trade), TEXT_MAX);
  const { motif, palette, headline, action } = match ?? anyTrade;
  const text = match?.text ?? (typed ? typed[0]?.toUpperCase() + typed.slice(1) : anyTrade.text);
  return {
    screen: { motif, palette, headline, action, text, name: shownName(business) || texts.business },
    layout: match ? trades.indexOf(match) : 0,
  };
}

/** Decide only if nothing more particular matches: a bike shop is not any shop. */
const GENERAL = ['shop', 'store', 'retail', 'food', 'bar', 'club', 'event', 'party', 'advice'];
/** Shorter words match whole only: `car` is not the beginning of `care`. */
const PREFIX_MIN = 5;
/** Shorter words have too many neighbours for a typing error to be guessed. */
const GUESS_MIN = 6;

/** Lower case, without accents and dots. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

function fits(word: string, stem: string): boolean {
  if (stem.length >= PREFIX_MIN) return word.startsWith(stem);
  return word === stem || word === `${stem}s`;
}

/** At most one letter added, missing or different. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

const nearly = (word: string, stem: string): boolean =>
  stem.length >= GUESS_MIN && [-1, 0, 1].some((more) => isOneOff(word.slice(0, stem.length + more), stem));

type Entry = { trade: Trade; stem: string };
const entriesOf = (trades: readonly Trade[]): readonly Entry[] =>
  trades.flatMap((trade) =>
    `${trade.words}, ${trade.label}`.split(', ').map((stem) => ({ trade, stem: fold(stem) })),
  );

/** The last word decides, as in `wedding photographer`; of its matches, the longest. */
function lastMatch(words: readonly string[], rule: typeof fits, among: readonly Entry[]): Trade | undefined {
  for (const word of words.toReversed()) {
    const found = among.filter(({ stem }) => rule(word, stem)).sort((a, b) => b.stem.length - a.stem.length);
    if (found[0]) return found[0].trade;
  }
  return undefined;
}

export function matchTrade(typed: string, trades: readonly Trade[]): Trade | undefined {
  const entries = entriesOf(trades);
  const single = entries.filter(({ stem }) => !stem.includes(' '));
  const phrases = entries.filter(({ stem }) => stem.includes(' '));
  const words = fold(typed).match(/[\p{L}\p{N}&-]+/gu) ?? [];
  const all = ` ${words.join(' ')} `;
  const phrase = phrases.find(({ stem }) => all.includes(` ${stem} `) || all.includes(` ${stem}s `));
  const particular = single.filter(({ stem }) => !GENERAL.includes(stem));
  return (
    phrase?.trade ??
    lastMatch(words, fits, particular) ??
    lastMatch(words, fits, single) ??
    lastMatch(words, nearly, particular)
  );
}
