/**
 * Fetches the form's script at the first interaction with it, and sends with it from then on. A
 * submit in the meantime waits; without the script the form is sent as an ordinary form.
 */
function loadWhenUsed(form: HTMLFormElement): void {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= (
      import(/* @vite-ignore */ form.dataset.script ?? '') as Promise<
        typeof import('./contact-form.client.ts')
      >
    ).then(({ enhance }) => {
      form.removeEventListener('submit', wait);
      enhance(form);
    });
    return loading;
  };
  const wait = (event: Event) => {
    event.preventDefault();
    load().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  };
  form.addEventListener('submit', wait);
  for (const interaction of ['focusin', 'pointerover'])
    form.addEventListener(interaction, () => load().catch(() => {}), { once: true });
}

export function startContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) loadWhenUsed(form);
}
