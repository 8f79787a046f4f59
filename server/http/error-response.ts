import type { AppError } from '#server/platform/errors.ts';
import { errorFields, type Logger } from '#server/platform/logger.ts';
import { errorBody, toAppError } from '#server/trpc/error-conversion.ts';

/** Where nothing better is known. */
const UNAVAILABLE_SECONDS = 30;

/** What an error says in headers, whether its body is JSON, a page or tRPC's. */
export function errorHeaders({ code, extras }: AppError): [string, string][] {
  const headers: [string, string][] = [];
  const wait = extras.retryAfterSeconds ?? (code === 'UNAVAILABLE' ? UNAVAILABLE_SECONDS : undefined);
  if (wait) headers.push(['Retry-After', String(wait)]);
  if (extras.allow) headers.push(['Allow', extras.allow.join(', ')]);
  return headers;
}

/** The one error answer: right status, one sentence, request id. Unexpected errors are logged with where they were thrown. */
export function errorResponse(error: unknown, requestId: string, logger: Logger): Response {
  const appError = toAppError(error);
  logUnexpected(error, requestId, logger);
  const headers = new Headers([
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ...errorHeaders(appError),
  ]);
  return new Response(JSON.stringify(errorBody(appError, requestId)), { status: appError.status, headers });
}

/** What nobody foresaw is an entry in the log, whichever kind of answer it gets. */
export function logUnexpected(error: unknown, requestId: string, logger: Logger): void {
  if (toAppError(error).code === 'INTERNAL') logger.error('unexpected error', { requestId, ...errorFields(error), ...causeFields(error) });
}

const causeFields = (error: unknown) => {
  const cause = (error as { cause?: unknown } | null)?.cause;
  const { error: causeName, errorCode: causeCode, stack: causeStack } = errorFields(cause);
  return cause ? { causeName, causeCode, causeStack } : {};
};
