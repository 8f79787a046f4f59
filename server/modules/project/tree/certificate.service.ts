/** One certificate per order, made when its website goes live. */
import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { hasEmail, withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { randomFrom } from '#server/platform/crypto.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import type { ProjectEventKind } from '#src/domain/project/project/project.rules.ts';
import {
  canUnplant,
  certificateNumber,
  certificateStatus,
  isCertificateValid,
  NAME_DISPLAY_DEFAULT,
  type NameDisplay,
  NUMBER_ALPHABET,
  NUMBER_LETTERS,
  nameOnCertificate,
  parseCertificateNumber,
} from '#src/domain/project/tree/certificate.rules.ts';
import {
  type CertificateListInput,
  type CertificateView,
  certificateListInput,
  type OwnCertificateView,
} from '#src/domain/project/tree/certificate.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { dayInZone } from '#src/domain/shared/zoned-time.ts';
import { site } from '#src/domain/site.ts';
import type { ProjectHistory } from '../project/project.entity.ts';
import { CertificateEntity, type CertificateRow, PlantingBatchEntity } from './certificate.entity.ts';

async function createCertificate(ctx: Context, orderId: number): Promise<CertificateRow> {
  const id = await ctx.em.insert(CertificateEntity, {
    orderId,
    number: certificateNumber(randomFrom(NUMBER_ALPHABET, NUMBER_LETTERS)),
    display: NAME_DISPLAY_DEFAULT,
    batchId: null,
    createdAt: ctx.deps.clock.now(),
  });
  return ctx.em.findOneOrFail(CertificateEntity, { id });
}

export async function toCertificateView(ctx: Context, certificate: CertificateRow, order: OrderRow) {
  const { number, display, batchId = null, orderId, createdAt } = certificate;
  const form = await ctx.em.findOne(ConfirmationEntity, { orderId }, { refresh: true });
  const batch =
    batchId && (await ctx.em.findOneOrFail(PlantingBatchEntity, { id: batchId }, { refresh: true }));
  return {
    number,
    status: certificateStatus({ batchId }),
    name: nameOnCertificate(display, { customer: order.customerName, business: form?.businessName ?? null }),
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

/** The caller has checked the owner. @throws AppError NOT_FOUND before the website is live */
export async function setCertificateDisplay(
  ctx: Context,
  orderId: number,
  display: NameDisplay,
): Promise<void> {
  const changed = await ctx.em.nativeUpdate(CertificateEntity, { orderId, withdrawnAt: null }, { display });
  if (changed === 0)
    throw new AppError('NOT_FOUND', 'There is no certificate yet. It is made when your website goes live.');
}

/** Once when the certificate is made, once when its tree is planted. */
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

/** Sends nothing if the tree was taken out of its batch again, also if it is in another one now. */
export const plantedEmailJob = defineJob(
  'tree-planted',
  z.object({ id: z.int(), assignedAt: z.iso.datetime() }),
  async (ctx: Context, { id, assignedAt }) => {
    await inTransaction(ctx, async (inner) => {
      const certificate = await inner.em.findOne(CertificateEntity, { id }, { ...FOR_UPDATE, refresh: true });
      if (certificate?.assignedAt?.toISOString() === assignedAt)
        await enqueue(inner, certificate, 'tree-planted', `tree-planted:${id}`);
    });
  },
);

/** Of a locked certificate. @returns whether it is valid */
export async function setValidity(
  ctx: Context,
  certificate: Pick<CertificateRow, 'id' | 'orderId' | 'withdrawnAt' | 'batchId'>,
  history: ProjectHistory,
): Promise<boolean> {
  const { id, orderId } = certificate;
  const isValid = isCertificateValid(history, certificate);
  const withdrawnAt = isValid ? null : (certificate.withdrawnAt ?? ctx.deps.clock.now());
  await ctx.em.nativeUpdate(CertificateEntity, { id }, { withdrawnAt });
  if (!isValid) await withdrawWaiting(ctx, orderId, 'tree-certificate');
  return isValid;
}

const FOLLOWED: ReadonlySet<ProjectEventKind> = new Set(['went_live', 'undone', 'closed', 'restored']);

export const certificateListener: Listener<Context, 'project.event'> = async (
  ctx,
  { project, kind, eventId, history },
) => {
  if (!FOLLOWED.has(kind)) return;
  const { orderId } = project;
  const known = await ctx.em.findOne(CertificateEntity, { orderId }, { ...FOR_UPDATE, refresh: true });
  const isValid = known ? await setValidity(ctx, known, history) : isCertificateValid(history);
  if (!isValid) return;
  const certificate = known ?? (await createCertificate(ctx, orderId));
  // An email that was withdrawn before it left is sent with the certificate that is valid again.
  if (!(await hasEmail(ctx, orderId, 'tree-certificate')))
    await enqueue(ctx, certificate, 'tree-certificate', `tree-certificate:${eventId}`);
};

const PATH = /^\/certificate\/([^/]+)/;

/** @returns null for an unknown number or a withdrawn certificate; undefined for other pages */
export async function findCertificatePage(ctx: Context, pathname: string) {
  const written = PATH.exec(pathname)?.[1];
  if (written === undefined) return undefined;
  const number = parseCertificateNumber(written);
  const view = number && (await findCertificate(ctx, number));
  if (!view) return null;
  const { lang, certificate } = textsOf(view.lang);
  const { qrCode } = await import('./drawing/qr-code.ts');
  const { origin } = ctx.deps.config;
  const url = `${origin}${paths.certificate(view.number)}`;
  return {
    view,
    lang,
    texts: certificate,
    url,
    pdfUrl: paths.certificatePdf(view.number),
    pictureUrl: `${origin}${paths.certificatePicture(view.number)}`,
    code: qrCode(url),
  };
}

export function matchingCertificates(ctx: Context, { status, batchId, ...input }: CertificateListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('tree_certificate as c')
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .leftJoin('planting_batch as b', 'b.id', 'c.batchId')
    .leftJoin('order_confirmation as f', 'f.orderId', 'c.orderId')
    .select(['c.id', 'c.number', 'c.orderId', 'c.display', 'c.batchId', 'c.assignedAt', 'c.withdrawnAt'])
    .select(['c.createdAt', 'o.customerName', 'b.plantedOn', 'b.place', 'b.evidenceFile', 'f.businessName'])
    .where((eb) => dayCondition(eb.ref('c.createdAt'), input));
  if (status === 'planted') rows = rows.where('c.batchId', 'is not', null);
  if (status === 'reserved') rows = rows.where('c.batchId', 'is', null).where('c.withdrawnAt', 'is', null);
  if (status === 'withdrawn') rows = rows.where('c.withdrawnAt', 'is not', null);
  if (batchId) rows = rows.where('c.batchId', '=', batchId);
  return rows;
}

export async function listCertificates(ctx: Context, input: CertificateListInput) {
  const page = await keysetPage(ctx.em, matchingCertificates(ctx, input), {
    query: input,
    newest: ['c.createdAt', 'c.id'],
    sorts: {
      customer: { by: ({ fn }) => fn('lower', ['o.customerName']), type: 'text' },
    },
    search: { columns: ['o.customerName', 'o.customerEmail', 'c.number'], numbers: ['c.orderId'] },
  });
  const now = ctx.deps.clock.now();
  return {
    ...page,
    items: page.items.map(({ businessName, withdrawnAt, assignedAt, evidenceFile, ...row }) => ({
      ...row,
      name: nameOnCertificate(row.display, { customer: row.customerName, business: businessName }),
      status: certificateStatus(row),
      hasEvidence: evidenceFile !== null,
      isWithdrawn: withdrawnAt !== null,
      canUndo: canUnplant(assignedAt, now),
    })),
  };
}

export const certificateExport = defineExport({
  input: certificateListInput,
  page: listCertificates,
  columns: [
    ['Certificate', 'number'],
    ['Order', 'orderId'],
    ['Customer', 'customerName'],
    ['Name shown', 'name'],
    ['Status', (row) => (row.isWithdrawn ? 'withdrawn' : row.status)],
    ['Issued', 'createdAt'],
    ['Planted on', 'plantedOn'],
    ['Place', 'place'],
    ['Planting', 'batchId'],
  ],
});
