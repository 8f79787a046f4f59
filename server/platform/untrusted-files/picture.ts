/**
 * Untrusted pictures: recognised here by their first bytes; decoded,
 * cleaned and rendered in a child process.
 */
import type { ProcessedPicture } from './picture.processor.ts';
import { type PictureType, recognisePicture } from './picture-type.ts';
import { runInChild } from './run-in-child.ts';
import { UntrustedFileError } from './untrusted-file-error.ts';

export const SVG_SIZE_BYTES_MAX = 512 * 1024;
const PROCESSOR = new URL('./picture.processor.ts', import.meta.url);

export type CleanPicture = ProcessedPicture & { type: PictureType };

/**
 * Re-encodes a JPEG or PNG, cleans an SVG, and renders a PNG preview.
 * @throws UntrustedFileError, AppError UNAVAILABLE
 */
export async function cleanAndRender(bytes: Uint8Array): Promise<CleanPicture> {
  const type = recognisePicture(bytes);
  if (!type) throw new UntrustedFileError('type', 'neither JPEG, PNG nor SVG');
  if (type === 'svg' && bytes.byteLength > SVG_SIZE_BYTES_MAX)
    throw new UntrustedFileError('size', 'the SVG is too large');
  const processed = await runInChild<{ type: PictureType }, ProcessedPicture>(PROCESSOR, bytes, { type });
  return { type, ...processed };
}
