import type { Currency } from '#src/domain/offer.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

/** `$500.00 + £250.00`: the sum for each currency. An amount that is not a number counts 0. */
export function sumText(rows: readonly { amountMinor: number | null; currency: Currency }[]): string {
  const sums = new Map<Currency, number>();
  for (const { amountMinor, currency } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + (amountMinor ?? 0));
  return [...sums].map(([currency, minor]) => formatMinor(minor, currency)).join(' + ');
}
