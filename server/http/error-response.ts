import { errorFields, type Logger } from '#server/platform/logger.ts';
import { errorBody, toAppError } from '#server/trpc/error-conversion.ts';

/** The one error answer: right status, one sentence, request id. Unexpected errors are logged with where they were thrown. */
export function errorResponse(error: unknown, requestId: string, logger: Logger): Response {
  const appError = toAppError(error);
  if (appError.code === 'INTERNAL') logger.error('unexpected error', { requestId, ...errorFields(error), ...causeFields(error) });
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  if (appError.extras.retryAfterSeconds) headers.set('Retry-After', String(appError.extras.retryAfterSeconds));
  if (appError.extras.allow) headers.set('Allow', appError.extras.allow.join(', '));
  return new Response(JSON.stringify(errorBody(appError, requestId)), { status: appError.status, headers });
}

const causeFields = (error: unknown) => {
  const cause = (error as { cause?: unknown } | null)?.cause;
  const { error: causeName, errorCode: causeCode, stack: causeStack } = errorFields(cause);
  return cause ? { causeName, causeCode, causeStack } : {};
};
