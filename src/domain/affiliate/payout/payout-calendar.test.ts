import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Payee,
  type PlannedRow,
  payoutCalendar,
  plannedRuns,
  waitingText,
} from './payout-calendar.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const READY: Payee = { method: 'paypal', emailVerified: true, payoutHoldUntil: null };
const row = (amountMinor: number, available: string, changes: Partial<PlannedRow> = {}): PlannedRow => ({
  affiliateId: 1,
  currency: 'gbp',
  amountMinor,
  availableAt: day(available),
  ...changes,
});
const paidOf = (rows: readonly PlannedRow[], payee: Payee = READY) =>
  payoutCalendar(NOW, rows, () => payee).map(({ balances }) =>
    balances.flatMap(({ amountMinor, waits }) => (waits === null ? [amountMinor] : [])),
  );

it('runs are planned for the first of the next three months, in UTC, over the turn of the year', () => {
  expect(plannedRuns(NOW)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'].map(day));
  expect(plannedRuns(day('2026-12-01'))[0]).toEqual(day('2027-01-01'));
});

describe('a commission is in the first run after it becomes available', () => {
  it.each([
    ['2026-10-01', [[2500], [], []]],
    ['2026-12-01', [[2500], [], []]],
    ['2026-12-02', [[], [2500], []]],
    ['2027-02-01', [[], [], [2500]]],
    ['2027-02-02', [[], [], []]],
  ])('available on %s', (available, paid) => {
    expect(paidOf([row(2500, available)])).toEqual(paid);
  });
});

it('what a run leaves out is in the next one', () => {
  const rows = [row(-1000, '2026-11-01'), row(400, '2026-11-20'), row(2500, '2026-12-15')];
  expect(payoutCalendar(NOW, rows, () => READY)[0]?.balances).toEqual([
    { affiliateId: 1, currency: 'gbp', amountMinor: -600, waits: 'negative' },
  ]);
  expect(paidOf(rows)).toEqual([[], [1900], []]);
});

it('changed payout details hold the runs until their day', () => {
  const held = { ...READY, payoutHoldUntil: day('2026-12-02') };
  expect(paidOf([row(2500, '2026-11-01')], held)).toEqual([[], [2500], []]);
});

it.each([
  [{ ...READY, emailVerified: false }, 'unverified'],
  [{ ...READY, method: 'none' as const }, 'no-details'],
])('%o is paid by no run', (payee, waits) => {
  const runs = payoutCalendar(NOW, [row(2500, '2026-11-01')], () => payee);
  expect(runs.map(({ balances }) => balances.map((balance) => balance.waits))).toEqual([
    [waits],
    [waits],
    [waits],
  ]);
});

it('each currency and each affiliate is a payout of its own', () => {
  const rows = [
    row(100, '2026-11-01'),
    row(200, '2026-11-01', { currency: 'eur' }),
    row(-900, '2026-11-01', { affiliateId: 2 }),
  ];
  expect(paidOf(rows)).toEqual([[200, 100], [], []]);
});

it('nothing is paid twice or lost, whatever the rows', () => {
  const rows = fc.array(
    fc.record({
      affiliateId: fc.integer({ min: 1, max: 3 }),
      currency: fc.constantFrom('gbp' as const, 'eur' as const),
      amountMinor: fc.integer({ min: -5000, max: 5000 }),
      availableAt: fc.date({ min: day('2026-10-01'), max: day('2027-02-01'), noInvalidDate: true }),
    }),
  );
  fc.assert(
    fc.property(rows, (given) => {
      const runs = payoutCalendar(NOW, given, () => READY);
      const sum = (balances: readonly { amountMinor: number }[]) =>
        balances.reduce((total, { amountMinor }) => total + amountMinor, 0);
      const paid = sum(runs.flatMap(({ balances }) => balances.filter(({ waits }) => waits === null)));
      const left = sum(runs.at(-1)?.balances.filter(({ waits }) => waits !== null) ?? []);
      expect(paid + left).toBe(sum(given));
    }),
  );
});

it('every reason is a sentence for the affiliate', () => {
  for (const reason of ['negative', 'zero', 'minimum', 'unverified', 'no-details', 'hold'] as const)
    expect(waitingText(reason, day('2026-12-02'))).toMatch(/^[A-Z].*\.$/);
  expect(waitingText('hold', day('2026-12-02'))).toContain('2 December 2026');
});
