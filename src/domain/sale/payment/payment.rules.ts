/**
 * Computes a payment from the set of provider events: order of arrival, repetition and node do not
 * matter.
 */
import { CURRENCIES, type Currency, PRICE_MINOR } from '#src/domain/offer.ts';
import {
  AMOUNT_MINOR_MAX,
  amountText,
  formatMinor,
  formatMoney,
  minorToText,
  sumBy,
} from '#src/domain/shared/money.ts';
import type { OrderStatus } from '../order/order.rules.ts';

/** The actor in an order's history when the payment changed it. */
export const PAYMENT_ACTOR = 'payment';

export type Sale = {
  /** The provider's id of the page it was paid on; empty if no event has reported the sale. */
  checkoutId: string;
  /** The provider's id of the payment. */
  paymentReference: string | null;
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
  /** Set by our own checkout: the country page that led here. */
  market: string | null;
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
  /** Null if no manual review is needed. */
  reviewReason: string | null;
  /** The order status that follows from the sale alone; null before the sale is known. */
  saleStatus: OrderStatus | null;
  /** The same after refunds and disputes. */
  orderStatus: OrderStatus | null;
};

export const isCurrency = (currency: string): currency is Currency =>
  (CURRENCIES as readonly string[]).includes(currency);

/** SEC-12: other amounts go to review instead of becoming paid orders. */
const isOnPriceList = (currency: string, amountMinor: number): boolean =>
  isCurrency(currency) && PRICE_MINOR[currency] === amountMinor;

export type OrderAmount = { amount: string; amountMinor: number | null; currency: Currency };
/**
 * Orders store the shop's own currencies. Another currency is named in the amount's text and counts
 * nothing, as does an amount that no column holds: `amountMinor` is null.
 */
export function orderAmount(amountMinor: number, currency: string): OrderAmount {
  if (!isCurrency(currency))
    return { amount: saleText(amountMinor, currency).slice(0, 32), amountMinor: null, currency: 'usd' };
  const counted = amountMinor <= AMOUNT_MINOR_MAX ? amountMinor : null;
  return { amount: minorToText(amountMinor), amountMinor: counted, currency };
}

/**
 * What staff must check when the payment isn't what the order says; null if they agree. The order
 * then takes the amount paid: commissions and refunds are computed from real money only.
 */
export function amountDifference(
  order: { amount: string; amountMinor?: number | null; currency: Currency },
  sale: Pick<Sale, 'amountMinor' | 'currency'>,
): string | null {
  const paid = orderAmount(sale.amountMinor, sale.currency);
  const isSameAmount =
    paid.amountMinor === null ? order.amount === paid.amount : order.amountMinor === paid.amountMinor;
  if (isSameAmount && order.currency === paid.currency) return null;
  const [text, entered] = [saleText(sale.amountMinor, sale.currency), amountText(order)];
  return `The payment was ${text}, not the order’s ${entered}. The order now has the amount paid.`;
}

export function assessSale(
  sale: Pick<Sale, 'amountMinor' | 'currency'>,
  outcome: SaleOutcome,
): { saleStatus: OrderStatus; reviewReason: string | null } {
  if (outcome === 'failed' || outcome === 'expired') return { saleStatus: 'cancelled', reviewReason: null };
  if (outcome === 'awaiting') return { saleStatus: 'pending', reviewReason: null };
  if (isOnPriceList(sale.currency, sale.amountMinor)) return { saleStatus: 'paid', reviewReason: null };
  const text = saleText(sale.amountMinor, sale.currency);
  return { saleStatus: 'pending', reviewReason: `The payment of ${text} is not on the price list.` };
}

/**
 * `£250.00`; `250.00 SEK` in other currencies, without decimals where there are no cents.
 * @param lang of a customer: `280,00 €` in German
 */
export function saleText(amountMinor: number, currency: string, lang?: string): string {
  if (isCurrency(currency))
    return lang ? formatMoney(amountMinor, currency, lang) : formatMinor(amountMinor, currency);
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
export function foldPayment(facts: readonly DatedFact[]): PaymentState {
  const sorted = [...new Map(facts.map((fact) => [fact.id, fact])).values()].sort(byTimeThenId);
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
  return sumBy([...refunds], ([chargeId, snapshots]) =>
    refundedOfCharge(
      snapshots,
      failed.filter((refund) => refund.chargeId === chargeId),
    ),
  );
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
      saleStatus: null,
      orderStatus: null,
    };
  const { disputes } = reversals;
  const paid = outcome === 'paid';
  const refundedMinor = paid ? Math.min(reversals.refundedMinor, sale.amountMinor) : 0;
  const disputed = [...disputes.values()].some((state) => state === 'open' || state === 'lost');
  const reversedMinor = paid && disputed ? sale.amountMinor : refundedMinor;
  const assessed = assessSale(sale, outcome);
  const isGone = isFullyReversed(sale, reversedMinor);
  return {
    ...reversals,
    ...assessed,
    sale,
    outcome,
    refundedMinor,
    reversedMinor,
    orderStatus: isGone ? 'cancelled' : assessed.saleStatus,
  };
}

/** With its sale, which may arrive after refunds and disputes. */
export type Paid = PaymentState & { sale: Sale; outcome: SaleOutcome };
export const hasSale = (state: PaymentState): state is Paid => state.sale !== null;

export const isFullyReversed = (sale: Pick<Sale, 'amountMinor'>, reversedMinor: number): boolean =>
  sale.amountMinor > 0 && reversedMinor >= sale.amountMinor;

/** Why the order and its commission change, for the order’s history. */
export function reversalReason(before: Paid | null, { sale, refundedMinor, reversedMinor }: Paid): string {
  if (isFullyReversed(sale, reversedMinor))
    return refundedMinor >= sale.amountMinor
      ? 'The payment was refunded in full.'
      : 'The payment is disputed.';
  if (reversedMinor > (before?.reversedMinor ?? 0))
    return `${saleText(reversedMinor, sale.currency)} of the payment was refunded.`;
  return refundedMinor < (before?.refundedMinor ?? 0)
    ? 'A refund failed: the money is back.'
    : 'The dispute was decided in our favour.';
}

/**
 * The sale of an order that staff set to paid, as long as no event reports it: refunds apply to
 * what the order says. Null if they have to wait.
 */
export function saleOfOrder(
  order: Pick<Sale, 'customerName' | 'customerEmail' | 'currency'> & {
    id: number;
    amountMinor?: number | null;
    paymentReference?: string | null;
    paidAt?: Date | null;
  },
): DatedFact | null {
  const { customerName, customerEmail, currency, amountMinor, paymentReference } = order;
  if (amountMinor == null || !paymentReference || !order.paidAt) return null;
  const unknown = { checkoutId: '', customerPhone: null, clientReference: null, clickId: null, market: null };
  const sale = { ...unknown, paymentReference, customerName, customerEmail, amountMinor, currency };
  return { id: `order-${order.id}`, at: 0, fact: { kind: 'sale', outcome: 'paid', sale } };
}

/** Refunds and disputes that arrive before their sale can only be applied later. */
export const isWaitingForSale = (state: PaymentState): boolean =>
  state.sale === null && (state.refundedMinor > 0 || state.failedRefunds.size > 0 || state.disputes.size > 0);

// The amount really refunded: a refund event carries the charge's total so far; a failure arrives
// days later and lowers that total without an event.

/** Total refunded of the charge at the time of one refund. */
type RefundSnapshot = { at: number; refundedMinor: number };
type FailedRefund = {
  chargeId: string;
  amountMinor: number;
  /** Totals from before this time do not include the refund. */
  madeAt: number;
  /** Totals from after this time no longer include the refund. */
  failedAt: number;
};

/** Within one second the total comes first: a refund cannot fail before it is made. */
const isBefore = (failed: FailedRefund, snapshot: RefundSnapshot): boolean => failed.failedAt < snapshot.at;

/**
 * The total with the most refunds is the newest; later failures are deducted.
 * @param snapshots of one charge, oldest first
 * @param failed each failed refund once
 */
function refundedOfCharge(snapshots: readonly RefundSnapshot[], failed: readonly FailedRefund[]): number {
  let newest: RefundSnapshot | null = null;
  let most = 0;
  for (const snapshot of snapshots) {
    const everRefunded =
      snapshot.refundedMinor + sumOf(failed.filter((refund) => isBefore(refund, snapshot)));
    if (newest && everRefunded < most) continue;
    newest = snapshot;
    most = everRefunded;
  }
  if (!newest) return 0;
  const last = newest;
  const cameBack = sumOf(failed.filter((refund) => !isBefore(refund, last) && refund.madeAt <= last.at));
  return Math.max(0, last.refundedMinor - cameBack);
}

const sumOf = (refunds: readonly FailedRefund[]): number => sumBy(refunds, ({ amountMinor }) => amountMinor);
