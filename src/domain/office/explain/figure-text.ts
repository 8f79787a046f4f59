/** Figures as text, the same on the page and in their explanation. */

import type { Currency } from '#src/domain/offer.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { FigurePartView, FigureRowView, FigureUnit } from './explain.schema.ts';

type Sum = { currency: Currency | null; value: number };

/** `$250.00`, `£25.00`: one text per currency; `$0.00` without sums. */
function moneyTexts(sums: readonly Sum[]): string[] {
  const texts = sums
    .filter(({ value }) => value !== 0)
    .map(({ currency, value }) => formatMinor(value, currency ?? 'usd'));
  return texts.length > 0 ? texts : [formatMinor(0, 'usd')];
}

/** One sum over all currencies, with the dollar sign that the screens specify. */
export const nominalText = (sums: readonly Sum[]): string =>
  formatMinor(
    sums.reduce((total, { value }) => total + value, 0),
    'usd',
  );

/** `45 min`, `3.5 h`, `2.1 days`; a dash without a measurement. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours} h` : `${(hours / 24).toFixed(1)} days`;
}

/** Hours with one decimal. */
export const hoursOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 360) / 10;

/** `3.5%`; a dash if there is nothing to divide by. */
export const rateText = (count: number, of: number): string =>
  of > 0 ? `${((count / of) * 100).toFixed(1)}%` : '–';

/** The sum of a part, each currency by itself. */
export function partTexts({ unit, rows, sums, median }: FigurePartView): string[] {
  if (unit === 'time') return [hoursText(hoursOf(median))];
  return unit === 'money' ? moneyTexts(sums) : [countText(rows)];
}
export const partText = (part: FigurePartView): string => partTexts(part).join(' + ');

/** Null for rows that count as one each. */
export function rowText({ value, currency }: FigureRowView, unit: FigureUnit): string | null {
  if (unit === 'count') return null;
  return unit === 'time' ? hoursText(hoursOf(value)) : formatMinor(value, currency ?? 'usd');
}

/** `from 24 October 2026 to 22 November 2026 (days in UTC)`. */
export function daysText({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  if (from && from === to) return `on ${longDay(from)} (a day in UTC)`;
  const ends = [from && `from ${longDay(from)}`, to && `to ${longDay(to)}`].filter(Boolean);
  return ends.length > 0 ? `${ends.join(' ')} (days in UTC)` : 'at any time';
}
