/** Converts any thrown value to the error shape that tRPC and REST share. */
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  AppError,
  ERROR_TEXT,
  type ErrorCode,
  type Issue,
  isTransientFailure,
} from '#server/platform/errors.ts';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return validationError(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError)
      return validationError(error.cause);
    const code = CODES[error.code];
    return code ? new AppError(code) : unexpected(error.cause);
  }
  return unexpected(error);
}

const CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'BAD_REQUEST',
  PARSE_ERROR: 'BAD_REQUEST',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD',
  UNSUPPORTED_MEDIA_TYPE: 'MEDIA_TYPE',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
};

/** REL-03: a temporary failure is reported as such, not as an internal error. */
const unexpected = (error: unknown): AppError =>
  isTransientFailure(error)
    ? new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 2 })
    : new AppError('INTERNAL');

/** The first issue's sentence is the message; unions report their most specific branch. */
function validationError(error: z.ZodError): AppError {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message: sentence(issue),
  }));
  return new AppError('VALIDATION', issues[0]?.message ?? ERROR_TEXT.VALIDATION, { issues });
}

const ZODS_OWN = /^(Invalid (input|option)|(Invalid (string|number)|Too (big|small)): |Unrecognized key)/;

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    const inner = issue.errors
      .flat()
      .find((candidate) => candidate.code !== 'invalid_type' && !ZODS_OWN.test(candidate.message));
    if (/^Invalid input/.test(issue.message) && inner) return inner.message;
  }
  // zod's default messages name types, which do not help users.
  return ZODS_OWN.test(issue.message) ? ERROR_TEXT.VALIDATION : issue.message;
}

export type ErrorBody = {
  message: string;
  code: string;
  issues?: Issue[];
  requestId: string | null;
  data?: unknown;
};

export function errorBody(error: AppError, requestId: string | null): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    ...(error.extras.issues ? { issues: error.extras.issues } : {}),
    ...(error.extras.data === undefined ? {} : { data: error.extras.data }),
    requestId,
  };
}
