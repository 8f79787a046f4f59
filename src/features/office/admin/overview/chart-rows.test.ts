import { describe, expect, it } from 'vitest';
import type { DailyView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { highest, niceTicks, orderRows, revenueRows } from './chart-rows.ts';

const day = (n: number, revenue: Record<string, number> = {}) => ({
  day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  orders: n,
  paid: n,
  revenue,
});

describe('the revenue chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [6, [0, 2, 4, 6]],
    [250, [0, 100, 200, 300]],
    [1750, [0, 500, 1000, 1500, 2000]],
  ])('of at most %d has round, even ticks', (max, ticks) => expect(niceTicks(max)).toEqual(ticks));

  it('has the same day of the period before beside each day', () => {
    const view: DailyView = {
      days: [day(30, { usd: 25_000 }), day(31)],
      previous: [day(1, { usd: 5_000 }), day(2)],
      currencies: ['usd'],
    };
    expect(revenueRows(view)).toEqual([
      { day: '31 Jan', USD: 250, Before: 50 },
      { day: '1 Feb', USD: 0, Before: 0 },
    ]);
    expect(orderRows(view)[0]).toEqual({ day: '31 Jan', Orders: 30, Before: 1 });
    expect(highest(revenueRows(view), ['USD'])).toBe(250);
  });

  it('adds no sums of different currencies', () => {
    const view: DailyView = { days: [day(1)], previous: [day(0)], currencies: ['eur', 'usd'] };
    expect(revenueRows(view)).toEqual([{ day: '2 Jan', EUR: 0, USD: 0 }]);
  });
});
