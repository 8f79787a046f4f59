/**
 * Locks the data directory: two processes on one embedded database would corrupt it. SQLite locks
 * `storefront.lock`; the kernel releases it when the process ends, even by kill -9.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Config, ConfigError } from '../config/config.ts';
import { SECRET_LENGTH_MIN } from '../config/exposure.rules.ts';
import { randomToken } from '../crypto.ts';

export class DataDirInUseError extends Error {}

export type DataDirLock = { release(): void };

const PRIVATE_MODE = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Runs first in the server and in every command. PostgreSQL needs no lock; its directory is created
 * with the first file.
 * @throws ConfigError if other users could read the directory, DataDirInUseError naming the holder
 */
export function openDataDir({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): DataDirLock | null {
  // The embedded engine and libraries create files with their own modes (M5).
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
  // All users share a directory such as /tmp: changing its mode would break the machine.
  if (mode & STICKY || path.dirname(dataDir) === dataDir)
    throw new ConfigError([
      `DATA_DIR ${dataDir} is shared with others: name a directory of the shop's own, such as ${dataDir}/storefront`,
    ]);
  try {
    chmodSync(dataDir, PRIVATE_MODE);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'EACCES', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
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
  writeFileSync(
    holderFile,
    JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }),
  );
  return { release: () => lock.close() };
}

function describeHolder(holderFile: string): string {
  try {
    const holder = JSON.parse(readFileSync(holderFile, 'utf8')) as {
      pid: number;
      host: string;
      since: string;
    };
    return `process ${holder.pid} on ${holder.host} since ${holder.since}`;
  } catch {
    return 'another process that is just starting';
  }
}

export const EMBEDDED_FOLDER = 'pglite';
/** Written next to that folder once the schema is complete. */
export const READY_MARK = 'pglite.ready';

/**
 * A first initialisation that was killed leaves a folder without the `ready` mark. It contains no
 * acknowledged write, so it is renamed and created again.
 */
export function embeddedDatabaseDir(dataDir: string): { dir: string; isNew: boolean; markReady(): void } {
  const dir = path.join(dataDir, EMBEDDED_FOLDER);
  const mark = path.join(dataDir, READY_MARK);
  if (existsSync(dir) && !existsSync(mark))
    renameSync(dir, path.join(dataDir, `pglite.incomplete-${Date.now()}`));
  return { dir, isNew: !existsSync(dir), markReady: () => writeFileSync(mark, new Date().toISOString()) };
}

export const secretFile = (dataDir: string): string => path.join(dataDir, 'app-secret');

/** @returns one secret per line, newest first; null without the file @throws ConfigError */
export function readSecretFile(dataDir: string): string[] | null {
  const file = secretFile(dataDir);
  if (!existsSync(file)) return null;
  const secrets = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
  if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_LENGTH_MIN))
    throw new ConfigError([
      `${file} must hold one secret of at least ${SECRET_LENGTH_MIN} characters per line: restore it from a backup`,
    ]);
  return secrets;
}

export function addSecretToFile(dataDir: string): void {
  const file = secretFile(dataDir);
  const secrets = [randomToken(48), ...(readSecretFile(dataDir) ?? [])];
  // Written to a temporary file and renamed: a crash must not lose the secrets in use.
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Newest first: from the environment, else from a file that the first start creates. */
export function loadAppSecrets(configured: readonly string[], dataDir: string): readonly string[] {
  if (configured.length > 0) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(secretFile(dataDir))) addSecretToFile(dataDir);
  return readSecretFile(dataDir) ?? [];
}
