import type { CurrencySum } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import { currencySign, formatMinor } from '#src/domain/shared/money.ts';

/** A dollar sign and two decimals, as specified for the dashboard. */
export const dollars = (amount: number): string => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`;

/** `25.00`, `gbp` -> `£25.00` */
export const inCurrency = (amount: string, currency: string): string => {
  const sign = currencySign(currency);
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : `${sign}${amount}`;
};

/** `$50.00 + £25.00`; zero without sums. */
export const sumText = (sums: readonly CurrencySum[]): string =>
  sums.length === 0
    ? '$0.00'
    : sums.map((sum) => formatMinor(sum.amountMinor, sum.currency as Currency)).join(' + ');
