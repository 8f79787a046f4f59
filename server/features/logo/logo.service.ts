/** SEC-18: a logo is what its bytes are, not what its name says. Rasters are re-encoded, SVG is cleaned and shown as a PNG only. */
import type { Context } from '#server/context.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { queryRows, runStatement } from '#server/platform/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { inLine } from '#server/platform/in-line.ts';
import { LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from '#src/domain/logo/logo.schema.ts';
import { UploadEntity, type UploadRow } from './upload.entity.ts';

const PIXELS_MAX = 16_000_000;
const PREVIEW_PIXELS = 1024;
const FREE_BYTES_MIN = 500_000_000;
/** All logos together: what a stranger can fill stays bounded (security.md 3.4). */
const QUOTA_BYTES = 2 * 1024 ** 3;
const DECODERS_AT_ONCE = 2;
const DECODERS_IN_LINE_MAX = 6;
const CLAIM_HOURS = 24;

const refuseType = () => new AppError('MEDIA_TYPE', LOGO_MESSAGES.type.text);

type Kind = 'jpg' | 'png' | 'svg';
const CONTENT_TYPE: Record<Kind, string> = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/** By magic bytes; SVG by its root element. */
function sniff(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const head = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i.test(head) ? 'svg' : null;
}

/** SEC-18: two at a time and a short line, because a crafted SVG can keep the renderer busy for seconds. @throws AppError 415, 503 */
export async function decode<T>(work: () => Promise<T>): Promise<T> {
  const turn = await inLine(
    'logo',
    DECODERS_AT_ONCE + DECODERS_IN_LINE_MAX,
    async () => {
      try {
        return await work();
      } catch (error) {
        throw error instanceof AppError ? error : refuseType();
      }
    },
    DECODERS_AT_ONCE,
  );
  if (!turn) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return turn.result;
}

/** Loaded with the first logo: 20 MB that a node without uploads does not need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** Its name is not looked at and never becomes part of a path. @throws AppError 400, 413, 415, 503 */
export async function storeLogo(ctx: Context, content: Uint8Array): Promise<{ fileName: string }> {
  if (content.byteLength === 0) throw new AppError('BAD_REQUEST', LOGO_MESSAGES.failed.text);
  if (content.byteLength > LOGO_SIZE_BYTES_MAX) throw new AppError('TOO_LARGE', LOGO_MESSAGES.size.text);
  const sent = Buffer.from(content);
  const kind = sniff(sent);
  if (!kind) throw refuseType();
  await requireRoom(ctx);

  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' as const };
  const { original, preview } = await decode(async () => {
    const sharp = await loadSharp();
    const bytes = kind === 'svg' ? Buffer.from((await import('./clean-svg.ts')).cleanSvg(sent.toString('utf8'))) : sent;
    const image = sharp(bytes, options).timeout({ seconds: 5 });
    const format = (await image.metadata()).format;
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) throw refuseType();
    const upright = image.rotate();
    return {
      original: kind === 'svg' ? bytes : await (kind === 'jpg' ? upright.clone().jpeg({ quality: 92 }) : upright.clone().png()).toBuffer(),
      preview: await upright
        .clone()
        .resize(PREVIEW_PIXELS, PREVIEW_PIXELS, { fit: 'inside', withoutEnlargement: kind !== 'svg' })
        .png()
        .toBuffer(),
    };
  });

  const stem = randomBase32(26);
  const fileName = `${stem}.${kind}`;
  const previewName = `${stem}.preview.png`;
  const { files, clock } = ctx.deps;
  try {
    await files.put(fileName, original);
    await files.put(previewName, preview);
    await ctx.em.insert(UploadEntity, {
      name: fileName,
      contentType: CONTENT_TYPE[kind],
      sizeBytes: original.byteLength,
      previewName,
      createdAt: clock.now(),
    } as never);
  } catch (error) {
    // REL-06: without its row a file would never be counted, nor swept.
    await Promise.allSettled([files.remove(fileName), files.remove(previewName)]);
    throw FULL.has(String((error as { code?: unknown }).code)) ? storageFull() : error;
  }
  return { fileName };
}

/** No space left, or no more of it for this user. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const storageFull = () => new AppError('STORAGE_FULL', undefined, { retryAfterSeconds: 60 });

async function requireRoom(ctx: Context): Promise<void> {
  const free = await ctx.deps.files.freeBytes();
  const [kept] = await queryRows<{ bytes: string | number }>(ctx.em, 'select coalesce(sum(size_bytes), 0) as bytes from upload');
  if ((free !== null && free < FREE_BYTES_MIN) || Number(kept?.bytes) >= QUOTA_BYTES) throw storageFull();
}

/** Ties an uploaded file to its confirmation, once. @throws AppError when there is no such unclaimed file (SEC-20) */
export async function claimLogo(ctx: Context, name: string, confirmationId: number): Promise<void> {
  const claimed = await runStatement(ctx.em, 'update upload set confirmation_id = ? where name = ? and confirmation_id is null', [
    confirmationId,
    name,
  ]);
  if (claimed !== 1)
    throw new AppError('VALIDATION', LOGO_MESSAGES.failed.text, {
      issues: [{ path: ['logoFileName'], message: LOGO_MESSAGES.failed.text }],
    });
}

export type StoredLogo = { bytes: Buffer; contentType: string; fileName: string };

/** @throws AppError NOT_FOUND */
export async function readLogo(ctx: Context, name: string, wantsPreview: boolean): Promise<StoredLogo> {
  const row = await ctx.em.findOne(UploadEntity, { name });
  const stored = wantsPreview ? row?.previewName : row?.name;
  const bytes = stored ? await ctx.deps.files.get(stored) : null;
  if (!row || !bytes) throw new AppError('NOT_FOUND');
  return {
    bytes,
    contentType: wantsPreview ? 'image/png' : row.contentType,
    fileName: wantsPreview ? `logo-${row.confirmationId ?? 'new'}.png` : `logo-${row.confirmationId ?? 'new'}${row.name.slice(26)}`,
  };
}

/** Uploads nobody submitted a form with are deleted after a day. @returns how many */
export async function sweepUnclaimedLogos(ctx: Context): Promise<number> {
  const before = new Date(ctx.deps.clock.now().getTime() - CLAIM_HOURS * 3_600_000);
  const rows = await ctx.em.find(UploadEntity, { confirmationId: null, createdAt: { $lt: before } }, { limit: 200 });
  let swept = 0;
  for (const row of rows) {
    // The row first: it decides between this and a form that is sent in the same moment.
    const isMine = (await ctx.em.nativeDelete(UploadEntity, { name: row.name, confirmationId: null })) > 0;
    if (!isMine) continue;
    await removeFiles(ctx, row);
    swept++;
  }
  return swept;
}

async function removeFiles(ctx: Context, row: UploadRow): Promise<void> {
  try {
    await ctx.deps.files.remove(row.name);
    if (row.previewName) await ctx.deps.files.remove(row.previewName);
  } catch (error) {
    // A store that is away: the row comes back, so that the next sweep finds these files again.
    await ctx.em.insert(UploadEntity, row);
    throw error;
  }
}
