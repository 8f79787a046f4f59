import { expect, it } from 'vitest';
import { axisDay } from './dates.ts';

it('a day on the axis of a chart is short, and the same in every time zone', () => {
  expect(axisDay('2026-11-22')).toBe('22 Nov');
  expect(axisDay('2026-03-01')).toBe('1 Mar');
});
