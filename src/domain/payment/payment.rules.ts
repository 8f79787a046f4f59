/**
 * Computes a payment from the set of provider events: order of arrival, repetition and node do not
 * matter.
 */
import { CURRENCIES, type Currency, PRICE_MINOR } from '../offer.ts';
import type { OrderStatus } from '../order/order.schema.ts';
import { minorToText } from '../shared/money.ts';
import { type FailedRefund, type RefundSnapshot, refundedOfCharge } from './refunded.rules.ts';

export type Sale = {
  sessionId: string;
  paymentIntentId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  amountMinor: number;
  /** Three letters, lower case; any currency of the provider. */
  currency: string;
  /** Set by the buy button; the browser may forge it. */
  clientReference: string | null;
  /** Set by our own checkout: the click that led here. */
  clickId: string | null;
};

export type SaleOutcome = 'paid' | 'awaiting' | 'failed' | 'expired';
/** 'inquiry' moves no money; 'won' is every end in which the shop keeps the money. */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost';

export type PaymentFact =
  | { kind: 'sale'; outcome: SaleOutcome; sale: Sale }
  | { kind: 'expired' }
  | { kind: 'refund'; chargeId: string; refundedMinor: number }
  | { kind: 'refund-failed'; refundId: string; chargeId: string; amountMinor: number; madeAt: number }
  | { kind: 'dispute'; disputeId: string; state: DisputeState };

export type DatedFact = { id: string; at: number; fact: PaymentFact };

export type PaymentState = {
  sale: Sale | null;
  outcome: SaleOutcome | null;
  /** Refunded and not failed, never more than the sale. */
  refundedMinor: number;
  /** Keyed by refund id: the bank returned the money to the shop. */
  failedRefunds: ReadonlyMap<string, FailedRefund>;
  disputes: ReadonlyMap<string, DisputeState>;
  /** Total taken from the sale; an open or lost dispute takes all that is left. */
  reversedMinor: number;
  /** The reason for a manual review; null if the payment fits the price list. */
  reviewReason: string | null;
  /** The order status that follows from the payment; null before the sale is known. */
  orderStatus: OrderStatus | null;
};

const isCurrency = (currency: string): currency is Currency =>
  (CURRENCIES as readonly string[]).includes(currency);

/** SEC-12: other amounts go to review instead of becoming paid orders. */
export const isOnPriceList = (currency: string, amountMinor: number): boolean =>
  isCurrency(currency) && PRICE_MINOR[currency] === amountMinor;

/** `250.00 USD`; currencies without cents have no decimals. */
export function saleText(amountMinor: number, currency: string): string {
  const code = currency.toUpperCase();
  const digits = fractionDigits(code);
  if (digits === 2) return `${minorToText(amountMinor)} ${code}`;
  return `${(amountMinor / 10 ** digits).toFixed(digits)} ${code}`;
}
function fractionDigits(code: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2
    );
  } catch {
    return 2;
  }
}

const OUTCOME_RANK: Record<SaleOutcome, number> = { awaiting: 0, expired: 1, failed: 2, paid: 3 };
const DISPUTE_RANK: Record<DisputeState, number> = { inquiry: 0, open: 1, won: 2, lost: 2 };

const byTimeThenId = (a: DatedFact, b: DatedFact): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Each event id counts once. */
export function foldPayment(details: readonly DatedFact[]): PaymentState {
  const sorted = [...new Map(details.map((fact) => [fact.id, fact])).values()].sort(byTimeThenId);
  let sale: Sale | null = null;
  let outcome: SaleOutcome | null = null;
  let hasExpired = false;
  const refunds = new Map<string, RefundSnapshot[]>();
  const failedRefunds = new Map<string, FailedRefund>();
  const disputes = new Map<string, DisputeState>();
  for (const { at, fact } of sorted) {
    if (fact.kind === 'sale') {
      if (outcome === null || OUTCOME_RANK[fact.outcome] >= OUTCOME_RANK[outcome]) {
        sale = fact.sale;
        outcome = fact.outcome;
      }
    } else if (fact.kind === 'expired') {
      hasExpired = true;
    } else if (fact.kind === 'refund') {
      refunds.set(fact.chargeId, [
        ...(refunds.get(fact.chargeId) ?? []),
        { at, refundedMinor: fact.refundedMinor },
      ]);
    } else if (fact.kind === 'refund-failed') {
      // Up to three events report the same refund; the first one counts.
      const { chargeId, amountMinor, madeAt } = fact;
      if (!failedRefunds.has(fact.refundId))
        failedRefunds.set(fact.refundId, { chargeId, amountMinor, madeAt, failedAt: at });
    } else {
      const known = disputes.get(fact.disputeId);
      if (known === undefined || DISPUTE_RANK[fact.state] >= DISPUTE_RANK[known])
        disputes.set(fact.disputeId, fact.state);
    }
  }
  if (outcome === 'awaiting' && hasExpired) outcome = 'expired';
  return toPaymentState(sale, outcome, {
    refundedMinor: refundedInAll(refunds, failedRefunds),
    failedRefunds,
    disputes,
  });
}

function refundedInAll(
  refunds: ReadonlyMap<string, RefundSnapshot[]>,
  failedRefunds: ReadonlyMap<string, FailedRefund>,
): number {
  const failed = [...failedRefunds.values()];
  const ofCharges = [...refunds].map(([chargeId, snapshots]) =>
    refundedOfCharge(
      snapshots,
      failed.filter((refund) => refund.chargeId === chargeId),
    ),
  );
  return sum(ofCharges);
}

type Reversals = Pick<PaymentState, 'refundedMinor' | 'failedRefunds' | 'disputes'>;

function toPaymentState(sale: Sale | null, outcome: SaleOutcome | null, reversals: Reversals): PaymentState {
  if (!sale || outcome === null)
    return {
      ...reversals,
      sale: null,
      outcome: null,
      reversedMinor: 0,
      reviewReason: null,
      orderStatus: null,
    };
  const { disputes } = reversals;
  const paid = outcome === 'paid';
  const refundedMinor = paid ? Math.min(reversals.refundedMinor, sale.amountMinor) : 0;
  const disputed = [...disputes.values()].some((state) => state === 'open' || state === 'lost');
  const reversedMinor = paid && disputed ? sale.amountMinor : refundedMinor;
  const reviewReason =
    paid && !isOnPriceList(sale.currency, sale.amountMinor)
      ? `The payment of ${saleText(sale.amountMinor, sale.currency)} is not on the price list.`
      : null;
  return {
    ...reversals,
    sale,
    outcome,
    refundedMinor,
    reversedMinor,
    reviewReason,
    orderStatus: orderStatusOf(outcome, isFullyReversed(sale, reversedMinor), reviewReason !== null),
  };
}

export const isFullyReversed = (sale: Pick<Sale, 'amountMinor'>, reversedMinor: number): boolean =>
  sale.amountMinor > 0 && reversedMinor >= sale.amountMinor;

function orderStatusOf(outcome: SaleOutcome, reversed: boolean, needsReview: boolean): OrderStatus {
  if (outcome === 'failed' || outcome === 'expired' || reversed) return 'cancelled';
  return outcome === 'paid' && !needsReview ? 'paid' : 'pending';
}

/** Refunds and disputes that arrive before their sale can only be applied later. */
export const isWaitingForSale = (state: PaymentState): boolean =>
  state.sale === null && (state.refundedMinor > 0 || state.failedRefunds.size > 0 || state.disputes.size > 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
