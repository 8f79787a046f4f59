/**
 * SEC-18: the content decides the type of a logo, not its name. Rasters are re-encoded; SVG is
 * cleaned and shown only as PNG.
 */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { pruneFiles, requireFreeSpace, storageFull, storeFiles } from '#server/platform/storage/files.ts';
import {
  MEDIA_TYPES,
  UntrustedFileError,
  type UntrustedFileProblem,
} from '#server/platform/untrusted-files/file-type.ts';
import { type CleanPicture, cleanAndRender } from '#server/platform/untrusted-files/run-in-child.ts';
import { LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { hoursBefore } from '#src/domain/shared/dates.ts';
import { UploadEntity } from '../confirmation/confirmation.entity.ts';

/** Limit for all logos and previews together: strangers must not be able to fill the disk. */
const QUOTA_BYTES = 2 * 1024 ** 3;
const CLAIM_HOURS = 24;

const REJECTION: Record<UntrustedFileProblem, () => AppError> = {
  type: () => new AppError('MEDIA_TYPE', LOGO_MESSAGES.type.text),
  complexity: () => new AppError('MEDIA_TYPE', LOGO_MESSAGES.complexity.text),
  size: () => new AppError('TOO_LARGE', LOGO_MESSAGES.svgSize.text),
};

/** @throws AppError 413, 415, 503 */
async function cleanLogo(content: Uint8Array): Promise<CleanPicture> {
  try {
    return await cleanAndRender(content, { uploader: 'anonymous' });
  } catch (error) {
    throw error instanceof UntrustedFileError ? REJECTION[error.problem]() : error;
  }
}

/** Ignores the name of the file; paths never contain it. @throws AppError 400, 413, 415, 503 */
export async function storeLogo(ctx: Context, content: Uint8Array): Promise<{ fileName: string }> {
  if (content.byteLength === 0) throw new AppError('BAD_REQUEST', LOGO_MESSAGES.failed.text);
  if (content.byteLength > LOGO_SIZE_BYTES_MAX) throw new AppError('TOO_LARGE', LOGO_MESSAGES.size.text);
  await requireRoom(ctx, 0);
  const { type, original, preview } = await cleanLogo(content);
  const sizeBytes = original.byteLength + preview.byteLength;
  await requireRoom(ctx, sizeBytes);

  const stem = randomBase32(26);
  const fileName = `${stem}.${type}`;
  const previewName = `${stem}.preview.png`;
  const { files, clock } = ctx.deps;
  const contents = { [fileName]: original, [previewName]: preview };
  return storeFiles(files, contents, {
    async insert() {
      await ctx.em.insert(UploadEntity, {
        name: fileName,
        contentType: MEDIA_TYPES[type],
        sizeBytes,
        previewName,
        createdAt: clock.now(),
      });
      return { fileName };
    },
    delete: () => ctx.em.nativeDelete(UploadEntity, { name: fileName }),
  });
}

/** @throws AppError STORAGE_FULL if these bytes would exceed the limit */
async function requireRoom(ctx: Context, bytes: number): Promise<void> {
  await requireFreeSpace(ctx.deps.files);
  const kept = await kysely(ctx.em)
    .selectFrom('upload')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('sizeBytes'), lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  if (kept.bytes + bytes >= QUOTA_BYTES) throw storageFull();
}

/**
 * Attaches an uploaded file to its form, once.
 * @throws AppError when there is no such unclaimed file (SEC-20)
 */
export async function claimLogo(ctx: Context, name: string, confirmationId: number): Promise<void> {
  const claimed = await ctx.em.nativeUpdate(UploadEntity, { name, confirmationId: null }, { confirmationId });
  if (claimed !== 1) throw fieldError('logoFileName', LOGO_MESSAGES.failed.text);
}

type StoredLogo = { bytes: Buffer; contentType: string; fileName: string };

/** @throws AppError NOT_FOUND */
export async function readLogo(ctx: Context, name: string, wantsPreview: boolean): Promise<StoredLogo> {
  const row = await ctx.em.findOne(UploadEntity, { name });
  const stored = wantsPreview ? row?.previewName : row?.name;
  const bytes = stored ? await ctx.deps.files.get(stored) : null;
  if (!row || !bytes) throw new AppError('NOT_FOUND');
  const [contentType, ending] = wantsPreview ? ['image/png', '.png'] : [row.contentType, row.name.slice(26)];
  return { bytes, contentType, fileName: `logo-${row.confirmationId ?? 'new'}${ending}` };
}

/** Deletes uploads that no form has claimed within a day. @returns how many */
export async function pruneUnclaimedLogos(ctx: Context): Promise<number> {
  const before = hoursBefore(ctx.deps.clock.now(), CLAIM_HOURS);
  const rows = await ctx.em.find(
    UploadEntity,
    { confirmationId: null, createdAt: { $lt: before } },
    { orderBy: { createdAt: 'asc' }, limit: 200 },
  );
  return pruneFiles(ctx.deps.files, rows, {
    names: ({ name, previewName }) => [name, previewName],
    deleteRow: async ({ name }) =>
      (await ctx.em.nativeDelete(UploadEntity, { name, confirmationId: null })) > 0,
    restoreRow: (row) => ctx.em.insert(UploadEntity, row),
  });
}
