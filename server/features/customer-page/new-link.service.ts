/**
 * A new link by email, for an order number and its email address. Known and unknown pairs get the
 * same response after the same statements; a job decides later whether to send an email.
 */

import { z } from 'zod';
import { APART_SECONDS } from '#server/auth/one-time-code.service.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fitsInteger } from '#server/platform/database/rows.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { countAttempt, requireBelow } from '#server/platform/limits/counter.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { isErasedAddress } from '#src/domain/privacy/personal-data.schema.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { extendProjectLink } from '../project-link/project-link.service.ts';

const APART = {
  free: 1,
  firstWaitSeconds: APART_SECONDS,
  longestWaitSeconds: APART_SECONDS,
  windowSeconds: APART_SECONDS,
};

/** As for login codes. @throws AppError RATE_LIMITED */
async function countRequest(ctx: Context, orderId: number, email: string): Promise<void> {
  const { clock, keyring } = ctx.deps;
  const key = keyring.keyedHash('project-link', `${orderId}|${email}`);
  await countAttempt(ctx.em, clock, `link-apart:${key}`, APART);
  await requireBelow(ctx.em, clock, `link-15m:${key}`, 3, 900);
  await requireBelow(ctx.em, clock, `link-24h:${key}`, 10, DAY_SECONDS);
}

export async function requestNewLink(
  ctx: Context,
  input: { orderId: number; email: string },
): Promise<{ success: true }> {
  if (ctx.request.limitKey !== null) await countHourly(ctx, 'code-request');
  // Selects one row in either case, as findRequested of login codes does.
  const { id } = await kysely(ctx.em)
    .selectFrom('customer_order as o')
    .innerJoin('project as p', 'p.orderId', 'o.id')
    .select(({ fn }) => fn.min<number | null>('o.id').as('id'))
    .where('o.id', '=', fitsInteger(input.orderId) ? input.orderId : 0)
    .where('o.customerEmail', '=', input.email)
    .executeTakeFirstOrThrow();
  await inTransaction(ctx, async (inner) => {
    await countRequest(inner, input.orderId, input.email);
    // Not woken, for the reason that login codes are not.
    await ctx.deps.jobs.enqueue(inner.em, projectLinkJob, { orderId: id ?? 0 }, { wakes: false });
  });
  return { success: true };
}

export const projectLinkJob = defineJob(
  'project-link',
  z.object({
    /** 0 if there is no such order. */
    orderId: z.int(),
  }),
  async (ctx: Context, { orderId }) => {
    if (!orderId) return;
    await inTransaction(ctx, async (inner) => {
      const order = await inner.em.findOne(OrderEntity, { id: orderId }, { refresh: true });
      if (!order || isErasedAddress(order.customerEmail)) return;
      const linkVersion = await extendProjectLink(inner, orderId);
      if (linkVersion === null) return;
      await inner.deps.mailer.enqueue(inner.em, {
        kind: 'project-link',
        to: order.customerEmail,
        orderId,
        payload: { orderId, name: order.customerName, linkVersion, lang: order.lang },
      });
    });
  },
  { retryLimit: 5 },
);
