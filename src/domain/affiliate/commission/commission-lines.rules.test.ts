import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/shared/dates.ts';
import { collectBalances, planRun } from '../payout/payout.rules.ts';
import {
  availableFrom,
  commissionMinor,
  commissionTarget,
  type EarnedLine,
  planMove,
} from './commission.rules.ts';
import { commissionStage } from './commission-stage.rules.ts';

const ACCOUNTS = [
  { affiliateId: 1, currency: 'usd' },
  { affiliateId: 1, currency: 'eur' },
  { affiliateId: 2, currency: 'usd' },
] as const;
type Account = (typeof ACCOUNTS)[number];
type Line = EarnedLine & Account & { id: number; availableAt: Date; reviewReason: null; paidTimes: number };
type Order = Account & {
  amountMinor: number;
  originalMinor: number;
  refundedMinor: number;
  status: 'paid' | 'cancelled';
  lines: Line[];
};

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { status, amountMinor }) => (status === 'cancelled' ? sum : sum + amountMinor), 0);

/** What the affiliates are owed, driven by the rules that the services run. */
class Ledger {
  now = new Date(0);
  rate = '10';
  orders: Order[] = [];
  inRun: Line[] = [];
  serial = 0;

  worth(order: Order): number {
    const lines = { totalMinor: sumOf(order.lines), isRejected: false, hasRejected: false };
    return commissionTarget(order, { ...lines, originalMinor: order.originalMinor });
  }
  newLine(account: Account, amountMinor: number, availableAt: Date): Line {
    const open = { status: 'pending' as const, payoutLineId: null, reviewReason: null, paidTimes: 0 };
    return { ...account, ...open, id: ++this.serial, amountMinor, availableAt };
  }
  sale(amountMinor: number, account: Account): void {
    const originalMinor = commissionMinor(amountMinor, this.rate);
    const lines = [this.newLine(account, originalMinor, availableFrom(this.now))];
    const sold = { amountMinor, originalMinor, refundedMinor: 0, status: 'paid' as const };
    this.orders.push({ ...account, ...sold, lines });
  }
  settle(order: Order): void {
    const [earned] = order.lines;
    if (!earned) return;
    const { affiliateId, currency } = order;
    const move = planMove(earned, sumOf(order.lines), this.worth(order));
    if (move.kind === 'new-line')
      order.lines.push(this.newLine({ affiliateId, currency } as Account, move.delta, this.now));
    if (move.kind === 'change-row')
      Object.assign(earned, { status: move.status, amountMinor: move.amountMinor });
  }
  lines(): Line[] {
    return this.orders.flatMap(({ lines }) => lines);
  }
  startRun(): void {
    if (this.inRun.length > 0) return;
    const payable = this.lines().filter((line) => commissionStage(line, this.now) === 'payable');
    const payee = { method: 'paypal' as const, emailVerified: true, payoutHoldUntil: null };
    const run = { on: this.now, minimumMinor: 0 };
    const paid = planRun(collectBalances(payable), () => payee, run).filter(({ leftOut }) => !leftOut);
    const ids = new Set(paid.flatMap((balance) => balance.ids));
    this.inRun = payable.filter(({ id }) => ids.has(id));
    if (this.inRun.length !== ids.size) throw new Error('the run contains lines that were not payable');
    if (paid.some(({ amountMinor }) => amountMinor <= 0)) throw new Error('a payout is not positive');
    for (const line of this.inRun) line.payoutLineId = 1;
  }
  endRun(paid: boolean): void {
    for (const line of this.inRun) {
      line.payoutLineId = paid ? 1 : null;
      if (!paid) continue;
      line.status = 'paid';
      line.paidTimes++;
    }
    this.inRun = [];
  }
  of({ affiliateId, currency }: Account): { worth: number; paid: number; lines: number } {
    const own = this.orders.filter(
      (order) => order.affiliateId === affiliateId && order.currency === currency,
    );
    const lines = own.flatMap((order) => order.lines);
    return {
      worth: own.reduce((sum, order) => sum + this.worth(order), 0),
      lines: sumOf(lines),
      paid: sumOf(lines.filter(({ status }) => status === 'paid')),
    };
  }
}

const pick = fc.nat({ max: 30 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sale' as const),
      minor: fc.integer({ min: 1, max: 60_000 }),
      account: fc.constantFrom(...ACCOUNTS),
    }),
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
  if (action.do === 'sale') return ledger.sale(action.minor, action.account);
  if (action.do === 'rate') ledger.rate = action.rate;
  if (action.do === 'wait') ledger.now = addDays(ledger.now, action.days);
  if (action.do === 'run') ledger.startRun();
  if (action.do === 'end') ledger.endRun(action.paid);
  if (!('pick' in action) || ledger.orders.length === 0) return;
  const order = ledger.orders[action.pick % ledger.orders.length];
  if (!order) return;
  if (action.do === 'cancel') order.status = 'cancelled';
  if (action.do === 'restore') order.status = 'paid';
  // The provider reports the total refunded; it falls only if a refund fails at the bank.
  if (action.do === 'refund')
    order.refundedMinor = Math.max(
      order.refundedMinor,
      Math.round((order.amountMinor * Math.min(action.percent, 100)) / 100),
    );
  if (action.do === 'refund-fails')
    order.refundedMinor -= Math.round((order.refundedMinor * action.percent) / 100);
  ledger.settle(order);
}

describe('commission lines', () => {
  it('over 10,000 random histories the lines equal what the sales are worth, nothing is paid twice and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (history) => {
        const ledger = new Ledger();
        for (const action of history) {
          apply(ledger, action);
          // Plain comparisons: a million assertion objects would take a minute.
          for (const account of ACCOUNTS) {
            const { lines, worth } = ledger.of(account);
            if (lines !== worth) throw new Error(`the lines are ${lines}, the sales are worth ${worth}`);
          }
          if (ledger.lines().some(({ paidTimes }) => paidTimes > 1)) throw new Error('a line was paid twice');
        }
        ledger.endRun(true);
        ledger.now = addDays(ledger.now, 400);
        ledger.startRun();
        ledger.endRun(true);
        // After the last run each account has been paid what its sales are worth, or more.
        for (const account of ACCOUNTS) {
          const { worth, paid } = ledger.of(account);
          expect(paid).toBeGreaterThanOrEqual(worth);
          if (ledger.lines().every(({ status }) => status !== 'pending')) expect(paid).toBe(worth);
        }
      }),
      { numRuns: 10_000 },
    );
  });

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
