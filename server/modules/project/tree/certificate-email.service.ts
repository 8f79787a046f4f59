/** Emails about a certificate: once when it is made, once when its tree is planted. */

import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink } from '#server/modules/sale/project-link/project-link.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { CertificateEntity, type CertificateRow } from './certificate.entity.ts';
import { toCertificateView } from './certificate.service.ts';

async function enqueue(
  ctx: Context,
  certificate: CertificateRow,
  kind: 'tree-certificate' | 'tree-planted',
  onceKey: string,
): Promise<void> {
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: certificate.orderId }, { refresh: true });
  if (isErasedAddress(order.customerEmail)) return;
  const { number, plantedOn, place, partner, lang } = await toCertificateView(ctx, certificate, order);
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind,
    to: order.customerEmail,
    orderId: order.id,
    onceKey,
    payload: {
      orderId: order.id,
      linkVersion: await extendProjectLink(ctx, order.id),
      name: order.customerName,
      ...{ number, plantedOn, place, partner, lang },
    },
  });
}

/** @param eventId of the project's event that made the certificate valid */
export const emailCertificate = (ctx: Context, certificate: CertificateRow, eventId: number): Promise<void> =>
  enqueue(ctx, certificate, 'tree-certificate', `tree-certificate:${eventId}`);

/** Call in the transaction that plants them. The emails wait until the mistake can’t be undone. */
export async function announcePlanting(ctx: Context, certificateIds: readonly number[]): Promise<void> {
  const startAfter = new Date(ctx.deps.clock.now().getTime() + UNPLANT_MINUTES * MINUTE_MS);
  for (const id of certificateIds)
    await ctx.deps.jobs.enqueue(ctx.em, plantedEmailJob, { id }, { startAfter });
}

/** Sends nothing if the tree was taken out of its batch again. */
export const plantedEmailJob = defineJob(
  'tree-planted',
  z.object({ id: z.int() }),
  async (ctx: Context, { id }) => {
    await inTransaction(ctx, async (inner) => {
      const certificate = await inner.em.findOne(CertificateEntity, { id }, { ...FOR_UPDATE, refresh: true });
      if (certificate?.batchId) await enqueue(inner, certificate, 'tree-planted', `tree-planted:${id}`);
    });
  },
);
