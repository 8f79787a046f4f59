import type { Trade } from '#src/content/first-screen/trade.ts';
import { anyTrade, EXAMPLES, LANGUAGE_TRADES, texts, trades } from '#src/content/first-screen/trades.ts';
import type {
  FirstScreenLabels,
  FirstScreenTexts,
  OrderLanguage,
} from '#src/content/languages/order-texts.ts';
import { orderTextsPath } from '#src/domain/paths.ts';
import type { Currency } from '#src/domain/shared/currency.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { storedLanguage } from '#src/ui/language/visitor-language.ts';

export type FirstScreenLanguage = {
  /** BCP 47 tag. */
  lang: string;
  texts: FirstScreenLabels;
  trades: readonly Trade[];
  anyTrade: Trade;
  /** Labels of the trades that are buttons. */
  examples: readonly string[];
  /** On the order button; null where it stays as the page has it. */
  orderNow: string | null;
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
export function inLanguageOf(lang: string, own: FirstScreenTexts, orderNow: string): FirstScreenLanguage {
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
  return inLanguageOf(lang, pages.firstScreen, fillText(pages.orderNow, { price: prices[currency] }));
}
