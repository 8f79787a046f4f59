import { describe, expect, it } from 'vitest';
import { matchResult, type ResultLine } from './payout-result.rules.ts';
import { minorOf, outcomeOf, paidDay } from './payout-result-cells.rules.ts';

const LINES: ResultLine[] = [
  { id: 12, currency: 'usd', amountMinor: 2500, status: 'pending' },
  { id: 13, currency: 'eur', amountMinor: 123_456, status: 'pending' },
  { id: 14, currency: 'usd', amountMinor: 5000, status: 'paid' },
  { id: 15, currency: 'usd', amountMinor: 700, status: 'carried' },
];
const match = (csv: string) => matchResult(csv, { label: 'November 2026', lines: LINES }, '2026-11-22');
const note = (id: number) => `Hedgerow affiliate payout November 2026, line ${id}`;

it('a PayPal report marks payments, and reports what failed and what is on its way', () => {
  const { decisions, unmatched } = match(
    [
      'Date,Status,Amount,Currency,Transaction ID,Note',
      `2026-11-20,Completed,-25.00,USD,PP-1,"${note(12)}"`,
      `2026-11-20,Returned,"1,234.56",EUR,PP-2,"${note(13)}"`,
      `2026-11-20,Completed,50.00,USD,PP-3,"${note(14)}"`,
    ].join('\r\n'),
  );
  expect(decisions).toEqual([
    { lineId: 12, outcome: 'paid', paidOn: '2026-11-20', reference: 'PP-1' },
    { lineId: 13, outcome: 'failed', reason: 'The payment was reported as returned.' },
    { lineId: 14, outcome: 'unchanged', note: 'Marked as paid before.' },
  ]);
  expect(unmatched).toEqual([]);
});

it('a bank file has its own separator and decimal comma, no states, and the reference of our file', () => {
  const csv = `Booking date;Reference;Debit;Currency\n20.11.2026;${note(13)};-1.234,56;EUR\n11/20/2026;${note(12)};25,00;USD`;
  expect(match(csv).decisions).toEqual([
    { lineId: 13, outcome: 'paid', paidOn: '2026-11-20', reference: note(13) },
    { lineId: 12, outcome: 'paid', paidOn: '2026-11-22', reference: note(12) },
  ]);
});

it.each([
  [`25.00,USD,A,Completed,Rent for line 12`, 'It names no line of this run.'],
  [
    `25.00,USD,A,Completed,"Hedgerow affiliate payout October 2026, line 12"`,
    'It names no line of this run.',
  ],
  [`25.00,USD,A,Completed,"${note(120)}"`, 'It names no line of this run.'],
  [`25.01,USD,A,Completed,"${note(12)}"`, 'Its amount or currency differs from the line.'],
  [`25.00,EUR,A,Completed,"${note(12)}"`, 'Its amount or currency differs from the line.'],
  [`lots,USD,A,Completed,"${note(12)}"`, 'It has no amount that can be read.'],
  [`25.00,USD,A,Unclaimed,"${note(12)}"`, 'The payment is still on its way.'],
  [`25.00,USD,A,Vanished,"${note(12)}"`, 'Its status is not known: Vanished.'],
  [`7.00,USD,A,Completed,"${note(15)}"`, 'The line is no longer open.'],
])('a row that settles nothing is listed with its number and the reason (%#)', (row, reason) => {
  const { decisions, unmatched } = match(`Amount,Currency,Transaction ID,Status,Note\n${row}`);
  expect(decisions).toEqual([]);
  expect(unmatched).toMatchObject([{ row: 2, reason }]);
});

it('a second row about the same line is not applied', () => {
  const row = `25.00,USD,A,Completed,"${note(12)}"`;
  const { decisions, unmatched } = match(`Amount,Currency,Transaction ID,Status,Note\n${row}\n${row}`);
  expect(decisions).toHaveLength(1);
  expect(unmatched).toMatchObject([{ row: 3, reason: 'An earlier row is about the same line.' }]);
});

it('long cells are cut to what a reference and a reason may hold', () => {
  const csv = (status: string) =>
    `Amount,Transaction ID,Status,Reason,Note\n25.00,${'x'.repeat(900)},${status},${'y'.repeat(900)},"${note(12)}"`;
  expect(match(csv('Completed')).decisions).toMatchObject([{ reference: 'x'.repeat(120) }]);
  expect(match(csv('Failed')).decisions).toMatchObject([{ reason: 'y'.repeat(300) }]);
});

describe('cells', () => {
  it.each([
    ['25', 2500],
    ['25.5', 2550],
    ['-25.00', 2500],
    ['(25.00)', 2500],
    ['$1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1,234', 123_400],
    ['25.00 USD', 2500],
    ['25.00 of 30.00', null],
    ['', null],
    ['9'.repeat(400), null],
  ])('the amount %j is %j minor units', (text, minor) => expect(minorOf(text)).toBe(minor));

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T08:00:00Z', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['2026-02-30', null],
    ['11/12/2026', null],
  ])('the date %j is %j', (text, day) => expect(paidDay(text)).toBe(day));

  it('states of payment are read in any case', () => {
    expect(['SUCCESS', 'Returned', 'Pending', 'Odd', ''].map(outcomeOf)).toEqual([
      'paid',
      'failed',
      'waiting',
      'unknown',
      'paid',
    ]);
  });
});
