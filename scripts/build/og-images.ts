/**
 * Preview images (1200 x 630 JPEG), one per name in a page's og:image; text and language come from
 * the page. Cached by content in .cache/og.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fitted, OWN_FONTS } from '../../server/modules/project/tree/drawing/typefaces.ts';
import { escapeHtml } from '../../src/domain/shared/escape-html.ts';
import { site } from '../../src/domain/site.ts';

/** The largest of these sizes at which the title has four lines at most. */
const TITLE = { sizes: [76, 72, 68, 64, 60, 56, 52, 48, 44], width: 690, lines: 4 };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (entity, name) => ENTITIES[name] ?? entity);

function drawing(title: string): string {
  const { lines, size } = fitted(title, 'display-720', TITLE);
  const top = 310 - ((lines.length - 1) * size * 1.06) / 2;
  const text = lines.map(
    (line, index) =>
      `<text x="70" y="${top + index * size * 1.06}" font-family="Vollkorn720latin" font-size="${size}" fill="#123a2a">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#faf5e9" d="M0 0h1200v630H0z"/><circle cx="1010" cy="190" r="92" fill="#f2ac2b"/><path fill="#c5d7a5" d="M420 560q220-190 780-190v260H420z"/><path fill="#8fb35f" d="M0 540q300-70 640-20t560-70v180H0z"/><path stroke="#123a2a" stroke-width="16" stroke-linecap="round" fill="none" d="M960 560V300m0 150 84-62m-84 6-70-62"/><path fill="#5d8c3f" d="M960 320c-44-36-44-98 0-146 44 48 44 110 0 146Z"/><path fill="#6f9e4c" d="M1034 396c0-48 34-78 92-78 2 52-36 80-92 78ZM898 342c-54 2-88-28-90-78 56 0 90 30 90 78Z"/><path fill="#1f5c43" d="M0 588q300-50 640-14t560-34v90H0z"/>${text.join('')}<text x="70" y="100" fill="#1f5c43" font-family="Vollkorn720latin" font-size="36">${escapeHtml(site.brand)}</text></svg>`;
}

export async function drawPreviews(client: URL, cache: URL): Promise<void> {
  mkdirSync(new URL('og/', client), { recursive: true });
  mkdirSync(cache, { recursive: true });
  const wanted = new Map<string, string>([['default', drawing(site.tagline)]]);
  for (const page of globSync('**/*.html', { cwd: client })) {
    const html = readFileSync(new URL(page, client), 'utf8');
    const name = /\/og\/([\w-]+)\.jpg/.exec(html)?.[1];
    const title = plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
    if (name && title && !wanted.has(name)) wanted.set(name, drawing(title));
  }
  for (const [name, svg] of wanted) {
    const kept = new URL(`${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.jpg`, cache);
    if (!existsSync(kept)) {
      const png = new Resvg(svg, { font: OWN_FONTS }).render().asPng();
      writeFileSync(kept, await sharp(png).jpeg({ quality: 76, mozjpeg: true }).toBuffer());
    }
    copyFileSync(kept, new URL(`og/${name}.jpg`, client));
  }
}
