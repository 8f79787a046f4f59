import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.rules.ts';

test('SEC-21: no cell ever starts with a character that begins a formula', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `=${text}`),
        fc.constantFrom('=1+1', '+44 20', '-1', '@cmd', '\tx', '\r=1', '\0', ' =1'),
      ),
      (text) => {
        expect(csvCell(text)).not.toMatch(/^[=+\-@\t\r\0]/);
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
