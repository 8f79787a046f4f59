import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testDataDir } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { EMBEDDED_FOLDER } from '../database/data-dir.ts';
import { createLogger } from '../logger.ts';
import { createSnapshots, SNAPSHOTS_FOLDER, type Snapshots } from './snapshots.ts';

const MINUTES = 5;
let folder: string;
let snapshots: Snapshots;
let errors: string[];
let onCopied = (): void => {};
beforeEach(async () => {
  const dataDir = testDataDir();
  folder = path.join(dataDir, SNAPSHOTS_FOLDER);
  await mkdir(path.join(dataDir, EMBEDDED_FOLDER));
  errors = [];
  const database = {
    query: async () => ({ rows: [{ position: '0/0' }] }),
    runExclusive: async (copy: () => Promise<void>) => {
      await copy();
      onCopied();
    },
  };
  const config = { appSecrets: ['x'], databaseUrl: null, dataDir, filesUrl: null, snapshotMinutes: MINUTES };
  const logger = createLogger('error', { write: (line) => errors.push(line) });
  snapshots = createSnapshots(config, database as unknown as PGlite, logger);
});
afterEach(async () => {
  vi.useRealTimers();
  onCopied = () => {};
  await snapshots.stop();
});

it('a snapshot that is stopped during the copy packs nothing and leaves no file', async () => {
  let stopped: Promise<void> | undefined;
  onCopied = () => {
    stopped = snapshots.stop();
  };
  await expect(snapshots.take('snapshot')).rejects.toMatchObject({ name: 'AbortError' });
  await stopped;
  expect(await readdir(folder)).toEqual([]);
});

it('REL-18: a folder that cannot be read is reported, and snapshots are tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await snapshots.start();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  for (let round = 1; round <= 2; round++) {
    await vi.advanceTimersByTimeAsync(MINUTES * 60_000);
    // One for the snapshot, one for the time of the newest.
    await vi.waitUntil(() => errors.length === 2 * round, TIMEOUT);
  }
});
