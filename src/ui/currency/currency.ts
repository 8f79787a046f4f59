/** Writes the price wherever the page names it, and into the links that carry it. */
export function showPrice(currency: string, price: string): void {
  const parts = document.querySelectorAll('[data-price]');
  const before = parts[0]?.textContent ?? price;
  for (const part of parts) part.textContent = price;
  document.title = document.title.replace(before, () => price);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*="/wa.me/"]'))
    link.href = link.href.replace(encodeURIComponent(before), encodeURIComponent(price));
  const code = document.querySelector('[data-code]');
  if (code) code.textContent = currency.toUpperCase();
  // Assigning `search` makes the address absolute: it is found by its end the second time.
  const checkout = document.querySelector<HTMLAnchorElement>('[href*="/demo-checkout"]');
  if (checkout) checkout.search = `currency=${currency}`;
}

/** Prices are invisible until this has run (price.css). */
export function startPrices(): void {
  const { dataset } = document.documentElement;
  if (dataset.priceDue) showPrice(dataset.currency ?? '', dataset.priceDue);
  delete dataset.priceDue;
}

/**
 * Remembers the currency until the tab closes, and drops the note of another country's price
 * (home-notes.client.ts). Storage may be disabled: then each page shows its own price.
 */
export function setCurrency(currency: string): void {
  try {
    sessionStorage.currency = currency;
    sessionStorage.removeItem('market-note');
  } catch {}
}
