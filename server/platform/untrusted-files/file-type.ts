export type PictureType = 'jpg' | 'png' | 'svg' | 'webp';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');
/** The root element of an SVG must start within these bytes. */
const PROLOGUE_BYTES_MAX = 4096;

/** XML declarations, comments and a DOCTYPE without entities, then the first tag. */
const SVG = /^\s*(?:(?:<\?xml[^>]*>|<!--(?:[^-]|-[^-])*-->|<!DOCTYPE[^>[]*>)\s*)*<svg[\s/>]/;

/** By its first bytes, without a decoder. The pattern takes linear time. */
export function recognisePicture(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, JPEG)) return 'jpg';
  if (startsWith(bytes, PNG)) return 'png';
  // A RIFF file; bytes 4 to 7 are its length.
  if (startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP)) return 'webp';
  return SVG.test(new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES_MAX))) ? 'svg' : null;
}

const startsWith = (bytes: Uint8Array, prefix: Buffer): boolean =>
  prefix.equals(bytes.subarray(0, prefix.length));

export type FileType = PictureType | 'pdf';

export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

const PDF = Buffer.from('%PDF-');
export const isPdf = (bytes: Uint8Array): boolean => startsWith(bytes, PDF);

/** `type`: unknown or damaged. `size`: too large. `complexity`: too much time or memory. */
export type UntrustedFileProblem = 'type' | 'size' | 'complexity';

/** The calling feature chooses the message. */
export class UntrustedFileError extends Error {
  readonly problem: UntrustedFileProblem;
  constructor(problem: UntrustedFileProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
