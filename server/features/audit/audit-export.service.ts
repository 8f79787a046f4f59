import { defineExport } from '#server/platform/csv-export.ts';
import { auditListInput, valueText } from '#src/domain/audit/audit.schema.ts';
import { listAudit } from './audit-list.service.ts';

export const auditLogExport = defineExport({
  policy: 'admin',
  input: auditListInput,
  header: [
    'Entry',
    'At',
    'Who',
    'Kind',
    'Action',
    'Subject',
    'Subject id',
    'Before',
    'After',
    'Network',
    'Request',
  ],
  page: (ctx, input) => listAudit(ctx, input, false),
  row: (entry) => [
    entry.id,
    entry.createdAt,
    entry.actorName,
    entry.actorKind,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
    valueText(entry.before),
    valueText(entry.after),
    entry.ipPrefix,
    entry.requestId,
  ],
});
