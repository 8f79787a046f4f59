import { areLettersOn } from './places.ts';

/** WCAG 2.1.4: single-letter shortcuts are ignored while typing and can be switched off. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog, [role="dialog"]') !== null)
  );
}

export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target) && areLettersOn();
