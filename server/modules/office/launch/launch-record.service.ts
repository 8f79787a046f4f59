import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import type { Config } from '#server/platform/config/config.ts';
import { type Em, openDatabase } from '#server/platform/database/database.ts';
import { afterCommit } from '#server/platform/database/typed-queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { writeWholeFile } from '#server/platform/storage/files.ts';
import type { ConfirmedRow } from '#src/domain/office/launch/launch.schema.ts';
import type { LaunchRecordRow } from './launch-record.entity.ts';

async function saveLaunchRecord(em: Em, record: LaunchRecordRow): Promise<void> {
  await kysely(em)
    .insertInto('launch_record')
    .values(record)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet(record).where('launch_record.at', '<=', record.at),
    )
    .execute();
}

type Records = Partial<Record<LaunchRecordRow['subject'], { by: string; at: Date }>>;

export async function readRecords(ctx: Context): Promise<Records> {
  const rows = await kysely(ctx.em).selectFrom('launch_record').selectAll().execute();
  return Object.fromEntries(rows.map(({ subject, actorName: by, at }) => [subject, { by, at }]));
}

/** @throws AppError CONFLICT for claims while the environment decides */
export async function setConfirmed(ctx: Context, subject: ConfirmedRow, isTrue: boolean): Promise<void> {
  if (subject === 'claims' && ctx.deps.config.claimsConfirmed !== null)
    throw new AppError(
      'CONFLICT',
      'CLAIMS_CONFIRMED is set in the environment and decides this. Remove it there, then confirm here.',
    );
  await inTransaction(ctx, async (inner) => {
    const at = inner.deps.clock.now();
    if (isTrue) await saveLaunchRecord(inner.em, { subject, actorName: actorName(ctx), at });
    else await kysely(inner.em).deleteFrom('launch_record').where('subject', '=', subject).execute();
    await writeAudit(inner, isTrue ? 'launch.confirm' : 'launch.withdraw', ['launch-row', subject]);
    if (subject === 'claims') afterCommit(inner.em, 'page-facts', () => ctx.deps.pageFacts.wake());
  });
}

/** Whether an owner has confirmed here that reviews and figures are true. */
export async function areClaimsConfirmed(ctx: Context): Promise<boolean> {
  return (await readRecords(ctx)).claims !== undefined;
}

/**
 * PostgreSQL keeps the time of the newest backup in a row, which every node reads. A running server
 * has the embedded database open, so there the command writes a file beside it.
 */
const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

export async function recordBackup(config: Place, savedAt: Date): Promise<void> {
  if (!config.databaseUrl)
    return writeWholeFile(fileIn(config.dataDir), Buffer.from(JSON.stringify({ savedAt })));
  const database = await openDatabase(config);
  try {
    const record = { subject: 'backup', actorName: 'npm run db:backup', at: savedAt } as const;
    await saveLaunchRecord(database.fork(), record);
  } finally {
    await database.close();
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
