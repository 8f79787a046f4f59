/** For elements that disappear while focused: keyboard use continues in the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Moves focus to a neighbour when the focused element was removed; keeps it if it is elsewhere by
 * now.
 */
export function focusIfLost(next: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (document.activeElement === null || document.activeElement === document.body) next?.focus(options);
}

/** After an invalid submit, focuses the first invalid field in reading order. */
export function focusFirstError(): void {
  // After React has rendered the messages.
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('form [aria-invalid="true"], form [data-error="true"] input')
      ?.focus(),
  );
}

/**
 * After a client-side navigation: focuses the h1 or main, announces the title (WCAG 2.4.3, 4.1.3).
 */
export function announcePage(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  let region = document.getElementById('page-announcement');
  if (!region) {
    region = document.createElement('div');
    region.id = 'page-announcement';
    region.className = 'sr-only';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = document.title;
}
