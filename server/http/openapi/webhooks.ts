/** What the shop sends to webhook endpoints, for the `webhooks` part of the OpenAPI document. */

import { EVENTS } from '#server/openapi.ts';
import type { EventView } from '#src/domain/integration/event/event.schema.ts';
import { EVENT_DATA, EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { type JsonSchema, toSchema } from './schema.ts';
import { tagOf } from './tags.ts';

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
