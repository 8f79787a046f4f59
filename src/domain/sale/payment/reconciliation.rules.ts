import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import type { OrderStatus } from '../order/order.rules.ts';
import { saleText } from './payment.rules.ts';
import type { Finding, PaymentEventView } from './payment.schema.ts';

export type BookedOrder = {
  id: number;
  paymentReference: string | null;
  amountMinor: number | null;
  refundedMinor: number;
  currency: string;
  status: OrderStatus;
  createdAt: Date;
};
export type ProviderCharge = {
  id: string;
  paymentReference: string | null;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  createdAt: Date;
  /** The provider withholds the money of an open or lost dispute. */
  isDisputed: boolean;
};

export const finding = (
  kind: string,
  text: string,
  whatToDo: string,
  subject: Partial<Pick<Finding, 'orderId' | 'affiliateId' | 'payoutRunId'>> = {},
): Finding => ({ kind, text, whatToDo, orderId: null, affiliateId: null, payoutRunId: null, ...subject });

/** For an event that waits. */
export const SALE_MISSING =
  'Send the sale’s event again from the provider, or add the order as paid with its payment ID and replay this event.';

/** What staff read after they replayed an event. */
export function replayToast({ status, error, type }: Pick<PaymentEventView, 'status' | 'error' | 'type'>) {
  if (status === 'failed')
    return {
      title: 'Still failing',
      description: error ?? 'See the reason in the list.',
      variant: 'destructive',
    } as const;
  return status === 'waiting'
    ? { title: 'Still waiting for its sale', description: SALE_MISSING }
    : { title: 'Event handled', description: type };
}

/** Recent events may still be in transit. */
const GRACE_MS = 10 * MINUTE_MS;

/** @param since older charges and orders are compared but not reported */
export function compareWithProvider(
  charges: readonly ProviderCharge[],
  orders: readonly BookedOrder[],
  since: Date,
  now: Date,
): Finding[] {
  const byIntent = new Map(
    orders.filter((order) => order.paymentReference).map((order) => [order.paymentReference, order]),
  );
  const known = new Set(charges.map((charge) => charge.paymentReference));
  const isReportable = (at: Date) => at >= since && now.getTime() - at.getTime() > GRACE_MS;
  return [
    ...charges
      .filter((charge) => isReportable(charge.createdAt))
      .flatMap((charge) => compareCharge(charge, byIntent.get(charge.paymentReference)) ?? []),
    ...orders
      .filter(
        (order) =>
          order.status === 'paid' && isReportable(order.createdAt) && !known.has(order.paymentReference),
      )
      .map((order) =>
        finding(
          'order-without-charge',
          `Order ${order.id} is paid, but the payment provider has no charge for it.`,
          'Look for the payment by the buyer’s email at the provider. If no money came, set the order to pending or cancelled.',
          { orderId: order.id },
        ),
      ),
  ];
}

function compareCharge(charge: ProviderCharge, order: BookedOrder | undefined): Finding | null {
  const paid = saleText(charge.amountMinor, charge.currency);
  if (!order)
    return finding(
      'charge-without-order',
      `A charge of ${paid} (${charge.id}) has no order.`,
      'Replay the payment’s event in the list of payment events; if it never arrived, send it again from the provider or add the order manually with its payment ID.',
    );
  if (order.amountMinor === null) return null;
  const differs = (kind: string, text: string, whatToDo: string) =>
    finding(kind, text, whatToDo, { orderId: order.id });
  if (order.amountMinor !== charge.amountMinor || order.currency !== charge.currency)
    return differs(
      'amount-differs',
      `Order ${order.id} says ${saleText(order.amountMinor, order.currency)}, the charge says ${paid}.`,
      'The charge is what was paid. Settle the difference with the buyer and note it on the order.',
    );
  if (charge.isDisputed && order.status === 'cancelled') return null;
  if (charge.isDisputed)
    return differs(
      'dispute-not-recorded',
      `The payment of order ${order.id} is disputed or lost, but the order is ${order.status}.`,
      'Replay the dispute’s event; if it never arrived, send it again from the provider.',
    );
  const [atProvider, onOrder] = [charge, order].map((one) => saleText(one.refundedMinor, one.currency));
  if (charge.refundedMinor > order.refundedMinor)
    return differs(
      'refund-not-recorded',
      `The provider refunded ${atProvider} of order ${order.id}; the order says ${onOrder}.`,
      'Replay the refund’s event; if it never arrived, send it again from the provider.',
    );
  if (order.refundedMinor > charge.refundedMinor)
    return differs(
      'refund-not-at-provider',
      `Order ${order.id} says that ${onOrder} was refunded; the provider refunded ${atProvider}.`,
      'A refund may have failed at the bank, or a dispute was won. Look at the payment at the provider and send that event again from there.',
    );
  if (order.status === 'cancelled' && charge.refundedMinor < charge.amountMinor)
    return differs(
      'refund-not-at-provider',
      `Order ${order.id} is cancelled, but ${saleText(charge.amountMinor - charge.refundedMinor, charge.currency)} of its payment has not been refunded.`,
      'Refund the payment at the provider, or set the order back to paid if the money stays. If you have paid the customer another way, nothing is to be done.',
    );
  return null;
}
