/**
 * Emails the customer about a cancellation some minutes later, so that an undone mistake sends
 * nothing. Until then only the order's history contains the reason, which erasure covers.
 */

import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { CANCELLED_EMAIL_MINUTES, isCancellationNotified } from '#src/domain/sale/order/order.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { extendProjectLink } from '../project-link/project-link.service.ts';
import { OrderEntity, type OrderRow } from './order.entity.ts';
import { findStatusChange } from './order-history.service.ts';

const WAIT_MS = CANCELLED_EMAIL_MINUTES * MINUTE_MS;

/** Call in the transaction in which an admin sets the order's status. */
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
          reason: change.reason ?? null,
        },
      });
    });
  },
);
