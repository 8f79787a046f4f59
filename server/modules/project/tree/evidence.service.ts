/** Evidence of a planting: a picture, re-encoded in a child process, or a PDF for download only. */
import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { removeAfterCommit, requireFreeSpace, storeFiles } from '#server/platform/storage/files.ts';
import {
  isPdf,
  MEDIA_TYPES,
  recognisePicture,
  UntrustedFileError,
} from '#server/platform/untrusted-files/file-type.ts';
import { cleanAndRender } from '#server/platform/untrusted-files/picture.ts';
import {
  type BatchView,
  EVIDENCE_BYTES_MAX,
  EVIDENCE_MESSAGES,
} from '#src/domain/project/tree/certificate.schema.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { PlantingBatchEntity } from './certificate.entity.ts';
import { BATCH_MISSING, evidenceName, toBatchView } from './planting.service.ts';

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
