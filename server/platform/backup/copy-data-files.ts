/** Copies the embedded database's files while the server runs, also for `npm run db:backup`. */
import { chmodSync, constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_FOLDER } from '../database/data-dir.ts';
import { errorFields, type Logger } from '../logger.ts';
import { isRoomFor } from '../storage/disk.ts';
import { BackupError, reasonFields } from './backup-error.ts';

export const SNAPSHOTS_FOLDER = 'snapshots';
export const DATA_COPY_PREFIX = 'data-copy-';

/** `atLeast`: the write-ahead log position that a valid copy reaches. */
type DataCopy = { folder: string; atLeast: string };

/**
 * Blocks only statements while copying, about 60 ms for 40 MB. A copy between two statements looks
 * like the files of a killed process and recovers the same way. The caller removes `folder`.
 * @throws BackupError if there is no space: a full disk would stop the database itself
 */
export async function copyDataFiles(db: PGlite, dataDir: string): Promise<DataCopy> {
  const source = path.join(dataDir, EMBEDDED_FOLDER);
  await requireRoom(dataDir, source);
  const parent = path.join(dataDir, SNAPSHOTS_FOLDER);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, DATA_COPY_PREFIX));
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
export async function openBackupSocket(
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
