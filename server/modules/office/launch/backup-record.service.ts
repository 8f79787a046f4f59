/**
 * When the newest backup was made. PostgreSQL keeps it in a row, which every node reads; a running
 * server has the embedded database open, so there the command writes a file beside it.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { saveLaunchRecord } from './launch-record.service.ts';

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

export async function recordBackup(config: Place, savedAt: Date): Promise<void> {
  if (!config.databaseUrl) {
    const file = fileIn(config.dataDir);
    await writeFile(`${file}.part`, JSON.stringify({ savedAt }), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return;
  }
  let database: Database | null = null;
  try {
    database = await openDatabase(config);
    await saveLaunchRecord(database.fork(), {
      subject: 'backup',
      actorName: 'npm run db:backup',
      at: savedAt,
    });
  } finally {
    await database?.close();
  }
}

/** @param recordedAt of the row, for a PostgreSQL server */
export async function newestBackupAt(config: Place, recordedAt: Date | null): Promise<Date | null> {
  if (config.databaseUrl) return recordedAt;
  try {
    const { savedAt } = JSON.parse(await readFile(fileIn(config.dataDir), 'utf8')) as { savedAt?: string };
    const date = new Date(savedAt ?? '');
    return Number.isNaN(Number(date)) ? null : date;
  } catch {
    // Missing, or cut off by a full disk: then there is no proof of a backup.
    return null;
  }
}
