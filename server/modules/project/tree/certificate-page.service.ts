/** The public page of a certificate. */
import type { Context } from '#server/context.ts';
import { paths } from '#src/domain/paths.ts';
import { parseCertificateNumber } from '#src/domain/project/tree/certificate.rules.ts';
import type { CertificatePage } from '#src/domain/project/tree/certificate-page.ts';
import { treeTexts } from '#src/domain/project/tree/texts/languages.ts';
import { findCertificate } from './certificate.service.ts';
import { qrCode } from './drawing/qr-code.ts';

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
  const { lang, texts } = treeTexts(view.lang);
  const { emails: _emails, own: _own, ...shown } = texts;
  const { origin } = ctx.deps.config;
  const url = `${origin}${paths.certificate(view.number)}`;
  return {
    view,
    lang,
    texts: shown,
    url,
    pdfUrl: paths.certificatePdf(view.number),
    pictureUrl: `${origin}${paths.certificatePicture(view.number)}`,
    code: qrCode(url),
  };
}
