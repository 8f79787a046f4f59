/**
 * SEC-18: the content decides the type. Pictures are re-encoded in a child process; a PDF is stored
 * as it is, never opened here, and only ever downloaded.
 */
import { sql } from 'kysely';
import { type Context, type Deps, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { signPath } from '#server/modules/sale/order-email/email-links.service.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { findRow, lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { pruneFiles, requireFreeSpace, storageFull, storeFiles } from '#server/platform/storage/files.ts';
import {
  type FileType,
  isPdf,
  MEDIA_TYPES,
  UntrustedFileError,
  type UntrustedFileProblem,
} from '#server/platform/untrusted-files/file-type.ts';
import { cleanAndRender } from '#server/platform/untrusted-files/run-in-child.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  FILE_NAME_MAX,
  type FilePurpose,
  type ProjectFileView,
  projectFileView,
} from '#src/domain/project/file/project-file.schema.ts';
import { hoursBefore } from '#src/domain/shared/dates.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  ProjectFileEntity,
  type ProjectFileRow,
} from '../project/project.entity.ts';

/** Shown in the page. An SVG may be a document with links, a PDF is never shown by our origin. */
const INLINE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
export const isInline = (mediaType: string): boolean => INLINE.has(mediaType);

const ENDINGS: Record<FileType, RegExp> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  svg: /\.svg$/i,
  pdf: /\.pdf$/i,
};

/** The uploader's name without folders and invisible characters, with an ending that is true. */
export function safeFileName(given: string, type: FileType): string {
  const base = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const stem = base.replace(ENDINGS[type], '').slice(0, FILE_NAME_MAX - 6) || 'file';
  const ending = ENDINGS[type].exec(base)?.[0].toLowerCase() ?? `.${type}`;
  return `${stem}${ending}`;
}

/** RFC 6266: an ASCII name for old programs, then the name itself. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export const filePath = (id: number): string => `${apiPaths.projectFiles}/${id}`;
export const thumbnailPath = (id: number): string => `${filePath(id)}/thumbnail`;

type ShownFile = Pick<ProjectFileRow, 'id' | 'name' | 'mediaType' | 'sizeBytes' | 'thumbnailKey'>;

export function toFileView(
  { keyring, clock }: Pick<Deps, 'keyring' | 'clock'>,
  file: ShownFile,
  linkVersion: number,
): ProjectFileView {
  const sign = (path: string) => signPath(keyring, path, linkVersion, clock.now());
  return viewOf(projectFileView, {
    ...file,
    url: sign(filePath(file.id)),
    thumbnailUrl: file.thumbnailKey ? sign(thumbnailPath(file.id)) : null,
  });
}

const FILES_MAX = 500;
const PROJECT_BYTES_MAX = 1024 ** 3;
/** Limit for the files of all projects together. */
const QUOTA_BYTES = 20 * 1024 ** 3;
const ATTACH_HOURS = 24;
const THUMBNAIL = { pixels: 640, format: 'webp' } as const;
/** A photo of 16 million pixels takes seconds to re-encode on a small machine. */
const LIMITS = { cpuSeconds: 16, ms: 60_000 };

const REJECTION: Record<UntrustedFileProblem, () => AppError> = {
  type: () => new AppError('MEDIA_TYPE', FILE_MESSAGES.type),
  complexity: () => new AppError('MEDIA_TYPE', FILE_MESSAGES.complexity),
  size: () => new AppError('TOO_LARGE', FILE_MESSAGES.complexity),
};

type Upload = {
  projectId: number;
  purpose: FilePurpose;
  uploadedBy: 'customer' | 'staff';
  name: string;
  content: Uint8Array;
};
type Prepared = { type: FileType; original: Uint8Array; thumbnail: Uint8Array | null };

/** @throws AppError 413, 415, 503 */
async function prepare(content: Uint8Array): Promise<Prepared> {
  if (isPdf(content)) return { type: 'pdf', original: content, thumbnail: null };
  try {
    const types = ['jpg', 'png', 'webp', 'svg'] as const;
    const { type, original, preview } = await cleanAndRender(content, {
      uploader: 'identified',
      types,
      preview: THUMBNAIL,
      limits: LIMITS,
    });
    return { type, original, thumbnail: preview };
  } catch (error) {
    throw error instanceof UntrustedFileError ? REJECTION[error.problem]() : error;
  }
}

/** Call with the project locked. @throws AppError CONFLICT, STORAGE_FULL */
async function requireRoom(ctx: Context, projectId: number, bytes: number): Promise<void> {
  const figures = () =>
    kysely(ctx.em)
      .selectFrom('project_file')
      .select(({ fn, lit }) => [
        fn.countAll<number>().as('count'),
        fn.coalesce(fn.sum<number>('sizeBytes'), lit(0)).as('bytes'),
      ]);
  const own = await figures().where('projectId', '=', projectId).executeTakeFirstOrThrow();
  if (own.count >= FILES_MAX || own.bytes + bytes > PROJECT_BYTES_MAX)
    throw new AppError('CONFLICT', FILE_MESSAGES.full);
  const all = await figures().executeTakeFirstOrThrow();
  if (all.bytes + bytes > QUOTA_BYTES) throw storageFull();
}

/** @throws AppError 400, 404, 409, 413, 415, 503 */
export async function storeProjectFile(ctx: Context, upload: Upload): Promise<ProjectFileView> {
  const { projectId, purpose, uploadedBy, content } = upload;
  if (content.byteLength === 0) throw new AppError('BAD_REQUEST', FILE_MESSAGES.failed);
  if (content.byteLength > FILE_BYTES_MAX) throw new AppError('TOO_LARGE', FILE_MESSAGES.size);
  const { files, clock } = ctx.deps;
  await requireFreeSpace(files);
  const { type, original, thumbnail } = await prepare(content);
  const stem = `project-${randomBase32(26)}`;
  const storageKey = `${stem}.${type}`;
  const thumbnailKey = thumbnail && `${stem}.thumbnail.webp`;
  const contents = {
    [storageKey]: original,
    ...(thumbnail && thumbnailKey ? { [thumbnailKey]: thumbnail } : {}),
  };
  return storeFiles(files, contents, {
    insert: () =>
      inTransaction(ctx, async (inner) => {
        const { linkVersion } = await lockRow(inner.em, ProjectEntity, projectId, PROJECT_MISSING);
        await requireRoom(inner, projectId, original.byteLength);
        const row = {
          projectId,
          purpose,
          uploadedBy,
          name: safeFileName(upload.name, type),
          mediaType: MEDIA_TYPES[type],
          sizeBytes: original.byteLength,
          storageKey,
          thumbnailKey,
          createdAt: clock.now(),
        };
        const id = await inner.em.insert(ProjectFileEntity, row);
        return toFileView(ctx.deps, { id, ...row }, linkVersion);
      }),
    delete: ({ id }) => ctx.em.nativeDelete(ProjectFileEntity, { id }),
  });
}

/** @throws AppError NOT_FOUND, also if the link of that version was revoked */
export async function readProjectFile(
  ctx: Context,
  id: number,
  part: 'original' | 'thumbnail',
  linkVersion: number,
) {
  const row = await findRow(ctx.em, ProjectFileEntity, id);
  const project = row && (await findRow(ctx.em, ProjectEntity, row.projectId));
  if (project?.linkVersion !== linkVersion) throw new AppError('NOT_FOUND');
  const key = part === 'thumbnail' ? row?.thumbnailKey : row?.storageKey;
  const bytes = key ? await ctx.deps.files.get(key) : null;
  if (!row || !bytes) throw new AppError('NOT_FOUND');
  const mediaType = part === 'thumbnail' ? 'image/webp' : row.mediaType;
  return { bytes, mediaType, name: row.name, isInline: isInline(mediaType) };
}

export async function findFiles(ctx: Context, projectId: number): Promise<Map<number, ProjectFileRow>> {
  const files = await ctx.em.find(ProjectFileEntity, { projectId }, { refresh: true });
  return new Map(files.map((file) => [file.id, file]));
}

const IS_UNUSED = sql<boolean>`(
  not exists (select 1 from project_message_file m where m.file_id = project_file.id)
  and not exists (select 1 from project_design d where d.file_id = project_file.id))`;

/** Deletes unused uploads after a day. @returns how many */
export async function pruneProjectFiles(ctx: Context): Promise<number> {
  const before = hoursBefore(ctx.deps.clock.now(), ATTACH_HOURS);
  const db = kysely(ctx.em);
  const rows = await db
    .selectFrom('project_file')
    .selectAll()
    .where('createdAt', '<', before)
    .where(IS_UNUSED)
    .orderBy('createdAt')
    .limit(200)
    .execute();
  return pruneFiles(ctx.deps.files, rows, {
    names: ({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey],
    async deleteRow({ id }) {
      const deletion = db.deleteFrom('project_file').where('id', '=', id).where(IS_UNUSED);
      return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
    },
    restoreRow: (row) => ctx.em.insert(ProjectFileEntity, row),
  });
}
