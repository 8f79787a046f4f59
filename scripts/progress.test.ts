import { expect, it } from 'vitest';
import { startProgress } from './progress.ts';

function record(isTTY: boolean) {
  let text = '';
  return { isTTY, write: (part: string) => (text += part), text: () => text };
}

it('without a terminal progress is one plain line at each quarter', () => {
  const output = record(false);
  const progress = startProgress('Pages', output);
  for (let done = 1; done <= 118; done++) progress.update(done, 118);
  progress.end();
  expect(output.text().split('\n')).toEqual([
    'Pages ...',
    'Pages: 30 of 118',
    'Pages: 59 of 118',
    'Pages: 89 of 118',
    'Pages: 118 of 118',
    '',
  ]);
});

it('on a terminal progress is one line that is rewritten and ends with the total', () => {
  const output = record(true);
  const progress = startProgress('Pages', output);
  for (let done = 1; done <= 4; done++) progress.update(done, 4);
  progress.end();
  expect(output.text()).not.toContain('Pages: 1 of 4\n');
  expect(output.text().split('\n')).toHaveLength(2);
  expect(output.text().endsWith('\r\x1b[KPages: 4 of 4\n')).toBe(true);
});
