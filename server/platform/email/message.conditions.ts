import type { ExpressionBuilder } from 'kysely';
import type { TablesOf } from '../database/typed-queries.ts';
import type { EmailMessageEntity } from './message.entity.ts';

type Emails = ExpressionBuilder<TablesOf<typeof EmailMessageEntity>, 'mail_message'>;

/** False for an email that contained a code, or whose payload was cleared. */
export const isReadable = (eb: Emails) =>
  eb.and([eb('payloadEncrypted', 'is not', null), eb('expiresAt', 'is', null)]);

/** Not while it waits, nor once its failure is handled. */
export const canResend = (eb: Emails) =>
  eb.and([isReadable(eb), eb('status', '<>', 'queued'), eb('handledAt', 'is', null)]).$castTo<boolean>();
