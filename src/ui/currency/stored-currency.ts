import { CURRENCIES, priceText } from '#src/domain/offer.ts';

const PRICES = CURRENCIES.filter((currency) => currency !== 'usd').map(
  (currency) => [currency, priceText(currency)] as const,
);

/**
 * Script of the head of pages in dollars: before the first paint, it notes the visitor's currency
 * and price on the document, so that no other price flashes.
 */
export const APPLY_STORED_CURRENCY = `try{let c=sessionStorage.currency,p=${JSON.stringify(Object.fromEntries(PRICES))}[c],d=document.documentElement.dataset;if(p)d.currency=c,d.priceDue=p}catch{}`;
