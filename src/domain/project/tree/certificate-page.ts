/** What the server hands to the public page of a certificate. */
import type { CertificateView } from './certificate.schema.ts';
import type { TreeTexts } from './texts/texts.ts';

export type CertificatePage = {
  view: CertificateView;
  /** The language of `texts`. */
  lang: string;
  texts: Omit<TreeTexts, 'emails' | 'own'>;
  url: string;
  pdfUrl: string;
  pictureUrl: string;
  /** The QR code of `url` as one SVG path. */
  code: { path: string; modules: number };
};
