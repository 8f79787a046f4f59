/** For previews of links to a certificate: 1200 by 630 pixels, PNG. */
import { renderAsync } from '@resvg/resvg-js';
import { textsOf } from '#src/content/languages/texts-of.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { COLORS, LEAVES, TREE } from '#src/domain/project/tree/landscape.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { site } from '#src/domain/site.ts';
import { type Fitted, fitted, fontFamily, OWN_FONTS, runsOf } from './typefaces.ts';

const LEFT = 76;
const WIDTH = 600;

/** One element for each run: the renderer does not look for letters in other fonts of a family. */
function lines({ typeface, size, lines: found }: Fitted, y: number, color: string): string {
  return found
    .map((line, index) => {
      const spans = runsOf(line, typeface).map(
        (run) => `<tspan font-family="${fontFamily(run.file)}">${escapeHtml(run.text)}</tspan>`,
      );
      return `<text x="${LEFT}" y="${y + index * size * 1.14}" font-size="${size}" fill="${color}" xml:space="preserve">${spans.join('')}</text>`;
    })
    .join('');
}

const shapes = TREE.map(({ path, fill, stroke, width }) =>
  fill
    ? `<path d="${path}" fill="${fill}"/>`
    : `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
).join('');
const leaves = LEAVES.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('');

function drawing({ lang, status, name, number }: CertificateView): string {
  const { certificate: texts } = textsOf(lang);
  const sizes = [76, 66, 56, 48];
  const headline = fitted(texts.headline[status], 'display-720', { sizes, width: WIDTH, lines: 2 });
  const named = fitted(name ?? '', 'display-720', { sizes: [42, 36, 30], width: WIDTH, lines: 2 });
  const title = fitted(texts.title, 'text-650', { sizes: [27, 23], width: WIDTH, lines: 1 });
  const numbered = fitted(number, 'text-650', { sizes: [27], width: WIDTH, lines: 1 });
  const below = 258 + (headline.lines.length - 1) * headline.size * 1.14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${COLORS.paper}" d="M0 0h1200v630H0z"/><circle cx="1085" cy="206" r="70" fill="${COLORS.sun}"/><path fill="${COLORS.far}" d="M380 560q240-170 820-178v260H380z"/><path fill="${COLORS.middle}" d="M0 540q300-60 640-14t560-60v180H0z"/><path fill="${COLORS.ground}" d="M0 566q300-40 640-12t560-20v110H0z"/><g transform="translate(700 124) scale(1.05)">${shapes}</g><g transform="translate(${LEFT - 4} 62) scale(1.15)">${leaves}</g><text x="${LEFT + 52}" y="98" font-size="30" fill="${COLORS.near}" font-family="Vollkorn720latin">${escapeHtml(site.brand)}</text>${lines(title, 172, COLORS.near)}${lines(headline, 258, COLORS.ink)}${lines(named, below + 74, COLORS.near)}${lines(numbered, 606, COLORS.cream)}</svg>`;
}

/** Rendered outside the main thread. */
export async function certificatePicture(view: CertificateView): Promise<Buffer> {
  const rendered = await renderAsync(drawing(view), { font: OWN_FONTS });
  return rendered.asPng();
}
