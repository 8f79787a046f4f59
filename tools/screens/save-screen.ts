/** Pictures of a screen at both widths, small enough to be committed. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** Viewport width, image width, maximum height shown. */
export const SIZES = [
  { width: 1440, shownWidth: 560, heightMax: 4600 },
  { width: 390, shownWidth: 260, heightMax: 3000 },
] as const;
export const VIEWPORT_HEIGHT = 900;
const BYTES_MAX = 60_000;
const FOLDER = new URL('../../docs/screens/', import.meta.url);

export async function savePicture(name: string, png: Buffer, width: number): Promise<void> {
  for (const quality of [72, 60, 48, 36, 24, 12]) {
    const picture = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > BYTES_MAX && quality > 12) continue;
    writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
    console.info(`${name}.webp ${(picture.length / 1000).toFixed(0)} kB`);
    return;
  }
}

/** Images below the fold load lazily. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** The page as it is now, at one width. */
export async function saveAt(page: Page, name: string, size: (typeof SIZES)[number]): Promise<void> {
  const { width, shownWidth, heightMax } = size;
  // What sticks to the viewport belongs at the top.
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, heightMax) },
  });
  await savePicture(`${name}-${width}`, png, shownWidth);
}

/** The page as it is now, at both widths. */
export async function saveScreen(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize({ width: size.width, height: VIEWPORT_HEIGHT });
    await loadPictures(page);
    await saveAt(page, name, size);
  }
}
