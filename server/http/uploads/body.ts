/** Reads untrusted request bodies with limits that apply before parsing (SEC-24). */
import { AppError } from '#server/platform/errors.ts';

const DEPTH_MAX = 20;
const NOT_AN_OBJECT = 'The request could not be read. Its body must be a plain JSON object.';
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export type BodyLimits = {
  bytes: number;
  tooLargeText?: string;
  /** Called for each chunk; may throw to abort. */
  onChunk?: (bytes: number) => void;
  /** Fails with TIMEOUT if fewer than `bytes` arrive within `ms`. */
  pace?: { bytes: number; ms: number };
};

/** @throws AppError TOO_LARGE as soon as the limit is passed, declared or not; TIMEOUT */
export async function readBytes(request: Request, limits: number | BodyLimits): Promise<Buffer> {
  const {
    bytes: max,
    tooLargeText,
    onChunk,
    pace,
  }: BodyLimits = typeof limits === 'number' ? { bytes: limits } : limits;
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new AppError('TOO_LARGE', tooLargeText);
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const body = request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  for await (const part of pace ? withPace(body, pace) : body) {
    size += part.byteLength;
    if (size > max) throw new AppError('TOO_LARGE', tooLargeText);
    onChunk?.(part.byteLength);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Forwards chunks while they arrive fast enough. */
async function* withPace(
  body: ReadableStream<Uint8Array>,
  { bytes, ms }: { bytes: number; ms: number },
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends the pending read; the connection's own limits disconnect the sender.
    reader.cancel().catch(() => undefined);
  }, ms);
  let due = bytes;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw new AppError('TIMEOUT');
      if (done) return;
      due -= value.byteLength;
      if (due <= 0) {
        timer.refresh();
        due = bytes;
      }
      yield value;
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** JSON.parse makes `__proto__` an own key, which is found here before other code sees it. */
function requirePlainJson(value: unknown, depth: number): void {
  if (depth > DEPTH_MAX) throw new AppError('BAD_REQUEST', NOT_AN_OBJECT);
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new AppError('BAD_REQUEST', NOT_AN_OBJECT);
    requirePlainJson(inner, depth + 1);
  }
}

/** @throws AppError BAD_REQUEST for anything that is not a plain JSON object */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('BAD_REQUEST', NOT_AN_OBJECT);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new AppError('BAD_REQUEST', NOT_AN_OBJECT);
  requirePlainJson(value, 0);
  return value as Record<string, unknown>;
}

export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '');
