import { setCurrency } from '#src/ui/currency/currency.ts';
import { keepLanguage } from '#src/ui/language/visitor-language.ts';

/** The pages on the way to an order take the currency and language of this page. */
export function noteMarket(): void {
  const { currency, market } = document.querySelector('main')?.dataset ?? {};
  if (!currency) return;
  const { lang } = document.documentElement;
  setCurrency(currency);
  keepLanguage(lang, /-design-([a-z-]{2,40})$/.exec(location.pathname)?.[1]);
  if (!market) return;
  try {
    const note = { ...JSON.parse(market), lang, path: location.pathname };
    sessionStorage.setItem('market-note', JSON.stringify(note));
  } catch {}
}
