/** A4 to print and frame: tagged (PDF/UA), with fonts, and always with the same bytes. */
import PDFDocument from 'pdfkit';
import type { CertificateTexts } from '#src/content/languages/certificate-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { BIRDS, COLORS, LEAVES, type Shape, TREE } from '#src/domain/project/tree/landscape.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { qrCode } from './qr-code.ts';
import { type Fitted, fitted, fontPath, runsOf, widthOf } from './typefaces.ts';

type Doc = PDFKit.PDFDocument;
type Drawn = Omit<CertificateView, 'lang'> & { texts: CertificateTexts; lang: string; url: string };

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const CENTER = PAGE.width / 2;

/** `y`: of the first baseline. `x`: of the left edge, or of the middle of each line. */
type Place = { x: number; y: number; leading?: number; isCentred?: boolean };

function write(doc: Doc, { typeface, size, lines }: Fitted, place: Place, color: string): void {
  for (const [index, line] of lines.entries()) {
    // A space ends each line but the last, so that copied text keeps its words apart.
    const text = index < lines.length - 1 ? `${line} ` : line;
    let x = place.isCentred ? place.x - widthOf(text, typeface, size) / 2 : place.x;
    for (const run of runsOf(text, typeface)) {
      doc.font(fontPath(run.file)).fontSize(size).fillColor(color);
      const baseline = place.y + index * (place.leading ?? 0);
      doc.text(run.text, x, baseline, { baseline: 'alphabetic', lineBreak: false });
      x += widthOf(run.text, typeface, size);
    }
  }
}

/** Home printers leave about 5 mm white. */
const FRAME = { x: 26, y: 26, width: PAGE.width - 52, height: PAGE.height - 52 };
const TEXT_WIDTH = 430;
const GROUND_Y = 606;
const TREE_SCALE = 0.68;

/** Decoration: screen readers skip it. */
function asArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawSky(doc: Doc): void {
  const { x, y, width, height } = FRAME;
  const right = x + width;
  const bottom = y + height;
  doc.rect(x, y, width, height).fill(COLORS.paper);
  doc.save().rect(x, y, width, height).clip();
  doc.circle(430, 420, 46).fill(COLORS.sun);
  doc.path(`M${x} 560C150 470 320 500 ${right} 452V${bottom}H${x}Z`).fill(COLORS.far);
  doc.path(`M${x} 572C170 520 360 590 ${right} 528V${bottom}H${x}Z`).fill(COLORS.middle);
  doc.path(`M${x} ${GROUND_Y}C150 568 330 572 ${right} ${GROUND_Y}V${bottom}H${x}Z`).fill(COLORS.ground);
  doc.restore();
  doc.save().translate(36, 262).scale(0.8).path(BIRDS).lineWidth(2.4).lineCap('round').stroke(COLORS.muted);
  doc.restore();
}

/** Shapes from a box whose corner is at `x` and `y`. */
function drawShapes(doc: Doc, shapes: readonly Shape[], [x, y]: readonly [number, number], scale: number) {
  doc.save().translate(x, y).scale(scale);
  for (const { path, fill, stroke, width = 1 } of shapes) {
    doc.path(path);
    if (fill) doc.fill(fill);
    else if (stroke) doc.lineWidth(width).lineCap('round').stroke(stroke);
  }
  doc.restore();
}

function drawFrame(doc: Doc): void {
  const { x, y, width, height } = FRAME;
  doc.rect(x, y, width, height).lineWidth(1.4).stroke(COLORS.ink);
  doc
    .rect(x + 6, y + 6, width - 12, height - 12)
    .lineWidth(0.5)
    .stroke(COLORS.sage);
}

function heading(doc: Doc, { texts, status, name }: Drawn): PDFKit.PDFStructureElementChild[] {
  const wide = { width: TEXT_WIDTH, lines: 1 };
  const title = fitted(texts.title, 'text-650', { ...wide, sizes: [13, 11] });
  const headline = fitted(texts.headline[status], 'display-720', {
    ...wide,
    sizes: [46, 40, 34, 28],
    width: 470,
  });
  const inTheNameOf = fitted(texts.inTheNameOf, 'text-450', { ...wide, sizes: [10.5] });
  const named = fitted(name ?? '', 'display-720', { ...wide, sizes: [28, 24, 20, 16], lines: 2 });
  const statement = fitted(texts.statement[status], 'text-450', {
    sizes: [11.5, 10.5],
    width: 370,
    lines: 3,
  });
  // Empty without a name, and if no typeface has its letters.
  const hasName = named.lines[0] !== '';
  const leading = named.size * 1.15;
  const nameEnd = hasName ? 238 + (named.lines.length - 1) * leading : 196;
  const centred = (tag: 'P' | 'H1', fit: Fitted, y: number, color: string, lineHeight = 0) =>
    doc.struct(tag, {}, () => write(doc, fit, { x: CENTER, y, leading: lineHeight, isCentred: true }, color));
  return [
    centred('P', title, 116, COLORS.near),
    centred('H1', headline, 168, COLORS.ink),
    ...(hasName
      ? [centred('P', inTheNameOf, 202, COLORS.muted), centred('P', named, 238, COLORS.ink, leading)]
      : []),
    centred('P', statement, nameEnd + 32, COLORS.ink, 17),
  ];
}

/** @param url the public page of the certificate, also in the QR code */
export function certificatePdf(view: CertificateView, url: string): Promise<Buffer> {
  const { lang, certificate: texts } = textsOf(view.lang);
  const certificate: Drawn = { ...view, lang, texts, url };
  const issued = new Date(`${view.plantedOn ?? view.issuedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    // The type definitions are older than this value.
    subset: 'PDF/UA' as never,
    lang,
    displayTitle: true,
    info: {
      Title: `${texts.title} ${view.number}`,
      Author: site.legalName,
      Subject: texts.headline[view.status],
      Creator: site.brand,
      Producer: site.brand,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  asArtifact(doc, () => {
    drawSky(doc);
    drawShapes(doc, LEAVES, [CENTER - 15, 62], 0.75);
  });
  const tree = doc.struct('Figure', { alt: texts.pictures.tree }, () =>
    drawShapes(doc, TREE, [CENTER - 240 * TREE_SCALE, 590 - 412 * TREE_SCALE], TREE_SCALE),
  );
  const document = doc.struct('Document', {}, [
    ...heading(doc, certificate),
    tree,
    facts(doc, certificate),
    code(doc, certificate),
    ...caption(doc, certificate),
  ]);
  doc.addStructure(document);
  document.end();
  asArtifact(doc, () => drawFrame(doc));
  doc.end();
  return done;
}

const COLUMNS = [58, 228] as const;
const FACT_WIDTH = 156;

function facts(doc: Doc, certificate: Drawn) {
  const { texts, lang, status, number, issuedOn, plantedOn, place, partner } = certificate;
  const { labels } = texts;
  const rows: [label: string, value: string | null][] = [
    [labels.number, number],
    [labels.status, texts.status[status]],
    [labels.issued, longDay(issuedOn, lang)],
    [labels.planted, plantedOn && longDay(plantedOn, lang)],
    [labels.place, place],
    [labels.partner, partner],
  ];
  const shown = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return doc.struct(
    'L',
    {},
    shown.map(({ label, value }, index) => {
      const x = COLUMNS[index % 2] ?? COLUMNS[0];
      const y = 668 + Math.floor(index / 2) * 44;
      const fit = fitted(value, 'text-650', { sizes: [11, 10, 9], width: FACT_WIDTH, lines: 2 });
      const small = fitted(label, 'text-450', { sizes: [8.5, 7.5], width: FACT_WIDTH, lines: 1 });
      return doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () => write(doc, small, { x, y }, COLORS.sage)),
        doc.struct('LBody', {}, () => write(doc, fit, { x, y: y + 14, leading: 12.5 }, COLORS.cream)),
      ]);
    }),
  );
}

const CODE = { x: 420, y: 652, size: 104 };

function code(doc: Doc, { url, texts }: Drawn) {
  const { path, modules } = qrCode(url);
  // The standard asks for a quiet zone of four modules.
  const unit = CODE.size / (modules + 8);
  return doc.struct('Figure', { alt: texts.pictures.code }, () => {
    doc.roundedRect(CODE.x, CODE.y, CODE.size, CODE.size, 6).fill('#ffffff');
    doc
      .save()
      .translate(CODE.x + 4 * unit, CODE.y + 4 * unit)
      .scale(unit)
      .path(path)
      .fill('#000000');
    doc.restore();
  });
}

function caption(doc: Doc, { url, texts }: Drawn) {
  const shown = url.replace(/^https?:\/\//, '');
  const scan = fitted(texts.scan, 'text-450', { sizes: [8, 7], width: 140, lines: 2 });
  const link = fitted(shown, 'text-450', { sizes: [6.5, 5.5, 5], width: 150, lines: 1 });
  const centred = { x: CODE.x + CODE.size / 2, leading: 9.5, isCentred: true };
  const linkY = 772 + scan.lines.length * 9.5;
  const line = (fit: Fitted, y: number, color: string) =>
    doc.struct('P', {}, () => write(doc, fit, { ...centred, y }, color));
  return [line(scan, 769, COLORS.cream), line(link, linkY, COLORS.sage)];
}
