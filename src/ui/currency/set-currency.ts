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
