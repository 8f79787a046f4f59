import { expect, it } from 'vitest';
import { explanationOptions } from './explanation-query.ts';

const shown = { figure: 'conversion', of: 'EUR', part: 0 };
const keptFor = (input: object) =>
  explanationOptions(true, input).placeholderData('rows', { queryKey: [['explain'], { input: shown }] });

it('keeps what is shown while another part of the same figure loads', () => {
  expect(keptFor({ ...shown, part: 1 })).toBe('rows');
});

it('starts empty for another figure', () => {
  expect(keptFor({ ...shown, figure: 'orders' })).toBeUndefined();
  expect(keptFor({ ...shown, of: 'GBP' })).toBeUndefined();
  expect(explanationOptions(true, shown).placeholderData('rows', undefined)).toBeUndefined();
});
