import type { MarketNote, OrderNote } from '#src/domain/visit-notes.ts';
import { focusMain } from '#src/ui/behaviour/focus.ts';
import { startTranslation } from '#src/ui/language/visitor-language.ts';

/** Fills a strip from what is stored, and empties both at its x. Storage may be disabled. */
function showNote(id: string, kind: 'localStorage' | 'sessionStorage'): void {
  const strip = document.getElementById(id);
  try {
    const stored = window[kind].getItem(id);
    if (!strip || !stored) return;
    const { text, link, path, lang, until }: MarketNote & Partial<OrderNote> = JSON.parse(stored);
    if (until && until < Date.now()) return;
    strip.lang = lang;
    const line = strip.querySelector('p');
    if (line) line.textContent = text;
    Object.assign(strip.querySelector('a') as Element, { textContent: link, href: path });
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
  showNote('order-note', 'localStorage');
  showNote('market-note', 'sessionStorage');
}
