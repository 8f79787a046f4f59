/** `npm run make:email-pictures`: the mark and the tree that are sent inside emails. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { MARK, TREE as TREE_FILE } from '#server/platform/email/email-pictures.ts';
import { COLORS, HILLS, type Shape, TREE } from '#src/domain/project/tree/landscape.ts';

const FOLDER = new URL('../server/platform/email/drawings/', import.meta.url);

const drawn = (shapes: readonly Shape[]): string =>
  shapes
    .map(
      ({ path, fill = 'none', stroke = 'none', width = 0 }) =>
        `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');

/** As on the page of the certificate. */
const LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><path fill="${COLORS.paper}" d="M0 0h600v300H0z"/><circle cx="424" cy="122" r="48" fill="${COLORS.sun}"/>${drawn(HILLS)}<g transform="translate(168 6) scale(0.67)">${drawn(TREE)}</g></svg>`;

/** Twice as wide as it is shown. */
async function make(file: string, svg: string | Buffer, width: number): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  writeFileSync(new URL(file, FOLDER), png);
  console.info(`${file} ${png.length} bytes`);
}

await make(MARK, readFileSync(new URL('../public/favicon.svg', import.meta.url)), 80);
await make(TREE_FILE, LANDSCAPE, 992);
