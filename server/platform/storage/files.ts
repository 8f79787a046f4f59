/** Uploaded files: in a folder outside every static root, or in a bucket that nodes share. */
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from '#server/platform/errors.ts';
import { inSpan, SpanKind } from '#server/platform/tracing/spans.ts';
import type { Em } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';

export type Files = {
  /** Durable when it resolves. The server makes the name, never the caller. */
  put(name: string, content: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Null if the store does not report them. */
  freeBytes(): Promise<number | null>;
};

const SAFE_NAME = /^[a-z0-9][a-z0-9.-]{0,80}$/;
function requireSafeName(name: string): string {
  if (!SAFE_NAME.test(name) || name.includes('..'))
    throw new Error('the file name is not one that the server generates');
  return name;
}

export function createFiles(config: Pick<Config, 'filesUrl' | 'dataDir'>): Files {
  return config.filesUrl?.startsWith('s3://')
    ? bucketFiles(new URL(config.filesUrl))
    : folderFiles(config.filesUrl ? new URL(config.filesUrl).pathname : path.join(config.dataDir, 'uploads'));
}

/** Durable when it resolves. Readers never see a part of it, and a failure leaves none. */
export async function writeWholeFile(target: string, content: Uint8Array): Promise<void> {
  const part = `${target}.part`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function folderFiles(folder: string): Files {
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWholeFile(path.join(folder, requireSafeName(name)), content);
    },
    async get(name) {
      try {
        return await readFile(path.join(folder, requireSafeName(name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      const target = path.join(folder, requireSafeName(name));
      await rm(target, { force: true });
      // What a process that was killed while it wrote has left.
      await rm(`${target}.part`, { force: true });
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return freeBytes(folder);
    },
  };
}

/** `s3://KEY:SECRET@bucket?endpoint=https://host&region=eu-west-1`, with path-style addresses. */
function bucketFiles(url: URL): Files {
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region,
    retries: 2,
  });
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const address = (name: string) => `${endpoint.replace(/\/$/, '')}/${url.hostname}/${requireSafeName(name)}`;
  async function call(name: string, init: RequestInit): Promise<Response> {
    // SEC-26: a redirect could target any host that this machine can reach.
    const response = await inSpan(`${init.method} file`, { kind: SpanKind.CLIENT }, () =>
      client.fetch(address(name), { ...init, redirect: 'error', signal: AbortSignal.timeout(15_000) }),
    );
    const isMissing = response.status === 404 && init.method !== 'PUT';
    if (!response.ok && !isMissing) throw new Error(`the file store responded with ${response.status}`);
    return response;
  }
  return {
    async put(name, content) {
      await call(name, { method: 'PUT', body: Buffer.from(content) });
    },
    async get(name) {
      const response = await call(name, { method: 'GET' });
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async remove(name) {
      await call(name, { method: 'DELETE' });
    },
    freeBytes: async () => null,
  };
}

/** Uploads are rejected before the file store is full. */
const FREE_BYTES_MIN = 500_000_000;
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

export const storageFull = () => new AppError('STORAGE_FULL', undefined, { retryAfterSeconds: 60 });
const isStorageFull = (error: unknown): boolean => FULL.has(String((error as { code?: unknown }).code));

/** @throws AppError STORAGE_FULL */
export async function requireFreeSpace(files: Files): Promise<void> {
  const free = await files.freeBytes();
  if (free !== null && free < FREE_BYTES_MIN) throw storageFull();
}

// REL-07: the embedded database fails on a full disk and recovers only after a restart with free
// space. Writes are therefore rejected before the disk is full; reads continue.
const DATABASE_FREE_BYTES_MIN = 256 * 1024 * 1024;
/** Milliseconds. A burst of writes must not query the file system each time. */
const FRESH_MS = 1000;

export type Disk = ReturnType<typeof createDisk>;

export function createDisk(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  freeBytesMin = DATABASE_FREE_BYTES_MIN,
) {
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
      if (!(await hasRoom())) throw storageFull();
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const isRoomFor = async (folder: string, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) >= bytes + DATABASE_FREE_BYTES_MIN;

type FileRow<Row> = { insert(): Promise<Row>; delete(row: Row): Promise<unknown> };

/**
 * The row first: if the process is killed in between, the cleanup finds the files by their row. If
 * a file cannot be stored, removes all of them, then the row.
 * @throws AppError STORAGE_FULL
 */
export async function storeFiles<Row>(
  files: Files,
  contents: Readonly<Record<string, Uint8Array>>,
  fileRow: FileRow<Row>,
): Promise<Row> {
  const row = await fileRow.insert();
  try {
    for (const [name, content] of Object.entries(contents)) await files.put(name, content);
    return row;
  } catch (error) {
    // A row whose files cannot be removed now stays for the cleanup.
    await Promise.all(Object.keys(contents).map((name) => files.remove(name)))
      .then(() => fileRow.delete(row))
      .catch(() => undefined);
    throw isStorageFull(error) ? storageFull() : error;
  }
}

type Pruning<Row> = {
  names(row: Row): readonly (string | null | undefined)[];
  /** False if the row is in use meanwhile: its files stay. */
  deleteRow(row: Row): Promise<boolean>;
  restoreRow(row: Row): Promise<unknown>;
};

/** With so many failures the store itself is down, and each further call may take 15 seconds. */
const FAILURES_MAX = 3;

/** @returns how many rows were deleted. @throws the first error, after the other rows */
export async function pruneFiles<Row>(
  files: Files,
  rows: readonly Row[],
  { names, deleteRow, restoreRow }: Pruning<Row>,
): Promise<number> {
  const errors: unknown[] = [];
  let pruned = 0;
  for (const row of rows) {
    if (errors.length === FAILURES_MAX) break;
    // The row first: it decides between the cleanup and a form that is sent at the same time.
    if (!(await deleteRow(row))) continue;
    try {
      for (const name of names(row)) if (name) await files.remove(name);
      pruned++;
    } catch (error) {
      // The next cleanup retries.
      await restoreRow(row);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return pruned;
}

export const removeFileJob = defineJob(
  'remove-file',
  z.object({ name: z.string() }),
  ({ deps }: { deps: { files: Files } }, { name }) => deps.files.remove(name),
);

/** Removes files once the caller's transaction has committed, and retries until the store does. */
export async function removeAfterCommit(em: Em, jobs: Jobs, names: readonly string[]): Promise<void> {
  for (const name of names) await jobs.enqueue(em, removeFileJob, { name });
}
