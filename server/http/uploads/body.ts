/** Reads untrusted request bodies with limits that apply before parsing (SEC-24). */
import { AppError } from '#server/platform/errors.ts';
import type { Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import type { Http } from '../request-context.ts';

const DEPTH_MAX = 20;
const NOT_AN_OBJECT = 'The request could not be read. Its body must be a plain JSON object.';
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type BodyLimits = {
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

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

type Expected = {
  /** Name of the form's only part. */
  field: string;
  bytesMax: number;
  uploader: Uploader;
  messages: { missing: string; tooLarge: string; noForm?: string };
};

/** @throws AppError 400, 408, 413, 415, 503 */
export async function receiveFile<T>(
  c: Http,
  { field, bytesMax, uploader, messages }: Expected,
  work: (file: File) => Promise<T>,
): Promise<T> {
  const contentType = c.req.header('content-type') ?? '';
  if (!isMultipart(contentType)) throw new AppError('MEDIA_TYPE', messages.noForm);
  const limits = { bytes: bytesMax + MULTIPART_OVERHEAD_BYTES, tooLargeText: messages.tooLarge, uploader };
  return withUploadBody(c.req.raw, limits, async (body) => {
    const file = await readOnlyFile(body, contentType, field);
    if (!file) throw new AppError('BAD_REQUEST', messages.missing);
    return work(file);
  });
}

const HEADER_BYTES_MAX = 2048;
/** RFC 2046: at most 70 characters. */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i;

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\s*;/i.test(contentType);

/** Before parsing, which takes half a second for 80,000 parts. @returns null without that file */
export async function readOnlyFile(body: Buffer, contentType: string, name: string): Promise<File | null> {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || !hasOnePart(body, boundary)) return null;
  try {
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const file = form.get(name);
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}

/** One opening delimiter, a short header, and the next delimiter must end the form. */
function hasOnePart(body: Buffer, boundary: string): boolean {
  const opening = `--${boundary}\r\n`;
  if (body.toString('latin1', 0, opening.length) !== opening) return false;
  const headEnd = body.indexOf('\r\n\r\n', 0, 'latin1');
  if (headEnd === -1 || headEnd > opening.length + HEADER_BYTES_MAX) return false;
  const closing = `\r\n--${boundary}`;
  const next = body.indexOf(closing, headEnd, 'latin1');
  return next !== -1 && body.toString('latin1', next + closing.length, next + closing.length + 2) === '--';
}

const MB = 1024 ** 2;
/** Of all uploads in progress. One address may send ten of 5 MB an hour, which is less. */
const HELD_BYTES_MAX = 64 * MB;
/** Visitors can't take the rest from customers and staff. */
const ANONYMOUS_BYTES_MAX = 32 * MB;
/** 17 kB/s is fast enough. The server's own limit ends every request after 60 seconds. */
const PACE = { bytes: MB / 4, ms: 15_000 };
const heldBytes: Record<Uploader, number> = { anonymous: 0, identified: 0 };

/**
 * A slow sender uses memory only for the bytes that have arrived, and no slot.
 * @throws AppError TIMEOUT, TOO_LARGE, UNAVAILABLE
 */
export async function withUploadBody<T>(
  request: Request,
  { uploader, ...limits }: Pick<BodyLimits, 'bytes' | 'tooLargeText'> & { uploader: Uploader },
  work: (body: Buffer) => Promise<T>,
): Promise<T> {
  let ownBytes = 0;
  const onChunk = (bytes: number) => {
    if (bytes > freeBytes(uploader)) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
    heldBytes[uploader] += bytes;
    ownBytes += bytes;
  };
  try {
    return await work(await readBytes(request, { ...limits, onChunk, pace: PACE }));
  } finally {
    heldBytes[uploader] -= ownBytes;
  }
}

function freeBytes(uploader: Uploader): number {
  const free = HELD_BYTES_MAX - heldBytes.anonymous - heldBytes.identified;
  return uploader === 'identified' ? free : Math.min(free, ANONYMOUS_BYTES_MAX - heldBytes.anonymous);
}
