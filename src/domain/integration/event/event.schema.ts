/**
 * The shop's own events: what webhooks deliver and the event log lists. Not the payment provider's
 * events, which arrive in `webhook_event`.
 */
import { z } from 'zod';
import { affiliateListView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { commissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { payoutLineView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { reviewView } from '#src/domain/project/review/review.schema.ts';
import { certificateEventView } from '#src/domain/project/tree/certificate.schema.ts';
import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { singleOrderView } from '#src/domain/sale/order/order.schema.ts';
import { wholeNumber } from '#src/domain/shared/text.schema.ts';
import { contactView } from '#src/domain/site/contact/contact.schema.ts';
import type { ApiScope } from '../api-token/api-token.schema.ts';

export const EVENT_TYPES = [
  'order.created',
  'order.paid',
  'order.cancelled',
  'order.refunded',
  'confirmation.submitted',
  'confirmation.status_changed',
  'project.stage_changed',
  'contact.created',
  'affiliate.created',
  'commission.earned',
  'commission.changed',
  'payout.paid',
  'review.submitted',
  'certificate.planted',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** Sent only on request, to one endpoint; the event log does not list it. */
export const TEST_EVENT = 'webhook.test';
export const RECORDED_TYPES = [...EVENT_TYPES, TEST_EVENT] as const;
export type RecordedType = (typeof RECORDED_TYPES)[number];

/** Ids, amounts, states and dates: nothing that identifies a person or was written by one. */
const order = {
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
};
const confirmation = {
  full: confirmationView,
  reduced: confirmationView.pick({
    id: true,
    orderId: true,
    claimedOrderId: true,
    verified: true,
    status: true,
    createdAt: true,
  }),
};
const contact = {
  full: contactView,
  reduced: contactView.pick({ id: true, inquiryType: true, state: true, status: true, createdAt: true }),
};
const affiliate = {
  full: affiliateListView,
  reduced: affiliateListView.pick({
    id: true,
    referralCode: true,
    commissionRate: true,
    status: true,
    verified: true,
    createdAt: true,
  }),
};
const commission = {
  full: commissionAdminView,
  reduced: commissionAdminView.omit({ affiliateName: true, reviewReason: true, cancelReason: true }),
};
const payout = {
  full: payoutLineView,
  reduced: payoutLineView.pick({
    id: true,
    runId: true,
    affiliateId: true,
    currency: true,
    amountMinor: true,
    amount: true,
    method: true,
    status: true,
    commissions: true,
    paidOn: true,
  }),
};
const project = {
  full: projectChangeView,
  reduced: projectChangeView.pick({
    id: true,
    orderId: true,
    stage: true,
    previousStage: true,
    change: true,
    due: true,
    isLate: true,
    changedAt: true,
    createdAt: true,
  }),
};
const review = {
  full: reviewView,
  reduced: reviewView.pick({
    id: true,
    orderId: true,
    stars: true,
    lang: true,
    state: true,
    revision: true,
    createdAt: true,
    updatedAt: true,
  }),
};
const certificate = {
  full: certificateEventView,
  /** The number opens the page of the certificate, which can show a name. */
  reduced: certificateEventView.omit({ name: true, number: true }),
};

/**
 * `data` of each type: the object that the API returns, and `reduced` for endpoints that do not
 * include personal data.
 */
export const EVENT_DATA = {
  'order.created': order,
  'order.paid': order,
  'order.cancelled': order,
  'order.refunded': order,
  'confirmation.submitted': confirmation,
  'confirmation.status_changed': confirmation,
  'project.stage_changed': project,
  'contact.created': contact,
  'affiliate.created': affiliate,
  'commission.earned': commission,
  'commission.changed': commission,
  'payout.paid': payout,
  'review.submitted': review,
  'certificate.planted': certificate,
} as const satisfies Record<EventType, { full: z.ZodObject; reduced: z.ZodObject }>;
type Subject = EventType extends `${infer Prefix}.${string}` ? Prefix : never;
const SCOPES = {
  order: 'orders:read',
  confirmation: 'confirmations:read',
  project: 'orders:read',
  contact: 'contacts:read',
  affiliate: 'affiliates:read',
  commission: 'commissions:read',
  payout: 'payouts:read',
  review: 'orders:read',
  certificate: 'orders:read',
} as const satisfies Record<Subject, ApiScope>;
/** What a token needs to receive or read events of this type: their data is the API's own. */
export const scopeOfEvent = (type: EventType): ApiScope => SCOPES[type.split('.')[0] as Subject];

export type EventData = { [Type in EventType]: z.output<(typeof EVENT_DATA)[Type]['full']> };

/** Body of a delivery; a larger one is sent with the reduced data. */
export const EVENT_BODY_BYTES_MAX = 64 * 1024;
/** Events and deliveries are kept this long. */
export const EVENT_DAYS = 30;

export const eventType = z.enum(EVENT_TYPES, {
  error: (issue) =>
    typeof issue.input === 'string' && /^[\w.]{1,60}$/.test(issue.input)
      ? `There is no event named ${issue.input}. Choose from: ${EVENT_TYPES.join(', ')}.`
      : `Choose events from: ${EVENT_TYPES.join(', ')}.`,
});

export const EVENT_ID = /^evt_[\w-]{1,36}$/;
export const EVENT_MISSING = `We can’t find this event. Events are kept for ${EVENT_DAYS} days.`;
export const eventIdInput = z.object({
  id: z.string({ error: EVENT_MISSING }).regex(EVENT_ID, EVENT_MISSING),
});

export const EVENT_CURSOR_MESSAGE =
  'This place in the event log is not known. Pass the nextCursor of an earlier response, or leave it out to start with the oldest event.';
export const eventListInput = z.object({
  after: z
    .string({ error: EVENT_CURSOR_MESSAGE })
    .regex(/^\d{1,15}$/, EVENT_CURSOR_MESSAGE)
    .optional(),
  limit: wholeNumber(1, 200, 'limit must be a whole number between 1 and 200.').default(50),
  type: z
    .string()
    .describe('Only these events, separated by commas: order.paid,order.refunded')
    .transform((types) => types.split(','))
    .pipe(z.array(eventType))
    .optional(),
});
export type EventListInput = z.output<typeof eventListInput>;

export const eventView = z.object({
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  timestamp: z.date(),
  data: z.record(z.string(), z.unknown()),
});
export type EventView = z.output<typeof eventView>;

/** Oldest first. `nextCursor` continues after the last event, also when there are no more yet. */
export const eventListView = z.object({
  events: z.array(eventView),
  nextCursor: z.string().nullable(),
  hasMore: z.boolean(),
});
export type EventList = z.output<typeof eventListView>;
