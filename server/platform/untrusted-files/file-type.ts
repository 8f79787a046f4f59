/** The types of uploaded files: pictures and PDFs. */
import type { PictureType } from './picture-type.ts';

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
