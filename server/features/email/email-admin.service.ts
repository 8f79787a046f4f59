/** The outbox in the admin area: sent and failed emails, and sending them again. */
import { type Context, inTransaction } from '#server/context.ts';
import { dayConditions, keysetPage, readSort } from '#server/platform/database/keyset.ts';
import type { Condition } from '#server/platform/database/search.ts';
import { EMAIL_QUEUE } from '#server/platform/email/mailer.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  EMAIL_RESEND_REJECTED,
  type EmailListInput,
  type EmailView,
} from '#src/domain/email/email.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { sendAgain } from '../order/resend.service.ts';

const COLUMNS = `id, kind, to_address as "toAddress", subject, status, attempts, last_error as "lastError", order_id as "orderId", affiliate_id as "affiliateId",
  (payload_sealed is not null and expires_at is null and status <> 'queued') as "canResend", handled_at as "handledAt", created_at as "createdAt", sent_at as "sentAt"`;

/** L5: its subject contains the amount of a payout, which only owners may see. */
const isStaff = (ctx: Context): boolean => ctx.admin?.role === 'staff';

export function listEmails(ctx: Context, query: EmailListInput, counted = true): Promise<Page<EmailView>> {
  const where: Condition[] = [
    ...(isStaff(ctx) ? [['kind <> ?', 'payout-sent'] as const] : []),
    ...(query.status ? [['status = ?', query.status] as const] : []),
    // Failed emails that nobody has handled; sending one again handles it.
    ...(query.status === 'failed' ? [['handled_at is null'] as const] : []),
    ...(query.kind ? [['kind = ?', query.kind] as const] : []),
    ...(query.orderId ? [['order_id = ?', query.orderId] as const] : []),
    ...(query.affiliateId ? [['affiliate_id = ?', query.affiliateId] as const] : []),
    ...dayConditions('created_at', query.from, query.to),
  ];
  return keysetPage<EmailView>(ctx.em, {
    columns: COLUMNS,
    table: 'mail_message',
    search: ['to_address', 'subject', 'kind'],
    where,
    query,
    idType: 'text',
    sort: readSort(query.sort, {
      createdAt: { expression: 'created_at', type: 'time' },
      toAddress: { expression: 'to_address', type: 'text' },
    }),
    counted,
  });
}

/**
 * Sends the same message as a new row; a failed email then counts as handled.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function resendEmail(ctx: Context, id: string): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const row = await inner.em.findOne(
      EmailMessageEntity,
      { id },
      { fields: ['id', 'status', 'kind', 'orderId'] },
    );
    if (!row) throw new AppError('NOT_FOUND', 'This email no longer exists.');
    if (row.status === 'queued') throw new AppError('CONFLICT', 'This email is still waiting to be sent.');
    const fresh = await sendAgain(inner, row);
    if (!fresh) throw new AppError('CONFLICT', EMAIL_RESEND_REJECTED);
    if (row.status === 'failed')
      await inner.em.nativeUpdate(EmailMessageEntity, { id }, { handledAt: ctx.deps.clock.now() });
    await writeAudit(inner, {
      action: 'mail.resend',
      subjectKind: 'mail',
      subjectId: id,
      after: { kind: row.kind },
    });
  });
  ctx.deps.jobs.wake(EMAIL_QUEUE);
  return { success: true };
}

/**
 * Marks a failed email as handled, which removes it from the action items.
 * @throws AppError NOT_FOUND
 */
export async function dismissFailedEmail(ctx: Context, id: string): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const changed = await inner.em.nativeUpdate(
      EmailMessageEntity,
      { id, status: 'failed', handledAt: null },
      { handledAt: ctx.deps.clock.now() },
    );
    if (changed === 0) throw new AppError('NOT_FOUND', 'This email no longer exists.');
    await writeAudit(inner, { action: 'mail.dismiss', subjectKind: 'mail', subjectId: id });
  });
  return { success: true };
}
