/** Amounts are integers in minor units (cents, pence, Rappen) with a currency, never floats. */
import type { Currency } from './currency.ts';

/** Fits a PostgreSQL integer column, in minor units. */
export const AMOUNT_MINOR_MAX = 2_000_000_000;

/** Of the admin's free text, only plain numbers count: `250`, `250.5`. Null counts as 0. */
export function parseAmountMinor(amount: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor <= AMOUNT_MINOR_MAX ? minor : null;
}

/** `25000` -> `250.00`; negative amounts keep their sign. */
export function minorToText(minor: number): string {
  const absolute = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

export const textToMinor = (text: string): number => Math.round(Number(text) * 100);

/** `25000` -> `250`, `24950` -> `249.50`, for sentences. */
export const minorToShortText = (minor: number): string => minorToText(minor).replace(/\.00$/, '');

const SYMBOL: Record<Currency, string> = { usd: '$', gbp: '£', eur: '€', chf: 'CHF ' };

/** `$`, `CHF `; the code for currencies that are not the shop's. */
export const currencySign = (currency: string): string =>
  (SYMBOL as Record<string, string | undefined>)[currency] ?? `${currency.toUpperCase()} `;

/** `$250.00`, for emails and screens in English. */
export function formatMinor(minor: number, currency: Currency): string {
  return `${minor < 0 ? '-' : ''}${SYMBOL[currency]}${minorToText(Math.abs(minor))}`;
}

type Money = { amount: string; currency: Currency };

/** `250` in euros -> `€250.00`; a text that is no plain number stays as it was typed. */
export function amountText({ amount, currency }: Money): string {
  const minor = parseAmountMinor(amount);
  return minor === null ? amount : formatMinor(minor, currency);
}

/**
 * For customers, in the format of their language: `280,00 €` in German. A text that is no plain
 * number stays as it was typed.
 * @param isShort `280 €`: without decimals where there are none
 */
export function moneyText({ amount, currency }: Money, lang: string, isShort = false): string {
  const minor = parseAmountMinor(amount);
  return minor === null ? amount : formatMoney(minor, currency, lang, isShort);
}

/** As `moneyText`, of a number. `pt` alone would be Brazil's format, `€ 280`. */
export const formatMoney = (minor: number, currency: Currency, lang: string, isShort = false): string =>
  new Intl.NumberFormat(lang === 'pt' ? 'pt-PT' : lang, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  }).format(minor / 100);

/** Sorted by code, as in sums of the database. */
export const byCurrency = <T extends { currency: Currency }>(rows: readonly T[]): [Currency, T[]][] =>
  [...Map.groupBy(rows, ({ currency }) => currency)].sort(([a], [b]) => a.localeCompare(b));

export type CurrencySum = { currency: Currency; amountMinor: number };

export const sumBy = <T>(rows: readonly T[], pick: (row: T) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

export const sumsByCurrency = <T extends { currency: Currency }>(
  rows: readonly T[],
  minorOf: (row: T) => number,
): CurrencySum[] =>
  byCurrency(rows).map(([currency, own]) => ({ currency, amountMinor: sumBy(own, minorOf) }));

/** `$500.00 + £250.00`; an empty text without sums. */
export const sumsText = (sums: readonly CurrencySum[]): string =>
  sums.map(({ amountMinor, currency }) => formatMinor(amountMinor, currency)).join(' + ');

/** Rounds half away from zero. `rate`: percent as text, such as `12.5`, to two decimals. */
export function percentOfMinor(minor: number, rate: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a percentage: ${rate}`);
  const hundredths = BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  return divideRounded(BigInt(minor) * hundredths, 10_000n);
}

/** Half a unit is rounded away from zero: the commission share of a partial refund. */
export function proportionMinor(amount: number, part: number, whole: number): number {
  if (whole <= 0) return 0;
  return divideRounded(BigInt(amount) * BigInt(part), BigInt(whole));
}

function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}
