/** Uploaded files: in a folder outside every static root, or in a bucket that nodes share. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from '#server/platform/errors.ts';
import { inSpan, SpanKind } from '#server/platform/tracing/spans.ts';
import { freeBytes } from './disk.ts';

export type Files = {
  /** Durable when it resolves. The server makes the name, never the caller. */
  put(name: string, content: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Free bytes, or null if the store does not report them. */
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
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const endpoint =
    url.searchParams.get('endpoint') ??
    `https://s3.${url.searchParams.get('region') ?? 'us-east-1'}.amazonaws.com`;
  const address = (name: string) => `${endpoint.replace(/\/$/, '')}/${url.hostname}/${requireSafeName(name)}`;
  async function call(name: string, init: RequestInit): Promise<Response> {
    // SEC-26: a redirect could target any host that this machine can reach.
    const response = await inSpan(`${init.method} file`, { kind: SpanKind.CLIENT }, () =>
      client.fetch(address(name), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      }),
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
