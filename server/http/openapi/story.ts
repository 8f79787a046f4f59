/**
 * What the examples of the OpenAPI document tell: Ada Quill orders a website through Robin Vale's
 * link, gets 50 dollars back, and Robin is paid the rest of the commission.
 */

import { PACKAGE_NAME } from '#src/domain/offer.ts';
import type { SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';

export const ADA = {
  name: 'Ada Quill',
  email: 'ada@quillbinding.example',
  phone: '+44 20 7946 0018',
  business: 'Quill Bookbinding',
};
/** The affiliate. */
export const ROBIN = {
  id: 37,
  name: 'Robin Vale',
  email: 'robin@valestudio.example',
  referralCode: 'RVN4K7QX',
};
export const ORDERED = '2026-11-09T10:04:31.000Z';
export const FORM_SENT = '2026-11-09T11:30:12.000Z';
export const LIVE = '2026-11-13T10:15:00.000Z';

/** Paid a moment ago. */
export const paidOrder: Json<SingleOrderView> = {
  id: 412_305_871,
  customerName: ADA.name,
  customerEmail: ADA.email,
  customerPhone: ADA.phone,
  amount: '250.00',
  amountMinor: 25_000,
  currency: 'usd',
  status: 'paid',
  packageType: PACKAGE_NAME,
  requirements: null,
  paymentReference: 'pi_3Q1example',
  stripePaymentIntentId: 'pi_3Q1example',
  source: 'stripe',
  affiliateId: ROBIN.id,
  reviewReason: null,
  formSent: false,
  formSentAt: null,
  formSentBy: null,
  createdAt: ORDERED,
  refundedMinor: 0,
  paidAt: ORDERED,
  checkoutId: 'cs_test_a1example',
};
/** Its form link has been emailed, and part of the payment was refunded. */
export const order: Json<SingleOrderView> = {
  ...paidOrder,
  formSent: true,
  formSentAt: '2026-11-09T10:04:32.000Z',
  formSentBy: 'automatic',
  refundedMinor: 5000,
};
