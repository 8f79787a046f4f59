import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import type { EmailKind } from '#src/domain/records.ts';

type WaitingEmail = Extract<
  EmailKind,
  | 'form-reminder'
  | 'order-cancelled'
  | 'designs-ready'
  | 'review-ready'
  | 'website-live'
  | 'answer-reminder'
  | 'review-request'
  | 'tree-certificate'
>;

/** Cancels a queued email that is no longer true. Call in the transaction of the change. */
export async function withdrawWaiting(ctx: Context, orderId: number, kind: WaitingEmail): Promise<void> {
  await ctx.em.nativeUpdate(
    EmailMessageEntity,
    { orderId, kind, status: 'queued' },
    { status: 'expired', payloadEncrypted: null },
  );
}

/** Whether an email of that kind was sent, or waits to be. */
export const hasEmail = async (ctx: Context, orderId: number, kind: EmailKind): Promise<boolean> =>
  (await ctx.em.count(EmailMessageEntity, { orderId, kind, status: { $ne: 'expired' } })) > 0;

/** Puts the new versions into queued receipts and form links: earlier links are revoked. */
export async function renewWaitingLinks(
  ctx: Context,
  orderId: number,
  versions: { intakeVersion: number; linkVersion: number | null },
): Promise<void> {
  const rows = await kysely(ctx.em)
    .selectFrom('mail_message')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', 'in', ['receipt', 'form-link'])
    .where('status', '=', 'queued')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of rows) await ctx.deps.mailer.changePayload(ctx.em, id, versions);
}
