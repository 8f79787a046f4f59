/**
 * REL-07: the embedded database fails on a full disk and recovers only after a restart with free
 * space. Writes are therefore rejected before the disk is full; reads continue.
 */
import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';

const FREE_BYTES_MIN = 256 * 1024 * 1024;
/** Milliseconds. A burst of writes must not query the file system each time. */
const FRESH_MS = 1000;
const RETRY_SECONDS = 60;

export type Disk = ReturnType<typeof createDisk>;

export function createDisk(config: Pick<Config, 'databaseUrl' | 'dataDir'>, freeBytesMin = FREE_BYTES_MIN) {
  let answer = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Always true with PostgreSQL, which monitors its own disk. */
  async function hasRoom(): Promise<boolean> {
    if (config.databaseUrl || performance.now() - askedAt < FRESH_MS) return answer;
    answer = (await freeBytes(config.dataDir)) >= freeBytesMin;
    askedAt = performance.now();
    return answer;
  }
  return {
    hasRoom,
    /** Call it before a request writes anything. @throws AppError STORAGE_FULL */
    async requireRoom(): Promise<void> {
      if (!(await hasRoom()))
        throw new AppError('STORAGE_FULL', undefined, { retryAfterSeconds: RETRY_SECONDS });
    },
  };
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether `bytes` fit beside the embedded database without coming close to the limit. */
export const isRoomFor = async (folder: string, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) >= bytes + FREE_BYTES_MIN;
