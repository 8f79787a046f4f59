/**
 * Sends an email again from the admin area: from the page of its order or from the list of emails.
 */
import type { Context } from '#server/context.ts';
import { isErasedAddress } from '#src/domain/privacy/personal-data.schema.ts';
import { revokeProjectLinks } from '../project-link/project-link.service.ts';
import { OrderEntity } from './order.entity.ts';
import { formEmailPayload, lockOrder } from './order.service.ts';
import { renewWaitingLinks, withdrawWaiting } from './waiting-email.service.ts';

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

/** @returns the new email's id; null if it contained a secret or its recipient was erased */
export async function sendAgain(
  ctx: Context,
  email: { id: string; kind: string; orderId?: number | null },
): Promise<string | null> {
  const formEmail = FORM_EMAILS.find((kind) => kind === email.kind);
  return email.orderId && formEmail
    ? sendNewLink(ctx, email.orderId, formEmail)
    : ctx.deps.mailer.resend(ctx.em, email.id);
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
