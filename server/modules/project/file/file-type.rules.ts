/** How the files of projects are shown and named. */
import type { FileType } from '#server/platform/untrusted-files/file-type.ts';
import { FILE_NAME_MAX } from '#src/domain/project/project/customer-page.schema.ts';

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
