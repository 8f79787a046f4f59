import { expect, it } from 'vitest';
import { parseCsv } from './csv-parse.rules.ts';

const LIMITS = { rows: 3, columns: 4, cell: 10 };

it.each([
  ['a,b\n1,2\n', ['a', 'b'], [['1', '2']]],
  ['\uFEFFa;b\r\n1;2', ['a', 'b'], [['1', '2']]],
  ['a\tb\n1,5\t2', ['a', 'b'], [['1,5', '2']]],
  ['a,b\n"x, ""y""","line\nbreak"', ['a', 'b'], [['x, "y"', 'line break']]],
  ['a,b\n\n,\n1,2', ['a', 'b'], [['1', '2']]],
  ['a,b\n"never closed,1\n2', ['a', 'b'], [['never clos']]],
  ['', [], []],
])('reads separators, quotes, line ends and a byte order mark (%#)', (text, header, rows) => {
  expect(parseCsv(text, LIMITS)).toEqual({ header, rows, isCut: false });
});

it('keeps within its limits and says when rows were left out', () => {
  const wide = Array.from({ length: 100 }, (_, n) => n).join(',');
  const { header, rows, isCut } = parseCsv([wide, ...Array(1000).fill('x'.repeat(99))].join('\n'), LIMITS);
  expect(header).toHaveLength(4);
  expect(rows).toEqual([['x'.repeat(10)], ['x'.repeat(10)], ['x'.repeat(10)]]);
  expect(isCut).toBe(true);
});

it.each(['"', '""', ',', '\n', ';"\n', '\\', '\0'])('reads any repetition of %j in one pass', (part) => {
  expect(parseCsv(part.repeat(100_000), LIMITS).rows.length).toBeLessThanOrEqual(3);
});
