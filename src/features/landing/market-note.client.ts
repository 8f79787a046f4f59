/** The home page shows the price of the page that the visitor comes from (home-notes.client.ts). */
export function noteMarket(): void {
  const { market } = document.querySelector('main')?.dataset ?? {};
  if (!market) return;
  try {
    const note = { ...JSON.parse(market), lang: document.documentElement.lang, path: location.pathname };
    sessionStorage.setItem('market-note', JSON.stringify(note));
  } catch {}
}
