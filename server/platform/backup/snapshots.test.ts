import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testDataDir } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { EMBEDDED_FOLDER } from '../database/data-dir.ts';
import { createLogger } from '../logger.ts';
import { askForCopy, createSnapshots, SNAPSHOTS_FOLDER, type Snapshots } from './snapshots.ts';

const MINUTES = 5;
let dataDir: string;
let folder: string;
let snapshots: Snapshots;
let restart: () => Promise<void>;
let errors: string[];
let onCopied = (): void => {};
beforeEach(async () => {
  dataDir = testDataDir();
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
  const make = () => createSnapshots(config, database as unknown as PGlite, logger);
  snapshots = make();
  restart = async () => {
    await snapshots.stop();
    snapshots = make();
    await snapshots.start();
  };
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

it('a restart leaves the copy that a backup is reading, and removes what a killed process has left', async () => {
  await snapshots.start();
  const copy = await askForCopy(dataDir);
  await mkdir(path.join(folder, 'data-copy-a1b2c3'));
  await writeFile(path.join(folder, 'snapshot-2026-11-20T18-00-00Z.tar.gz.part'), '');
  await restart();
  expect(await readdir(folder)).toEqual([path.basename(copy?.folder ?? '')]);
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(copy?.folder ?? '', yesterday, yesterday);
  await restart();
  expect(await readdir(folder)).toEqual([]);
});
