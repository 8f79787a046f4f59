import { z } from 'zod';
import { ERROR_STATUS, ERROR_TEXT, type ErrorCode } from '#server/platform/errors.ts';
import { LIST_LIMIT_MAX } from '#src/domain/shared/list.schema.ts';
import type { RestRoute } from '../api/rest.route.ts';

export type JsonSchema = Record<string, unknown>;

export function toSchema(schema: unknown, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  }) as JsonSchema;
  return json;
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'One sentence for a person' },
    code: { type: 'string', description: 'A word for programs' },
    issues: {
      type: 'array',
      description: 'The invalid fields, for the code VALIDATION',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string' },
        },
      },
    },
    data: { description: 'The current row, if someone else changed it' },
    requestId: { type: ['string', 'null'], description: 'Name it when you report a problem' },
  },
};

/** What zod cannot express: it accepts digits as text and checks the range in code. */
const PATH_ID: JsonSchema = { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 };
const LIMIT: JsonSchema = { type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX };
const PARAMETER_TEXTS: Record<string, string> = {
  id: 'The id of the row',
  affiliateId: 'The id of the affiliate',
  orderId: 'Only rows of this order',
  endpointId: 'The id of the webhook endpoint',
  code: 'A referral code (case-insensitive)',
  limit: 'The most rows of a page',
  cursor: 'The cursor of the page; comes with the Link header of the page before',
  after: 'The nextCursor of an earlier response',
  q: 'Search text: any part of a name, an address or a number',
  from: 'The first day, UTC',
  to: 'The last day, UTC',
  sort: 'The column to sort by. Prefix it with - for descending order',
};

/** @param id the form of {id}, unless it is a whole number */
export const pathSchema = (name: string, id?: RegExp): JsonSchema =>
  name === 'id' && id
    ? { type: 'string', pattern: id.source }
    : /id$/i.test(name)
      ? PATH_ID
      : { type: 'string', minLength: 1 };
export const querySchema = (name: string, schema: JsonSchema): JsonSchema =>
  name === 'limit'
    ? { ...LIMIT, default: schema.default ?? LIST_LIMIT_MAX }
    : /Id$/.test(name)
      ? PATH_ID
      : schema;
export const parameterText = (name: string, schema: JsonSchema): { description?: unknown } => {
  const description = schema.description ?? PARAMETER_TEXTS[name];
  return description ? { description } : {};
};

type Shared = readonly [code: ErrorCode, description: string];

const SHARED = {
  Invalid: ['VALIDATION', 'The input is not valid; `issues` names the fields'],
  Unauthenticated: ['UNAUTHENTICATED', 'The call needs a session or a valid token'],
  Forbidden: ['FORBIDDEN', 'The caller is known, but not allowed to do this'],
  NotFound: ['NOT_FOUND', 'There is no row with this id'],
  Conflict: ['CONFLICT', 'It no longer applies, or its key was used for another request'],
  TooLarge: ['TOO_LARGE', 'The body is too large'],
  MediaType: ['MEDIA_TYPE', 'The body has another Content-Type'],
  RateLimited: ['RATE_LIMITED', 'Too many requests; wait as Retry-After says'],
  Unavailable: ['UNAVAILABLE', 'Temporarily unavailable; wait as Retry-After says'],
} as const satisfies Record<string, Shared>;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 }, example: 2 },
};

const codesOf = (status: number): string[] =>
  Object.entries(ERROR_STATUS).flatMap(([code, itsStatus]) => (itsStatus === status ? [code] : []));

function response([code, description]: Shared): JsonSchema {
  const status = ERROR_STATUS[code];
  const issues = code === 'VALIDATION' ? { issues: [{ path: ['limit'], message: ERROR_TEXT[code] }] } : {};
  return {
    description,
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { type: 'string', enum: codesOf(status) } } },
          ],
        },
        example: { message: ERROR_TEXT[code], code, ...issues, requestId: 'q7m2x9c4' },
      },
    },
  };
}

export const sharedResponses = (): JsonSchema =>
  Object.fromEntries(Object.entries(SHARED).map(([name, shared]) => [name, response(shared)]));

/** By status. @param namesRow whether the call is about a row that may not exist */
export function errorResponses(
  route: Pick<RestRoute, 'policy' | 'scope' | 'method' | 'noBody' | 'idempotent'>,
  namesRow: boolean,
): JsonSchema {
  const hasBody = route.method !== 'GET' && !route.noBody;
  const names: (keyof typeof SHARED)[] = [
    'Invalid',
    ...(route.policy === 'public' && !route.scope ? [] : (['Unauthenticated', 'Forbidden'] as const)),
    ...(namesRow ? (['NotFound'] as const) : []),
    ...(hasBody || route.idempotent ? (['Conflict'] as const) : []),
    ...(hasBody ? (['TooLarge', 'MediaType'] as const) : []),
    'RateLimited',
    'Unavailable',
  ];
  return Object.fromEntries(
    names.map((name) => [ERROR_STATUS[SHARED[name][0]], { $ref: `#/components/responses/${name}` }]),
  );
}
