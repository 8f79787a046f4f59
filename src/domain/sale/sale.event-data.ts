import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { singleOrderView } from '#src/domain/sale/order/order.schema.ts';

const order = {
  group: 'Orders',
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
  group: 'Order forms',
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

export const saleEventData = {
  'order.created': { ...order, hint: 'An order was paid online or added by staff.' },
  'order.paid': { ...order, hint: 'The payment of an order is complete.' },
  'order.cancelled': { ...order, hint: 'An order was cancelled.' },
  'order.refunded': { ...order, hint: 'All or part of a payment was refunded.' },
  'confirmation.submitted': { ...confirmation, hint: 'A customer sent the order form.' },
  'confirmation.status_changed': { ...confirmation, hint: 'The work was started, completed or reopened.' },
} as const;
