import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DatedFact, foldPayment, type PaymentFact } from './payment.rules.ts';

const SOLD = 25_000;
const sale: PaymentFact = {
  kind: 'sale',
  outcome: 'paid',
  sale: {
    checkoutId: 'cs_1',
    paymentReference: 'pi_1',
    customerName: 'Rosa Lindqvist',
    customerEmail: 'rosa@oakandrye.example',
    customerPhone: null,
    amountMinor: SOLD,
    currency: 'usd',
    clientReference: null,
    clickId: null,
    market: null,
  },
};

/** One step refunds a share of the rest, or makes an earlier refund fail. */
const step = fc.record({
  fails: fc.boolean(),
  pick: fc.nat(),
  seconds: fc.nat(3),
  repeats: fc.integer({ min: 1, max: 3 }),
});

/** A model of the provider's records, and the events it sends as they change. */
function live(steps: readonly { fails: boolean; pick: number; seconds: number; repeats: number }[]) {
  const details: DatedFact[] = [{ id: 'evt_sale', at: 1, fact: sale }];
  const standing: { id: string; amountMinor: number; madeAt: number }[] = [];
  let now = 1;
  let hasFailedNow = false;
  const refunded = () => standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const say = (fact: PaymentFact) => details.push({ id: `evt_${details.length}`, at: now, fact });
  for (const { fails, pick, seconds, repeats } of steps) {
    // A failure takes days at the bank: never the same second as another refund.
    now += fails ? seconds : Math.max(seconds, hasFailedNow ? 1 : 0);
    if (fails) {
      const [lost] = standing.splice(pick % Math.max(1, standing.length), 1);
      if (!lost) continue;
      const { id: refundId, amountMinor, madeAt } = lost;
      for (let n = 0; n < repeats; n++)
        say({ kind: 'refund-failed', refundId, chargeId: 'ch_1', amountMinor, madeAt });
      hasFailedNow = true;
    } else {
      const left = SOLD - refunded();
      if (left === 0) continue;
      standing.push({ id: `re_${details.length}`, amountMinor: 1 + (pick % left), madeAt: now });
      say({ kind: 'refund', chargeId: 'ch_1', refundedMinor: refunded() });
      hasFailedNow = false;
    }
  }
  return { facts: details, refundedMinor: refunded() };
}

it('SEC-12 failed refunds restore the sale, in any order of arrival and with any repetition (5,000 histories)', () => {
  const lives = fc.array(step, { maxLength: 12 }).chain((steps) => {
    const { facts: details, refundedMinor } = live(steps);
    const arrivals = fc
      .array(fc.constantFrom(...details), { maxLength: 4 })
      .chain((again) =>
        fc.shuffledSubarray([...details, ...again], { minLength: details.length + again.length }),
      );
    return fc.record({ refundedMinor: fc.constant(refundedMinor), arrivals });
  });
  fc.assert(
    fc.property(lives, ({ refundedMinor, arrivals }) => {
      const state = foldPayment(arrivals);
      expect([state.refundedMinor, state.reversedMinor]).toEqual([refundedMinor, refundedMinor]);
      expect(state.orderStatus).toBe(refundedMinor === SOLD ? 'cancelled' : 'paid');
    }),
    { numRuns: 5000 },
  );
});

it('SEC-12 the intermediate amount is never more than was ever refunded, nor less than zero', () => {
  const halves = fc.array(step, { maxLength: 10 }).chain((steps) => fc.subarray(live(steps).facts));
  fc.assert(
    fc.property(halves, (known) => {
      const { refundedMinor } = foldPayment([...known, { id: 'evt_sale', at: 1, fact: sale }]);
      const most = Math.max(0, ...known.map(({ fact }) => (fact.kind === 'refund' ? fact.refundedMinor : 0)));
      expect(refundedMinor).toBeGreaterThanOrEqual(0);
      expect(refundedMinor).toBeLessThanOrEqual(most);
    }),
    { numRuns: 2000 },
  );
});
