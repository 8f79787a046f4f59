/** Uploads are rejected before the file store is full. */
import { AppError } from '../errors.ts';
import type { Files } from './files.ts';

const FREE_BYTES_MIN = 500_000_000;
/** No space on the device, or the user's disk quota is used up. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

export const storageFull = () => new AppError('STORAGE_FULL', undefined, { retryAfterSeconds: 60 });
export const isStorageFull = (error: unknown): boolean =>
  FULL.has(String((error as { code?: unknown }).code));

/** @throws AppError STORAGE_FULL */
export async function requireFreeSpace(files: Files): Promise<void> {
  const free = await files.freeBytes();
  if (free !== null && free < FREE_BYTES_MIN) throw storageFull();
}
