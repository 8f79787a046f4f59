/** The table of REST calls: secrets, test events and deliveries of webhook endpoints. */
import type { WebhookDeliveryView } from '#src/domain/webhook/webhook.schema.ts';
import { makeWebhookEndpoint } from '../factories.ts';
import { adminOnly, badIds, badPages, type Expect, ISO, type Row, type World } from './rest-row.ts';

const ENDPOINT_MISSING = 'We can’t find this webhook endpoint. Choose it from the list of webhooks.';
const ENDPOINT_ID =
  'endpointId must be the id of a webhook endpoint. Take one from the list of webhook endpoints.';
const DELIVERY_MISSING = 'We can’t find this delivery. Refresh the list.';

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
  rotateSecret(expect),
  sendTest(expect),
  getDeliveries(expect),
  redeliver(expect),
];
