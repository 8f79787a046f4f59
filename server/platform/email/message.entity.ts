import type { ExpressionBuilder } from 'kysely';
import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import type { TablesOf } from '#server/platform/database/typed-queries.ts';
import { EMAIL_STATES } from '#src/domain/define-records.ts';

/** The outbox: see mailer.ts. */
export const EmailMessageEntity = defineEntity({
  name: 'MailMessage',
  tableName: 'mail_message',
  properties: {
    id: p.string().length(36).primary(),
    kind: p.string().length(40),
    toAddress: p.string().length(254),
    replyTo: p.string().length(254).nullable(),
    /** Template values, encrypted; cleared once a secret has been sent. */
    payloadEncrypted: p.text().nullable(),
    subject: p.string().length(300).nullable(),
    status: p.enum([...EMAIL_STATES]).default('queued'),
    attempts: p.integer().default(0),
    lastError: p.string().length(300).nullable(),
    orderId: p.integer().nullable(),
    affiliateId: p.integer().nullable(),
    /** Set for emails that must be sent only once. */
    onceKey: p.string().length(120).nullable().unique(),
    createdAt: p.timestamp(),
    expiresAt: p.timestamp().nullable(),
    sentAt: p.timestamp().nullable(),
    /** Time when an admin marked the failed delivery as handled. */
    handledAt: p.timestamp().nullable(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt'] },
    { properties: ['orderId'] },
    { properties: ['affiliateId'] },
    { properties: ['kind', 'createdAt', 'id'] },
    { properties: ['toAddress', 'id'] },
    ddl.searchIndex('mail_message', '"to_address"', '"subject"', '"kind"'),
  ],
  checks: ddl.checks({
    mail_message_attempts_check: 'attempts >= 0',
    mail_message_sent_check: `(status = 'sent') = (sent_at is not null)`,
    mail_message_handled_check: `handled_at is null or status = 'failed'`,
  }),
});
export type EmailMessageRow = InferEntity<typeof EmailMessageEntity>;

type Emails = ExpressionBuilder<TablesOf<typeof EmailMessageEntity>, 'mail_message'>;

/** False for an email that contained a code, or whose payload was cleared. */
export const isReadable = (eb: Emails) =>
  eb.and([eb('payloadEncrypted', 'is not', null), eb('expiresAt', 'is', null)]);

export const canResend = (eb: Emails) =>
  eb.and([isReadable(eb), eb('status', '<>', 'queued'), eb('handledAt', 'is', null)]).$castTo<boolean>();
