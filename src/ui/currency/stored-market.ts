import type { MarketNote } from '#src/domain/visit-notes.ts';

/** Country slug of the page that set the currency, e.g. `germany`; undefined without one. */
export function storedMarket(): string | undefined {
  try {
    const note = JSON.parse(sessionStorage.getItem('market-note') ?? '{}') as Partial<MarketNote>;
    return /-design-([a-z-]{2,40})$/.exec(note.path ?? '')?.[1];
  } catch {
    return undefined;
  }
}
