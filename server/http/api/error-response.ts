import type { AppError } from '#server/platform/errors.ts';
import { errorFields, type Logger } from '#server/platform/logger.ts';
import { errorBody, toAppError } from '#server/trpc/error-conversion.ts';

/** Never stored: a response is for its caller. */
export function jsonResponse(body: unknown, status: number, headers = new Headers()): Response {
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  return new Response(JSON.stringify(body), { status, headers });
}

const UNAVAILABLE_SECONDS = 30;

/** The same for JSON, pages and tRPC. */
export function errorHeaders({ code, extras }: AppError): [string, string][] {
  const headers: [string, string][] = [];
  const wait = extras.retryAfterSeconds ?? (code === 'UNAVAILABLE' ? UNAVAILABLE_SECONDS : undefined);
  if (wait) headers.push(['Retry-After', String(wait)]);
  if (code === 'UNAUTHENTICATED') headers.push(['WWW-Authenticate', 'Bearer']);
  if (extras.allow) headers.push(['Allow', extras.allow.join(', ')]);
  return headers;
}

/** Status, one sentence, request id. */
export function errorResponse(error: unknown, requestId: string, logger: Logger): Response {
  const appError = toAppError(error);
  logUnexpected(error, requestId, logger);
  return jsonResponse(errorBody(appError, requestId), appError.status, new Headers(errorHeaders(appError)));
}

export function logUnexpected(error: unknown, requestId: string, logger: Logger): void {
  if (toAppError(error).code === 'INTERNAL')
    logger.error('unexpected error', { requestId, ...errorFields(error), ...causeFields(error) });
}

const causeFields = (error: unknown) => {
  const cause = (error as { cause?: unknown } | null)?.cause;
  const { error: causeName, errorCode: causeCode, stack: causeStack } = errorFields(cause);
  return cause ? { causeName, causeCode, causeStack } : {};
};
