import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import { SessionEntity } from '#server/auth/session.entity.ts';
import { defineTables } from '#server/database/define-tables.ts';
import { AuditEntity } from '#server/platform/audit/audit.entity.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { IdempotencyEntity } from '#server/platform/idempotency/idempotency.entity.ts';
import { CounterEntity } from '#server/platform/limits/counter.entity.ts';

export const platformTables = defineTables(
  [SessionEntity, LoginCodeEntity, IdempotencyEntity, CounterEntity, EmailMessageEntity, AuditEntity],
  {
    rights: {
      session: 'delete',
      login_code: 'delete',
      idempotency_key: 'delete',
      rate_counter: 'delete',
      mail_message: 'change',
      audit_log: 'append',
    },
    references: {},
    personalData: {
      session: { deletesRows: true },
      login_code: { deletesRows: true },
      idempotency_key: { deletesRows: true },
      rate_counter: { kept: ['key'] },
      mail_message: {
        copied: ['kind', 'subject', 'status', 'createdAt', 'sentAt'],
        address: 'toAddress',
        // A mail server's error may quote the address.
        erased: { payloadEncrypted: null, subject: null, replyTo: null, lastError: null },
        kept: ['id', 'kind', 'onceKey'],
      },
      audit_log: {
        kept: [
          'actorKind',
          'actorName',
          'action',
          'subjectKind',
          'subjectId',
          'before',
          'after',
          'ipPrefix',
          'requestId',
        ],
      },
    },
  },
);
