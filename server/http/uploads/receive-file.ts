/** Receives a form with one file. */
import type { Http } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import { type BodyLimits, readBytes } from './body.ts';

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
 * Reads the body, then calls `work` with it. A slow sender uses memory only for the
 * bytes that have arrived, and no slot.
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
