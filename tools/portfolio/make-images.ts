/**
 * `npm run make:portfolio`: renders the drawings to public/portfolio (AVIF and WebP). The results
 * are committed.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { screens } from './drawings.ts';

const WIDTHS = [560, 1120];
const ROOT = new URL('../..', import.meta.url);
const out = new URL('public/portfolio/', ROOT);
const fonts = new URL('scripts/build/fonts/', ROOT);
const fontFiles = readdirSync(fonts)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => new URL(file, fonts).pathname);

mkdirSync(out, { recursive: true });
for (const [id, body] of Object.entries(screens)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560">${body}</svg>`;
  const png = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false },
    fitTo: { mode: 'width', value: 1280 },
  })
    .render()
    .asPng();
  for (const width of WIDTHS) {
    const picture = sharp(png).resize(width);
    const avif = await picture
      .clone()
      .avif({ quality: 40, effort: 9 })
      .toFile(new URL(`${id}-${width}.avif`, out).pathname);
    const webp = await picture
      .clone()
      .webp({ quality: 66, effort: 6 })
      .toFile(new URL(`${id}-${width}.webp`, out).pathname);
    console.info(id, width, avif.size, webp.size);
  }
}
