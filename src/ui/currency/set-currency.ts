/**
 * Remembers the currency of the visit until the tab closes; the text of another country's price goes
 * (home-notes.client.ts). Storage may be disabled: then each page shows its own price.
 */
export function setCurrency(currency: string): void {
  try {
    sessionStorage.currency = currency;
    sessionStorage.removeItem('market-note');
  } catch {}
}
