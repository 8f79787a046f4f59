/** Text on the page of a certificate, placed by its baseline. */

import type { CertificateTexts } from '#src/content/languages/certificate-texts.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { fontPath, runsOf, type Typeface, widthOf } from './typefaces.ts';

export type Doc = PDFKit.PDFDocument;
export type Drawn = Omit<CertificateView, 'lang'> & { texts: CertificateTexts; lang: string; url: string };

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const CENTER = PAGE.width / 2;

export type Style = { typeface: Typeface; size: number; color: string };

export function write(
  doc: Doc,
  text: string,
  x: number,
  baseline: number,
  { typeface, size, color }: Style,
): void {
  let at = x;
  for (const run of runsOf(text, typeface)) {
    doc.font(fontPath(run.file)).fontSize(size).fillColor(color);
    doc.text(run.text, at, baseline, { baseline: 'alphabetic', lineBreak: false });
    at += widthOf(run.text, typeface, size);
  }
}

export const writeCentered = (doc: Doc, text: string, baseline: number, style: Style): void =>
  write(doc, text, CENTER - widthOf(text, style.typeface, style.size) / 2, baseline, style);

/** A space ends each line but the last, so that copied text keeps its words apart. */
export const spaced = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index < lines.length - 1 ? `${line} ` : line));
