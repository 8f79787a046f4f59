import { defineExport } from '#server/platform/csv-export.ts';
import { emailListInput } from '#src/domain/office/email/email.schema.ts';
import { listEmails } from './email-admin.service.ts';

export const emailExport = defineExport({
  policy: 'admin',
  input: emailListInput,
  page: (ctx, input) => listEmails(ctx, input, false),
  columns: [
    ['Email', (email) => email.id],
    ['Created', (email) => email.createdAt],
    ['Kind', (email) => email.kind],
    ['To', (email) => email.toAddress],
    ['Subject', (email) => email.subject],
    ['Status', (email) => email.status],
    ['Sent', (email) => email.sentAt],
    ['Attempts', (email) => email.attempts],
    ['Error', (email) => email.lastError],
    ['Order', (email) => email.orderId],
    ['Affiliate', (email) => email.affiliateId],
  ],
});
