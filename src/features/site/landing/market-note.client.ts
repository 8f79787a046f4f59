import { setCurrency } from '#src/ui/currency/set-currency.ts';

/** The pages in dollars take the currency of the page that the visitor comes from. */
export function noteMarket(): void {
  const { currency, market } = document.querySelector('main')?.dataset ?? {};
  if (!currency) return;
  setCurrency(currency);
  if (!market) return;
  try {
    const note = { ...JSON.parse(market), lang: document.documentElement.lang, path: location.pathname };
    sessionStorage.setItem('market-note', JSON.stringify(note));
  } catch {}
}
