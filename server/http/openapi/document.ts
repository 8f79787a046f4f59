/** Generates OpenAPI 3.1 from the procedures' meta and schemas. */
import { CALLS, EVENTS, ROUTES } from '#server/openapi.ts';
import { LOCAL_LIMITS, TOKEN_LIMIT } from '#server/platform/limits/rate-limit.ts';
import { PROCEDURES } from '#server/trpc/router.ts';
import type { EventView } from '#src/domain/integration/event/event.schema.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { EVENT_DATA, EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { type Page, TOTAL_COUNTED_MAX } from '#src/domain/shared/list.schema.ts';
import { site } from '#src/domain/site.ts';
import { type RestRoute, restList, restRoutes } from '../api/rest.route.ts';
import { SECURITY_SCHEMES, securityOf, TAG_LIST, tagOf } from './define-openapi.ts';
import {
  errorResponses,
  errorSchema,
  type JsonSchema,
  parameterText,
  pathSchema,
  querySchema,
  sharedResponses,
  toSchema,
} from './schema.ts';

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

const [API_CALLS, API_SECONDS] = LOCAL_LIMITS.api;

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
      `Lists are sorted newest first and return the newest 200 unless limit (1 to 200) is smaller. X-Total-Count counts the rows and stops at ${TOTAL_COUNTED_MAX}: X-Total-Count-Is-Minimum: true says that there are more. If the list continues, Link: <...>; rel="next" names the next page.`,
      'Calls that create something accept an Idempotency-Key. The same key with the same body returns the stored response; with another body it returns 409.',
    ],
  },
  {
    heading: 'Limits',
    notes: [
      `A token may make ${TOKEN_LIMIT.calls} calls in ${TOKEN_LIMIT.seconds} seconds; RateLimit and RateLimit-Policy say what is left.`,
      `Limits apply per address (an IPv6 /64; its /48 may make three times as many calls). Beyond them a call returns 429 with Retry-After. Without a token, everything under /api allows ${API_CALLS} calls in ${API_SECONDS} seconds.`,
    ],
  },
];

type Properties = Record<string, JsonSchema>;

type Example = { input?: Readonly<Record<string, unknown>>; output: unknown };

/** @param procedure its name, such as `orders.list` */
function exampleOf(procedure: string): Example {
  const [router = '', call = ''] = procedure.split('.');
  const example = (CALLS as Record<string, Record<string, Example> | undefined>)[router]?.[call];
  if (!example) throw new Error(`the module of ${procedure} has no example of it in its .openapi.ts`);
  return example;
}

export const operationId = (procedure: string): string => procedure.replaceAll('.', '_');

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Your own key. A repeated request with the same key runs once.',
  schema: { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' },
};

/** Otherwise the samples of the API reference send each filter that has choices. */
const unsent = ({ enum: choices }: JsonSchema): JsonSchema =>
  Array.isArray(choices) ? { examples: { default: { value: choices[0], 'x-disabled': true } } } : {};

function parametersOf(
  route: RestRoute,
  properties: Properties,
  required: string[],
  { input = {} }: Example,
): JsonSchema[] {
  const parameter = (name: string, place: 'path' | 'query', isRequired: boolean, schema: JsonSchema) => ({
    name,
    in: place,
    required: isRequired,
    ...parameterText(name, schema),
    schema,
    ...(name in input ? { example: input[name] } : unsent(schema)),
  });
  const inPath = route.params.map((name) => parameter(name, 'path', true, pathSchema(name, route.id)));
  const inQuery = Object.entries(properties)
    .filter(([name]) => route.method === 'GET' && !route.params.includes(name))
    .map(([name, schema]) => parameter(name, 'query', required.includes(name), querySchema(name, schema)));
  return [...inPath, ...inQuery, ...(route.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

/** Without what the path says. */
function bodySchema(input: JsonSchema, params: readonly string[]): JsonSchema {
  if (Array.isArray(input.oneOf))
    return { oneOf: (input.oneOf as JsonSchema[]).map((choice) => bodySchema(choice, params)) };
  const { properties = {}, required = [] } = input as { properties?: Properties; required?: string[] };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !params.includes(name))),
    required: required.filter((name) => !params.includes(name)),
  };
}

function requestBody(route: RestRoute, schemaOfInput: JsonSchema, { input = {} }: Example): JsonSchema {
  if (route.method === 'GET' || route.noBody) return {};
  const schema = bodySchema(schemaOfInput, route.params);
  const example = Object.fromEntries(Object.entries(input).filter(([name]) => !route.params.includes(name)));
  return {
    requestBody: { required: !route.mayBeEmpty, content: { 'application/json': { schema, example } } },
  };
}

const LIST_HEADERS = {
  Link: {
    description: 'The address of the next page, if there is one',
    schema: { type: 'string' },
    example: '<https://your-site.example/api/orders?limit=50&cursor=1795340000000.412305871>; rel="next"',
  },
  'X-Total-Count': {
    description: `The number of all rows, or ${TOTAL_COUNTED_MAX} if there are more`,
    schema: { type: 'integer', minimum: 0 },
    example: 128,
  },
  'X-Total-Count-Is-Minimum': {
    description: 'Only sent if there are more rows than X-Total-Count says',
    schema: { type: 'string', enum: ['true'] },
  },
};

function listSchema(key: string, { properties = {} }: { properties?: Properties }): JsonSchema {
  const { items = {} } = properties;
  return key === 'array' ? items : { type: 'object', required: [key], properties: { [key]: items } };
}

function successResponse(route: RestRoute, output: JsonSchema, example: Example): JsonSchema {
  const { list } = route;
  return {
    description: route.status === 201 ? 'Created' : 'Done',
    ...(route.list ? { headers: LIST_HEADERS } : {}),
    content: {
      'application/json': {
        schema: list ? listSchema(list, output) : output,
        example: list ? restList(list, example.output as Page<unknown>) : example.output,
      },
    },
  };
}

function descriptionOf({ scope, description }: RestRoute): { description?: string } {
  const sentences = [scope && `A token needs the scope \`${scope}\`.`, description].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

export function operation(route: RestRoute): JsonSchema {
  const { inputs = [], output } = PROCEDURES.get(route.procedure) ?? {};
  const input = inputs[0] ? toSchema(inputs[0], 'input') : {};
  const properties = (input.properties ?? {}) as Properties;
  const required = (input.required ?? []) as string[];
  const example = exampleOf(route.procedure);
  const parameters = parametersOf(route, properties, required, example);
  return {
    operationId: operationId(route.procedure),
    summary: route.summary,
    ...descriptionOf(route),
    tags: [tagOf(route.procedure.split('.')[0] ?? '')],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(route, input, example),
    responses: {
      [route.status ?? 200]: successResponse(route, output ? toSchema(output, 'output') : {}, example),
      ...errorResponses(
        route,
        parameters.some(({ required: isRequired }) => isRequired === true),
      ),
    },
    security: securityOf(route),
  };
}
