import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadWhenUsed } from './late-script.ts';

const WORKS = 'data:text/javascript,export function enhance(element) { element.dataset.isEnhanced = "yes" }';
/** Works at the second attempt, at another address: Node keeps a failed import, as browsers do. */
const FAILS_ONCE = `data:text/javascript,
  globalThis.hasFailed = !globalThis.hasFailed;
  if (globalThis.hasFailed) throw new Error("the download failed");
  export function enhance() {}`;

/** Reports each outcome of a click: the script was there, or its download failed. */
function control(script: string) {
  const element = Object.assign(new EventTarget(), { dataset: { script } as Record<string, string> });
  const outcomes: string[] = [];
  let report = () => {};
  const note = (outcome: string) => () => {
    outcomes.push(outcome);
    report();
  };
  loadWhenUsed(element as unknown as HTMLElement, 'click', note('retry'), note('failed'));
  const click = () => element.dispatchEvent(new Event('click'));
  async function clicks(times: number): Promise<string[]> {
    const reported = new Promise<void>((resolve) => {
      report = resolve;
    });
    for (let time = 0; time < times; time++) click();
    await reported;
    await nextTurn();
    return outcomes;
  }
  return { element, clicks };
}

it('repeats one click when two came before the script', async () => {
  const { element, clicks } = control(WORKS);
  expect(await clicks(2)).toEqual(['retry']);
  expect(element.dataset.isEnhanced).toBe('yes');
});

it('downloads the script again at the next click after a failure', async () => {
  const { clicks } = control(FAILS_ONCE);
  expect(await clicks(1)).toEqual(['failed']);
  expect(await clicks(1)).toEqual(['failed', 'retry']);
});
