import { z } from 'zod';
import { actorName, type Context, inTransaction, reportChange, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { removeAfterCommit, requireFreeSpace, storeFiles } from '#server/platform/storage/files.ts';
import {
  isPdf,
  MEDIA_TYPES,
  recognisePicture,
  UntrustedFileError,
} from '#server/platform/untrusted-files/file-type.ts';
import { cleanAndRender } from '#server/platform/untrusted-files/run-in-child.ts';
import type { NumberedTrees, TreeCounts } from '#src/domain/page-facts.ts';
import { canUnplant, UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import {
  type AddBatchInput,
  type BatchView,
  batchView,
  type ChangeBatchInput,
  EVIDENCE_BYTES_MAX,
  EVIDENCE_MESSAGES,
  PLANTED_IN_FUTURE,
  type PlantingView,
} from '#src/domain/project/tree/certificate.schema.ts';
import { HOUR_MS, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { dayInZone } from '#src/domain/shared/zoned-time.ts';
import { site } from '#src/domain/site.ts';
import { ProjectEntity } from '../project/project.entity.ts';
import { findHistory } from '../project/project-history.service.ts';
import { CertificateEntity, PlantingBatchEntity, type PlantingBatchRow } from './certificate.entity.ts';
import { plantedEmailJob, setValidity, toCertificateView } from './certificate.service.ts';

function requirePast(ctx: Context, plantedOn: string): void {
  if (plantedOn > dayInZone(ctx.deps.clock.now(), site.timeZone))
    throw fieldError('plantedOn', PLANTED_IN_FUTURE);
}

const treesOf = (ctx: Context, batchId: number): Promise<number> =>
  ctx.em.count(CertificateEntity, { batchId });

async function toBatchView(ctx: Context, id: number): Promise<BatchView> {
  const row = await ctx.em.findOneOrFail(PlantingBatchEntity, { id }, { refresh: true });
  return viewOfBatch(row, await treesOf(ctx, id));
}

const viewOfBatch = (row: PlantingBatchRow, trees: number): BatchView =>
  viewOf(batchView, {
    ...row,
    trees,
    evidence:
      row.evidenceFile && row.evidenceBytes
        ? { name: evidenceName(row.id, row.evidenceFile), sizeBytes: row.evidenceBytes }
        : null,
  });

const evidenceName = (id: number, file: string): string => `planting-${id}.${file.split('.').pop()}`;

const BATCHES_SHOWN = 100;

/** Trees of each batch; those of no batch are reserved. */
async function countByBatch(ctx: Context): Promise<Map<number | null, number>> {
  const rows = await kysely(ctx.em)
    .selectFrom('tree_certificate')
    .select(({ fn }) => ['batchId', fn.countAll<number>().as('trees')])
    .where('withdrawnAt', 'is', null)
    .groupBy('batchId')
    .execute();
  return new Map(rows.map(({ batchId, trees }) => [batchId, trees]));
}

const totals = (trees: ReadonlyMap<number | null, number>): TreeCounts => {
  const reserved = trees.get(null) ?? 0;
  return { reserved, planted: [...trees.values()].reduce((sum, n) => sum + n, 0) - reserved };
};

export async function countTrees(ctx: Context): Promise<NumberedTrees> {
  const first = await kysely(ctx.em)
    .selectFrom('tree_certificate')
    .select(({ fn }) => fn.min('createdAt').as('since'))
    .executeTakeFirst();
  return { ...totals(await countByBatch(ctx)), since: first?.since ?? null };
}

export async function getPlanting(ctx: Context): Promise<PlantingView> {
  const rows = await ctx.em.find(
    PlantingBatchEntity,
    {},
    { orderBy: { plantedOn: 'desc', id: 'desc' }, limit: BATCHES_SHOWN, refresh: true },
  );
  const trees = await countByBatch(ctx);
  return { ...totals(trees), batches: rows.map((row) => viewOfBatch(row, trees.get(row.id) ?? 0)) };
}

/** Leaves out those that another transaction is planting. */
const nextReserved = (ctx: Context, trees: number) =>
  kysely(ctx.em)
    .selectFrom('tree_certificate')
    .select('id')
    .where('batchId', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .limit(trees)
    .forUpdate()
    .skipLocked()
    .execute();

/** @throws AppError VALIDATION: a day in the future, or more trees than are reserved */
export async function addBatch(ctx: Context, { trees, ...fields }: AddBatchInput): Promise<BatchView> {
  requirePast(ctx, fields.plantedOn);
  return inTransaction(ctx, async (inner) => {
    const id = await inner.em.insert(PlantingBatchEntity, {
      ...fields,
      partner: site.plantingPartner,
      createdBy: actorName(inner),
      createdAt: inner.deps.clock.now(),
    });
    const chosen = trees > 0 ? (await nextReserved(inner, trees)).map((row) => row.id) : [];
    if (chosen.length < trees) {
      const message = `Only ${chosen.length} ${chosen.length === 1 ? 'tree is' : 'trees are'} reserved. Enter a smaller number.`;
      throw fieldError('trees', message);
    }
    const batch = await inner.em.findOneOrFail(PlantingBatchEntity, { id });
    if (chosen.length > 0) await plant(inner, batch, chosen);
    await writeAudit(inner, 'planting.add', ['planting', batch.id], { after: { ...fields, trees } });
    return toBatchView(inner, batch.id);
  });
}

/** Changes what its certificates show. @throws AppError NOT_FOUND */
export async function changeBatch(ctx: Context, { id, ...fields }: ChangeBatchInput): Promise<BatchView> {
  requirePast(ctx, fields.plantedOn);
  return inTransaction(ctx, async (inner) => {
    const {
      plantedOn,
      place,
      partnerReference = null,
    } = await lockRow(inner.em, PlantingBatchEntity, id, BATCH_MISSING);
    await inner.em.nativeUpdate(PlantingBatchEntity, { id }, fields);
    await writeAudit(inner, 'planting.change', ['planting', id], {
      before: { plantedOn, place, partnerReference },
      after: fields,
    });
    return toBatchView(inner, id);
  });
}

/** @throws AppError NOT_FOUND; CONFLICT while certificates belong to it */
export const removeBatch = transactional(async (ctx: Context, id: number) => {
  const batch = await lockRow(ctx.em, PlantingBatchEntity, id, BATCH_MISSING);
  if ((await treesOf(ctx, id)) > 0)
    throw new AppError('CONFLICT', 'Certificates belong to this planting, so it can’t be removed.');
  await ctx.em.nativeDelete(PlantingBatchEntity, { id });
  await writeAudit(ctx, 'planting.remove', ['planting', id], {
    before: { plantedOn: batch.plantedOn, place: batch.place },
  });
  if (batch.evidenceFile) await removeAfterCommit(ctx.em, ctx.deps.jobs, [batch.evidenceFile]);
});

const BATCH_MISSING = 'We can’t find this planting. Choose it from the list.';
const CERTIFICATE_MISSING = 'We can’t find this certificate. Choose it from the list.';

/** Plants locked certificates: one event each, and an email when it can’t be undone any more. */
async function plant(ctx: Context, batch: PlantingBatchRow, ids: readonly number[]): Promise<void> {
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
  const startAfter = new Date(now.getTime() + UNPLANT_MINUTES * MINUTE_MS);
  const assignedAt = now.toISOString();
  for (const id of ids)
    await ctx.deps.jobs.enqueue(ctx.em, plantedEmailJob, { id, assignedAt }, { startAfter });
}

/** @throws AppError NOT_FOUND; CONFLICT if its tree is planted or it is withdrawn */
export const plantCertificate = transactional(async (ctx: Context, id: number, batchId: number) => {
  const batch = await lockRow(ctx.em, PlantingBatchEntity, batchId, BATCH_MISSING);
  const certificate = await lockRow(ctx.em, CertificateEntity, id, CERTIFICATE_MISSING);
  if (certificate.withdrawnAt)
    throw new AppError('CONFLICT', 'This certificate is withdrawn: its order was cancelled.');
  if (certificate.batchId) throw new AppError('CONFLICT', 'This tree is already planted.');
  await plant(ctx, batch, [id]);
  await writeAudit(ctx, 'certificate.plant', ['certificate', id], { after: { planting: batchId } });
});

/** @throws AppError NOT_FOUND; CONFLICT once its customer is notified */
export const unplantCertificate = transactional(async (ctx: Context, id: number) => {
  const certificate = await lockRow(ctx.em, CertificateEntity, id, CERTIFICATE_MISSING);
  if (!canUnplant(certificate.assignedAt ?? null, ctx.deps.clock.now()))
    throw new AppError(
      'CONFLICT',
      certificate.batchId
        ? `A tree can be taken out of its planting for ${UNPLANT_MINUTES} minutes. Its customer has been notified since.`
        : 'This tree is not planted yet.',
    );
  await ctx.em.nativeUpdate(CertificateEntity, { id }, { batchId: null, assignedAt: null });
  const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId: certificate.orderId });
  // Its order may have been cancelled while the tree counted as planted.
  await setValidity(ctx, { ...certificate, batchId: null }, await findHistory(ctx, project.id));
  await writeAudit(ctx, 'certificate.unplant', ['certificate', id], {
    before: { planting: certificate.batchId },
  });
});

/** A picture is re-encoded in a child process; a PDF is only ever downloaded. */
type EvidenceType = 'jpg' | 'png' | 'pdf';

/** @throws AppError 413, 415, 503 */
async function cleanEvidence(content: Uint8Array): Promise<{ type: EvidenceType; bytes: Uint8Array }> {
  if (content.byteLength > EVIDENCE_BYTES_MAX) throw new AppError('TOO_LARGE', EVIDENCE_MESSAGES.size);
  if (isPdf(content)) return { type: 'pdf', bytes: content };
  const kind = recognisePicture(content);
  if (kind !== 'jpg' && kind !== 'png') throw new AppError('MEDIA_TYPE', EVIDENCE_MESSAGES.type);
  try {
    return { type: kind, bytes: (await cleanAndRender(content, { uploader: 'identified' })).original };
  } catch (error) {
    if (!(error instanceof UntrustedFileError)) throw error;
    throw new AppError('MEDIA_TYPE', EVIDENCE_MESSAGES.complexity);
  }
}

/** Queued before the file is written: a killed process leaves no file that no planting names. */
export const removeUnusedEvidenceJob = defineJob(
  'remove-unused-evidence',
  z.object({ name: z.string() }),
  async ({ deps, em }: Context, { name }) => {
    if ((await em.count(PlantingBatchEntity, { evidenceFile: name })) === 0) await deps.files.remove(name);
  },
);

/** Replaces earlier evidence. @throws AppError 400, 404, 413, 415, 503 */
export async function storeEvidence(ctx: Context, id: number, content: Uint8Array): Promise<BatchView> {
  await requireRow(ctx.em, PlantingBatchEntity, id, BATCH_MISSING);
  if (content.byteLength === 0) throw new AppError('BAD_REQUEST', EVIDENCE_MESSAGES.missing);
  const { clock, files, jobs } = ctx.deps;
  await requireFreeSpace(files);
  const { type, bytes } = await cleanEvidence(content);
  const file = `${randomBase32(26)}.${type}`;
  await storeFiles(
    files,
    { [file]: bytes },
    {
      insert: () =>
        inTransaction(ctx, ({ em }) => {
          const startAfter = new Date(clock.now().getTime() + HOUR_MS);
          return jobs.enqueue(em, removeUnusedEvidenceJob, { name: file }, { startAfter });
        }),
      delete: async () => {},
    },
  );
  return inTransaction(ctx, async (inner) => {
    const batch = await lockRow(inner.em, PlantingBatchEntity, id, BATCH_MISSING);
    await inner.em.nativeUpdate(
      PlantingBatchEntity,
      { id },
      { evidenceFile: file, evidenceType: MEDIA_TYPES[type], evidenceBytes: bytes.byteLength },
    );
    if (batch.evidenceFile) await removeAfterCommit(inner.em, jobs, [batch.evidenceFile]);
    await writeAudit(inner, 'planting.evidence', ['planting', id]);
    return toBatchView(inner, id);
  });
}

/** @throws AppError NOT_FOUND */
export async function readEvidence(ctx: Context, id: number) {
  const { evidenceFile, evidenceType } = await requireRow(ctx.em, PlantingBatchEntity, id, BATCH_MISSING);
  const bytes = evidenceFile ? await ctx.deps.files.get(evidenceFile) : null;
  if (!bytes || !evidenceFile || !evidenceType)
    throw new AppError('NOT_FOUND', 'This planting has no evidence yet. Upload a picture or a PDF.');
  return { bytes, contentType: evidenceType, fileName: evidenceName(id, evidenceFile) };
}
