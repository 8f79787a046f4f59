/** Submitting an invalid form moves the focus to its first fault in reading order. */
export function focusFirstFault(): void {
  // After React has painted the messages.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-error="true"] input')?.focus());
}
