/**
 * Reads upload bodies. They are held in memory, so their bytes are
 * counted together until the request ends.
 */
import { AppError } from '#server/platform/errors.ts';
import type { Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import { type BodyLimits, readBytes } from './body.ts';

const MB = 1024 ** 2;
/**
 * Bytes of all uploads being received, waiting or processed. One address may send
 * ten of 5 MB an hour, which is less.
 */
const HELD_BYTES_MAX = 64 * MB;
/** Visitors can't take the rest from customers and staff. */
const ANONYMOUS_BYTES_MAX = 32 * MB;
/**
 * Disconnects an idle sender after 15 seconds; 17 kB/s is fast enough. The server's
 * own limit ends every request after 60.
 */
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
