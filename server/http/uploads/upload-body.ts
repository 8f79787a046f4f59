/**
 * Reads upload bodies. They are held in memory, so their bytes are
 * counted together until the request ends.
 */
import { AppError } from '#server/platform/errors.ts';
import { type BodyLimits, readBytes } from './body.ts';

const MB = 1024 ** 2;
/**
 * Bytes of all uploads being received, waiting or processed. One address may send
 * ten of 5 MB an hour, which is less.
 */
const HELD_BYTES_MAX = 64 * MB;
/**
 * Disconnects an idle sender after 15 seconds; 17 kB/s is fast enough. The server's
 * own limit ends every request after 60.
 */
const PACE = { bytes: MB / 4, ms: 15_000 };
let heldBytes = 0;

/**
 * Reads the body, then calls `work` with it. A slow sender uses memory only for the
 * bytes that have arrived, and no slot.
 * @throws AppError TIMEOUT, TOO_LARGE, UNAVAILABLE
 */
export async function withUploadBody<T>(
  request: Request,
  limits: Pick<BodyLimits, 'bytes' | 'tooLargeText'>,
  work: (body: Buffer) => Promise<T>,
): Promise<T> {
  let ownBytes = 0;
  const onChunk = (bytes: number) => {
    if (heldBytes + bytes > HELD_BYTES_MAX)
      throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
    heldBytes += bytes;
    ownBytes += bytes;
  };
  try {
    return await work(await readBytes(request, { ...limits, onChunk, pace: PACE }));
  } finally {
    heldBytes -= ownBytes;
  }
}
