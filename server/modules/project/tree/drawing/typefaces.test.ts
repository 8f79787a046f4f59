import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitted, fontPath, widthOf } from './typefaces.ts';

const layouts = vi.spyOn(
  Object.getPrototypeOf(create(readFileSync(fontPath('display-720-latin')))),
  'layout',
);
afterEach(() => layouts.mockClear());

const LONG = [
  ['that changes the alphabet with every letter', 'aαжé'.repeat(40)],
  ['of one word', 'Wonderful'.repeat(18).slice(0, 160)],
  ['of many words', 'ab cd '.repeat(27).slice(0, 160)],
] as const;
const BOX = { sizes: [28, 24, 20, 16], width: 330, lines: 2 };

describe('a name of 160 letters', () => {
  it.each(LONG)('%s is laid out at most a hundred times', (_, name) => {
    fitted(name, 'display-720', BOX);
    expect(layouts.mock.calls.length).toBeLessThanOrEqual(100);
  });

  it.each(LONG)('%s keeps as many letters as fit', (_, name) => {
    const { size, lines } = fitted(name, 'display-720', { ...BOX, lines: 1 });
    const [line = ''] = lines;
    expect(size).toBe(16);
    expect(line.endsWith('…')).toBe(true);
    expect(widthOf(line, 'display-720', size)).toBeLessThanOrEqual(BOX.width);
    const kept = [...line].length - 1;
    const longer = `${[...name].slice(0, kept + 1).join('')}…`;
    if (!/\s$/.test(name.slice(0, kept + 1)))
      expect(widthOf(longer, 'display-720', size)).toBeGreaterThan(BOX.width);
  });
});
