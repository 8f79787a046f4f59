import { setCurrency } from '#src/ui/currency/currency.ts';
import { dropLanguage } from '#src/ui/language/visitor-language.ts';

/** The order button of an article leads home, which then shows the price of the button. */
export function startCarryingCurrency(): void {
  const button = document.querySelector<HTMLElement>('a[data-currency]');
  button?.addEventListener('click', () => {
    setCurrency(button.dataset.currency ?? '');
    dropLanguage();
  });
}
