/** Puts certificates into a planting batch, and takes them out before the customer is notified. */

import { type Context, inTransaction } from '#server/context.ts';
import { reportChange } from '#server/emit.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { canUnplant, UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import { CertificateEntity, PlantingBatchEntity, type PlantingBatchRow } from './certificate.entity.ts';
import { toCertificateView } from './certificate.service.ts';
import { announcePlanting } from './certificate-email.service.ts';

export const BATCH_MISSING = 'We can’t find this planting. Choose it from the list.';
const CERTIFICATE_MISSING = 'We can’t find this certificate. Choose it from the list.';

/** Plants locked certificates: one event each, and an email when it can’t be undone any more. */
export async function plant(ctx: Context, batch: PlantingBatchRow, ids: readonly number[]): Promise<void> {
  const now = ctx.deps.clock.now();
  await ctx.em.nativeUpdate(CertificateEntity, { id: [...ids] }, { batchId: batch.id, assignedAt: now });
  const certificates = await ctx.em.find(
    CertificateEntity,
    { id: [...ids] },
    { orderBy: { id: 'asc' }, refresh: true },
  );
  for (const certificate of certificates) {
    const order = await ctx.em.findOneOrFail(OrderEntity, { id: certificate.orderId });
    const view = await toCertificateView(ctx, certificate, order);
    const { id, orderId, createdAt } = certificate;
    await reportChange(ctx, 'certificate.planted', { ...view, id, orderId, batchId: batch.id, createdAt });
  }
  await announcePlanting(ctx, ids);
}

/** @throws AppError NOT_FOUND; CONFLICT if its tree is planted or it is withdrawn */
export async function plantCertificate(ctx: Context, id: number, batchId: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const batch = await lockRow(inner.em, PlantingBatchEntity, batchId, BATCH_MISSING);
    const certificate = await lockRow(inner.em, CertificateEntity, id, CERTIFICATE_MISSING);
    if (certificate.withdrawnAt)
      throw new AppError('CONFLICT', 'This certificate is withdrawn: its order was cancelled.');
    if (certificate.batchId) throw new AppError('CONFLICT', 'This tree is already planted.');
    await plant(inner, batch, [id]);
    await writeAudit(inner, 'certificate.plant', ['certificate', id], { after: { planting: batchId } });
  });
}

/** @throws AppError NOT_FOUND; CONFLICT once its customer is notified */
export async function unplantCertificate(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const certificate = await lockRow(inner.em, CertificateEntity, id, CERTIFICATE_MISSING);
    if (!canUnplant(certificate.assignedAt ?? null, inner.deps.clock.now()))
      throw new AppError(
        'CONFLICT',
        certificate.batchId
          ? `A tree can be taken out of its planting for ${UNPLANT_MINUTES} minutes. Its customer has been notified since.`
          : 'This tree is not planted yet.',
      );
    await inner.em.nativeUpdate(CertificateEntity, { id }, { batchId: null, assignedAt: null });
    await writeAudit(inner, 'certificate.unplant', ['certificate', id], {
      before: { planting: certificate.batchId },
    });
  });
}
