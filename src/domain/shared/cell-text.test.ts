/** Short texts of table cells, charts and action items. */
import { expect, test } from 'vitest';
import { adminDate, ageText, cellDate, fullTime } from './dates.ts';

const NOW = new Date('2026-11-22T12:00:00');

test('a time in a cell is short, in the reader’s time zone, with the year only if it is another one', () => {
  expect(cellDate(new Date('2026-09-09T03:41:00'), NOW)).toBe('Sep 09, 03:41');
  expect(cellDate(new Date('2025-12-31T23:59:00'), NOW)).toBe('Dec 31, 2025');
  expect(adminDate(new Date('2026-09-09T03:41:00'))).toBe('Sep 09, 2026 at 03:41');
  expect(fullTime(new Date('2026-11-19T12:00:00'), NOW)).toBe('Nov 19, 2026 at 12:00, 3 days ago');
  expect(fullTime(new Date('2026-11-23T12:00:00'), NOW)).toBe('Nov 23, 2026 at 12:00');
});

test('an age is given in the largest unit of which there are two, hours before', () => {
  const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  expect(ageText(before(0), NOW)).toBe('1 minute');
  expect(ageText(before(0.75), NOW)).toBe('45 minutes');
  expect(ageText(before(1), NOW)).toBe('1 hour');
  expect(ageText(before(47), NOW)).toBe('47 hours');
  expect(ageText(before(72), NOW)).toBe('3 days');
});
