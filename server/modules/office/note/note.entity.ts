import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';
import type { AuditSubjectKind } from '#src/domain/records.ts';

/** Private notes of staff, about records of the kinds in NOTE_KINDS. */
export const NoteEntity = defineEntity({
  name: 'Note',
  tableName: 'admin_note',
  properties: {
    id: p.serialId(),
    subjectKind: p.string().length(20).$type<AuditSubjectKind>(),
    subjectId: p.bigint('number'),
    body: p.text(),
    author: p.string().length(120),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['subjectKind', 'subjectId'] }],
  checks: ddl.checks({
    admin_note_subject_kind_check: `subject_kind in ('order', 'contact', 'confirmation', 'affiliate')`,
  }),
});
