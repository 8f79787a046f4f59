/**
 * The data directory and who owns it. Two processes on one embedded database silently destroy each other's writes, so the
 * directory is locked before anything is opened.
 *
 * The lock is an exclusive file lock that SQLite (part of Node) takes on `storefront.lock`: the kernel drops it when the
 * process ends in any way, kill -9 included, so it can never be stale. The file beside it only names the holder for people.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Config, ConfigError } from './config.ts';
import { randomToken } from './crypto.ts';

export class DataDirInUseError extends Error {}

export type DataDirLock = { release(): void };

const PRIVATE_MODE = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * What the server and every command do first: the directory becomes private, and the embedded database gets its one owner.
 * PostgreSQL needs no lock, and its directory appears with the first file.
 * @throws ConfigError when others could read the directory, DataDirInUseError naming the holder
 */
export function openDataDir({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): DataDirLock | null {
  // The embedded engine and libraries create files with modes of their own (M5).
  process.umask(OTHERS);
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true, mode: PRIVATE_MODE });
  if (existsSync(dataDir)) makePrivate(dataDir);
  return databaseUrl ? null : lockDataDir(dataDir);
}

/** @throws ConfigError */
function makePrivate(dataDir: string): void {
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  const { mode } = statSync(dataDir);
  if ((mode & OTHERS) === 0) return;
  // A directory such as /tmp belongs to everybody: taking it away would break the machine.
  if (mode & STICKY || path.dirname(dataDir) === dataDir)
    throw new ConfigError([`DATA_DIR ${dataDir} is shared with others: name a directory of the shop's own, such as ${dataDir}/storefront`]);
  try {
    chmodSync(dataDir, PRIVATE_MODE);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'EACCES', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  if ((statSync(dataDir).mode & OTHERS) !== 0)
    throw new ConfigError([
      `DATA_DIR ${dataDir} can be read by other users (mode ${(mode & 0o777).toString(8)}) and this user may not change that: run chmod 700 on it as its owner, or name a directory of the shop's own, such as ${dataDir}/storefront`,
    ]);
}

/** @throws DataDirInUseError naming the holder */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holderFile = path.join(dataDir, 'storefront.lock.json');
  const lock = new DatabaseSync(path.join(dataDir, 'storefront.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch {
    lock.close();
    throw new DataDirInUseError(`Database directory is in use by ${describeHolder(holderFile)}: ${dataDir}`);
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }));
  return { release: () => lock.close() };
}

function describeHolder(holderFile: string): string {
  try {
    const holder = JSON.parse(readFileSync(holderFile, 'utf8')) as { pid: number; host: string; since: string };
    return `process ${holder.pid} on ${holder.host} since ${holder.since}`;
  } catch {
    return 'another process that is just starting';
  }
}

export const EMBEDDED_FOLDER = 'pglite';
/** Beside that folder, once the schema stands. */
export const READY_MARK = 'pglite.ready';

/**
 * The embedded database's folder. A first initialisation that was killed half-way leaves a folder without the `ready` mark;
 * nothing was ever acknowledged from it, so it is moved aside and made anew.
 */
export function embeddedDatabaseDir(dataDir: string): { dir: string; isNew: boolean; markReady(): void } {
  const dir = path.join(dataDir, EMBEDDED_FOLDER);
  const mark = path.join(dataDir, READY_MARK);
  if (existsSync(dir) && !existsSync(mark)) renameSync(dir, path.join(dataDir, `pglite.incomplete-${Date.now()}`));
  return { dir, isNew: !existsSync(dir), markReady: () => writeFileSync(mark, new Date().toISOString()) };
}

/** The application's secret: from the environment, else made once and kept beside the embedded database. */
export function loadAppSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'app-secret');
  if (!existsSync(file)) writeFileSync(file, randomToken(48), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
