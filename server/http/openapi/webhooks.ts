/** What the shop sends to webhook endpoints, for the `webhooks` part of the OpenAPI document. */
import { EVENT_DATA, EVENT_TYPES, type EventType } from '#src/domain/event/event.schema.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, toSchema } from './schema.ts';
import { tagOf } from './tags.ts';

const SUMMARIES: Record<EventType, string> = {
  'order.created': 'An order was added',
  'order.paid': 'An order was paid',
  'order.cancelled': 'An order was cancelled',
  'order.refunded': 'An order was refunded, in full or in part',
  'confirmation.submitted': 'A customer sent the order form',
  'confirmation.status_changed': 'The status of an order form changed',
  'contact.created': 'An enquiry arrived',
  'affiliate.created': 'Somebody joined the affiliate programme',
  'commission.earned': 'An affiliate earned a commission',
  'commission.changed': 'A commission was adjusted, decided, taken into or out of a payout run, or paid',
  'project.stage_changed': 'A project entered another stage',
  'review.submitted': 'A customer wrote a review or changed it',
  'payout.paid': 'A line of a payout run was paid',
  'certificate.planted': 'The tree of an order was planted',
};

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
    'Signatures by the secret of the endpoint, of id.timestamp.body',
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
        description: 'The second form goes to endpoints without personal data',
        anyOf: [full, toSchema(EVENT_DATA[type].reduced, 'output')],
      },
    },
  };
  return {
    operationId: `webhook_${type.replace('.', '_')}`,
    summary: SUMMARIES[type],
    description: 'Signed as the Standard Webhooks specification says; its libraries verify it.',
    tags: [tagOf('webhookEndpoints')],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
    responses: {
      200: { description: 'Any 2xx within 10 seconds: received. Anything else is sent again later.' },
      410: { description: 'The endpoint is gone; the shop disables it.' },
    },
    security: [],
  };
}

export const webhookDescriptions = (): JsonSchema =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: delivery(type) }]));
