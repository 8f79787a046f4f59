/** A mail sent again from the desk, whether it was found on its order or in the list of mails. */
import type { Context } from '#server/context.ts';
import { isErasedAddress } from '#src/domain/admin/person.schema.ts';
import { OrderEntity } from './order.entity.ts';
import { formMailPayload, lockOrder } from './order.service.ts';
import { renewWaitingLinks, withdrawWaiting } from './waiting-mail.service.ts';

/** They carry the form link. */
const FORM_MAILS: ReadonlySet<string> = new Set(['receipt', 'form-link', 'form-reminder']);

/** @returns the new mail's id; null when it held a secret, or its reader is not there any more */
export async function sendAgain(ctx: Context, mail: { id: string; kind: string; orderId?: number | null }): Promise<string | null> {
  return mail.orderId && FORM_MAILS.has(mail.kind) ? sendNewLink(ctx, mail.orderId, mail.kind) : ctx.deps.mailer.resend(ctx.em, mail.id);
}

/** To the address the order has now. The link that went astray opens nothing any more, and reminders count from this one. */
async function sendNewLink(ctx: Context, orderId: number, kind: string): Promise<string | null> {
  const order = await lockOrder(ctx, orderId);
  if (isErasedAddress(order.customerEmail)) return null;
  const intakeVersion = order.intakeVersion + 1;
  await ctx.em.nativeUpdate(
    OrderEntity,
    { id: orderId },
    { intakeVersion, ...(order.formSent ? { formSentAt: ctx.deps.clock.now() } : {}) },
  );
  await withdrawWaiting(ctx, orderId, 'form-reminder');
  await renewWaitingLinks(ctx, orderId, intakeVersion);
  const payload = { ...formMailPayload(order), intakeVersion, ...(kind === 'form-reminder' ? { isLast: false } : {}) };
  return ctx.deps.mailer.enqueue(ctx.em, { kind, to: order.customerEmail, orderId, payload });
}
