import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.rules.ts';

test('SEC-21: no cell ever starts with a character that begins a formula', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `=${text}`),
        fc.constantFrom('=1+1', '+44 20', '-1+1', '@cmd', '\tx', '\r=1', '\0', ' =1'),
      ),
      (text) => {
        if (!/^-\d+(?:\.\d+)?$/.test(text)) expect(csvCell(text)).not.toMatch(/^[=+\-@\t\r\0]/);
      },
    ),
  );
});

test('ordinary values stay as they are; absent ones are empty', () => {
  expect(csvCell('Agnes Hollow')).toBe('Agnes Hollow');
  expect(csvCell(250)).toBe('250');
  expect(csvCell(null)).toBe('');
  expect(csvCell(new Date('2026-11-20T10:00:00Z'))).toBe('2026-11-20T10:00:00.000Z');
});

/**
 * Cells as a spreadsheet with another separator reads them: it ignores quotation marks inside a
 * cell.
 */
const cellsAt = (text: string, separator: RegExp): string[] =>
  text.split(separator).map((cell) => cell.replace(/^[\s"\0]+/, ''));

test('L3: no part of a cell becomes a formula if the list separator is a semicolon or a tab', () => {
  const piece = fc.constantFrom(
    ';',
    '\t',
    '\n',
    '\r',
    '"',
    ' ',
    '=',
    '+',
    '-',
    '@',
    '＝',
    'a',
    '1',
    '\0',
    "'",
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        const written = csvCell(text);
        if (written !== text || !/^-\d+$/.test(text))
          for (const separator of [/[;\r\n]/, /[\t\r\n]/])
            for (const cell of cellsAt(written, separator)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(written.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      },
    ),
    { numRuns: 3000 },
  );
});

test('L3: a payload that becomes a formula in semicolon locales stays text', () => {
  expect(csvCell("x;=1+cmd|' /C calc'!A0;x")).toBe("x;'=1+cmd|' /C calc'!A0;x");
  expect(csvCell('note\n=1+1')).toBe("note\n'=1+1");
  expect(csvCell('a;"=1+1')).toBe('a;\'"=1+1');
});

test('L3: amounts stay numbers, negative ones too, for programs that read the file', () => {
  for (const amount of ['-25.00', '25.00', '-0.05', -25, 12.5]) expect(csvCell(amount)).toBe(String(amount));
  for (const formula of ['-1+1', '-25.00;=1', '--1', '-A1']) expect(csvCell(formula)).not.toBe(formula);
});
