/**
 * Moves focus to a neighbour when the focused element was removed; keeps it if it is elsewhere by
 * now.
 */
export function focusIfLost(next: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (document.activeElement === null || document.activeElement === document.body) next?.focus(options);
}
