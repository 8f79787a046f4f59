/**
 * The embedded database does not wait for fsync, so a power cut may destroy it. Another process
 * saves a verified copy to `DATA_DIR/snapshots` every SNAPSHOT_MINUTES, which limits the loss.
 */
import { spawn } from 'node:child_process';
import { chmodSync, constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '#src/domain/shared/dates.ts';
import type { Config } from '../config/config.ts';
import { EMBEDDED_FOLDER } from '../database/data-dir.ts';
import type { Database } from '../database/database.ts';
import { BackupError } from '../errors.ts';
import { errorFields, type LogFields, type Logger } from '../logger.ts';
import { untilEnded } from '../process/exit.ts';
import { isRoomFor } from '../storage/files.ts';
import type { BackupConfig } from './backup.ts';
import type { SnapshotOrder } from './snapshot-worker.ts';

const WORKER = fileURLToPath(new URL('./snapshot-worker.ts', import.meta.url));
/** After the load of a start, but before a server that restarts often has restarted again. */
const FIRST_AFTER_MS = 5 * MINUTE_MS;
const PAUSE_MIN_MS = MINUTE_MS;
/** Below requests. At 10, beside twenty busy processes, a snapshot took five minutes. */
const LOW_PRIORITY = 4;
/** Longer than any backup takes. */
const ABANDONED_AFTER_MS = 6 * HOUR_MS;

export type Snapshots = ReturnType<typeof createSnapshots>;

export function createSnapshots(
  config: BackupConfig & Pick<Config, 'snapshotMinutes'>,
  db: PGlite,
  logger: Logger,
) {
  const folderPath = path.join(config.dataDir, SNAPSHOTS_FOLDER);
  const interval = config.snapshotMinutes * MINUTE_MS;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closeSocket = (): void => {};

  /** @throws the cause of the failure; leaves no files behind */
  async function take(kind: SnapshotKind): Promise<void> {
    const name = snapshotName(kind, new Date());
    const began = performance.now();
    const { folder, atLeast } = await copyDataFiles(db, config.dataDir, DATA_COPY_PREFIX);
    try {
      const { appSecrets, databaseUrl, dataDir, filesUrl } = config;
      const target = path.join(folderPath, name);
      await pack(
        { config: { appSecrets, databaseUrl, dataDir, filesUrl }, target, folder, atLeast },
        stopping.signal,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    for (const old of outdatedSnapshots(await readdir(folderPath)))
      await rm(path.join(folderPath, old), { force: true });
    logger.info('snapshot saved', { name, ms: Math.round(performance.now() - began) });
  }

  const report = (error: unknown): void => {
    if (!stopping.signal.aborted) logger.error('snapshot failed', reasonFields(error));
  };

  async function plan(): Promise<void> {
    const newest = await newestSnapshotAt(config.dataDir).catch(report);
    const due = newest ? Number(newest) + interval - Date.now() : FIRST_AFTER_MS;
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        running = take('snapshot').catch(report).then(plan);
      },
      Math.min(interval, Math.max(PAUSE_MIN_MS, due)),
    ).unref();
  }

  return {
    take,
    async start(): Promise<void> {
      await mkdir(folderPath, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folderPath)) {
        const left = path.join(folderPath, name);
        if (await isAbandoned(left)) await rm(left, { recursive: true, force: true });
      }
      const copy = () => copyDataFiles(db, config.dataDir, BACKUP_COPY_PREFIX);
      const socket = await openBackupSocket(config.dataDir, copy, logger);
      closeSocket = () => socket?.close();
      if (interval > 0) await plan();
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      closeSocket();
      await running;
    },
  };
}

/** With the message of a BackupError. Others are not logged: they may quote user input. */
const reasonFields = (error: unknown): LogFields => ({
  ...errorFields(error),
  ...(error instanceof BackupError ? { reason: error.message } : {}),
});

/** Returns null if there is no snapshot yet. */
export async function newestSnapshotAt(dataDir: string): Promise<Date | null> {
  const folderPath = path.join(dataDir, SNAPSHOTS_FOLDER);
  return existsSync(folderPath) ? newestSnapshot(await readdir(folderPath)) : null;
}

/** Saves an embedded database that contains data first (REL-19). */
export const migrateWithSnapshot = (config: Config, db: Database, logger: Logger): Promise<void> =>
  db.migrate((pglite) => createSnapshots(config, pglite, logger).take('before-migration'));

/** @throws BackupError with the last error output of the packing process */
async function pack(order: SnapshotOrder, signal: AbortSignal): Promise<void> {
  // Aborted during the copy: a listener that is added now would never be called.
  signal.throwIfAborted();
  const child = spawn(process.execPath, [...process.execArgv, WORKER], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  child.send(order, (error) => error && kill());
  signal.addEventListener('abort', kill);
  if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  await untilEnded(child, 'The packing of the copy').finally(() => signal.removeEventListener('abort', kill));
}

const RECENT = 4;
const DAYS = 7;
const WEEKS = 4;
const MIGRATIONS = 3;

type SnapshotKind = 'snapshot' | 'before-migration';
const NAME = /^(snapshot|before-migration)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

export const snapshotName = (kind: SnapshotKind, at: Date): string =>
  `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

function read(name: string): { name: string; kind: SnapshotKind; at: Date } | null {
  const [, kind, day, hour, minute, second] = NAME.exec(name) ?? [];
  return kind
    ? { name, kind: kind as SnapshotKind, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }
    : null;
}

const newestFirst = (names: readonly string[]) =>
  names
    .map(read)
    .filter((snapshot) => snapshot !== null)
    .sort((one, other) => Number(other.at) - Number(one.at));

export const newestSnapshot = (names: readonly string[]): Date | null =>
  newestFirst(names).find(({ kind }) => kind === 'snapshot')?.at ?? null;

const weekOf = (at: Date): string => utcDay(new Date(Number(at) - ((at.getUTCDay() + 6) % 7) * DAY_MS));

/**
 * All but the newest four, and the last one of each of seven days and of four weeks. Files with
 * other names are never deleted.
 */
export function outdatedSnapshots(names: readonly string[]): string[] {
  const all = newestFirst(names);
  const snapshots = all.filter(({ kind }) => kind === 'snapshot');
  const newestOf = (periodOf: (at: Date) => string, count: number) =>
    [...Map.groupBy(snapshots, ({ at }) => periodOf(at)).values()].slice(0, count).map(([newest]) => newest);
  const kept = new Set([
    ...snapshots.slice(0, RECENT),
    ...newestOf(utcDay, DAYS),
    ...newestOf(weekOf, WEEKS),
    ...all.filter(({ kind }) => kind === 'before-migration').slice(0, MIGRATIONS),
  ]);
  return all.filter((snapshot) => !kept.has(snapshot)).map(({ name }) => name);
}

export const SNAPSHOTS_FOLDER = 'snapshots';
const DATA_COPY_PREFIX = 'data-copy-';
/** Of copies that `npm run db:backup` reads and removes, also while the server restarts. */
const BACKUP_COPY_PREFIX = 'backup-copy-';

/** Left by a process that was killed while packing. */
async function isAbandoned(file: string): Promise<boolean> {
  const name = path.basename(file);
  if (!name.startsWith(BACKUP_COPY_PREFIX))
    return name.startsWith(DATA_COPY_PREFIX) || name.endsWith('.part');
  // The backup may end, and remove it, at this moment.
  const made = await stat(file).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS;
}

// Copies of the files while the server runs, also for `npm run db:backup`.

/** `atLeast`: the write-ahead log position that a valid copy reaches. */
type DataCopy = { folder: string; atLeast: string };

/**
 * Blocks only statements while copying, about 60 ms for 40 MB. A copy between two statements looks
 * like the files of a killed process and recovers the same way. The caller removes `folder`.
 * @throws BackupError if there is no space: a full disk would stop the database itself
 */
async function copyDataFiles(db: PGlite, dataDir: string, prefix: string): Promise<DataCopy> {
  const source = path.join(dataDir, EMBEDDED_FOLDER);
  await requireRoom(dataDir, source);
  const parent = path.join(dataDir, SNAPSHOTS_FOLDER);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, prefix));
  try {
    const { rows } = await db.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    );
    await db.runExclusive(() => cp(source, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    return { folder, atLeast: String(rows[0]?.position) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Space for the copy and for the compressed file, which is smaller. */
async function requireRoom(dataDir: string, source: string): Promise<void> {
  const files = (await readdir(source, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  const needed = 2 * sizes.reduce((sum, size) => sum + size, 0);
  if (!(await isRoomFor(dataDir, needed)))
    throw new BackupError(
      `There is too little room beside the database for a copy of it: ${Math.ceil(needed / 1e6)} MB and a reserve of 256 MB.`,
    );
}

/** The kernel's limit for the path of a socket, minus one; macOS has the lower limit. */
const PATH_BYTES_MAX = 103;
/** The permissions of the data directory decide who can connect. */
const socketPath = (dataDir: string): string => path.join(dataDir, 'control.sock');

/** Null, with a warning, if no socket can be created: backups then need a stopped server. */
async function openBackupSocket(
  dataDir: string,
  copyDataFiles: () => Promise<DataCopy>,
  logger: Logger,
): Promise<Server | null> {
  const address = socketPath(dataDir);
  // Left by a killed process: the directory lock guarantees that no other one listens.
  await rm(address, { force: true });
  const server = createServer((_, response) => {
    copyDataFiles().then(
      (dataCopy) => response.end(JSON.stringify(dataCopy)),
      (error: unknown) => {
        logger.error('copying the database failed', reasonFields(error));
        response
          .writeHead(503)
          .end(
            error instanceof BackupError
              ? error.message
              : 'The running server could not copy its database; its log shows the error.',
          );
      },
    );
  });
  try {
    if (Buffer.byteLength(address) > PATH_BYTES_MAX)
      throw new Error(`the path ${address} is too long for a socket`);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
    chmodSync(address, 0o600);
    return server;
  } catch (error) {
    logger.warn('no backup socket: backups require a stopped server', errorFields(error));
    return null;
  }
}

/** Null if no server listens. @throws BackupError with the server's reason */
export async function askForCopy(dataDir: string): Promise<DataCopy | null> {
  const address = socketPath(dataDir);
  if (!existsSync(address)) return null;
  return await new Promise((resolve, reject) => {
    request({ socketPath: address, method: 'POST', path: '/copy' }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as DataCopy);
        else reject(new BackupError(body));
      }, reject);
    })
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
      )
      .end();
  });
}
