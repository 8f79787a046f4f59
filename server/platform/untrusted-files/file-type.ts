/** The types of uploaded files: pictures and PDFs. */

export type PictureType = 'jpg' | 'png' | 'svg' | 'webp';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');
/** The root element of an SVG must start within these bytes. */
const PROLOGUE_BYTES_MAX = 4096;

/** By its first bytes, without regular expressions and without a decoder. */
export function recognisePicture(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, JPEG)) return 'jpg';
  if (startsWith(bytes, PNG)) return 'png';
  if (isWebp(bytes)) return 'webp';
  const head = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES_MAX));
  return isSvg(head) ? 'svg' : null;
}

/** A RIFF file; bytes 4 to 7 are its length. */
const isWebp = (bytes: Uint8Array): boolean => startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP);

const startsWith = (bytes: Uint8Array, prefix: Buffer): boolean =>
  prefix.equals(bytes.subarray(0, prefix.length));

/** Skips XML declaration, comments and a DOCTYPE without entities, then looks at the first tag. */
function isSvg(head: string): boolean {
  let at = skipSpace(head, 0);
  for (;;) {
    const end = head.startsWith('<?xml', at)
      ? endOf(head, '?>', at)
      : head.startsWith('<!--', at)
        ? endOf(head, '-->', at + 4)
        : isDoctype(head, at)
          ? endOf(head, '>', at)
          : null;
    if (end === null) return head.startsWith('<svg', at) && ' \t\r\n/>'.includes(head[at + 4] ?? '?');
    if (end === -1) return false;
    at = skipSpace(head, end);
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '?')) at++;
  return at;
}

/** @returns the position after `mark`, or -1 */
function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
}

/** An internal subset (`[`) may declare entities, which no drawing needs. */
function isDoctype(head: string, at: number): boolean {
  return head.startsWith('<!DOCTYPE', at) && !head.slice(at, head.indexOf('>', at)).includes('[');
}

export type FileType = PictureType | 'pdf';

export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

const PDF = Buffer.from('%PDF-');
export const isPdf = (bytes: Uint8Array): boolean => PDF.equals(bytes.subarray(0, PDF.length));

/** `type`: unknown or damaged. `size`: too large. `complexity`: too much time or memory. */
export type UntrustedFileProblem = 'type' | 'size' | 'complexity';

/** A rejected untrusted file. The calling feature chooses the message. */
export class UntrustedFileError extends Error {
  readonly problem: UntrustedFileProblem;
  constructor(problem: UntrustedFileProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
