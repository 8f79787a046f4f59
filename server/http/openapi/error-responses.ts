/** The error responses that calls share, each with an example. */
import { ERROR_STATUS, ERROR_TEXT, type ErrorCode } from '#server/platform/errors.ts';
import type { RestRoute } from '../api/rest.route.ts';
import type { JsonSchema } from './schema.ts';

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
