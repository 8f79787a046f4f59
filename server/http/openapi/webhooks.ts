/** What the shop sends to webhook endpoints, for the `webhooks` part of the OpenAPI document. */

import type { EventView } from '#src/domain/integration/event/event.schema.ts';
import { EVENT_DATA, EVENT_TYPES, type EventData, type EventType } from '#src/domain/reported-events.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { site } from '#src/domain/site.ts';
import { type JsonSchema, toSchema } from './schema.ts';
import {
  ADA,
  affiliate,
  cancelledOrder,
  chosenDesign,
  confirmation,
  contact,
  DESIGN_CHOSEN,
  earnedCommission,
  FORM_SENT,
  LIVE,
  ORDERED,
  order,
  paidOrder,
  payoutLine,
  project,
  reducedCommission,
  review,
} from './story.ts';
import { tagOf } from './tags.ts';

type Described = { [Type in EventType]: { summary: string; timestamp: string; data: Json<EventData[Type]> } };
/** Each event with the example of its body. */
const EVENTS: Described = {
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
  'project.stage_changed': {
    summary: 'A project entered another stage',
    timestamp: DESIGN_CHOSEN,
    data: {
      ...project,
      stage: 'building',
      previousStage: 'choosing',
      change: 'design_chosen',
      chosenDesign,
      due: {
        part: 'website',
        from: 'shop',
        at: '2026-11-18T14:20:44.000Z',
        leftMs: 172_800_000,
        isWorkingTime: true,
      },
      siteUrl: null,
      changedAt: DESIGN_CHOSEN,
    },
  },
  'contact.created': { summary: 'An enquiry arrived', timestamp: contact.createdAt, data: contact },
  'affiliate.created': {
    summary: 'Somebody joined the affiliate programme',
    timestamp: affiliate.createdAt,
    data: { ...affiliate, verified: false, sales: 0, earned: [], lastLoginAt: null },
  },
  'commission.earned': {
    summary: 'An affiliate earned a commission',
    timestamp: ORDERED,
    data: earnedCommission,
  },
  'commission.changed': {
    summary: 'A commission was adjusted, decided, taken into or out of a payout run, or paid',
    timestamp: '2026-11-20T11:25:00.000Z',
    data: reducedCommission,
  },
  'payout.paid': {
    summary: 'A line of a payout run was paid',
    timestamp: '2026-12-11T16:38:02.000Z',
    data: payoutLine,
  },
  'review.submitted': {
    summary: 'A customer wrote a review or changed it',
    timestamp: review.createdAt,
    data: { ...review, state: 'written', decidedBy: null, decidedAt: null },
  },
  'certificate.planted': {
    summary: 'The tree of an order was planted',
    timestamp: '2026-11-30T10:12:09.000Z',
    data: {
      id: 64,
      orderId: order.id,
      number: 'TREE-J428-HT95',
      status: 'planted',
      name: ADA.business,
      issuedOn: '2026-11-13',
      plantedOn: '2026-11-28',
      place: site.plantingPlace,
      partner: site.plantingPartner,
      lang: 'en',
      batchId: 4,
      createdAt: LIVE,
    },
  },
};

/** An event of the event log, or the body of its delivery. */
export function exampleEvent(type: EventType): Json<Pick<EventView, 'type' | 'timestamp' | 'data'>> {
  const { timestamp, data } = EVENTS[type];
  return { type, timestamp, data };
}

const header = (name: string, description: string, example: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
const HEADERS = [
  header('webhook-id', 'The id of the event, the same at every attempt: skip ids you know', 'evt_2Xk9VhTq'),
  header('webhook-timestamp', 'Seconds since 1970 at this attempt', '1795340000'),
  header(
    'webhook-signature',
    'HMAC signatures of `id.timestamp.body`, made with the endpoint’s secret',
    'v1,K5oZfzN…',
  ),
];

function delivery(type: EventType): JsonSchema {
  const full = toSchema(EVENT_DATA[type].full, 'output');
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        description: 'Endpoints without personal data receive the second form',
        anyOf: [full, toSchema(EVENT_DATA[type].reduced, 'output')],
      },
    },
  };
  return {
    operationId: `webhook_${type.replace('.', '_')}`,
    summary: EVENTS[type].summary,
    description: 'Signed as the Standard Webhooks specification says; its libraries verify it.',
    tags: [tagOf('webhookEndpoints')],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleEvent(type) } } },
    responses: {
      200: { description: 'Any 2xx within 10 seconds: received. Anything else is sent again later.' },
      410: { description: 'The endpoint is gone; the shop disables it.' },
    },
    security: [],
  };
}

export const webhookDescriptions = (): JsonSchema =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: delivery(type) }]));
