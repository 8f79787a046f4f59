/** Tests what the comparison with the payment provider reports, and what it leaves out. */
import { describe, expect, it } from 'vitest';
import {
  type BookedOrder,
  compareWithProvider,
  finding,
  type ProviderCharge,
  replayToast,
} from './reconciliation.rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SINCE = new Date('2026-09-20T12:00:00Z');
const MINUTE = 60_000;
const earlier = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const order = (changes: Partial<BookedOrder> = {}): BookedOrder => ({
  id: 7,
  paymentReference: 'pi_1',
  amountMinor: 25_000,
  refundedMinor: 0,
  currency: 'usd',
  status: 'paid',
  createdAt: earlier(60 * MINUTE),
  ...changes,
});
const charge = (changes: Partial<ProviderCharge> = {}): ProviderCharge => ({
  id: 'ch_1',
  paymentReference: 'pi_1',
  amountMinor: 25_000,
  refundedMinor: 0,
  currency: 'usd',
  createdAt: earlier(60 * MINUTE),
  isDisputed: false,
  ...changes,
});
const compare = (charges: ProviderCharge[], orders: BookedOrder[]) =>
  compareWithProvider(charges, orders, SINCE, NOW);

describe('equal records', () => {
  it.each<[string, ProviderCharge, BookedOrder]>([
    ['a paid order and its charge', charge(), order()],
    ['refunded in part on both sides', charge({ refundedMinor: 100 }), order({ refundedMinor: 100 })],
    [
      'refunded in full and cancelled',
      charge({ refundedMinor: 25_000 }),
      order({ refundedMinor: 25_000, status: 'cancelled' }),
    ],
    ['disputed and cancelled', charge({ isDisputed: true }), order({ status: 'cancelled' })],
    [
      'disputed and cancelled, with another refund',
      charge({ isDisputed: true, refundedMinor: 5 }),
      order({ status: 'cancelled' }),
    ],
    [
      'an order of unknown amount',
      charge({ isDisputed: true, refundedMinor: 5 }),
      order({ amountMinor: null }),
    ],
  ])('%s: nothing to report', (_, ours, theirs) => {
    expect(compare([ours], [theirs])).toEqual([]);
  });
});

describe('differences', () => {
  it.each<[string, ProviderCharge[], BookedOrder[], string, string, number | null]>([
    [
      'a charge without an order',
      [charge({ paymentReference: 'pi_2' }), charge()],
      [order()],
      'charge-without-order',
      'A charge of $250.00 (ch_1) has no order.',
      null,
    ],
    [
      'a charge without a payment does not belong to an order without one',
      [charge({ paymentReference: null })],
      [order({ paymentReference: null, status: 'pending' })],
      'charge-without-order',
      'A charge of $250.00 (ch_1) has no order.',
      null,
    ],
    [
      'a paid order without a charge',
      [],
      [order()],
      'order-without-charge',
      'Order 7 is paid, but the payment provider has no charge for it.',
      7,
    ],
    [
      'another amount',
      [charge({ amountMinor: 24_000 })],
      [order()],
      'amount-differs',
      'Order 7 says $250.00, the charge says $240.00.',
      7,
    ],
    [
      'another currency',
      [charge({ currency: 'gbp' })],
      [order()],
      'amount-differs',
      'Order 7 says $250.00, the charge says £250.00.',
      7,
    ],
    [
      'a dispute that is not recorded',
      [charge({ isDisputed: true })],
      [order()],
      'dispute-not-recorded',
      'The payment of order 7 is disputed or lost, but the order is paid.',
      7,
    ],
    [
      'a refund that is not recorded',
      [charge({ refundedMinor: 901 })],
      [order({ refundedMinor: 900 })],
      'refund-not-recorded',
      'The provider refunded $9.01 of order 7; the order says $9.00.',
      7,
    ],
    [
      'a refund the provider does not know',
      [charge({ refundedMinor: 899 })],
      [order({ refundedMinor: 900 })],
      'refund-not-at-provider',
      'Order 7 says that $9.00 was refunded; the provider refunded $8.99.',
      7,
    ],
    [
      'a cancelled order whose money was kept',
      [charge({ refundedMinor: 24_999 })],
      [order({ refundedMinor: 24_999, status: 'cancelled' })],
      'refund-not-at-provider',
      'Order 7 is cancelled, but $0.01 of its payment has not been refunded.',
      7,
    ],
  ])('%s', (_, charges, orders, kind, text, orderId) => {
    const found = compare(charges, orders);
    expect(found).toMatchObject([{ kind, text, orderId, affiliateId: null, payoutRunId: null }]);
    // A complete sentence tells staff what to do.
    expect(found[0]?.whatToDo).toMatch(/^[A-Z].{30,}\.$/);
  });

  it('after a refund that failed, no second one is advised to staff who have paid another way', () => {
    const [found] = compare([charge()], [order({ status: 'cancelled' })]);
    expect(found?.whatToDo).toContain('paid the customer another way, nothing is to be done.');
  });

  it('pending and cancelled orders need no charge', () => {
    expect(compare([], [order({ status: 'pending' }), order({ status: 'cancelled' })])).toEqual([]);
  });
});

describe('the period', () => {
  it.each<[string, Date, boolean]>([
    ['exactly ten minutes old: still in transit', earlier(10 * MINUTE), false],
    ['a moment older', earlier(10 * MINUTE + 1), true],
    ['at the start of the period', SINCE, true],
    ['before the period', new Date(SINCE.getTime() - 1), false],
  ])('%s', (_, createdAt, reported) => {
    expect(compare([charge({ createdAt })], []).length).toBe(reported ? 1 : 0);
    expect(compare([], [order({ createdAt })]).length).toBe(reported ? 1 : 0);
  });

  it('an order and a charge of different days belong together', () => {
    const old = earlier(90 * 24 * 60 * MINUTE);
    expect(compare([charge({ createdAt: old })], [order()])).toEqual([]);
    expect(compare([charge()], [order({ createdAt: old })])).toEqual([]);
  });
});

it('an event that waits is not called handled after its replay', () => {
  const titleOf = (status: 'processed' | 'waiting' | 'failed') =>
    replayToast({ status, error: null, type: 'charge.refunded' }).title;
  expect(['processed', 'waiting', 'failed'].map((status) => titleOf(status as 'waiting'))).toEqual([
    'Event handled',
    'Still waiting for its sale',
    'Still failing',
  ]);
});

it('a finding names the record it is about and no other', () => {
  expect(finding('ledger-unbalanced', 'Text.', 'Do.')).toEqual({
    kind: 'ledger-unbalanced',
    text: 'Text.',
    whatToDo: 'Do.',
    orderId: null,
    affiliateId: null,
    payoutRunId: null,
  });
  expect(finding('payout-rows-differ', 'Text.', 'Do.', { payoutRunId: 3 })).toMatchObject({
    orderId: null,
    payoutRunId: 3,
  });
});
