/** The error responses that calls share, each with an example. */
import { ERROR_STATUS, ERROR_TEXT, type ErrorCode } from '#server/platform/errors.ts';
import type { RestRoute } from '../api/rest.route.ts';
import type { JsonSchema } from './schema.ts';

type Shared = { status: number; code: ErrorCode; description: string };

const SHARED = {
  Invalid: {
    status: 400,
    code: 'VALIDATION',
    description: 'The input is not valid; `issues` names the fields',
  },
  Unauthenticated: {
    status: 401,
    code: 'UNAUTHENTICATED',
    description: 'The call needs a session or a valid token',
  },
  Forbidden: {
    status: 403,
    code: 'FORBIDDEN',
    description: 'The caller is known, but not allowed to do this',
  },
  NotFound: { status: 404, code: 'NOT_FOUND', description: 'There is no row with this id' },
  Conflict: {
    status: 409,
    code: 'CONFLICT',
    description: 'It no longer applies, or its key was used for another request',
  },
  TooLarge: { status: 413, code: 'TOO_LARGE', description: 'The body is too large' },
  MediaType: { status: 415, code: 'MEDIA_TYPE', description: 'The body has another Content-Type' },
  RateLimited: {
    status: 429,
    code: 'RATE_LIMITED',
    description: 'Too many requests; wait as Retry-After says',
  },
  Unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    description: 'Temporarily unavailable; wait as Retry-After says',
  },
} as const satisfies Record<string, Shared>;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 }, example: 2 },
};

const codesOf = (status: number): string[] =>
  Object.entries(ERROR_STATUS).flatMap(([code, itsStatus]) => (itsStatus === status ? [code] : []));

function response({ status, code, description }: Shared): JsonSchema {
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

const BODY: (keyof typeof SHARED)[] = ['TooLarge', 'MediaType'];

/**
 * By status, as an operation lists them.
 * @param namesRow whether the call is about a row that may not exist
 */
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
    ...(hasBody ? BODY : []),
    'RateLimited',
    'Unavailable',
  ];
  return Object.fromEntries(
    names.map((name) => [SHARED[name].status, { $ref: `#/components/responses/${name}` }]),
  );
}
