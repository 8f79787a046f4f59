import { CURRENCIES, type Currency } from '#src/domain/shared/currency.ts';
import { readStored } from '../behaviour/browser-storage.ts';

/** What this tab has shown or the visitor has chosen; null if they have seen no price in it. */
export function visitorCurrency(): Currency | null {
  const stored = readStored('sessionStorage', 'currency');
  return CURRENCIES.find((currency) => currency === stored) ?? null;
}
