/** An example request and response of each REST call, from the story that all of them tell. */

import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import type { OrderView, SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import {
  affiliate,
  cancelledOrder,
  confirmation,
  contact,
  delivery,
  newEndpoint,
  newToken,
  order,
  paidCommission,
  payoutLine,
  payoutRun,
  project,
  projectDetail,
  review,
  secondOrder,
  sentOrder,
} from './story.ts';
import { exampleEvent } from './webhooks.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Examples = {
  [Router in keyof Outputs]?: {
    [Call in keyof Outputs[Router] & keyof Inputs[Router]]?: {
      /** Path, query and body together, as the procedure takes them. */
      input?: Inputs[Router][Call];
      output: Json<Outputs[Router][Call]>;
    };
  };
};

const success = { success: true } as const;
const owner = { id: 1, username: 'owner', role: 'owner' } as const;
const firstPage = { limit: 50 };
const pageOf = <Row>(row: Row): Page<Row> => ({ items: [row], nextCursor: null, total: 1 });
/** Neither of the two is valid. */
const TOKEN = 'sft_...';
const SECRET = 'whsec_...';

const picked = <Row, Key extends keyof Row>(row: Row, ...keys: Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
const listed = ({ refundedMinor, checkoutId, ...rest }: Json<SingleOrderView>): Json<OrderView> => rest;
const answered = { ...contact, status: 'answered' } as const;
const inProgress = { ...confirmation, status: 'in_progress' } as const;
const token = { ...newToken, lastUsedAt: '2026-12-11T16:45:00.000Z', lastUsedIp: '203.0.113.0/24' };
const rotatedToken = {
  ...newToken,
  id: 13,
  prefix: 'sft_Z8tR',
  createdAt: '2026-12-14T09:30:00.000Z',
  expiresAt: '2027-12-14T09:30:00.000Z',
};
const endpoint = { ...newEndpoint, lastSuccessAt: '2026-11-20T11:25:01.000Z' };
const NOW = '2026-11-21T08:15:00.000Z';
const queued: typeof delivery = {
  ...delivery,
  status: 'pending',
  attempts: [],
  createdAt: NOW,
  nextAttemptAt: NOW,
};
const event = { id: delivery.eventId, ...exampleEvent('order.paid') };
const publicAffiliate = { id: affiliate.id, referralCode: affiliate.referralCode, name: affiliate.name };
const ada = { customerName: order.customerName, customerEmail: order.customerEmail };

const EXAMPLES: Examples = {
  session: {
    current: {
      output: { kind: 'admin', admin: owner, affiliate: null, demo: null, hasDemoMailbox: false },
    },
  },
  admin: {
    login: {
      input: { username: owner.username, password: 'correct horse battery' },
      output: { success: true, admin: owner },
    },
    logout: { output: success },
  },
  apiTokens: {
    list: { output: [token] },
    create: {
      input: picked(newToken, 'name', 'scopes'),
      output: { token: TOKEN, view: newToken },
    },
    rotate: {
      input: { id: newToken.id, overlapDays: 7 },
      output: { token: TOKEN, view: rotatedToken },
    },
    revoke: { input: { id: newToken.id }, output: success },
  },
  adminAffiliates: { list: { input: firstPage, output: pageOf(affiliate) } },
  affiliates: {
    signUp: {
      input: picked(affiliate, 'name', 'email', 'company'),
      output: { ...publicAffiliate, commissionRate: affiliate.commissionRate },
    },
    requestCode: { input: { email: affiliate.email, type: 'login' }, output: success },
    verifyCode: {
      input: { email: affiliate.email, code: '123456', type: 'login' },
      output: { success: true, affiliate: { id: affiliate.id } },
    },
    logout: { output: success },
    dashboard: {
      input: { affiliateId: affiliate.id },
      output: {
        affiliate: { ...publicAffiliate, commissionRate: affiliate.commissionRate, isReturning: true },
        stats: {
          totalReferrals: 1,
          totalEarnings: 20,
          pendingEarnings: 0,
          paidEarnings: 20,
          byCurrency: [{ currency: 'usd', total: 20, pending: 0, paid: 20 }],
        },
        commissions: [
          {
            ...picked(paidCommission, 'id', 'orderId', 'currency', 'status', 'createdAt', 'paidAt'),
            ...picked(paidCommission, 'availableAt', 'reviewReason', 'cancelReason', 'rejectedAt'),
            commissionAmount: payoutLine.amount,
            commissionRate: paidCommission.rate,
          },
        ],
      },
    },
  },
  commissions: { list: { input: firstPage, output: pageOf(paidCommission) } },
  referrals: {
    byCode: { input: { code: affiliate.referralCode }, output: publicAffiliate },
    visit: {
      input: { code: affiliate.referralCode, path: '/restaurant' },
      output: { accepted: true, affiliate: publicAffiliate },
    },
    current: { output: { affiliate: publicAffiliate } },
    clear: { output: success },
  },
  contacts: {
    create: {
      input: picked(contact, 'name', 'email', 'phone', 'company', 'message', 'inquiryType'),
      output: { success: true, id: contact.id },
    },
    list: { input: firstPage, output: pageOf(answered) },
    get: { input: { id: contact.id }, output: answered },
    setStatus: { input: { id: contact.id, status: 'answered', expectedStatus: 'new' }, output: answered },
  },
  orders: {
    list: { input: firstPage, output: pageOf(listed(order)) },
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
  projects: {
    list: { input: firstPage, output: pageOf(project) },
    get: { input: { id: project.id }, output: projectDetail },
  },
  reviews: {
    list: { input: firstPage, output: pageOf(review) },
    get: { input: { id: review.id }, output: review },
  },
  demoCheckout: {
    pay: {
      input: { ...ada, currency: 'usd', referralCode: affiliate.referralCode },
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
        referralCode: affiliate.referralCode,
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
  payouts: {
    runs: { input: firstPage, output: pageOf(payoutRun) },
    run: { input: { id: payoutRun.id }, output: { run: payoutRun, lines: [payoutLine] } },
  },
  events: {
    list: {
      input: { ...firstPage, type: 'order.paid' },
      output: {
        events: [event],
        nextCursor: '4182',
        hasMore: false,
      },
    },
    get: { input: { id: event.id }, output: event },
  },
  webhookEndpoints: {
    list: { output: [endpoint] },
    get: { input: { id: endpoint.id }, output: endpoint },
    create: {
      input: picked(endpoint, 'url', 'description', 'events'),
      output: { secret: SECRET, view: newEndpoint },
    },
    update: {
      input: { id: endpoint.id, events: ['order.paid', 'order.refunded', 'order.cancelled'] },
      output: { ...endpoint, events: ['order.paid', 'order.cancelled', 'order.refunded'] },
    },
    delete: { input: { id: endpoint.id }, output: success },
    rotateSecret: { input: { id: endpoint.id }, output: { secret: SECRET, view: endpoint } },
    sendTest: {
      input: { id: endpoint.id },
      output: { ...queued, id: 903, eventId: 'evt_5Rm3WcZp4207', type: 'webhook.test' },
    },
  },
  webhookDeliveries: {
    list: { input: { endpointId: endpoint.id, ...firstPage }, output: pageOf(delivery) },
    redeliver: { input: { id: delivery.id }, output: { ...queued, id: 904 } },
  },
};

export type Example = { input?: Readonly<Record<string, unknown>>; output: unknown };

/** @param procedure its name, such as `orders.list` */
export function exampleOf(procedure: string): Example {
  const [router = '', call = ''] = procedure.split('.');
  const example = (EXAMPLES as Record<string, Record<string, Example> | undefined>)[router]?.[call];
  if (!example) throw new Error(`server/http/openapi/call-examples.ts has no example of ${procedure}`);
  return example;
}
