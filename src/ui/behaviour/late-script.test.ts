import { expect, it, vi } from 'vitest';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { loadWhenUsed } from './late-script.ts';

const WORKS = 'data:text/javascript,export function enhance(element) { element.dataset.isEnhanced = "yes" }';
/** Works at the second attempt; as in a browser, an import that failed fails again at its address. */
const FAILS_ONCE = `data:text/javascript,
  globalThis.hasFailed = !globalThis.hasFailed;
  if (globalThis.hasFailed) throw new Error("the download failed");
  export function enhance() {}`;

function control(script: string) {
  const element = Object.assign(new EventTarget(), { dataset: { script } as Record<string, string> });
  const retry = vi.fn();
  const failed = vi.fn();
  loadWhenUsed(element as unknown as HTMLElement, 'click', retry, failed);
  return { element, retry, failed, click: () => element.dispatchEvent(new Event('click')) };
}

it('repeats one click when two came before the script', async () => {
  const { element, retry, click } = control(WORKS);
  click();
  click();
  await vi.waitFor(() => expect(retry).toHaveBeenCalled(), TIMEOUT);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(element.dataset.isEnhanced).toBe('yes');
});

it('downloads the script again at the next click after a failure', async () => {
  const { retry, failed, click } = control(FAILS_ONCE);
  click();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1), TIMEOUT);
  expect(retry).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    click();
    expect(retry).toHaveBeenCalledTimes(1);
  }, TIMEOUT);
  expect(failed).toHaveBeenCalledTimes(1);
});
