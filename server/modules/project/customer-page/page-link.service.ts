/** The link to the customer's page: the project it opens, and a new one by email. */
import { z } from 'zod';
import { countEmailRequest } from '#server/auth/one-time-code.service.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink, projectLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import type { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { fitsInteger } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { LINK_EXPIRED, PROJECT_LINK_INVALID } from '#src/domain/project/project/customer-page.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { ProjectEntity } from '../project/project.entity.ts';

/** @param lock `FOR_UPDATE` keeps the project for this transaction @throws AppError NOT_FOUND */
export async function requireProject(ctx: Context, token: string, lock: Partial<typeof FOR_UPDATE> = {}) {
  const { keyring, clock } = ctx.deps;
  const claims = projectLinkToken.verify(keyring, token, clock.now());
  const project =
    claims && (await ctx.em.findOne(ProjectEntity, { orderId: claims.orderId }, { ...lock, refresh: true }));
  if (project?.linkExpiresAt == null || project.linkVersion !== claims?.version)
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID);
  // Only the holder of a genuine link learns that it has expired.
  if (project.linkExpiresAt <= clock.now())
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID, { data: { reason: LINK_EXPIRED } });
  return project;
}

/**
 * For an order number and its email address. Known and unknown pairs get the same response after
 * the same statements; a job decides later whether to send an email.
 */
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
