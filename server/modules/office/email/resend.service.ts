/** Sends an email again from the admin area. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/database/kysely.ts';
import { renewWaitingLinks, withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { formEmailPayload, lockOrder } from '#server/modules/sale/order/order.service.ts';
import { revokeProjectLinks } from '#server/modules/sale/order-email/email-links.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { EmailMessageEntity, type EmailMessageRow } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  EMAIL_MISSING,
  EMAIL_RESEND_REJECTED,
  EMAIL_RESOLVED,
  EMAIL_WAITING,
} from '#src/domain/office/email/email.schema.ts';
import { STAFF_EMAIL_KINDS } from '#src/domain/records.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';

/** Emails that contain the form link. */
const FORM_EMAILS = ['receipt', 'form-link', 'form-reminder'] as const;
type FormEmailKind = (typeof FORM_EMAILS)[number];

/** The address of the email: form links go to the order's current one. */
export async function recipientOf(
  ctx: Context,
  email: { kind: string; toAddress: string; orderId?: number | null },
): Promise<{ to: string; isNewLink: boolean }> {
  if (!email.orderId || !FORM_EMAILS.some((kind) => kind === email.kind))
    return { to: email.toAddress, isNewLink: false };
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: email.orderId });
  return { to: order.customerEmail, isNewLink: true };
}

const isStaff = (ctx: Context): boolean => ctx.admin?.role === 'staff';

/** Kinds that the caller may see. */
export const isVisibleKind = (ctx: Context) => (eb: ExpressionBuilder<Tables, 'mail_message'>) =>
  isStaff(ctx) ? eb('kind', 'in', STAFF_EMAIL_KINDS) : eb.lit(true);

/** @throws AppError NOT_FOUND */
export async function requireEmail(ctx: Context, id: string, options = {}): Promise<EmailMessageRow> {
  const row = await ctx.em.findOne(EmailMessageEntity, { id }, { ...options, refresh: true });
  if (!row || (isStaff(ctx) && !STAFF_EMAIL_KINDS.includes(row.kind)))
    throw new AppError('NOT_FOUND', EMAIL_MISSING);
  return row;
}

/** Its order is locked first, as everywhere. @throws AppError NOT_FOUND */
export async function lockEmail(ctx: Context, id: string): Promise<EmailMessageRow> {
  const { orderId } = await requireEmail(ctx, id);
  if (orderId) await lockOrder(ctx, orderId);
  return requireEmail(ctx, id, FOR_UPDATE);
}

/**
 * Sends a locked email again as a new row; a failed one then counts as handled.
 * @throws AppError CONFLICT if it waits, is handled or contained a secret, or for an erased person
 */
export async function sendAgain(ctx: Context, email: EmailMessageRow): Promise<void> {
  const { id, kind, orderId, status, handledAt } = email;
  if (status === 'queued') throw new AppError('CONFLICT', EMAIL_WAITING);
  if (handledAt) throw new AppError('CONFLICT', EMAIL_RESOLVED);
  const formEmail = FORM_EMAILS.find((formKind) => formKind === kind);
  const made =
    orderId && formEmail
      ? await sendNewLink(ctx, orderId, formEmail)
      : await ctx.deps.mailer.resend(ctx.em, id);
  if (!made) throw new AppError('CONFLICT', EMAIL_RESEND_REJECTED);
  if (status === 'failed')
    await ctx.em.nativeUpdate(EmailMessageEntity, { id }, { handledAt: ctx.deps.clock.now() });
}

/**
 * Goes to the order's current address. Revokes earlier links to the form and to the project, which
 * may have gone to another one; reminders count from the new one.
 */
async function sendNewLink(ctx: Context, orderId: number, kind: FormEmailKind): Promise<string | null> {
  const order = await lockOrder(ctx, orderId);
  if (isErasedAddress(order.customerEmail)) return null;
  const intakeVersion = order.intakeVersion + 1;
  await ctx.em.nativeUpdate(
    OrderEntity,
    { id: orderId },
    { intakeVersion, ...(order.formSent ? { formSentAt: ctx.deps.clock.now() } : {}) },
  );
  await withdrawWaiting(ctx, orderId, 'form-reminder');
  await revokeProjectLinks(ctx, orderId);
  const payload = { ...(await formEmailPayload(ctx, order)), intakeVersion, isLast: false };
  const { linkVersion } = payload;
  await renewWaitingLinks(ctx, orderId, { intakeVersion, linkVersion });
  return ctx.deps.mailer.enqueue(ctx.em, { kind, to: order.customerEmail, orderId, payload });
}
