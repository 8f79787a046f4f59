import type { ExampleScreen } from '#src/content/landing/example-screen.ts';
import type { FirstScreen } from '#src/domain/visit-notes.ts';
import type { FirstScreenLanguage } from './first-screen-language.ts';
import { matchTrade } from './match-trade.ts';

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

/** The first screen of this business, and the layout of its trade. */
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
