import { expect, it } from 'vitest';
import { earliestDueDates, workingCalendar } from './working-calendar.ts';

it('the shop works in London, without the public holidays of England', async () => {
  const { timeZone, holidays } = await workingCalendar(new Date('2026-06-01'), new Date('2026-06-02'));
  expect(timeZone).toBe('Europe/London');
  expect([...holidays].filter((date) => date.startsWith('2026'))).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-26',
    '2026-12-28',
  ]);
  expect(new Set([...holidays].map((date) => date.slice(0, 4)))).toEqual(new Set(['2025', '2026', '2027']));
});

it('a form sent before Easter: designs a day later, the website six working days after them', async () => {
  expect(await earliestDueDates(new Date('2026-03-30T10:00:00Z'))).toEqual({
    designs: new Date('2026-03-31T10:00:00Z'),
    website: new Date('2026-04-10T10:00:00Z'),
  });
});
