/** Runs in the child process only: everything here may hang, crash or run out of memory. */
import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { type PictureType, UntrustedFileError } from './file-type.ts';

const PIXELS_MAX = 16_000_000;
export type PreviewSize = { pixels: number; format: 'png' | 'webp' };
const PREVIEW: PreviewSize = { pixels: 1024, format: 'png' };
/** Decoding may enlarge a picture: the server keeps the result in memory and stores it. */
const ORIGINAL_BYTES_MAX = 20 * 1024 ** 2;

export type ProcessedPicture = { original: Uint8Array; preview: Uint8Array };

export async function processFile(
  sent: Uint8Array,
  { type, preview: size = PREVIEW }: { type: PictureType; preview?: PreviewSize },
): Promise<ProcessedPicture> {
  sharp.concurrency(1);
  const bytes = type === 'svg' ? Buffer.from(cleanSvg(new TextDecoder().decode(sent))) : sent;
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== (type === 'jpg' ? 'jpeg' : type))
    throw new UntrustedFileError('type', `decoded as ${format}`);
  const upright = image.rotate();
  const original = type === 'svg' ? bytes : await encoded(upright.clone(), type).toBuffer();
  if (original.byteLength > ORIGINAL_BYTES_MAX)
    throw new UntrustedFileError('complexity', 'the decoded picture is too large');
  const preview = await render(upright, size, type !== 'svg').catch((error: unknown) => {
    // A cleaned SVG is well-formed, so librsvg rejects it only at its own limits.
    throw type === 'svg' ? new UntrustedFileError('complexity', String(error)) : error;
  });
  return { original, preview };
}

function encoded(image: Sharp, type: Exclude<PictureType, 'svg'>): Sharp {
  if (type === 'jpg') return image.jpeg({ quality: 92 });
  return type === 'png' ? image.png() : image.webp({ quality: 90 });
}

function render(
  upright: Sharp,
  { pixels, format }: PreviewSize,
  withoutEnlargement: boolean,
): Promise<Buffer> {
  const small = upright.clone().resize(pixels, pixels, { fit: 'inside', withoutEnlargement });
  return format === 'webp'
    ? small.webp({ quality: 82 }).toBuffer()
    : // 256 colours bound the preview to 1.1 MB (noise); without them it reaches 4.2 MB.
      small.png({ palette: true, effort: 1, compressionLevel: 9 }).toBuffer();
}
