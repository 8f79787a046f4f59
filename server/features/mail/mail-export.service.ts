import { mailListInput } from '#src/domain/mail/mail.schema.ts';
import { defineExport } from '../admin/export.service.ts';
import { listMails } from './mail-admin.service.ts';

export const mailExport = defineExport({
  policy: 'admin',
  input: mailListInput,
  header: ['Mail', 'Created', 'Kind', 'To', 'Subject', 'Status', 'Sent', 'Attempts', 'Error', 'Order', 'Affiliate'],
  page: (ctx, input) => listMails(ctx, input, false),
  row: (mail) => [
    mail.id,
    mail.createdAt,
    mail.kind,
    mail.toAddress,
    mail.subject,
    mail.status,
    mail.sentAt,
    mail.attempts,
    mail.lastError,
    mail.orderId,
    mail.affiliateId,
  ],
});
