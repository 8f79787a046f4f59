import { expect, it } from 'vitest';
import { inLine } from './in-line.ts';

it('work under one key is done one after another, other keys do not wait, and a failure does not stop the line', async () => {
  const seen: string[] = [];
  const step = (key: string, name: string, fails = false) =>
    inLine(key, 9, async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error('on purpose');
      return name;
    });
  const answers = await Promise.allSettled([step('a', 'first', true), step('a', 'second'), step('b', 'other')]);
  expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'));
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('second begins'));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('a line that is full turns the next one away, and is open again afterwards', async () => {
  const turns = await Promise.all([1, 2, 3].map((n) => inLine('full', 2, async () => n)));
  expect(turns).toEqual([{ result: 1 }, { result: 2 }, null]);
  expect(await inLine('full', 2, async () => 4)).toEqual({ result: 4 });
});

it('SEC-18: several at once when told so, never more, also when somebody comes by in the moment a place is handed on', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  const take = () => inLine('wide', 5, work, 2);
  const first = [take(), take(), take()];
  // Comes at the very end of each, when its place has just gone to the next in line.
  const late = first.map((turn) => turn.then(take));
  expect(await Promise.all([...first, ...late])).toEqual(Array.from({ length: 6 }, () => ({ result: undefined })));
  expect(most).toBe(2);
});
