/** Generates OpenAPI 3.1 from the procedures' meta and schemas. */
import { EVENTS, ROUTES } from '#server/openapi.ts';
import { LOCAL_LIMITS, TOKEN_LIMIT } from '#server/platform/limits/rate-limit.ts';
import type { EventView } from '#src/domain/integration/event/event.schema.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { EVENT_DATA, EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { site } from '#src/domain/site.ts';
import { restRoutes } from '../api/rest.route.ts';
import { SECURITY_SCHEMES, TAG_LIST, tagOf } from './define-openapi.ts';
import { sharedResponses } from './error-responses.ts';
import { operation } from './operation.ts';
import { errorSchema, type JsonSchema, toSchema } from './schema.ts';

/** Markdown: the first call, then what holds for every call. */
function description(): string {
  const sections = API_NOTES.map(
    ({ heading, notes }) => `## ${heading}\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
  );
  return [API_SUMMARY, `\`\`\`sh\n${API_FIRST_CALL}\n\`\`\``, ...sections].join('\n\n');
}

export function openApiDocument(origin: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of restRoutes()) {
    const path = `/api${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  Object.assign(paths, ROUTES);
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: description(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: TAG_LIST,
    paths,
    webhooks: webhookDescriptions(),
    components: {
      schemas: { Error: errorSchema },
      responses: sharedResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

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

const webhookDescriptions = (): JsonSchema =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: delivery(type) }]));

const [CALLS, SECONDS] = LOCAL_LIMITS.api;

export const API_SUMMARY = `Orders, enquiries and the affiliate programme of the ${PACKAGE_NAME}.`;

/** With a token of scope `orders:read`. */
export const API_FIRST_CALL = `curl "$SHOP_URL/api/orders?limit=1" \\
  -H "Authorization: Bearer $SHOP_TOKEN"`;

export const API_NOTES: readonly { heading: string; notes: readonly string[] }[] = [
  {
    heading: 'Sign in',
    notes: [
      'Programs send an API token: Authorization: Bearer sft_... The token alone decides: cookies are ignored. A token without the scope of a call gets 403; an unknown, expired or revoked one gets 401.',
      'Sessions are cookies that the sign-in calls set. Public calls need none. On the other calls, anonymous callers get 401 and the wrong kind of account gets 403.',
      'A program can verify a code it requested without sending a cookie. If it returns the `__Host-otp` cookie, other callers’ wrong guesses don’t count against it.',
      'Other sites cannot call on behalf of a visitor: a request whose Sec-Fetch-Site or Origin names another site gets 403. Programs send neither header.',
      `The payment provider reports payments at POST ${apiPaths.stripeWebhook} and signs them. Nobody else can use that call, so it is not described here.`,
    ],
  },
  {
    heading: 'Requests and responses',
    notes: [
      'Requests and responses are JSON. A body needs Content-Type: application/json (415 otherwise) and has at most 32 kB (413 otherwise), unless a call says otherwise.',
      'Errors have one shape: { "message", "code", "issues", "requestId" }. message is a sentence for people and code a word for programs; issues lists the fields of a 400.',
      'A known path with another method returns 405 with Allow. An unknown path returns 404, as JSON.',
      'Lists are sorted newest first and return the newest 200 unless limit (1 to 200) is smaller. X-Total-Count counts all rows. If there are more, Link: <...>; rel="next" names the next page.',
      'Calls that create something accept an Idempotency-Key. The same key with the same body returns the stored response; with another body it returns 409.',
    ],
  },
  {
    heading: 'Limits',
    notes: [
      `A token may make ${TOKEN_LIMIT.calls} calls in ${TOKEN_LIMIT.seconds} seconds; RateLimit and RateLimit-Policy say what is left.`,
      `Limits apply per address (an IPv6 /64; its /48 may make three times as many calls). Beyond them a call returns 429 with Retry-After. Without a token, everything under /api allows ${CALLS} calls in ${SECONDS} seconds.`,
    ],
  },
];
