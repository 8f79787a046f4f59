import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { EmailKind } from '#src/domain/records.ts';
import {
  CANCELLED_EMAIL_MINUTES,
  isCancellationNotified,
  shownRefundMinor,
} from '#src/domain/sale/order/order.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { ERASED_HOST, isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { extendProjectLink } from '../order-email/email-links.service.ts';
import { OrderEntity, type OrderRow } from './order.entity.ts';
import { findCancellation, findStatusChange } from './order-history.service.ts';

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

/** Call in the transaction of the change. What makes the email true again may send it again. */
export async function withdrawWaiting(
  ctx: Context,
  orderId: number,
  kind: WaitingEmail | WaitingEmail[],
  key: { onceKey?: string } = {},
): Promise<void> {
  await ctx.em.nativeUpdate(
    EmailMessageEntity,
    { orderId, kind, status: 'queued', ...key },
    { status: 'expired', payloadEncrypted: null, onceKey: null },
  );
}

export const hasEmail = async (ctx: Context, orderId: number, kind: EmailKind): Promise<boolean> =>
  (await ctx.em.count(EmailMessageEntity, { orderId, kind, status: { $ne: 'expired' } })) > 0;

/** Puts the new versions into emails that wait: links of earlier ones are revoked. */
export async function renewWaitingLinks(
  ctx: Context,
  orderId: number,
  versions: { intakeVersion?: number; linkVersion: number | null },
): Promise<void> {
  const rows = await kysely(ctx.em)
    .selectFrom('mail_message')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 'queued')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of rows) await ctx.deps.mailer.changePayload(ctx.em, id, versions);
}

const WAIT_MS = CANCELLED_EMAIL_MINUTES * MINUTE_MS;

/**
 * Call in the transaction in which an admin sets the order's status. The email waits, so that an
 * undone mistake sends nothing; until then only the history has the reason, which erasure covers.
 */
export async function announceCancellation(ctx: Context, order: OrderRow): Promise<void> {
  if (!isCancellationNotified(order, order.status)) return;
  const now = ctx.deps.clock.now();
  // A cancelled order set to paid by mistake and cancelled again: nothing has
  // changed for the customer.
  const earlier = await findStatusChange(ctx, order.id, new Date(now.getTime() - WAIT_MS));
  if (earlier?.toStatus === 'cancelled') return;
  const change = await findStatusChange(ctx, order.id);
  const startAfter = new Date(now.getTime() + WAIT_MS);
  await ctx.deps.jobs.enqueue(
    ctx.em,
    cancelledEmailJob,
    { orderId: order.id, changeId: change?.id },
    { startAfter },
  );
}

/** Sends nothing if the change was undone or another followed. */
export const cancelledEmailJob = defineJob(
  'order-cancelled',
  z.object({ orderId: z.int(), changeId: z.int().optional() }),
  async (ctx: Context, { orderId, changeId }) => {
    await inTransaction(ctx, async (inner) => {
      const order = await inner.em.findOne(OrderEntity, { id: orderId }, { ...FOR_UPDATE, refresh: true });
      if (order?.status !== 'cancelled' || isErasedAddress(order.customerEmail)) return;
      const change = await findStatusChange(inner, orderId);
      if (!change || change.id !== changeId) return;
      await inner.deps.mailer.enqueue(inner.em, {
        kind: 'order-cancelled',
        to: order.customerEmail,
        orderId,
        onceKey: `order-cancelled:${orderId}:${change.id}`,
        payload: {
          orderId,
          linkVersion: await extendProjectLink(inner, orderId),
          lang: order.lang,
          name: order.customerName,
          packageType: order.packageType,
          amount: order.amount,
          currency: order.currency,
          refundedMinor: shownRefundMinor(order),
          reason: (await findCancellation(inner, orderId))?.reason ?? null,
        },
      });
    });
  },
);

type Orders = ExpressionBuilder<{ o: Tables['customer_order'] }, 'o'>;

/** The opposite of `isErasedAddress` as SQL. */
export const isNotErased = (eb: Orders) => eb('o.customerEmail', 'not like', `%@${ERASED_HOST}`);

export const isSold = (eb: Orders) =>
  eb.and([
    eb('o.status', '=', 'paid'),
    eb.or([eb('o.refundedMinor', '=', 0), eb('o.refundedMinor', '<', eb.ref('o.amountMinor'))]),
  ]);
