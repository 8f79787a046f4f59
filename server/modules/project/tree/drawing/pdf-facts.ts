/** The dark ground of a certificate: its facts, and the code that opens its page. */

import { COLORS } from '#src/domain/project/tree/landscape.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { type Doc, type Drawn, spaced, write } from './pdf-text.ts';
import { qrCode } from './qr-code.ts';
import { fitted, widthOf } from './typefaces.ts';

const COLUMNS = [58, 228] as const;
const FACT_WIDTH = 156;

export function facts(doc: Doc, certificate: Drawn) {
  const { texts, lang, status, number, issuedOn, plantedOn, place, partner } = certificate;
  const { labels } = texts;
  const rows: [label: string, value: string][] = [
    [labels.number, number],
    [labels.status, texts.status[status]],
    [labels.issued, longDay(issuedOn, lang)],
    ...(plantedOn ? [[labels.planted, longDay(plantedOn, lang)] as [string, string]] : []),
    ...(place ? [[labels.place, place] as [string, string]] : []),
    [labels.partner, partner],
  ];
  return doc.struct(
    'L',
    {},
    rows.map(([label, value], index) => {
      const x = COLUMNS[index % 2] ?? COLUMNS[0];
      const y = 668 + Math.floor(index / 2) * 44;
      const fit = fitted(value, 'text-650', { sizes: [11, 10, 9], width: FACT_WIDTH, lines: 2 });
      const small = fitted(label, 'text-450', { sizes: [8.5, 7.5], width: FACT_WIDTH, lines: 1 });
      return doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () =>
          write(doc, small.lines[0] ?? '', x, y, {
            typeface: 'text-450',
            size: small.size,
            color: COLORS.sage,
          }),
        ),
        doc.struct('LBody', {}, () => {
          for (const [line, text] of spaced(fit.lines).entries())
            write(doc, text, x, y + 14 + line * 12.5, {
              typeface: 'text-650',
              size: fit.size,
              color: COLORS.cream,
            });
        }),
      ]);
    }),
  );
}

const CODE = { x: 420, y: 652, size: 104 };

export function code(doc: Doc, { url, texts }: Drawn) {
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

export function caption(doc: Doc, { url, texts }: Drawn) {
  const shown = url.replace(/^https?:\/\//, '');
  const scan = fitted(texts.scan, 'text-450', { sizes: [8, 7], width: 140, lines: 2 });
  const center = CODE.x + CODE.size / 2;
  const link = fitted(shown, 'text-450', { sizes: [6.5, 5.5, 5], width: 150, lines: 1 });
  const lines = spaced(scan.lines).map((text) => ({ text, size: scan.size }));
  return [
    doc.struct('P', {}, () => {
      for (const [index, { text, size }] of lines.entries())
        write(doc, text, center - widthOf(text, 'text-450', size) / 2, 769 + index * 9.5, {
          typeface: 'text-450',
          size,
          color: COLORS.cream,
        });
    }),
    doc.struct('P', {}, () => {
      const text = link.lines[0] ?? '';
      const x = center - widthOf(text, 'text-450', link.size) / 2;
      write(doc, text, x, 772 + lines.length * 9.5, {
        typeface: 'text-450',
        size: link.size,
        color: COLORS.sage,
      });
    }),
  ];
}
