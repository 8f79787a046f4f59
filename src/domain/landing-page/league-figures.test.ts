import { expect, it } from 'vitest';
import { leagueTotals, ordersPer100 } from './league-figures.rules.ts';

const rows = [
  { path: '/', visits: 150, orders: 3, revenue: [{ currency: 'usd' as const, amountMinor: 75_000 }] },
  { path: '/leeds', visits: 50, orders: 1, revenue: [{ currency: 'gbp' as const, amountMinor: 20_000 }] },
  { path: null, visits: 0, orders: 5, revenue: [{ currency: 'usd' as const, amountMinor: 125_000 }] },
];

it('the sums of a month count every order, its rate only those whose visits are known', () => {
  expect(leagueTotals(rows)).toEqual({
    visits: 200,
    orders: 9,
    revenue: [
      { currency: 'usd', amountMinor: 200_000 },
      { currency: 'gbp', amountMinor: 20_000 },
    ],
  });
  expect(ordersPer100(rows)).toBe('2.0');
  expect(ordersPer100([])).toBeNull();
});
