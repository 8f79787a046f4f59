import { describe, expect, it } from 'vitest';
import type { DailyView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { chartRows } from './chart-rows.ts';

const day = (n: number, revenue: Record<string, number> = {}) => ({
  day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  orders: n,
  paid: n,
  revenue,
});

describe('the revenue chart', () => {
  it('has the same day of the period before beside each day', () => {
    const view: DailyView = {
      days: [day(30, { usd: 25_000 }), day(31)],
      previous: [day(1, { usd: 5_000 }), day(2)],
      currencies: ['usd'],
    };
    expect(chartRows(view)).toEqual([
      { day: '31 Jan', USD: 250, revenueBefore: 50, Orders: 30, ordersBefore: 1 },
      { day: '1 Feb', USD: 0, revenueBefore: 0, Orders: 31, ordersBefore: 2 },
    ]);
  });

  it('adds no sums of different currencies', () => {
    const view: DailyView = { days: [day(1)], previous: [day(0)], currencies: ['eur', 'usd'] };
    expect(chartRows(view)[0]).not.toHaveProperty('revenueBefore');
  });
});
