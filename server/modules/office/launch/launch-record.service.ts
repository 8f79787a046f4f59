/** What owners and commands record for "Before you go public". */
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { readRestoreCode } from '#server/platform/backup/restore-code.ts';
import { afterCommit } from '#server/platform/database/after-commit.ts';
import type { Em } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type Exemption,
  type LaunchRowId,
  RESTORE_CODE_REJECTED,
} from '#src/domain/office/launch/launch.schema.ts';
import { LAUNCH_INFO } from '#src/domain/office/launch/launch-rows.rules.ts';
import type { LaunchRecordRow } from './launch-record.entity.ts';

type NewRecord = Pick<LaunchRecordRow, 'kind' | 'at' | 'actorName'> & {
  subject: LaunchRowId;
  reason?: string;
  backupOf?: Date;
};

/** The newer one replaces the older one. */
export async function saveLaunchRecord(em: Em, record: NewRecord): Promise<void> {
  const values = { reason: null, backupOf: null, ...record };
  await kysely(em)
    .insertInto('launch_record')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet(values).where('launch_record.at', '<=', values.at),
    )
    .execute();
}

const findRecords = (ctx: Context) => kysely(ctx.em).selectFrom('launch_record').selectAll().execute();

export type LaunchRecords = {
  exemptions: Partial<Record<LaunchRowId, Exemption>>;
  claims: { by: string; at: Date } | null;
  restore: { restoredAt: Date; backupOf: Date } | null;
  backupAt: Date | null;
};

export async function readLaunchRecords(ctx: Context): Promise<LaunchRecords> {
  const records: LaunchRecords = { exemptions: {}, claims: null, restore: null, backupAt: null };
  for (const { kind, subject, reason, backupOf, actorName: by, at } of await findRecords(ctx)) {
    if (kind === 'exemption') records.exemptions[subject as LaunchRowId] = { reason: reason ?? '', by, at };
    if (kind === 'claims') records.claims = { by, at };
    if (kind === 'restore' && backupOf) records.restore = { restoredAt: at, backupOf };
    if (kind === 'backup') records.backupAt = at;
  }
  return records;
}

async function deleteRecord(ctx: Context, kind: LaunchRecordRow['kind'], subject: LaunchRowId) {
  const { numDeletedRows } = await kysely(ctx.em)
    .deleteFrom('launch_record')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @throws AppError VALIDATION for a row that applies to every shop */
export async function exemptRow(ctx: Context, row: LaunchRowId, reason: string): Promise<void> {
  if (!LAUNCH_INFO[row].mayNotApply)
    throw new AppError('VALIDATION', 'This applies to every shop. Do what the row says.');
  await inTransaction(ctx, async (inner) => {
    const at = inner.deps.clock.now();
    await saveLaunchRecord(inner.em, {
      kind: 'exemption',
      subject: row,
      reason,
      actorName: actorName(ctx),
      at,
    });
    await writeAudit(inner, {
      action: 'launch.exempt',
      subjectKind: 'launch-row',
      subjectId: row,
      after: { reason },
    });
  });
}

export async function endExemption(ctx: Context, row: LaunchRowId): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    if (await deleteRecord(inner, 'exemption', row))
      await writeAudit(inner, {
        action: 'launch.exemption-ended',
        subjectKind: 'launch-row',
        subjectId: row,
      });
  });
}

/** @throws AppError CONFLICT while the environment decides */
export async function setClaims(ctx: Context, isTrue: boolean): Promise<void> {
  if (ctx.deps.config.claimsConfirmed !== null)
    throw new AppError(
      'CONFLICT',
      'CLAIMS_CONFIRMED is set in the environment and decides this. Remove it there, then confirm here.',
    );
  await inTransaction(ctx, async (inner) => {
    const at = inner.deps.clock.now();
    if (isTrue)
      await saveLaunchRecord(inner.em, { kind: 'claims', subject: 'claims', actorName: actorName(ctx), at });
    else if (!(await deleteRecord(inner, 'claims', 'claims'))) return;
    await writeAudit(inner, { action: isTrue ? 'launch.claims-confirmed' : 'launch.claims-withdrawn' });
    afterCommit(inner.em, 'page-facts', () => ctx.deps.pageFacts.wake());
  });
}

/** Whether an owner has confirmed here that reviews and figures are true. */
export async function areClaimsConfirmed(ctx: Context): Promise<boolean> {
  const found = await kysely(ctx.em)
    .selectFrom('launch_record')
    .select('id')
    .where('kind', '=', 'claims')
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws AppError VALIDATION for a code that no restore with this shop's secret has printed */
export async function recordRestore(ctx: Context, code: string): Promise<void> {
  const restore = readRestoreCode(ctx.deps.keyring, code);
  if (!restore)
    throw new AppError('VALIDATION', RESTORE_CODE_REJECTED, {
      issues: [{ path: ['code'], message: RESTORE_CODE_REJECTED }],
    });
  await inTransaction(ctx, async (inner) => {
    const { restoredAt: at, backupOf } = restore;
    await saveLaunchRecord(inner.em, {
      kind: 'restore',
      subject: 'restore',
      actorName: actorName(ctx),
      backupOf,
      at,
    });
    await writeAudit(inner, { action: 'launch.restore-tried', after: { restoredAt: at, backupOf } });
  });
}
