import type { MarketNote, OrderNote } from '#src/domain/visit-notes.ts';
import { focusMain } from '#src/ui/behaviour/focus-main.ts';
import { startTranslation } from '#src/ui/language/start-translation.ts';

/** Fills a strip from what is stored, and empties both at its x. Storage may be disabled. */
function showNote<Note>(
  id: string,
  kind: 'localStorage' | 'sessionStorage',
  fill: (note: Note, strip: HTMLElement) => void,
): void {
  const strip = document.getElementById(id);
  try {
    const stored = window[kind].getItem(id);
    if (!strip || !stored) return;
    fill(JSON.parse(stored), strip);
    strip.hidden = false;
    strip.querySelector('button')?.addEventListener('click', () => {
      window[kind].removeItem(id);
      strip.hidden = true;
      focusMain();
    });
  } catch {}
}

export function startHomeNotes(): void {
  startTranslation();
  showNote<OrderNote>('order-note', 'localStorage', ({ text, until, lang }, strip) => {
    if (until < Date.now()) throw new Error('past');
    strip.lang = lang;
    (strip.querySelector('p') as Element).textContent = text;
  });
  showNote<MarketNote>('market-note', 'sessionStorage', (note, strip) => {
    strip.lang = note.lang;
    (strip.querySelector('p') as Element).textContent = note.text;
    Object.assign(strip.querySelector('a') as Element, { textContent: note.back, href: note.path });
  });
}
