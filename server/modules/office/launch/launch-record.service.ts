/** What owners confirm for "Before you go public", and when the newest backup was made. */
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { afterCommit } from '#server/platform/database/after-commit.ts';
import type { Em } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ConfirmedRow } from '#src/domain/office/launch/launch.schema.ts';
import type { LaunchRecordRow } from './launch-record.entity.ts';

/** The newer one replaces the older one. */
export async function saveLaunchRecord(em: Em, record: LaunchRecordRow): Promise<void> {
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
