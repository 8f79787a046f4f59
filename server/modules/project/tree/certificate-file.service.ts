/** PDF and preview picture of a certificate, drawn once as long as nothing on it changes. */
import type { Context } from '#server/context.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitConcurrency } from '#server/platform/limits/concurrency.ts';
import { paths } from '#src/domain/paths.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { findCertificate } from './certificate.service.ts';

export type CertificateFile = 'pdf' | 'picture';
type Drawn = { bytes: Buffer; etag: string };

/** About 40 kB each. */
const KEPT_MAX = 100;
const WAITING_MAX = 50;
const kept = new Map<string, Promise<Buffer>>();

/** The drawing code is loaded with the first certificate: other nodes save 20 MB. */
async function draw(view: CertificateView, kind: CertificateFile, url: string): Promise<Buffer> {
  if (kind === 'pdf') return (await import('./drawing/certificate-pdf.ts')).certificatePdf(view, url);
  return (await import('./drawing/certificate-picture.ts')).certificatePicture(view);
}

/** @throws AppError UNAVAILABLE while too many are drawn at once */
async function drawLimited(...what: Parameters<typeof draw>): Promise<Buffer> {
  const drawn = await limitConcurrency('certificate', WAITING_MAX, () => draw(...what), 2);
  if (!drawn) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return drawn.result;
}

/** Null if there is no valid certificate with this number. @throws AppError UNAVAILABLE */
export async function certificateFile(
  ctx: Context,
  number: string,
  kind: CertificateFile,
): Promise<Drawn | null> {
  const view = await findCertificate(ctx, number);
  if (!view) return null;
  const url = `${ctx.deps.config.origin}${paths.certificate(number)}`;
  const key = sha256(JSON.stringify([kind, url, view])).slice(0, 32);
  const drawing = kept.get(key) ?? drawLimited(view, kind, url);
  // The most recent is last, so that the first is dropped.
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (oldest && kept.size > KEPT_MAX) kept.delete(oldest);
  try {
    return { bytes: await drawing, etag: `"${key}"` };
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
