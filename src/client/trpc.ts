/** API client. The only file that imports from server/, and only types. */

import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';
import type { ErrorBody } from '#server/trpc/error-conversion.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { Json } from '#src/domain/shared/json.ts';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

const identity = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

/** No batching: rate limits count single calls. Only responses use superjson. */
const links = [
  httpLink({
    url: apiPaths.trpc,
    transformer: { input: identity, output: superjson },
    async fetch(url, options) {
      const response = await fetch(url, { ...options, credentials: 'include' } as RequestInit);
      noteSessionEnd(response.headers);
      return response;
    },
  }),
];

export const trpc = createTRPCReact<AppRouter>();
export const createClient = () => trpc.createClient({ links });
/** For code outside React. */
export const api = createTRPCClient<AppRouter>({ links });

/** Types for the scripts of public pages, which call the REST paths of procedures. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = Json<inferRouterOutputs<AppRouter>>;

export type ApiFailure = Omit<ErrorBody, 'issues'> & {
  status: number;
  issues: NonNullable<ErrorBody['issues']>;
};

/**
 * tRPC errors carry the failure in `data`; errors from before tRPC (rate limit, size, overload,
 * database down) are the response body.
 */
export function readFailure(error: unknown): ApiFailure | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { response, responseJSON } = (error.meta ?? {}) as { response?: Response; responseJSON?: unknown };
  const failure = (error.data ?? responseJSON) as
    | (Partial<ApiFailure> & { httpStatus?: number })
    | null
    | undefined;
  if (!failure?.code || !failure.message) return null;
  return {
    message: failure.message,
    code: failure.code,
    status: failure.httpStatus ?? response?.status ?? 0,
    issues: failure.issues ?? [],
    requestId: failure.requestId ?? null,
    data: failure.data,
  };
}

export const failureText = (error: unknown, fallback: string): string => {
  const failure = readFailure(error);
  return failure && failure.code !== 'INTERNAL' ? failure.message : fallback;
};

/**
 * When the admin session ends, as the last response reported it. Kept in local storage, so that
 * work in one tab counts for all.
 */
const SESSION_END_KEY = 'adminSessionEnds';
const SESSION_END_HEADER = 'x-session-ends-in';

function noteSessionEnd(headers: Headers): void {
  const seconds = Number(headers.get(SESSION_END_HEADER) ?? 'none');
  if (Number.isNaN(seconds)) return;
  // Without storage there is no warning; the server's rule is the same.
  writeStored('localStorage', SESSION_END_KEY, String(Date.now() + seconds * 1000));
}

/** Milliseconds until the session ends; null if unknown. */
export function sessionLeftMs(): number | null {
  const end = Number(readStored('localStorage', SESSION_END_KEY) ?? 'none');
  return Number.isNaN(end) ? null : end - Date.now();
}
