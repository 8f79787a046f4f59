/**
 * A new link by email, for an order number and its email address. Known and unknown pairs get the
 * same response after the same statements; a job decides later whether to send an email.
 */
import { z } from 'zod';
import { countEmailRequest } from '#server/auth/one-time-code.service.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { fitsInteger } from '#server/platform/database/row-by-id.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';

export async function requestNewLink(ctx: Context, input: { orderId: number; email: string }): Promise<void> {
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
    const key = ctx.deps.keyring.keyedHash('project-link', `${input.orderId}|${input.email}`);
    await countEmailRequest(inner, 'link', key);
    // Not woken, for the reason that login codes are not.
    await ctx.deps.jobs.enqueue(inner.em, projectLinkJob, { orderId: id ?? 0 }, { wakes: false });
  });
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
