import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountDifference,
  type DatedFact,
  foldPayment,
  isWaitingForSale,
  type PaymentFact,
  saleText,
} from './payment.rules.ts';

const sale = (
  outcome: 'paid' | 'awaiting' | 'failed',
  amountMinor = 25_000,
  currency = 'usd',
): PaymentFact => ({
  kind: 'sale',
  outcome,
  sale: {
    checkoutId: 'cs_1',
    paymentReference: 'pi_1',
    customerName: 'Rosa Lindqvist',
    customerEmail: 'rosa@oakandrye.example',
    customerPhone: null,
    amountMinor,
    currency,
    clientReference: null,
    clickId: null,
    market: null,
  },
});
const refund = (refundedMinor: number, chargeId = 'ch_1'): PaymentFact => ({
  kind: 'refund',
  chargeId,
  refundedMinor,
});
const failed = (refundId: string, amountMinor: number, madeAt = 0, chargeId = 'ch_1'): PaymentFact => ({
  kind: 'refund-failed',
  refundId,
  chargeId,
  amountMinor,
  madeAt,
});
const dispute = (state: 'inquiry' | 'open' | 'won' | 'lost', disputeId = 'dp_1'): PaymentFact => ({
  kind: 'dispute',
  disputeId,
  state,
});
const dated = (...details: PaymentFact[]): DatedFact[] =>
  details.map((fact, index) => ({ id: `evt_${index}`, at: 100 + index, fact }));

describe('a payment is the sum of its events', () => {
  it.each<[string, PaymentFact[], string | null, number]>([
    ['nothing known', [], null, 0],
    ['paid', [sale('paid')], 'paid', 0],
    ['awaiting payment', [sale('awaiting')], 'pending', 0],
    ['paid later', [sale('awaiting'), sale('paid')], 'paid', 0],
    ['failed', [sale('awaiting'), sale('failed')], 'cancelled', 0],
    ['failed, then paid', [sale('failed'), sale('paid')], 'paid', 0],
    ['a checkout page expired unpaid', [{ kind: 'expired' }], null, 0],
    ['expired while awaiting payment', [sale('awaiting'), { kind: 'expired' }], 'cancelled', 0],
    ['expired cannot undo a payment', [sale('paid'), { kind: 'expired' }], 'paid', 0],
    ['refunded in part', [sale('paid'), refund(1)], 'paid', 1],
    ['refunded, amounts are cumulative', [sale('paid'), refund(5000), refund(9000)], 'paid', 9000],
    [
      'a smaller amount that arrives later is older',
      [sale('paid'), refund(9000), refund(5000)],
      'paid',
      9000,
    ],
    ['refunded in full', [sale('paid'), refund(25_000)], 'cancelled', 25_000],
    ['never more than was sold', [sale('paid'), refund(90_000)], 'cancelled', 25_000],
    ['two charges', [sale('paid'), refund(20_000, 'ch_1'), refund(20_000, 'ch_2')], 'cancelled', 25_000],
    ['refunded in full, which failed', [sale('paid'), refund(25_000), failed('re_1', 25_000)], 'paid', 0],
    [
      'a failure reported three times counts once',
      [sale('paid'), refund(9000), ...[1, 2, 3].map(() => failed('re_1', 4000))],
      'paid',
      5000,
    ],
    ['one of two failed', [sale('paid'), refund(5000), refund(8000), failed('re_1', 5000)], 'paid', 3000],
    [
      'failed, then refunded once more',
      [sale('paid'), refund(25_000), failed('re_1', 25_000), refund(25_000)],
      'cancelled',
      25_000,
    ],
    ['failed, then less', [sale('paid'), refund(9000), failed('re_1', 9000), refund(2000)], 'paid', 2000],
    ['failed before its refund is known', [sale('paid'), failed('re_1', 9000)], 'paid', 0],
    [
      'made after the newest known amount',
      [sale('paid'), refund(3000), failed('re_2', 9000, 102)],
      'paid',
      3000,
    ],
    ['failed on another charge', [sale('paid'), refund(3000), failed('re_1', 3000, 0, 'ch_2')], 'paid', 3000],
    [
      'failed while disputed',
      [sale('paid'), refund(25_000), dispute('open'), failed('re_1', 25_000)],
      'cancelled',
      25_000,
    ],
    ['disputed', [sale('paid'), dispute('open')], 'cancelled', 25_000],
    ['disputed after a partial refund', [sale('paid'), refund(100), dispute('open')], 'cancelled', 25_000],
    ['won', [sale('paid'), refund(100), dispute('open'), dispute('won')], 'paid', 100],
    ['won before it was opened', [sale('paid'), dispute('won'), dispute('open')], 'paid', 0],
    ['lost', [sale('paid'), dispute('open'), dispute('lost')], 'cancelled', 25_000],
    [
      'one won, one open',
      [sale('paid'), dispute('won', 'dp_1'), dispute('open', 'dp_2')],
      'cancelled',
      25_000,
    ],
    ['an inquiry moves no money', [sale('paid'), dispute('inquiry')], 'paid', 0],
    [
      'an inquiry that became a dispute',
      [sale('paid'), dispute('open'), dispute('inquiry')],
      'cancelled',
      25_000,
    ],
    ['off the price list', [sale('paid', 24_999)], 'pending', 0],
    ['the right number in the wrong currency', [sale('paid', 28_000, 'usd')], 'pending', 0],
    ['off the list and refunded', [sale('paid', 100), refund(100)], 'cancelled', 100],
    ['nothing to pay', [sale('paid', 0)], 'pending', 0],
  ])('%s', (_name, details, status, reversed) => {
    const state = foldPayment(dated(...details));
    expect([state.orderStatus, state.reversedMinor]).toEqual([status, reversed]);
    expect(foldPayment(dated(...details).reverse())).toEqual(state);
  });

  it('a payment waits for its sale if only a refund or a dispute is known', () => {
    expect(isWaitingForSale(foldPayment(dated(refund(100))))).toBe(true);
    expect(isWaitingForSale(foldPayment(dated(dispute('open'))))).toBe(true);
    expect(isWaitingForSale(foldPayment(dated(failed('re_1', 100))))).toBe(true);
    expect(isWaitingForSale(foldPayment(dated({ kind: 'expired' })))).toBe(false);
    expect(isWaitingForSale(foldPayment(dated(refund(100), sale('paid'))))).toBe(false);
  });
});

const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constantFrom(sale('paid'), sale('awaiting'), sale('failed'), sale('paid', 24_000), {
    kind: 'expired',
  } as const),
  fc.record({
    kind: fc.constant('refund' as const),
    chargeId: fc.constantFrom('ch_1', 'ch_2'),
    refundedMinor: fc.integer({ min: 0, max: 40_000 }),
  }),
  fc.record({
    kind: fc.constant('refund-failed' as const),
    refundId: fc.constantFrom('re_1', 're_2', 're_3'),
    chargeId: fc.constantFrom('ch_1', 'ch_2'),
    amountMinor: fc.integer({ min: 0, max: 40_000 }),
    madeAt: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    disputeId: fc.constantFrom('dp_1', 'dp_2'),
    state: fc.constantFrom('inquiry' as const, 'open' as const, 'won' as const, 'lost' as const),
  }),
);
const details = fc
  .array(fc.record({ at: fc.integer({ min: 1, max: 5 }), fact }), { minLength: 1, maxLength: 9 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: `evt_${index}` })));

describe('SEC-12 order of events', () => {
  it('order and repetition do not matter (2,000 multisets)', () => {
    const shuffled = details.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.array(fc.constantFrom(...rows), { maxLength: 5 }).chain((again) => {
          const all = [...rows, ...again];
          return fc.shuffledSubarray(all, { minLength: all.length });
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([rows, order]) => {
        expect(foldPayment(order)).toEqual(foldPayment(rows));
      }),
      { numRuns: 2000 },
    );
  });

  it('never refunds more than was sold, nor less than zero', () => {
    fc.assert(
      fc.property(details, (rows) => {
        const state = foldPayment(rows);
        expect(state.reversedMinor).toBeGreaterThanOrEqual(0);
        expect(state.reversedMinor).toBeLessThanOrEqual(state.sale?.amountMinor ?? 0);
        expect(state.reversedMinor).toBeGreaterThanOrEqual(state.sale ? state.refundedMinor : 0);
        if (state.orderStatus === 'paid') expect(state.reviewReason).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  [25_000, 'usd', '$250.00'],
  [25_000, 'gbp', '£250.00'],
  [25_000, 'sek', '250.00 SEK'],
  [25_000, 'jpy', '25000 JPY'],
  [25_000, 'kwd', '25.000 KWD'],
  [1, 'eur', '€0.01'],
  [100, 'no currency', '1.00 NO CURRENCY'],
])('%i %s is written %s', (amount, currency, text) => {
  expect(saleText(amount, currency)).toBe(text);
});

it('is written for a customer in the format of their language', () => {
  expect(saleText(25_000, 'eur', 'de-DE')).toBe('250,00\u00a0€');
  expect(saleText(25_000, 'gbp', 'en-GB')).toBe('£250.00');
  expect(saleText(25_000, 'sek', 'sv-SE')).toBe('250.00 SEK');
});

describe('the amount of an order and of its payment', () => {
  const order = (amount: string, amountMinor: number | null, currency: 'usd' | 'gbp' = 'usd') => ({
    amount,
    amountMinor,
    currency,
  });
  const paid = (amountMinor: number, currency: string) => ({ amountMinor, currency });

  it.each([
    [order('250', 25_000), paid(25_000, 'usd')],
    [order('250.00', 25_000, 'gbp'), paid(25_000, 'gbp')],
    [order('25000 JPY', null), paid(25_000, 'jpy')],
  ])('%o and %o agree', (entered, sale) => {
    expect(amountDifference(entered, sale)).toBeNull();
  });

  it.each([
    [order('90000', 9_000_000), paid(25_000, 'usd')],
    [order('250', 25_000), paid(25_000, 'gbp')],
    [order('two hundred and fifty', null), paid(25_000, 'usd')],
    [order('to be agreed', null), paid(25_000, 'jpy')],
  ])('%o and %o differ', (entered, sale) => {
    expect(amountDifference(entered, sale)).toMatch(
      /^The payment was .*, not the order’s .*\. The order now has the amount paid\.$/,
    );
  });

  it('the sentence fits its column with the longest text of an amount', () => {
    const sentence = amountDifference(order('x'.repeat(32), null), paid(2_000_000_000_000, 'jpy'));
    expect(`The payment of ${'9'.repeat(20)} JPY is not on the price list. ${sentence}`.length).toBeLessThan(
      200,
    );
  });
});
