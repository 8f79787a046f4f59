/** Emails to the shop. */
import {
  button,
  details,
  type EmailBlock,
  type EmailTone,
  list,
  small,
  text,
} from '#server/platform/email/email-content.ts';
import type { Templates } from '#server/platform/email/email-renderer.ts';
import { type Currency, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import type { DisputeState } from '#src/domain/sale/payment/payment.rules.ts';
import type { ReconciliationView } from '#src/domain/sale/payment/payment.schema.ts';
import { amountText } from '#src/domain/shared/money.ts';
import { inWords } from '#src/domain/shared/number-text.ts';

type AboutOrder = { orderId: number; name: string; amount: string };
type OrderNotice = AboutOrder & { currency: Currency; reviewReason: string | null };
/** The customer can't be emailed. */
type Erased = { isErased: boolean };
type RefundFailed = AboutOrder & Erased & { refunded: string };
type PaymentFailed = AboutOrder &
  Erased & {
    outcome: 'failed' | 'expired';
    /** By staff. */
    isPaid: boolean;
  };
type Dispute = AboutOrder & { state: DisputeState };

const orderBlocks = (
  origin: string,
  { orderId, name }: AboutOrder,
  ...rows: readonly (readonly [label: string, value: string])[]
): EmailBlock[] => [
  details(['Order', String(orderId)], ['Customer', name], ...rows),
  button('Open the order', `${origin}${paths.adminOrder(orderId)}`),
];

const DISPUTE = {
  inquiry: [
    'needs-action',
    'Bank enquiry: order',
    'The customer’s bank has asked about this payment. No money has moved yet, and a quick response often keeps it that way.',
  ],
  open: [
    'needs-action',
    'Payment disputed: order',
    'The customer has disputed this payment and the bank has taken the amount back. If the order was paid, it and its commission are cancelled now, and restored if the bank decides in our favour.',
  ],
  won: [
    'good-news',
    'Dispute won: order',
    'The case is closed in our favour, and any amount that the bank took back is ours again. If the dispute cancelled the order, the order and its commission are restored.',
  ],
  lost: [
    'neutral',
    'Dispute lost: order',
    'The bank decided in the customer’s favour. The order stays cancelled.',
  ],
} as const satisfies Record<DisputeState, readonly [tone: EmailTone, subject: string, sentence: string]>;

const respondInTime: EmailBlock = text(
  'Respond in the payment provider’s dashboard before the deadline shown there. Without a response, the money is lost.',
);

type Differences = {
  count: number;
  provider: ReconciliationView['provider'];
  texts: string[];
  more: number;
};

const designs = `${inWords(promises.prototypes)} designs`;

type Notice = { id: number; orderId: number | null; verified: boolean; businessName: string };

export const shopEmails = {
  'order-notice': (order: OrderNotice, { origin }) => ({
    tone: order.reviewReason ? 'needs-action' : 'good-news',
    subject: order.reviewReason ? `Order ${order.orderId} needs a review` : `New order ${order.orderId}`,
    preview: order.reviewReason ?? `${order.name} paid ${amountText(order)}.`,
    blocks: [
      text(
        order.reviewReason
          ? 'A payment has arrived that needs a decision from you.'
          : 'A new order has been paid.',
      ),
      ...orderBlocks(
        origin,
        order,
        ['Amount', amountText(order)],
        ...(order.reviewReason ? [['Reason', order.reviewReason] as const] : []),
      ),
    ],
  }),
  'refund-failed-notice': (refund: RefundFailed, { origin }) => ({
    tone: 'needs-action',
    subject: `Refund failed: order ${refund.orderId}`,
    preview: `The customer’s bank returned ${refund.amount}.`,
    blocks: [
      text(
        `The customer’s bank returned a refund, so we have the money again. The order, its commission and the ledger are up to date, and an order that the refund had closed is open again. ${refund.isErased ? 'We’ve erased the customer’s data, so we haven’t emailed them.' : 'We’ve asked the customer to reply with a phone number.'}`,
      ),
      ...orderBlocks(origin, refund, ['Returned to us', refund.amount], ['Total refunded', refund.refunded]),
      small(
        `${refund.isErased ? 'Look for the customer’s address in the payment provider’s dashboard, and agree' : 'Agree'} on another way to pay the customer back, such as a bank transfer. Then set the order to cancelled and add a note that says how you paid.`,
      ),
    ],
  }),
  'payment-failed-notice': (payment: PaymentFailed, { origin }) => ({
    tone: payment.isPaid ? 'needs-action' : 'neutral',
    subject: `${payment.outcome === 'failed' ? 'Payment failed' : 'Not paid'}: order ${payment.orderId}`,
    preview: `${payment.name}, ${payment.amount}`,
    blocks: [
      text(
        `${payment.outcome === 'failed' ? 'A pending payment has failed at the customer’s bank.' : 'The payment page expired before the customer paid.'} ${payment.isPaid ? 'The order is still paid: check it. We' : 'We’ve cancelled the order and'} haven’t emailed the customer.`,
      ),
      ...orderBlocks(origin, payment, ['Amount', payment.amount]),
      ...(payment.isErased
        ? []
        : [
            small('Reply to this email to write to the customer. Often all they need is another way to pay.'),
          ]),
    ],
  }),
  'dispute-notice': (dispute: Dispute, { origin }) => {
    const [tone, subject, sentence] = DISPUTE[dispute.state];
    return {
      tone,
      subject: `${subject} ${dispute.orderId}`,
      preview: `${dispute.name}, ${dispute.amount}`,
      blocks: [
        text(sentence),
        ...(tone === 'needs-action' ? [respondInTime] : []),
        ...orderBlocks(origin, dispute, ['Amount', dispute.amount]),
      ],
    };
  },
  'reconciliation-notice': (found: Differences, { origin }) => ({
    tone: 'needs-action',
    subject:
      found.count > 0
        ? `Reconciliation: ${found.count} ${found.count === 1 ? 'difference' : 'differences'}`
        : 'Reconciliation: payment provider not reached',
    preview: found.texts[0] ?? 'Charges and refunds haven’t been compared.',
    blocks: [
      ...(found.provider === 'unreachable'
        ? [
            text(
              'We couldn’t reach the payment provider last night, so charges and refunds haven’t been compared.',
            ),
          ]
        : []),
      ...(found.count > 0 ? [text('Last night’s reconciliation found:'), list(...found.texts)] : []),
      ...(found.more > 0 ? [text(`And ${found.more} more.`)] : []),
      button('Open the reconciliation', `${origin}${paths.adminReconciliation}`),
    ],
  }),
  'confirmation-notice': (confirmation: Notice, { origin }) => ({
    tone: 'needs-action',
    subject: confirmation.verified
      ? `Order ${confirmation.orderId}: form received`
      : 'Order form received without a valid link',
    preview: confirmation.verified
      ? `${confirmation.businessName} expects ${designs} within ${promises.prototypeHours} hours.`
      : 'Match it to an order.',
    blocks: [
      text(
        confirmation.verified
          ? `The customer has sent the form. Their ${designs} are due within ${promises.prototypeHours} hours.`
          : 'Someone filled in the order form without a valid link. Check it, then attach it to its order in the admin area.',
      ),
      details(
        ['Business', confirmation.businessName],
        [
          'Order',
          confirmation.orderId
            ? `${confirmation.orderId}${confirmation.verified ? '' : ' (claimed, not verified)'}`
            : 'None given',
        ],
      ),
      button('Open the form', `${origin}${paths.adminConfirmation(confirmation.id)}`),
    ],
  }),
} satisfies Templates;
