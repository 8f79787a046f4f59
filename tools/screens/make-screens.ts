/**
 * `npm run make:screens -- [http://localhost:3000] [dashboard]`, with the demo running: screenshots
 * of the public templates and of the affiliate dashboard; `dashboard` takes only the latter.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/checks/chromium.ts';
import { saveDashboardPicture } from './dashboard-picture.ts';

const PAGES = {
  home: '/',
  portfolio: '/portfolio',
  'why-tree': '/why-tree',
  affiliate: '/affiliate',
  blog: '/blog',
  article: '/blog/what-a-website-costs-over-three-years',
  city: '/web-design-leeds',
  trade: '/restaurant',
  country: '/cheap-website-design-greece',
  locations: '/locations',
  legal: '/refund-policy',
  missing: '/no-such-page',
} as const;
/** Viewport width, image width, maximum height shown. */
const SIZES = [
  { width: 1440, shownWidth: 560, heightMax: 4600 },
  { width: 390, shownWidth: 260, heightMax: 3000 },
] as const;
const BYTES_MAX = 60_000;
const FOLDER = new URL('../../docs/screens/', import.meta.url);

async function save(name: string, png: Buffer, width: number): Promise<void> {
  for (const quality of [72, 60, 48, 36, 24, 12]) {
    const picture = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > BYTES_MAX && quality > 12) continue;
    writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
    console.info(`${name}.webp ${(picture.length / 1000).toFixed(0)} kB`);
    return;
  }
}

/** Scrolls, because images below the fold load lazily. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

const origin = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
await saveDashboardPicture(browser, origin);
const sizes = process.argv[3] === 'dashboard' ? [] : SIZES;
for (const { width, shownWidth, heightMax } of sizes) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await loadPictures(page);
    if (name === 'home' && width === SIZES[0].width) await save('home', await page.screenshot(), 1120);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const png = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, heightMax) },
    });
    await save(`${name}-${width}`, png, shownWidth);
  }
  await page.close();
}
await browser.close();
