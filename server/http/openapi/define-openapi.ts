/** What a module adds to the OpenAPI document: examples, from the story that all of them tell. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
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
  /** An example request and response of each REST call. */
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
