import './palette.css';
import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { AdminRole } from '#src/domain/viewer.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { areLettersOn, placesFor, ShortcutList } from './shortcut-list.tsx';

const PaletteBox = lazy(() => import('./palette-box.tsx').then(({ PaletteBox: Box }) => ({ default: Box })));

/** WCAG 2.1.4: single-letter shortcuts are ignored while typing and can be switched off. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog, [role="dialog"]') !== null)
  );
}

const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target) && areLettersOn();

/** Keeps a key for the field of the opening palette, so that it is neither lost nor a shortcut. */
function keepKey(event: KeyboardEvent, typed: { current: string | null }): boolean {
  const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
  if (!isText && event.key !== 'Enter') return false;
  event.preventDefault();
  typed.current = `${typed.current ?? ''}${isText ? event.key : '\n'}`;
  return true;
}

/** Loads the dialog on first use, to keep it out of the first page load. */
export function Palette({ role }: { role: AdminRole }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  // What is typed until the field has the focus; null at other times.
  const typed = useRef<string | null>(null);
  const [isListOpen, setIsListOpen] = useState(false);

  const toggle = useCallback((): void => {
    typed.current = isOpen ? null : '';
    setIsLoaded(true);
    setIsOpen(!isOpen);
  }, [isOpen]);
  function close(): void {
    typed.current = null;
    setIsOpen(false);
  }
  function takeTyped(): string {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }

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
        toggle();
        return;
      }
      if (typed.current !== null && keepKey(event, typed)) return;
      if (!isSingleKey(event)) return;
      if (event.key === '?') {
        event.preventDefault();
        setIsListOpen(true);
      } else if (event.key === '/') {
        event.preventDefault();
        toggle();
      } else {
        const place = places.find(({ letter }) => letter === event.key);
        if (place) void navigate(place.href);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [role, toggle]);

  return (
    <>
      <button type="button" className="palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={toggle}>
        Find <kbd>Ctrl K</kbd>
      </button>
      {isLoaded && (
        <ErrorBoundary fallback={<PaletteFailed isOpen={isOpen} takeTyped={takeTyped} onClose={close} />}>
          <Suspense fallback={null}>
            <PaletteBox
              isOpen={isOpen}
              onClose={close}
              takeTyped={takeTyped}
              role={role}
              onShowShortcuts={() => setIsListOpen(true)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} role={role} />
    </>
  );
}

type FailedProps = { isOpen: boolean; takeTyped: () => string; onClose: () => void };

function PaletteFailed({ isOpen, takeTyped, onClose }: FailedProps) {
  // Keys that wait for the field would be lost, Enter on the button too.
  useEffect(() => {
    if (isOpen) takeTyped();
  });
  return (
    <Dialog title="The search could not be loaded" isOpen={isOpen} onClose={onClose}>
      <Text>Reload the page to try again.</Text>
      <DialogActions safe="Close" onSafe={onClose}>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </DialogActions>
    </Dialog>
  );
}
