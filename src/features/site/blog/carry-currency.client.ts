import { setCurrency } from '#src/ui/currency/currency.ts';
import { dropLanguage } from '#src/ui/language/visitor-language.ts';

/** The order buttons of an article and its header lead home, which shows the article's price. */
export function startCarryingCurrency(): void {
  const currency = document.querySelector<HTMLElement>('a[data-currency]')?.dataset.currency ?? '';
  for (const button of document.querySelectorAll('a[data-currency], .order-link'))
    button.addEventListener('click', () => {
      setCurrency(currency);
      dropLanguage();
    });
}
