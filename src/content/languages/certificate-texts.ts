import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';

/**
 * Texts of the tree certificate: its page, PDF and preview picture.
 *
 * Keep `{name}` and other words in braces: they are replaced. The form of address is that of the
 * language's landing dictionary.
 */
export type CertificateTexts = {
  /** Of the page, the PDF and the browser tab. */
  title: string;
  /** Large, on page and PDF. */
  headline: { reserved: string; planted: string };
  /** Below it. Place, date and partner follow in a list of their own. */
  statement: { reserved: string; planted: string };
  /** Label above the customer's or the business's name. */
  inTheNameOf: string;
  labels: {
    number: string;
    status: string;
    /** The day on which the website went live and the certificate was made. */
    issued: string;
    planted: string;
    place: string;
    /** Shown before and after the planting, so it does not say that it was done. */
    partner: string;
  };
  status: { reserved: string; planted: string };
  /** Beside the QR code of the PDF. */
  scan: string;
  /** Read by screen readers in place of the pictures. */
  pictures: { tree: string; code: string };
  page: {
    /** For search engines and link previews. */
    description: { reserved: string; planted: string };
    download: string;
    /** A few words about the reason; the link follows. */
    why: string;
    whyLink: string;
    /** Heading above the share buttons. */
    share: string;
    /** Opens the share sheet of the device. */
    shareButton: string;
    copyLink: string;
    copied: string;
    byEmail: string;
    /** Read by screen readers after a link that leaves the page. */
    newTab: string;
    /** Posted with the link. */
    shareText: string;
  };
};

/** What the server hands to the public page of a certificate. */
export type CertificatePage = {
  view: CertificateView;
  /** The language of `texts`. */
  lang: string;
  texts: CertificateTexts;
  url: string;
  pdfUrl: string;
  pictureUrl: string;
  /** The QR code of `url` as one SVG path. */
  code: { path: string; modules: number };
};
