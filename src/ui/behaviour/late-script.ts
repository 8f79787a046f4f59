/**
 * Fetches the script that `data-script` names at the first interaction with the element; the script
 * exports `enhance(element)`. An event of this type that comes first waits, and `retry` repeats it.
 */
export function loadWhenUsed<E extends HTMLElement>(
  element: E,
  type: 'click' | 'submit',
  retry: () => void,
  without: () => void = () => {},
): void {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= (
      import(/* @vite-ignore */ element.dataset.script ?? '') as Promise<{ enhance(element: E): void }>
    ).then(({ enhance }) => {
      element.removeEventListener(type, wait);
      enhance(element);
    });
    return loading;
  };
  const wait = (event: Event) => {
    event.preventDefault();
    load().then(retry, without);
  };
  element.addEventListener(type, wait);
  for (const interaction of ['focusin', 'pointerover'])
    element.addEventListener(interaction, () => load().catch(() => {}), { once: true });
}
