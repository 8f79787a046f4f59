import { defineExport } from '#server/platform/csv-export.ts';
import { emailListInput } from '#src/domain/email/email.schema.ts';
import { listEmails } from './email-admin.service.ts';

export const emailExport = defineExport({
  policy: 'admin',
  input: emailListInput,
  header: [
    'Email',
    'Created',
    'Kind',
    'To',
    'Subject',
    'Status',
    'Sent',
    'Attempts',
    'Error',
    'Order',
    'Affiliate',
  ],
  page: (ctx, input) => listEmails(ctx, input, false),
  row: (email) => [
    email.id,
    email.createdAt,
    email.kind,
    email.toAddress,
    email.subject,
    email.status,
    email.sentAt,
    email.attempts,
    email.lastError,
    email.orderId,
    email.affiliateId,
  ],
});
