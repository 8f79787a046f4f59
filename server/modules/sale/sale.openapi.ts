import {
  ADA,
  defineOpenApi,
  FORM_SENT,
  firstPage,
  ORDERED,
  order,
  pageOf,
  paidOrder,
  picked,
  ROBIN,
  tagOf,
} from '#server/http/openapi/define-openapi.ts';
import { errorResponses, type JsonSchema } from '#server/http/openapi/schema.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { apiPaths, orderTextsPath } from '#src/domain/paths.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import type { OrderView, SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';

/** Added manually, paid by invoice. It repeats Ada's first order, so it is cancelled later. */
const secondOrder: Json<SingleOrderView> = {
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
const sentOrder: Json<SingleOrderView> = {
  ...secondOrder,
  formSent: true,
  formSentAt: '2026-11-09T12:11:20.000Z',
  formSentBy: 'owner',
};
const cancelledOrder: Json<SingleOrderView> = { ...sentOrder, status: 'cancelled' };
const listed = ({ refundedMinor, checkoutId, ...rest }: Json<SingleOrderView>): Json<OrderView> => rest;
const ada = { customerName: order.customerName, customerEmail: order.customerEmail };

const confirmation: Json<ConfirmationView> = {
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
const inProgress = { ...confirmation, status: 'in_progress' } as const;

/** Not a procedure, because its body is a form. */
function uploadOperation(): JsonSchema {
  const form = {
    type: 'object',
    required: ['logo'],
    properties: { logo: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  const schema = { type: 'object', required: ['fileName'], properties: { fileName: { type: 'string' } } };
  return {
    operationId: 'upload_logo',
    summary: 'Upload a logo (JPG or PNG of at most 5 MB, SVG of at most 512 kB)',
    tags: [tagOf('confirmations')],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: {
      200: {
        description: 'Stored',
        content: { 'application/json': { schema, example: { fileName: confirmation.logoFileName } } },
      },
      ...errorResponses({ policy: 'public', scope: undefined, method: 'POST' }, false),
    },
    security: [],
  };
}

/** Not a procedure, because its response may be cached. */
function orderTextsOperation(): JsonSchema {
  const texts = { type: 'object', description: 'Texts by screen and place' };
  const schema = {
    type: 'object',
    required: ['lang', 'packageName', 'market', 'prices', 'pages', 'thanks', 'form', 'links'],
    properties: {
      lang: { type: 'string' },
      packageName: { type: 'string' },
      market: {
        type: ['object', 'null'],
        properties: { country: { type: 'string' }, currency: { type: 'string' } },
      },
      prices: { type: 'object', additionalProperties: { type: 'string' } },
      pages: { ...texts, type: ['object', 'null'] },
      thanks: texts,
      form: texts,
      links: texts,
    },
  };
  const { lang, packageName, market, prices } = orderLanguage('de-AT');
  const example = {
    ...{ lang, packageName, market, prices },
    pages: { checkout: { pay: 'Demo-Bestellung aufgeben' } },
    thanks: { title: 'Danke für Ihre Bestellung' },
    form: { submit: 'Bestellung bestätigen' },
    links: { expired: { title: 'Dieser Link ist abgelaufen' } },
  };
  return {
    operationId: 'order_texts',
    summary: 'Get the texts of checkout, thank-you page and order form in one language',
    description:
      'A language that the shop does not have gets English, whose `pages` is null. Responses may be cached for ten minutes.',
    tags: [tagOf('confirmations')],
    parameters: [
      {
        name: 'lang',
        in: 'path',
        required: true,
        description: 'A language, or the language and country of a country page',
        schema: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' },
        example: 'de-AT',
      },
    ],
    responses: {
      200: { description: 'The texts', content: { 'application/json': { schema, example } } },
      ...errorResponses({ policy: 'public', scope: undefined, method: 'GET' }, true),
    },
    security: [],
  };
}

export const saleOpenApi = defineOpenApi({
  calls: {
    orders: {
      list: { input: firstPage, output: pageOf({ ...listed(order), formReceivedAt: FORM_SENT }) },
      single: { input: { id: order.id }, output: order },
      add: {
        input: { ...ada, ...picked(secondOrder, 'customerPhone', 'amount', 'paymentReference', 'status') },
        output: listed(secondOrder),
      },
      setStatus: {
        input: { id: secondOrder.id, status: 'cancelled', expectedStatus: 'paid', reason: 'Added twice' },
        output: listed(cancelledOrder),
      },
      sendForm: { input: { id: secondOrder.id }, output: { success: true, order: listed(sentOrder) } },
    },
    confirmations: {
      submit: {
        input: {
          orderId: order.id,
          ...picked(confirmation, 'fullName', 'email', 'businessName', 'businessDescription'),
          ...picked(confirmation, 'preferredDomain', 'domainOwnership', 'additionalNotes', 'hearAboutUs'),
          orderConfirmed: true,
        },
        output: { success: true, id: confirmation.id },
      },
      list: { input: firstPage, output: pageOf(inProgress) },
      get: { input: { id: confirmation.id }, output: inProgress },
      setStatus: {
        input: { id: confirmation.id, status: 'in_progress', expectedStatus: 'pending' },
        output: inProgress,
      },
    },
    demoCheckout: {
      pay: {
        input: { ...ada, currency: 'usd', referralCode: ROBIN.referralCode },
        output: {
          orderId: order.id,
          amount: order.amount,
          currency: 'usd',
          status: 'paid',
          formLink: `https://your-site.example/order-confirmation?order=${order.id}#t=...`,
          dueDates: { designs: '2026-11-10T10:04:31.000Z', website: '2026-11-18T10:04:31.000Z' },
        },
      },
    },
    checkout: {
      create: {
        input: {
          customerEmail: order.customerEmail,
          currency: 'usd',
          referralCode: ROBIN.referralCode,
        },
        output: {
          checkoutId: 'cs_test_a1example',
          url: 'https://checkout.stripe.com/c/pay/cs_test_a1example',
          currency: 'usd',
          amount: order.amount,
        },
      },
    },
    recovery: {
      remember: {
        input: { ...ada, wanted: true, currency: 'usd' },
        output: { begunId: 'a2b3c4d5e6f7g2h3i4j5k6l7m2n3o4p5' },
      },
    },
  },
  events: {
    'order.created': { summary: 'An order was added', timestamp: ORDERED, data: paidOrder },
    'order.paid': { summary: 'An order was paid', timestamp: ORDERED, data: paidOrder },
    'order.cancelled': {
      summary: 'An order was cancelled',
      timestamp: '2026-11-09T12:14:50.000Z',
      data: cancelledOrder,
    },
    'order.refunded': {
      summary: 'An order was refunded, in full or in part',
      timestamp: '2026-11-20T11:25:00.000Z',
      data: order,
    },
    'confirmation.submitted': {
      summary: 'A customer sent the order form',
      timestamp: FORM_SENT,
      data: confirmation,
    },
    'confirmation.status_changed': {
      summary: 'The status of an order form changed',
      timestamp: '2026-11-09T14:02:18.000Z',
      data: { ...confirmation, status: 'in_progress' },
    },
  },
  routes: {
    [apiPaths.logoUpload]: { post: uploadOperation() },
    [orderTextsPath('{lang}')]: { get: orderTextsOperation() },
  },
});
