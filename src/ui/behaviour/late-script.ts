/**
 * Fetches the script that `data-script` names at the first interaction with the element; the script
 * exports `enhance(element)`. The first event of this type waits, and `retry` repeats it.
 * @param failed the download failed; the next event tries again
 */
export function loadWhenUsed<E extends HTMLElement>(
  element: E,
  type: 'click' | 'submit',
  retry: () => void,
  failed: () => void = () => {},
): void {
  let loading: Promise<void> | undefined;
  let failures = 0;
  let isWaiting = false;
  const load = () => {
    // Browsers keep a failed import: each new attempt needs its own address.
    const address = `${element.dataset.script}#${failures}`;
    loading ??= (import(/* @vite-ignore */ address) as Promise<{ enhance(element: E): void }>).then(
      ({ enhance }) => {
        element.removeEventListener(type, wait);
        enhance(element);
      },
      (error) => {
        loading = undefined;
        failures++;
        throw error;
      },
    );
    return loading;
  };
  const wait = async (event: Event) => {
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    await load().then(retry, failed);
    isWaiting = false;
  };
  element.addEventListener(type, wait);
  for (const interaction of ['focusin', 'pointerover'])
    element.addEventListener(interaction, () => load().catch(() => {}), { once: true });
}

/**
 * Every form with a script of its own. If the download fails, it is sent as an ordinary form. One
 * that has something in the browser's storage shows it at once.
 */
export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-script]')) {
    loadWhenUsed(
      form,
      'submit',
      () => form.requestSubmit(),
      () => form.submit(),
    );
    try {
      if (localStorage[form.id]) form.dispatchEvent(new Event('focusin'));
    } catch {}
  }
}
