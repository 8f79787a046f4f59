import './palette.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { AdminRole } from '#src/domain/viewer.ts';
import { areLettersOn, placesFor } from './places.ts';
import { ShortcutList } from './shortcut-list.tsx';

const PaletteBox = lazy(() => import('./palette-box.tsx').then(({ PaletteBox: Box }) => ({ default: Box })));

/** WCAG 2.1.4: single-letter shortcuts are ignored while typing and can be switched off. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog, [role="dialog"]') !== null)
  );
}

/** Loads the dialog on first use, to keep it out of the first page load. */
export function Palette({ role }: { role: AdminRole }) {
  // Counts requests: each one opens the dialog, or closes it if it is open.
  const [toggles, setToggles] = useState(0);
  const [isListOpen, setIsListOpen] = useState(false);

  useEffect(() => {
    const places = placesFor(role);
    const onKey = (event: KeyboardEvent) => {
      if (
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'k'
      ) {
        event.preventDefault();
        setToggles((count) => count + 1);
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target) || !areLettersOn()) return;
      if (event.key === '?') {
        event.preventDefault();
        setIsListOpen(true);
      } else if (event.key === '/') {
        event.preventDefault();
        setToggles((count) => count + 1);
      } else {
        const place = places.find(({ letter }) => letter === event.key);
        if (place) void navigate(place.href);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [role]);

  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setToggles((count) => count + 1)}
      >
        Find <kbd>Ctrl K</kbd>
      </button>
      {toggles > 0 && (
        <Suspense fallback={null}>
          <PaletteBox toggles={toggles} role={role} onShowShortcuts={() => setIsListOpen(true)} />
        </Suspense>
      )}
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} role={role} />
    </>
  );
}
