/** `AppError` is the class of all messages that users may read. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  METHOD: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_TEXT: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request could not be read. Check what you sent and try again.',
  VALIDATION: 'Check what you entered.',
  UNAUTHENTICATED: 'Sign in to continue.',
  FORBIDDEN: 'You don’t have permission for this. Sign in with an account that has it.',
  CSRF: 'This request came from another website and was rejected. Open this site in its own tab and try again.',
  NOT_FOUND: 'There is nothing at this address. Check it and try again.',
  METHOD: 'This address does not support this method. Use one that the Allow header names.',
  TIMEOUT: 'The request took too long to arrive. Try again.',
  CONFLICT: 'This was changed by someone else. Your change was not saved.',
  TOO_LARGE: 'The request is too large. Send less at once.',
  MEDIA_TYPE: 'This type of content is not supported. Send the type that the API documentation names.',
  RATE_LIMITED: 'Too many requests. Please try again later.',
  INTERNAL: 'Something went wrong. Please try again.',
  UNAVAILABLE: 'We can’t process this right now. Try again in a minute.',
  STORAGE_FULL: 'We can’t process this right now. Try again in a minute.',
};

export type Issue = { path: (string | number)[]; message: string };

type Extras = { issues?: Issue[]; retryAfterSeconds?: number; allow?: readonly string[]; data?: unknown };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: Extras;
  /** @param userText a sentence for the user; defaults to the code's own */
  constructor(code: ErrorCode, userText: string = ERROR_TEXT[code], extras: Extras = {}) {
    super(userText);
    this.code = code;
    this.extras = extras;
  }
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Explains to the operator in one sentence why a backup or a restore failed. */
export class BackupError extends Error {}

/** The message says what to do. */
export class DatabaseVersionError extends Error {}

export const fieldError = (field: string, message: string, code: ErrorCode = 'VALIDATION'): AppError =>
  new AppError(code, message, { issues: [{ path: [field], message }] });

const CONNECTION_CODE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[1-3]|53300|0800[01346])$/;
const CONNECTION_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|connection is insecure|not queryable|Cannot use a pool after/i;

type Cause = { code?: unknown; message?: string; constraint?: string };
type Wrapper = Cause & { cause?: unknown; previous?: unknown; errors?: unknown };

/** The outermost first. Six levels, because causes can form a circle. */
export function* causes(error: unknown, levels = 6): Generator<Cause> {
  if (!error || levels === 0) return;
  const { cause, previous, errors } = error as Wrapper;
  yield error as Cause;
  for (const inner of [...(Array.isArray(errors) ? errors : []), cause ?? previous])
    yield* causes(inner, levels - 1);
}

export const isDatabaseAway = (error: unknown): boolean =>
  [...causes(error)].some(
    ({ code, message }) => CONNECTION_CODE.test(String(code)) || CONNECTION_MESSAGE.test(message ?? ''),
  );

/** 40: serialisation, deadlock; 53: resources; 55: locks; 57: operator, timeout; 58: system. */
const TRANSIENT_CLASS = /^(40|53|55|57|58)[0-9A-Z]{3}$/;

/** Whether a retry may succeed. */
export const isTransientFailure = (error: unknown): boolean =>
  isDatabaseAway(error) || [...causes(error)].some(({ code }) => TRANSIENT_CLASS.test(String(code)));

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = [...causes(error)].find(({ code }) => code === '23505');
  if (!found || !constraint) return found !== undefined;
  return found.constraint === constraint || Boolean(found.message?.includes(constraint));
}

/** For `catch`: other errors pass. */
export const conflictOn =
  (constraint: string, message: string, toError = (text: string) => new AppError('CONFLICT', text)) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? toError(message) : error;
  };
