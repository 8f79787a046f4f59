import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from './focus.ts';

function headingOf(region: HTMLElement | null): HTMLElement | null {
  const heading = region?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}

type Region<E> = { ref: RefObject<E | null>; onFocus: (event: FocusEvent) => void };

/**
 * Props of a region whose controls remove themselves: when the last used one is gone, focus moves
 * to the region's heading.
 */
export function useKeptFocus<E extends HTMLElement>(): Region<E> {
  const ref = useRef<E>(null);
  const used = useRef<Element | null>(null);
  // After every render: any of them may have removed the control.
  useEffect(() => {
    if (!used.current || used.current.isConnected) return;
    used.current = null;
    // The heading may be far above what was pressed.
    focusIfLost(headingOf(ref.current), { preventScroll: true });
  });
  return {
    ref,
    // Not of dialogs, whose events bubble through React's tree.
    onFocus({ target, currentTarget }) {
      if (currentTarget.contains(target)) used.current = target;
    },
  };
}
