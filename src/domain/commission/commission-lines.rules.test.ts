import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionMinor, remainingCommission } from './commission.rules.ts';
import { type EarnedLine, planMove } from './commission-lines.rules.ts';
import { commissionStage } from './commission-stage.rules.ts';

const DAY = 86_400_000;
type Line = EarnedLine & { kind: 'earned' | 'reversal'; availableAt: number; paidTimes: number };
type Order = {
  soldMinor: number;
  originalMinor: number;
  refundedMinor: number;
  cancelled: boolean;
  lines: Line[];
};

/** One affiliate's ledger, driven by the same rules as the service. */
class Ledger {
  now = 0;
  rate = '10';
  orders: Order[] = [];
  frozen: Line[] = [];
  paidOut = 0;

  worth(order: Order): number {
    return order.cancelled
      ? 0
      : remainingCommission(order.originalMinor, order.refundedMinor, order.soldMinor);
  }
  sale(soldMinor: number): void {
    const originalMinor = commissionMinor(soldMinor, this.rate);
    const lines: Line[] = [
      {
        kind: 'earned',
        status: 'pending',
        amountMinor: originalMinor,
        payoutLineId: null,
        availableAt: this.now + 30 * DAY,
        paidTimes: 0,
      },
    ];
    this.orders.push({ soldMinor, originalMinor, refundedMinor: 0, cancelled: false, lines });
  }
  settle(order: Order): void {
    const [earned] = order.lines;
    if (!earned) return;
    const total = order.lines.reduce(
      (sum, line) => (line.status === 'cancelled' ? sum : sum + line.amountMinor),
      0,
    );
    const move = planMove(earned, total, this.worth(order));
    if (move.kind === 'new-line')
      order.lines.push({
        kind: 'reversal',
        status: 'pending',
        amountMinor: move.delta,
        payoutLineId: null,
        availableAt: this.now,
        paidTimes: 0,
      });
    if (move.kind === 'change-row')
      Object.assign(earned, { status: move.status, amountMinor: move.amountMinor });
  }
  startRun(): void {
    if (this.frozen.length > 0) return;
    const payable = this.orders
      .flatMap(({ lines }) => lines)
      .filter(
        (line) =>
          commissionStage(
            { ...line, availableAt: new Date(line.availableAt), reviewReason: null },
            new Date(this.now),
          ) === 'payable',
      );
    // As in the payout service, a balance that is not positive is carried over.
    if (payable.reduce((sum, line) => sum + line.amountMinor, 0) <= 0) return;
    for (const line of payable) line.payoutLineId = 1;
    this.frozen = payable;
  }
  endRun(paid: boolean): void {
    for (const line of this.frozen) {
      line.payoutLineId = paid ? 1 : null;
      if (!paid) continue;
      line.status = 'paid';
      line.paidTimes++;
      this.paidOut += line.amountMinor;
    }
    this.frozen = [];
  }
  balance(): number {
    return this.orders
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.status === 'cancelled' ? sum : sum + line.amountMinor), 0);
  }
}

const pick = fc.nat({ max: 30 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sale' as const), minor: fc.integer({ min: 1, max: 60_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      pick,
      percent: fc.integer({ min: 1, max: 130 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refund-fails' as const),
      pick,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rate' as const),
      rate: fc.constantFrom('10', '12.5', '7.25', '0', '33.33'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('run' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), paid: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function apply(ledger: Ledger, action: Step): void {
  if (action.do === 'sale') return ledger.sale(action.minor);
  if (action.do === 'rate') ledger.rate = action.rate;
  if (action.do === 'wait') ledger.now += action.days * DAY;
  if (action.do === 'run') ledger.startRun();
  if (action.do === 'end') ledger.endRun(action.paid);
  if (!('pick' in action) || ledger.orders.length === 0) return;
  const order = ledger.orders[action.pick % ledger.orders.length];
  if (!order) return;
  if (action.do === 'cancel') order.cancelled = true;
  if (action.do === 'restore') order.cancelled = false;
  // The provider reports the total refunded; it falls only if a refund fails at the bank.
  if (action.do === 'refund')
    order.refundedMinor = Math.max(
      order.refundedMinor,
      Math.round((order.soldMinor * Math.min(action.percent, 100)) / 100),
    );
  if (action.do === 'refund-fails')
    order.refundedMinor -= Math.round((order.refundedMinor * action.percent) / 100);
  ledger.settle(order);
}

describe('commission lines', () => {
  it('over 10,000 random histories the lines equal the model, nothing is paid twice and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (history) => {
        const ledger = new Ledger();
        for (const action of history) {
          apply(ledger, action);
          const model = ledger.orders.reduce((sum, order) => sum + ledger.worth(order), 0);
          // Plain comparisons: a million assertion objects would take a minute.
          if (ledger.balance() !== model)
            throw new Error(`the lines are ${ledger.balance()}, the model is ${model}`);
          if (ledger.orders.some(({ lines }) => lines.some((line) => line.paidTimes > 1)))
            throw new Error('a line was paid twice');
        }
        // After the last run, the amount paid plus the amount owed equals the value of the sales.
        ledger.endRun(true);
        ledger.now += 400 * DAY;
        ledger.startRun();
        ledger.endRun(true);
        const model = ledger.orders.reduce((sum, order) => sum + ledger.worth(order), 0);
        const owed = ledger.balance() - ledger.paidOut;
        expect(ledger.paidOut + owed).toBe(model);
        expect(owed).toBeLessThanOrEqual(0);
        if (owed === 0) expect(ledger.paidOut).toBe(model);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('an unpaid commission changes its own row, a paid one gets a line against the next payout', () => {
    const pending = { status: 'pending' as const, amountMinor: 2500, payoutLineId: null };
    expect(planMove(pending, 2500, 0)).toEqual({
      kind: 'change-row',
      status: 'cancelled',
      amountMinor: 2500,
      delta: -2500,
    });
    expect(planMove(pending, 2500, 1250)).toEqual({
      kind: 'change-row',
      status: 'pending',
      amountMinor: 1250,
      delta: -1250,
    });
    expect(planMove({ ...pending, status: 'paid' }, 2500, 0)).toEqual({ kind: 'new-line', delta: -2500 });
    expect(planMove({ ...pending, payoutLineId: 7 }, 2500, 0)).toEqual({ kind: 'new-line', delta: -2500 });
    expect(planMove(pending, 2500, 2500)).toEqual({ kind: 'none' });
  });
});
