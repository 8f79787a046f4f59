/**
 * What the examples of the OpenAPI document tell: Ada Quill orders a website through Robin Vale's
 * link, gets 50 dollars back, and Robin is paid the rest of the commission.
 */

import type { AffiliateListView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import type { PayoutLineView, PayoutRunView } from '#src/domain/affiliate/payout/payout.schema.ts';
import type { ApiTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import type {
  WebhookDeliveryView,
  WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import type { ProjectDetailView, ProjectView } from '#src/domain/project/project/project.schema.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import type { SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';

export const ADA = {
  name: 'Ada Quill',
  email: 'ada@quillbinding.example',
  phone: '+44 20 7946 0018',
  business: 'Quill Bookbinding',
};
export const ORDERED = '2026-11-09T10:04:31.000Z';
export const FORM_SENT = '2026-11-09T11:30:12.000Z';
const DESIGNS_SENT = '2026-11-10T09:45:00.000Z';
export const DESIGN_CHOSEN = '2026-11-10T14:20:44.000Z';
const REVIEW_READY = '2026-11-12T13:05:00.000Z';
export const LIVE = '2026-11-13T10:15:00.000Z';

export const affiliate: Json<AffiliateListView> = {
  id: 37,
  name: 'Robin Vale',
  email: 'robin@valestudio.example',
  company: 'Vale Studio',
  referralCode: 'RVN4K7QX',
  commissionRate: '10',
  status: 'active',
  verified: true,
  sales: 1,
  underReview: 0,
  earned: [{ currency: 'usd', pendingMinor: 0, paidMinor: 2000 }],
  lastLoginAt: '2026-12-11T08:20:05.000Z',
  createdAt: '2026-10-05T15:42:10.000Z',
};

export const contact: Json<ContactView> = {
  id: 214,
  name: ADA.name,
  email: ADA.email,
  phone: ADA.phone,
  company: ADA.business,
  message: 'How soon could you start on our site?',
  inquiryType: 'website',
  status: 'new',
  createdAt: '2026-11-06T09:12:00.000Z',
};

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
  affiliateId: affiliate.id,
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
/** Added by hand as paid by invoice. It is Ada's first order again: it is cancelled. */
export const secondOrder: Json<SingleOrderView> = {
  ...paidOrder,
  id: 730_245_585,
  paymentReference: 'Invoice 2041',
  stripePaymentIntentId: 'Invoice 2041',
  source: 'admin',
  affiliateId: null,
  createdAt: '2026-11-09T12:10:03.000Z',
  paidAt: '2026-11-09T12:10:03.000Z',
  checkoutId: null,
};
export const sentOrder: Json<SingleOrderView> = {
  ...secondOrder,
  formSent: true,
  formSentAt: '2026-11-09T12:11:20.000Z',
  formSentBy: 'owner',
};
export const cancelledOrder: Json<SingleOrderView> = { ...sentOrder, status: 'cancelled' };

export const confirmation: Json<ConfirmationView> = {
  id: 173,
  orderId: order.id,
  claimedOrderId: null,
  verified: true,
  fullName: ADA.name,
  email: ADA.email,
  phone: ADA.phone,
  businessName: ADA.business,
  businessDescription: 'Hand-bound books and repairs, made to order in a small workshop.',
  preferredDomain: 'quillbinding.example',
  domainOwnership: 'yes',
  logoFileName: 'abcdefghijklmnopqrstuvwxyz.png',
  billingDetails: null,
  additionalNotes: 'Please show our opening hours on every page.',
  hearAboutUs: 'referral',
  orderConfirmed: true,
  status: 'pending',
  createdAt: FORM_SENT,
};

/** Its website is live. */
export const project: Json<ProjectView> = {
  id: 96,
  orderId: order.id,
  customerName: ADA.name,
  stage: 'live',
  due: null,
  isLate: false,
  siteUrl: 'https://quillbinding.example',
  assignee: { id: 2, username: 'alice' },
  changedAt: LIVE,
  createdAt: ORDERED,
};
const byAlice = { actorKind: 'staff', actorName: 'alice', note: null } as const;
const byAda = { actorKind: 'customer', actorName: 'customer', note: null } as const;
export const chosenDesign = { id: 212, title: 'Marbled paper', round: 1 };
export const projectDetail: Json<ProjectDetailView> = {
  ...project,
  events: [
    { id: 486, kind: 'went_live', ...byAlice, createdAt: LIVE },
    { id: 484, kind: 'approved', ...byAda, createdAt: '2026-11-12T16:31:27.000Z' },
    { id: 479, kind: 'review_ready', ...byAlice, createdAt: REVIEW_READY },
    { id: 466, kind: 'design_chosen', ...byAda, createdAt: DESIGN_CHOSEN },
    { id: 463, kind: 'designs_sent', ...byAlice, createdAt: DESIGNS_SENT },
    { id: 458, kind: 'form_submitted', ...byAda, createdAt: FORM_SENT },
    { id: 457, kind: 'opened', actorKind: 'system', actorName: 'system', note: null, createdAt: ORDERED },
  ],
  stageTimes: {
    awaiting_form: ORDERED,
    designing: FORM_SENT,
    choosing: DESIGNS_SENT,
    building: DESIGN_CHOSEN,
    reviewing: REVIEW_READY,
    live: LIVE,
  },
  chosenDesign,
  changes: ['reopened'],
  undoableEventId: null,
  linkVersion: 1,
};

export const review: Json<ReviewView> = {
  id: 41,
  orderId: order.id,
  customerName: ADA.name,
  stars: 5,
  text: 'The site was ready before I had found the photographs for it.',
  nameShown: 'Ada Q.',
  lang: 'en',
  state: 'published',
  declineReason: null,
  decidedBy: 'owner',
  decidedAt: '2026-11-18T09:02:40.000Z',
  revision: 1,
  createdAt: '2026-11-17T19:26:15.000Z',
  updatedAt: '2026-11-17T19:26:15.000Z',
};

/** Earned with the payment; reduced by the refund; paid out after the refund window. */
export const earnedCommission: Json<CommissionAdminView> = {
  id: 88,
  affiliateId: affiliate.id,
  affiliateName: affiliate.name,
  orderId: order.id,
  kind: 'earned',
  currency: 'usd',
  amountMinor: 2500,
  originalMinor: 2500,
  rate: '10',
  status: 'pending',
  stage: 'hold',
  availableAt: '2026-12-09T10:04:31.000Z',
  reviewReason: null,
  cancelReason: null,
  rejectedAt: null,
  paidAt: null,
  createdAt: ORDERED,
};
export const reducedCommission: Json<CommissionAdminView> = {
  ...earnedCommission,
  amountMinor: 2000,
  cancelReason: '$50.00 of the payment was refunded.',
};
export const paidCommission: Json<CommissionAdminView> = {
  ...reducedCommission,
  status: 'paid',
  stage: 'paid',
  paidAt: '2026-12-11T12:00:00.000Z',
};

export const payoutRun: Json<PayoutRunView> = {
  id: 31,
  label: 'December 2026',
  status: 'closed',
  createdBy: 'owner',
  createdAt: '2026-12-10T09:00:00.000Z',
  closedAt: '2026-12-11T16:40:20.000Z',
  pendingLines: 0,
  paidLines: 1,
  failedLines: 0,
  carriedLines: 0,
  canDiscard: false,
  totals: [{ currency: 'usd', lines: 1, pendingMinor: 0, paidMinor: 2000, failedMinor: 0, carriedMinor: 0 }],
};
export const payoutLine: Json<PayoutLineView> = {
  id: 57,
  runId: payoutRun.id,
  affiliateId: affiliate.id,
  affiliateName: affiliate.name,
  currency: 'usd',
  amountMinor: 2000,
  amount: '20.00',
  method: 'paypal',
  status: 'paid',
  commissions: 1,
  paidOn: '2026-12-11',
  reference: 'PAYPAL-7KX21',
  note: null,
  heldBecause: null,
  resolvedBy: 'owner',
  resolvedAt: '2026-12-11T16:38:02.000Z',
};

/** Just created. */
export const newToken: Json<ApiTokenView> = {
  id: 12,
  name: 'CRM',
  prefix: 'sft_4mPq',
  scopes: ['orders:read', 'webhooks:read', 'webhooks:write'],
  createdBy: 'owner',
  createdAt: '2026-11-02T14:00:00.000Z',
  expiresAt: '2027-11-02T14:00:00.000Z',
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
};
export const newEndpoint: Json<WebhookEndpointView> = {
  id: 7,
  url: 'https://crm.example/webhooks',
  description: 'CRM',
  events: ['order.paid', 'order.refunded'],
  enabled: true,
  includePersonalData: false,
  disabledReason: null,
  createdBy: 'via token CRM',
  createdAt: '2026-11-02T14:05:00.000Z',
  lastSuccessAt: null,
  lastFailureAt: null,
};
export const delivery: Json<WebhookDeliveryView> = {
  id: 902,
  eventId: 'evt_2Xk9VhTq4182',
  type: 'order.paid',
  endpointId: newEndpoint.id,
  status: 'succeeded',
  attempts: [{ at: '2026-11-09T10:04:33.000Z', status: 204, durationMs: 84, response: null }],
  nextAttemptAt: null,
  createdAt: ORDERED,
};
