/** Copies the embedded database's files while the server runs. */
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_FOLDER } from '../database/data-dir.ts';
import { isRoomFor } from '../storage/disk.ts';
import { BackupError } from './backup-error.ts';

export const SNAPSHOTS_FOLDER = 'snapshots';
export const DATA_COPY_PREFIX = 'data-copy-';

/**
 * `atLeast` is the write-ahead log position at the time of the request; a
 * copy that does not reach it is invalid.
 */
export type DataCopy = { folder: string; atLeast: string };

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
