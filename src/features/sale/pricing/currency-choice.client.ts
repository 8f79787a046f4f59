import { setCurrency, showPrice } from '#src/ui/currency/currency.ts';

export function enhance(details: HTMLDetailsElement): void {
  const root = document.documentElement.dataset;
  const buttons = [...details.querySelectorAll('button')];
  const hideCurrent = () => {
    for (const button of buttons) button.hidden = button.value === (root.currency ?? 'usd');
  };
  hideCurrent();
  for (const button of buttons)
    button.onclick = () => {
      setCurrency(button.value);
      root.currency = button.value;
      if (button.value === 'usd') delete root.currency;
      showPrice(button.value, button.querySelector('b')?.textContent ?? '');
      hideCurrent();
      // It names the price of the page that the visitor came from.
      const note = document.getElementById('market-note');
      if (note) note.hidden = true;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
}
