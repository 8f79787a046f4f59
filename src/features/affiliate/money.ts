import { currencySign } from '#src/domain/shared/money.ts';

/** A dollar sign and two decimals, as specified for the dashboard. */
export const dollars = (amount: number): string => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`;

/** `25.00`, `gbp` -> `£25.00` */
export const inCurrency = (amount: string, currency: string): string => {
  const sign = currencySign(currency);
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : `${sign}${amount}`;
};
