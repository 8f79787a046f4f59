/** Tree certificates: one per order, made when its website goes live. */
import type { Context } from '#server/context.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { randomFrom } from '#server/platform/crypto.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import { paths } from '#src/domain/paths.ts';
import {
  certificateNumber,
  certificateStatus,
  NAME_DISPLAY_DEFAULT,
  type NameDisplay,
  NUMBER_ALPHABET,
  NUMBER_LETTERS,
  nameOnCertificate,
} from '#src/domain/project/tree/certificate.rules.ts';
import type { CertificateView, OwnCertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { dayInZone } from '#src/domain/shared/zoned-time.ts';
import { site } from '#src/domain/site.ts';
import { CertificateEntity, type CertificateRow, PlantingBatchEntity } from './certificate.entity.ts';

/** Call inside the transaction of the project’s change. */
export async function createCertificate(ctx: Context, orderId: number): Promise<CertificateRow> {
  const id = await ctx.em.insert(CertificateEntity, {
    orderId,
    number: certificateNumber(randomFrom(NUMBER_ALPHABET, NUMBER_LETTERS)),
    display: NAME_DISPLAY_DEFAULT,
    batchId: null,
    createdAt: ctx.deps.clock.now(),
  });
  return ctx.em.findOneOrFail(CertificateEntity, { id });
}

/** Locks it until the transaction ends. Also returns a certificate that is not valid. */
export const lockCertificateOf = (ctx: Context, orderId: number): Promise<CertificateRow | null> =>
  ctx.em.findOne(CertificateEntity, { orderId }, { ...FOR_UPDATE, refresh: true });

export async function businessNameOf(ctx: Context, orderId: number): Promise<string | null> {
  const form = await ctx.em.findOne(
    ConfirmationEntity,
    { orderId },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  return form?.businessName ?? null;
}

export async function toCertificateView(
  ctx: Context,
  certificate: CertificateRow,
  order: OrderRow,
): Promise<CertificateView> {
  const { number, display, batchId = null, orderId, createdAt } = certificate;
  const batch =
    batchId && (await ctx.em.findOneOrFail(PlantingBatchEntity, { id: batchId }, { refresh: true }));
  return {
    number,
    status: certificateStatus({ batchId }),
    name: nameOnCertificate(display, {
      customer: order.customerName,
      business: await businessNameOf(ctx, orderId),
    }),
    issuedOn: dayInZone(createdAt, site.timeZone),
    plantedOn: batch ? batch.plantedOn : null,
    place: batch ? batch.place : null,
    partner: batch ? batch.partner : site.plantingPartner,
    lang: order.lang,
  };
}

async function findValid(ctx: Context, where: { number: string } | { orderId: number }) {
  const certificate = await ctx.em.findOne(
    CertificateEntity,
    { ...where, withdrawnAt: null },
    { refresh: true },
  );
  if (!certificate) return null;
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: certificate.orderId }, { refresh: true });
  return { certificate, view: await toCertificateView(ctx, certificate, order) };
}

/** For everybody who knows the number. Null if there is no valid certificate with it. */
export const findCertificate = async (ctx: Context, number: string): Promise<CertificateView | null> =>
  (await findValid(ctx, { number }))?.view ?? null;

/** For the customer of the order. Null until the website is live. */
export async function certificateOf(ctx: Context, orderId: number): Promise<OwnCertificateView | null> {
  const found = await findValid(ctx, { orderId });
  if (!found) return null;
  const { origin } = ctx.deps.config;
  const { number } = found.view;
  return {
    ...found.view,
    display: found.certificate.display,
    url: `${origin}${paths.certificate(number)}`,
    pdfUrl: `${origin}${paths.certificatePdf(number)}`,
  };
}

/**
 * The caller has checked that the order is the customer’s own.
 * @throws AppError NOT_FOUND before the website is live
 */
export async function setCertificateDisplay(
  ctx: Context,
  orderId: number,
  display: NameDisplay,
): Promise<OwnCertificateView> {
  await ctx.em.nativeUpdate(CertificateEntity, { orderId, withdrawnAt: null }, { display });
  const certificate = await certificateOf(ctx, orderId);
  if (!certificate)
    throw new AppError('NOT_FOUND', 'There is no certificate yet. It is made when your website goes live.');
  return certificate;
}
