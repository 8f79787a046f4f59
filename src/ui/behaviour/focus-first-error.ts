/** After an invalid submit, focuses the first invalid field in reading order. */
export function focusFirstError(): void {
  // After React has rendered the messages.
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('form [aria-invalid="true"], form [data-error="true"] input')
      ?.focus(),
  );
}
