/** The table of REST calls: events, secrets, test events and deliveries of webhook endpoints. */
import type { WebhookDeliveryView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { makeOrder, makeWebhookEndpoint } from '../factories.ts';
import {
  adminOnly,
  badIds,
  badPages,
  type Expect,
  ISO,
  NOTHING_THERE,
  type Row,
  type World,
} from './rest-row.ts';

const ENDPOINT_MISSING = 'We can’t find this webhook endpoint. Choose it from the list of webhooks.';
const ENDPOINT_ID =
  'endpointId must be the id of a webhook endpoint. Take one from the list of webhook endpoints.';
const EVENT_MISSING = 'We can’t find this event. Events are kept for 30 days.';
const DELIVERY_MISSING = 'We can’t find this delivery. Choose it from the list.';

/** One for all rows: a shop has at most 20. */
async function endpointId({ t }: World): Promise<number> {
  const owner = await t.asAdmin('owner');
  const [known] = await owner.api.webhookEndpoints.list.query();
  return known?.id ?? (await makeWebhookEndpoint(t)).view.id;
}

async function makeDelivery(world: World): Promise<WebhookDeliveryView> {
  const id = await endpointId(world);
  return (await world.t.asAdmin('owner')).api.webhookEndpoints.sendTest.mutate({ id });
}

const QUEUED = { type: 'webhook.test', status: 'pending', attempts: [] };

const getEndpoint = (expect: Expect): Row => ({
  name: 'GET /api/webhook-endpoints/{id}',
  status: adminOnly(),
  good: async (world) => ({ path: `/api/webhook-endpoints/${await endpointId(world)}` }),
  answer: (body) =>
    expect(body).toMatchObject({ url: 'https://8.8.8.8/hook', enabled: true, events: expect.any(Array) }),
  bad: badIds((id) => `/api/webhook-endpoints/${id}`, ENDPOINT_MISSING),
});

/** The endpoint makes the shop record it. */
async function makeEvent(world: World): Promise<string> {
  await endpointId(world);
  await makeOrder(world.t);
  const { events } = await (await world.t.asAdmin('owner')).api.events.list.query({ type: 'order.paid' });
  return events[0]?.id ?? '';
}

const getEvents = (expect: Expect): Row => ({
  name: 'GET /api/events',
  status: adminOnly(),
  async good(world) {
    await makeEvent(world);
    return { path: '/api/events?type=order.paid&limit=200' };
  },
  answer: (body) =>
    expect(body).toEqual({
      events: expect.arrayContaining([expect.objectContaining({ type: 'order.paid' })]),
      nextCursor: expect.any(String),
      hasMore: false,
    }),
});

const getEvent = (expect: Expect): Row => ({
  name: 'GET /api/events/{id}',
  status: adminOnly(),
  good: async (world) => ({ path: `/api/events/${await makeEvent(world)}` }),
  answer: (body) =>
    expect(body).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'order.paid',
      timestamp: expect.stringMatching(ISO),
      data: expect.objectContaining({ status: 'paid' }),
    }),
  bad: [
    { why: 'an unknown id', path: '/api/events/evt_unknown', status: 404, message: EVENT_MISSING },
    { why: 'a number', path: '/api/events/1', status: 404, message: NOTHING_THERE },
  ],
});

const rotateSecret = (expect: Expect): Row => ({
  name: 'POST /api/webhook-endpoints/{id}/rotate-secret',
  status: adminOnly(),
  good: async (world) => ({ path: `/api/webhook-endpoints/${await endpointId(world)}/rotate-secret` }),
  answer: (body) =>
    expect(body).toMatchObject({ secret: expect.stringMatching(/^whsec_/), view: { enabled: true } }),
  bad: badIds((id) => `/api/webhook-endpoints/${id}/rotate-secret`, ENDPOINT_MISSING),
});

const sendTest = (expect: Expect): Row => ({
  name: 'POST /api/webhook-endpoints/{id}/test',
  status: adminOnly(201),
  good: async (world) => ({ path: `/api/webhook-endpoints/${await endpointId(world)}/test` }),
  answer: (body) => expect(body).toMatchObject({ ...QUEUED, createdAt: expect.stringMatching(ISO) }),
  bad: badIds((id) => `/api/webhook-endpoints/${id}/test`, ENDPOINT_MISSING),
});

const getDeliveries = (expect: Expect): Row => {
  const path = '/api/webhook-deliveries';
  return {
    name: `GET ${path}`,
    status: adminOnly(),
    good: async (world) => ({ path: `${path}?endpointId=${(await makeDelivery(world)).endpointId}` }),
    answer(body) {
      const { deliveries } = body as { deliveries: WebhookDeliveryView[] };
      expect(Object.keys(body as object)).toEqual(['deliveries']);
      expect(deliveries[0]).toMatchObject({ ...QUEUED, eventId: expect.stringMatching(/^evt_/) });
    },
    bad: [
      ...['', '?endpointId=', '?endpointId=abc', '?endpointId=-1', '?endpointId=1e3'].map((query) => ({
        why: `the query "${query}"`,
        path: `${path}${query}`,
        message: ENDPOINT_ID,
      })),
      {
        why: 'an unknown endpoint',
        path: `${path}?endpointId=123456789`,
        status: 404,
        message: ENDPOINT_MISSING,
      },
      ...badPages(`${path}?endpointId=1&`),
    ],
  };
};

const redeliver = (expect: Expect): Row => ({
  name: 'POST /api/webhook-deliveries/{id}/redeliver',
  status: adminOnly(201),
  good: async (world) => ({ path: `/api/webhook-deliveries/${(await makeDelivery(world)).id}/redeliver` }),
  answer: (body) => expect(body).toMatchObject(QUEUED),
  bad: badIds((id) => `/api/webhook-deliveries/${id}/redeliver`, DELIVERY_MISSING),
});

export const webhookRows = (expect: Expect): Row[] => [
  getEndpoint(expect),
  getEvents(expect),
  getEvent(expect),
  rotateSecret(expect),
  sendTest(expect),
  getDeliveries(expect),
  redeliver(expect),
];
