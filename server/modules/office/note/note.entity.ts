import { defineEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import type { NoteKind } from '#src/domain/office/note/note.schema.ts';

/** Private notes of staff about an order, a contact or an affiliate. */
export const NoteEntity = defineEntity({
  name: 'Note',
  tableName: 'admin_note',
  properties: {
    id: p.integer().primary().autoincrement(),
    subjectKind: p.string().length(20).$type<NoteKind>(),
    subjectId: p.bigint('number'),
    body: p.text(),
    author: p.string().length(120),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['subjectKind', 'subjectId'] }],
  checks: [
    {
      name: 'admin_note_subject_kind_check',
      expression: `subject_kind in ('order', 'contact', 'confirmation', 'affiliate')`,
    },
  ],
});
