import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/database/base.entity.ts';

export const LAUNCH_RECORD_KINDS = ['exemption', 'claims', 'restore', 'backup'] as const;

/** What "Before you go public" can't find out by itself. At most one row per kind and subject. */
export const LaunchRecordEntity = defineEntity({
  name: 'LaunchRecord',
  tableName: 'launch_record',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.enum([...LAUNCH_RECORD_KINDS]),
    /** The row of the checklist. */
    subject: p.string().length(40),
    /** Why the row does not apply. */
    reason: p.string().length(200).nullable(),
    /** When the backup was made that a restore has tried. */
    backupOf: timestamp().nullable(),
    actorName: p.string().length(120),
    at: timestamp(),
  },
  uniques: [{ properties: ['kind', 'subject'] }],
  checks: [
    { name: 'launch_record_reason_check', expression: `(kind = 'exemption') = (reason is not null)` },
    { name: 'launch_record_backup_of_check', expression: `(kind = 'restore') = (backup_of is not null)` },
  ],
});
export type LaunchRecordRow = InferEntity<typeof LaunchRecordEntity>;
