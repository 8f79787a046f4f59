import { defineExport } from '#server/platform/csv-export.ts';
import { auditListInput, valueText } from '#src/domain/office/audit/audit.schema.ts';
import { listAudit } from './audit-list.service.ts';

export const auditLogExport = defineExport({
  policy: 'admin',
  input: auditListInput,
  page: (ctx, input) => listAudit(ctx, input, false),
  columns: [
    ['Entry', (entry) => entry.id],
    ['At', (entry) => entry.createdAt],
    ['Who', (entry) => entry.actorName],
    ['Kind', (entry) => entry.actorKind],
    ['Action', (entry) => entry.action],
    ['Subject', (entry) => entry.subjectKind],
    ['Subject id', (entry) => entry.subjectId],
    ['Before', (entry) => valueText(entry.before)],
    ['After', (entry) => valueText(entry.after)],
    ['Network', (entry) => entry.ipPrefix],
    ['Request', (entry) => entry.requestId],
  ],
});
