import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { REFERRAL_CODE_MAX } from '#src/domain/sale/order/attribution.rules.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { listInput } from '#src/domain/shared/list.schema.ts';
import { CUSTOMER_NAME_REQUIRED, customerName } from '#src/domain/shared/name.schema.ts';
import { email, ID_UNKNOWN, line, oneOf, optional, wholeNumber } from '#src/domain/shared/text.schema.ts';

/** If the form is sent now and a design chosen as soon as the designs arrive. */
const dueDatesView = z.object({ designs: z.date(), website: z.date() });

/** Both set the currency, and the currency the price: an amount is never accepted. */
export const priceInput = {
  /** Country slug of a country page, e.g. `germany`. An unknown one pays in dollars. */
  market: optional(line(40)),
  /** The buyer's own choice, which goes before the market. */
  currency: oneOf(CURRENCIES).optional(),
};

/** Random, see begun-checkout.entity.ts. */
export const BEGUN_CHECKOUT_ID = /^[a-z2-7]{32}$/;
export const begunId = z
  .union([z.literal(''), z.null(), z.string({ error: ID_UNKNOWN }).regex(BEGUN_CHECKOUT_ID, ID_UNKNOWN)])
  .optional()
  .transform((value) => value || null);

/** Demo checkout: creates the same order without a payment. */
export const demoCheckoutInput = z.object({
  customerName: customerName(CUSTOMER_NAME_REQUIRED),
  customerEmail: email(),
  ...priceInput,
  referralCode: optional(line(REFERRAL_CODE_MAX)),
  /** Set when the buyer had asked for a link to finish later, or has followed it. */
  begunId,
});
export const demoCheckoutView = z.object({
  orderId: z.number(),
  amount: z.string(),
  currency: z.enum(CURRENCIES),
  status: z.string(),
  /** The next step. A real shop shows it once the payment is verified (`checkoutResultView`). */
  formLink: z.string(),
  dueDates: dueDatesView,
});

export const createCheckoutInput = z.object({
  ...priceInput,
  customerEmail: z
    .union([z.literal(''), z.null(), email()])
    .optional()
    .transform((value) => value || null),
  referralCode: optional(line(REFERRAL_CODE_MAX)),
});
export const createCheckoutView = z.object({
  checkoutId: z.string(),
  url: z.string(),
  currency: z.enum(CURRENCIES),
  amount: z.string(),
});

/** The buyer's return from the provider's page, whose address names the checkout. */
export const checkoutResultInput = z.object({
  checkoutId: z.string({ error: ID_UNKNOWN }).regex(/^[\w-]{10,255}$/, ID_UNKNOWN),
});
export const checkoutResultView = z.object({
  /** `waiting`: the provider has the payment, and its message to the shop is still on its way. */
  state: z.enum(['paid', 'waiting', 'unknown']),
  order: z
    .object({
      orderId: z.number(),
      amount: z.string(),
      currency: z.enum(CURRENCIES),
      firstName: z.string(),
      /** Masked: others may open the address of this page. */
      email: z.string(),
      lang: z.string(),
      formLink: z.string(),
      dueDates: dueDatesView,
    })
    .nullable(),
});
export type CheckoutResult = z.output<typeof checkoutResultView>;

export const PAYMENT_NOT_SET_UP =
  'Online payment is not set up on this site yet. Write to us, and we’ll take your order ourselves.';

export const PAYMENT_EVENT_STATUSES = ['processed', 'ignored', 'waiting', 'failed'] as const;
export const paymentEventsInput = listInput.extend({ status: oneOf(PAYMENT_EVENT_STATUSES).optional() });
export const paymentEventView = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  status: z.enum(PAYMENT_EVENT_STATUSES),
  error: z.string().nullable(),
  attempts: z.number(),
  paymentKey: z.string().nullable(),
  orderId: z.number().nullable(),
  eventCreatedAt: z.date(),
  receivedAt: z.date(),
});
export type PaymentEventView = z.output<typeof paymentEventView>;
export const replayInput = z.object({ id: line(255, ID_UNKNOWN).min(1, ID_UNKNOWN) });

export const findingView = z.object({
  /** Names the check that found it, such as `charge-without-order`. */
  kind: z.string(),
  text: z.string(),
  whatToDo: z.string(),
  orderId: z.number().nullable(),
  affiliateId: z.number().nullable(),
  payoutRunId: z.number().nullable(),
});
export type Finding = z.output<typeof findingView>;

export const reconciliationInput = z.object({
  days: wholeNumber(1, 365, 'days must be a whole number between 1 and 365.').default(60),
});
export const reconciliationView = z.object({
  checkedAt: z.date(),
  since: z.date(),
  provider: z.enum(['compared', 'not-configured', 'unreachable']),
  /** Never reports success if the provider could not be queried. */
  summary: z.string(),
  findings: z.array(findingView),
  total: z.number(),
  truncated: z.boolean(),
});
export type ReconciliationView = z.output<typeof reconciliationView>;

/** How long the demo checkout waits before it emails the link. */
export const RECOVERY_AFTER_MINUTES = 60;
/** Begun checkouts are deleted after this time; the payment provider's link works as long. */
export const BEGUN_CHECKOUT_DAYS = 30;

/** The box under the address: its state, whenever it or one of the fields changes. */
export const rememberCheckoutInput = z.discriminatedUnion(
  'wanted',
  [
    z.object({
      wanted: z.literal(true),
      customerEmail: email(),
      customerName: optional(line(TEXT_MAX.name)),
      ...priceInput,
      referralCode: optional(line(REFERRAL_CODE_MAX)),
      /** The response to an earlier call of the same page, which this one replaces. */
      begunId,
    }),
    z.object({ wanted: z.literal(false), begunId }),
  ],
  { error: 'wanted must be true or false.' },
);
export const rememberCheckoutView = z.object({ begunId: z.string().nullable() });
