/**
 * `npm run make:sheets`: contact sheets of every screen in .cache/sheets, light and dark, on a
 * phone and on a wide window. The journey of the screens takes the pictures.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { findChromium } from '../../scripts/checks/chromium.ts';

const TARGET = fileURLToPath(new URL('../../.cache/sheets/', import.meta.url));
/** Pixels of a picture on the sheet. */
const THUMBNAILS = { 390: { width: 200, height: 433 }, 1440: { width: 400, height: 250 } } as const;
const SHEET_WIDTH = 1640;
const GAP = 20;
const LABEL_HEIGHT = 24;
const GROUND = '#d8d8d8';

/** `07-order-390-dark.png` as its name and place in the list. */
const PICTURE = /^(\d+)-(.+)-(\d+)-(light|dark)\.png$/;

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="0" y="16" font-family="sans-serif" font-size="13" fill="#222">${text}</text></svg>`,
  );

async function makeSheet(folder: string, files: readonly string[], window: 390 | 1440, target: string) {
  const { width, height } = THUMBNAILS[window];
  const columns = Math.floor((SHEET_WIDTH - GAP) / (width + GAP));
  const rowHeight = LABEL_HEIGHT + height + GAP;
  const parts: OverlayOptions[] = [];
  for (const [index, file] of files.entries()) {
    const left = GAP + (index % columns) * (width + GAP);
    const top = GAP + Math.floor(index / columns) * rowHeight;
    const picture = await sharp(path.join(folder, file)).resize(width, height, {
      fit: 'cover',
      position: 'top',
    });
    parts.push({ input: label(PICTURE.exec(file)?.[2] ?? '', width), left, top });
    parts.push({ input: await picture.png().toBuffer(), left, top: top + LABEL_HEIGHT });
  }
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: { width: SHEET_WIDTH, height: GAP + rows * rowHeight, channels: 3, background: GROUND },
  })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile(target);
}

const pictures = mkdtempSync(path.join(tmpdir(), 'screens-'));
const journey = spawnSync('playwright', ['test', 'pages/screens.e2e.ts', '--reporter=line'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SCREENS_FOLDER: pictures,
    E2E_ENGINE: 'pglite',
    CHROMIUM_PATH: findChromium() ?? '',
  },
});
if (journey.status !== 0) process.exit(1);
mkdirSync(TARGET, { recursive: true });
for (const group of readdirSync(pictures))
  for (const window of [390, 1440] as const)
    for (const scheme of ['light', 'dark']) {
      const folder = path.join(pictures, group);
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(`-${window}-${scheme}.png`))
        .sort();
      await makeSheet(folder, files, window, path.join(TARGET, `${group}-${window}-${scheme}.webp`));
    }
rmSync(pictures, { recursive: true });
