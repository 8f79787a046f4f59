/** Untrusted pictures: recognised by their first bytes, decoded and rendered in a child process. */
import { type PictureType, recognisePicture, UntrustedFileError } from './file-type.ts';
import type { PreviewSize, ProcessedPicture } from './picture.processor.ts';
import { type FileLimits, runInChild, type Uploader } from './run-in-child.ts';

export const SVG_SIZE_BYTES_MAX = 512 * 1024;
const PROCESSOR = new URL('./picture.processor.ts', import.meta.url);

export type CleanPicture = ProcessedPicture & { type: PictureType };
type Options = {
  uploader: Uploader;
  types?: readonly PictureType[];
  preview?: PreviewSize;
  limits?: Partial<FileLimits>;
};
const LOGO_TYPES: readonly PictureType[] = ['jpg', 'png', 'svg'];

/** Re-encodes or cleans, and renders a preview. @throws UntrustedFileError, AppError UNAVAILABLE */
export async function cleanAndRender(
  bytes: Uint8Array,
  { uploader, types = LOGO_TYPES, preview, limits }: Options,
): Promise<CleanPicture> {
  const type = recognisePicture(bytes);
  if (!type || !types.includes(type)) throw new UntrustedFileError('type', `none of ${types.join(', ')}`);
  if (type === 'svg' && bytes.byteLength > SVG_SIZE_BYTES_MAX)
    throw new UntrustedFileError('size', 'the SVG is too large');
  const processed = await runInChild<{ type: PictureType; preview?: PreviewSize }, ProcessedPicture>(
    PROCESSOR,
    bytes,
    { type, preview },
    { uploader, limits },
  );
  return { type, ...processed };
}
