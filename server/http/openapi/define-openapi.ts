/** What a module adds to the OpenAPI document. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import type { RestRoute } from '../api/rest.route.ts';
import type { JsonSchema } from './schema.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Calls = {
  [Router in keyof Outputs]?: {
    [Call in keyof Outputs[Router] & keyof Inputs[Router]]?: {
      /** Path, query and body together, as the procedure takes them. */
      input?: Inputs[Router][Call];
      output: Json<Outputs[Router][Call]>;
    };
  };
};
export type EventExamples = {
  [Type in EventType]: { summary: string; timestamp: string; data: Json<EventData[Type]> };
};

export type ModuleOpenApi = {
  calls: Calls;
  events?: Partial<EventExamples>;
  /** Routes that are no procedures: their operations by path. */
  routes?: Readonly<Record<string, JsonSchema>>;
};

export const defineOpenApi = <M extends ModuleOpenApi>(module: M): M => module;

export const success = { success: true } as const;
export const firstPage = { limit: 50 };
export const pageOf = <Row>(row: Row): Page<Row> => ({ items: [row], nextCursor: null, total: 1 });
export const picked = <Row, Key extends keyof Row>(row: Row, ...keys: Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;

/**
 * What the examples of the OpenAPI document tell: Ada Quill orders a website through Robin Vale's
 * link, gets 50 dollars back, and Robin is paid the rest of the commission.
 */
export const ADA = {
  name: 'Ada Quill',
  email: 'ada@quillbinding.example',
  phone: '+44 20 7946 0018',
  business: 'Quill Bookbinding',
};
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

/** The groups of calls and the routers of each, in the order of their readers. */
const TAGS: [name: string, description: string, ...routers: string[]][] = [
  ['Orders', 'Orders and their payment status.', 'orders'],
  ['Order forms', 'What customers fill in after paying.', 'confirmations'],
  ['Projects', 'The work on each paid order, from the payment to a live website.', 'projects'],
  ['Reviews', 'Customers’ reviews of finished orders.', 'reviews'],
  ['Enquiries', 'Messages from the contact form.', 'contacts'],
  [
    'Affiliates',
    'The members of the affiliate programme and their sign-in.',
    'affiliates',
    'adminAffiliates',
  ],
  ['Commissions', 'Commissions on orders.', 'commissions'],
  ['Payouts', 'Runs that pay commissions. Owners only.', 'payouts'],
  ['Webhooks', 'Your endpoints, which receive the shop’s events.', 'webhookEndpoints', 'webhookDeliveries'],
  ['Events', 'The same events, for programs that poll.', 'events'],
  ['API tokens', 'Keys for programs. Only owners manage them, in a session.', 'apiTokens'],
  ['Referrals', 'Visits through a referral link.', 'referrals'],
  ['Checkout', 'Starting a payment.', 'checkout', 'demoCheckout', 'payments', 'recovery'],
  ['Sessions', 'Signing in and out in a browser.', 'session', 'admin'],
];

export const TAG_LIST = TAGS.map(([name, description]) => ({ name, description }));

export function tagOf(router: string): string {
  const known = TAGS.find(([, , ...routers]) => routers.includes(router));
  if (!known) throw new Error(`TAGS in server/http/openapi/define-openapi.ts lack the router ${router}`);
  return known[0];
}

export const SECURITY_SCHEMES: JsonSchema = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sft_ and 38 letters and digits',
    description:
      'An API token. Owners create tokens in the admin area under Settings and choose their scopes; each call names the scope it needs.',
  },
  adminSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-admin',
    description: 'The session of the admin area; POST /api/admin/login sets it.',
  },
  affiliateSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-aff',
    description: 'The session of an affiliate; POST /api/affiliates/verify-otp sets it.',
  },
};

/** Each entry is one way to authenticate; {} is none. */
export function securityOf({ policy, scope }: Pick<RestRoute, 'policy' | 'scope'>): JsonSchema[] {
  const token = scope ? [{ apiToken: [scope] }] : [];
  if (policy === 'public') return scope ? [{}, ...token] : [];
  return [...token, ...(policy === 'affiliate' ? [{ affiliateSession: [] }] : []), { adminSession: [] }];
}
