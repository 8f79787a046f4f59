import './palette.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { AdminRole } from '#src/domain/viewer.ts';
import { placesFor } from './places.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { isSingleKey } from './single-key.ts';

const PaletteBox = lazy(() => import('./palette-box.tsx').then(({ PaletteBox: Box }) => ({ default: Box })));

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
      if (!isSingleKey(event)) return;
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
