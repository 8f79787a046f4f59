import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { singleOrderView } from '#src/domain/sale/order/order.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const order = {
  scope: 'orders:read',
  full: singleOrderView,
  reduced: singleOrderView.pick({
    id: true,
    amount: true,
    amountMinor: true,
    refundedMinor: true,
    currency: true,
    status: true,
    packageType: true,
    source: true,
    affiliateId: true,
    paymentReference: true,
    formSent: true,
    formSentAt: true,
    paidAt: true,
    createdAt: true,
  }),
} as const;

const confirmation = {
  scope: 'confirmations:read',
  full: confirmationView,
  reduced: confirmationView.pick({
    id: true,
    orderId: true,
    claimedOrderId: true,
    verified: true,
    status: true,
    createdAt: true,
  }),
} as const;

/** `data` of each event: the object that the API returns. */
export const saleEventData = {
  'order.created': order,
  'order.paid': order,
  'order.cancelled': order,
  'order.refunded': order,
  'confirmation.submitted': confirmation,
  'confirmation.status_changed': confirmation,
} as const;
