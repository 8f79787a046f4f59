/** The public page of a certificate. */
import type { Context } from '#server/context.ts';
import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import { parseCertificateNumber } from '#src/domain/project/tree/certificate.rules.ts';
import { findCertificate } from './certificate.service.ts';

const PATH = /^\/certificate\/([^/]+)/;

/**
 * @returns null if the number is unknown or the certificate withdrawn; undefined for other pages
 */
export async function findCertificatePage(
  ctx: Context,
  pathname: string,
): Promise<CertificatePage | null | undefined> {
  const written = PATH.exec(pathname)?.[1];
  if (written === undefined) return undefined;
  const number = parseCertificateNumber(written);
  const view = number && (await findCertificate(ctx, number));
  if (!view) return null;
  const { lang, certificate } = textsOf(view.lang);
  const { qrCode } = await import('./drawing/qr-code.ts');
  const { origin } = ctx.deps.config;
  const url = `${origin}${paths.certificate(view.number)}`;
  return {
    view,
    lang,
    texts: certificate,
    url,
    pdfUrl: paths.certificatePdf(view.number),
    pictureUrl: `${origin}${paths.certificatePicture(view.number)}`,
    code: qrCode(url),
  };
}
