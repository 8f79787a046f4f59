/**
 * REL-07: a disk that is full ends the embedded database in a way that only a restart with free space mends. So nothing is written any
 * more while there is still some room; what is stored can be read all the while.
 */
import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';

const FREE_BYTES_MIN = 256 * 1024 * 1024;
/** Asked again after this long: a burst of writes does not wait for the file system each time. */
const FRESH_MS = 1000;
const RETRY_SECONDS = 60;

export type Disk = {
  /** Always with PostgreSQL, which looks after its own disk. */
  hasRoom(): Promise<boolean>;
  /** Before anything is written for a request. @throws AppError STORAGE_FULL */
  requireRoom(): Promise<void>;
};

export function createDisk(config: Pick<Config, 'databaseUrl' | 'dataDir'>, freeBytesMin = FREE_BYTES_MIN): Disk {
  let answer = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  async function hasRoom(): Promise<boolean> {
    if (config.databaseUrl || performance.now() - askedAt < FRESH_MS) return answer;
    answer = (await freeBytes(config.dataDir)) >= freeBytesMin;
    askedAt = performance.now();
    return answer;
  }
  return {
    hasRoom,
    async requireRoom() {
      if (!(await hasRoom())) throw new AppError('STORAGE_FULL', undefined, { retryAfterSeconds: RETRY_SECONDS });
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether `bytes` can be written beside the embedded database without bringing it near the limit. */
export const isRoomFor = async (folder: string, bytes: number): Promise<boolean> => (await freeBytes(folder)) >= bytes + FREE_BYTES_MIN;
