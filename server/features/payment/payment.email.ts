import { button, details, type EmailContent, list, small, text } from '#server/platform/email/layout.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

type Refunded = { orderId: number; name: string; amount: string; isFull: boolean };
export const orderRefunded =
  () =>
  (refund: Refunded): EmailContent => ({
    subject: `Your order ${refund.orderId}: ${refund.amount} refunded`,
    preview: refund.isFull ? 'Your payment is on its way back' : 'Part of your payment is on its way back',
    blocks: [
      text(`Hello ${refund.name},`),
      text(
        refund.isFull
          ? 'we have refunded your payment in full, and your order is closed.'
          : 'we have refunded part of your payment. Your order goes on as agreed.',
      ),
      details(['Order', String(refund.orderId)], ['Refunded in all', refund.amount]),
      small(
        `Banks usually need five to ten working days to show a refund. Questions? Answer this mail or write to ${site.email}.`,
      ),
    ],
  });

type RefundFailed = { orderId: number; name: string; amount: string; refunded: string };
export const refundFailed =
  () =>
  (refund: RefundFailed): EmailContent => ({
    subject: `Your order ${refund.orderId}: your bank sent our refund back`,
    preview: 'We need another way to give you your money',
    blocks: [
      text(`Hello ${refund.name},`),
      text(
        `we refunded ${refund.amount} to you, but your bank or card could not take it and sent it back to us.`,
      ),
      text(
        'Please answer this mail and say how we can reach you: we then arrange another way to give you your money.',
      ),
      details(
        ['Order', String(refund.orderId)],
        ['Sent back', refund.amount],
        ['Refunded in all', refund.refunded],
      ),
      small(`Please do not mail card numbers. Questions? Answer this mail or write to ${site.email}.`),
    ],
  });

export const refundFailedNotice =
  (origin: string) =>
  (refund: RefundFailed): EmailContent => ({
    subject: `Refund failed: order ${refund.orderId}`,
    preview: refund.amount,
    blocks: [
      text(
        'The buyer’s bank sent a refund back. The money is with us again, and the order, its commission and the books say so: a closed order is open once more. The buyer has been told, and asked to answer.',
      ),
      details(
        ['Order', String(refund.orderId)],
        ['Customer', refund.name],
        ['Sent back', refund.amount],
        ['Refunded in all', refund.refunded],
      ),
      button('Open the order', `${origin}${paths.adminOrder(refund.orderId)}`),
      small(
        'Agree on another way with the buyer, for example a bank transfer; then set the order to cancelled and note how it was paid back.',
      ),
    ],
  });

type PaymentFailed = { orderId: number; name: string; amount: string; outcome: 'failed' | 'expired' };
/** To the shop: a payment that failed or expired. */
export const paymentFailedNotice =
  (origin: string) =>
  (payment: PaymentFailed): EmailContent => ({
    subject: `Payment failed: order ${payment.orderId}`,
    preview: payment.amount,
    blocks: [
      text(
        payment.outcome === 'failed'
          ? 'A payment that was on its way has failed at the buyer’s bank. The order is cancelled; we have not mailed the buyer.'
          : 'The payment page of an order expired before the money came. The order is cancelled; we have not mailed the buyer.',
      ),
      details(['Order', String(payment.orderId)], ['Customer', payment.name], ['Amount', payment.amount]),
      button('Open the order', `${origin}${paths.adminOrder(payment.orderId)}`),
      small('Replying to this mail reaches the buyer: another way to pay is often all that is missing.'),
    ],
  });

type Dispute = { orderId: number; name: string; amount: string; state: 'inquiry' | 'open' | 'won' | 'lost' };
const DISPUTE = {
  inquiry: [
    'A bank asks about order',
    'The buyer’s bank asks about this payment. No money has moved yet; an early answer often keeps it that way.',
  ],
  open: [
    'Payment disputed: order',
    'The buyer disputes this payment. The amount has been taken back, the order is cancelled and its commission with it, until the bank decides.',
  ],
  won: [
    'Dispute won: order',
    'The bank decided in our favour. The money, the order and its commission are back.',
  ],
  lost: ['Dispute lost: order', 'The bank decided for the buyer. The order stays cancelled.'],
} as const;

export const disputeNotice =
  (origin: string) =>
  (dispute: Dispute): EmailContent => ({
    subject: `${DISPUTE[dispute.state][0]} ${dispute.orderId}`,
    preview: dispute.amount,
    blocks: [
      text(DISPUTE[dispute.state][1]),
      details(['Order', String(dispute.orderId)], ['Customer', dispute.name], ['Amount', dispute.amount]),
      button('Open the order', `${origin}${paths.adminOrder(dispute.orderId)}`),
      ...(dispute.state === 'open' || dispute.state === 'inquiry'
        ? [
            small(
              'Answer in the payment provider’s own dashboard before the date it names: without an answer the money is lost.',
            ),
          ]
        : []),
    ],
  });

type Differences = {
  count: number;
  provider: 'compared' | 'not-configured' | 'unreachable';
  texts: string[];
  more: number;
};
export const reconciliationNotice =
  (origin: string) =>
  (found: Differences): EmailContent => ({
    subject:
      found.count > 0
        ? `The books need a look: ${found.count} ${found.count === 1 ? 'difference' : 'differences'}`
        : 'The books could not be compared',
    preview: found.texts[0] ?? 'The payment provider could not be reached',
    blocks: [
      ...(found.provider === 'unreachable'
        ? [
            text(
              'The payment provider could not be reached last night, so charges and refunds were not compared.',
            ),
          ]
        : []),
      ...(found.count > 0 ? [text('Last night’s comparison found:'), list(...found.texts)] : []),
      ...(found.more > 0 ? [text(`And ${found.more} more.`)] : []),
      button('Open the reconciliation', `${origin}${paths.adminReconciliation}`),
    ],
  });
