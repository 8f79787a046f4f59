/** What had the focus has left the page: it goes on to its neighbour. Where somebody has moved on meanwhile it stays. */
export function focusIfLost(next: HTMLElement | null | undefined): void {
  if (document.activeElement === null || document.activeElement === document.body) next?.focus();
}
