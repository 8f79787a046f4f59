/** The outbox in the admin area: sent and failed emails, and sending them again. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { DashboardLists } from '#server/deps.ts';
import { findNames, keyOf } from '#server/modules/office/audit/audit-list.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { canResend, EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  EMAIL_MISSING,
  EMAIL_RESEND_REJECTED,
  type EmailListInput,
  type EmailPreview,
  type EmailView,
  emailListInput,
  emailView,
} from '#src/domain/office/email/email.schema.ts';
import { paths } from '#src/domain/paths.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { isVisibleKind, lockEmail, recipientOf, requireEmail, sendAgain } from './resend.service.ts';

function matchingEmails(ctx: Context, query: EmailListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('mail_message')
    .select(emailView.omit({ aboutName: true, canResend: true }).keyof().options)
    .select((eb) => canResend(eb).as('canResend'))
    .where((eb) => dayCondition(eb.ref('createdAt'), query))
    .where(isVisibleKind(ctx));
  if (query.status) rows = rows.where('status', '=', query.status);
  // Failed emails that are not handled yet; sending one again handles it.
  if (query.status === 'failed') rows = rows.where('handledAt', 'is', null);
  if (query.kind) rows = rows.where('kind', '=', query.kind);
  if (query.orderId) rows = rows.where('orderId', '=', query.orderId);
  if (query.affiliateId) rows = rows.where('affiliateId', '=', query.affiliateId);
  return rows;
}

export const emailLists: DashboardLists = {
  [paths.adminEmails]: (ctx, filter) =>
    matchingEmails(ctx, emailListInput.parse(filter))
      .clearSelect()
      .select(['id', 'toAddress as who', 'createdAt as since']),
};

export async function listEmails(ctx: Context, query: EmailListInput): Promise<Page<EmailView>> {
  const page = await keysetPage(ctx.em, matchingEmails(ctx, query), {
    query,
    newest: ['createdAt', 'id'],
    idType: 'text',
    sorts: {
      createdAt: { by: 'createdAt', type: 'time' },
      toAddress: { by: 'toAddress', type: 'text' },
    },
    search: { columns: ['toAddress', 'subject', 'kind'] },
  });
  const about = ({ orderId, affiliateId }: Pick<EmailView, 'orderId' | 'affiliateId'>) =>
    orderId ? { kind: 'order', id: String(orderId) } : { kind: 'affiliate', id: String(affiliateId) };
  const names = await findNames(ctx, page.items.map(about));
  const items = page.items.map((row) => ({ ...row, aboutName: names.get(keyOf(about(row))) ?? null }));
  return { ...page, items };
}

/** The email as it would be sent again. @throws AppError NOT_FOUND, CONFLICT */
export async function previewEmail(ctx: Context, id: string): Promise<EmailPreview> {
  const row = await requireEmail(ctx, id);
  const rendered = await ctx.deps.mailer.preview(ctx.em, id);
  if (!rendered) throw new AppError('CONFLICT', EMAIL_RESEND_REJECTED);
  return { ...rendered, ...(await recipientOf(ctx, row)) };
}

/** @throws AppError NOT_FOUND, CONFLICT */
export async function resendEmail(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockEmail(inner, id);
    await sendAgain(inner, row);
    await writeAudit(inner, 'mail.resend', ['mail', id], { after: { kind: row.kind } });
  });
}

/**
 * Marks a failed email as handled, which removes it from the action items.
 * @throws AppError NOT_FOUND
 */
export async function dismissFailedEmail(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { status, handledAt } = await lockEmail(inner, id);
    if (status !== 'failed' || handledAt) throw new AppError('NOT_FOUND', EMAIL_MISSING);
    await inner.em.nativeUpdate(EmailMessageEntity, { id }, { handledAt: ctx.deps.clock.now() });
    await writeAudit(inner, 'mail.dismiss', ['mail', id]);
  });
}

export const emailExport = defineExport({
  input: emailListInput,
  page: listEmails,
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
