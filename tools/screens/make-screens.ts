/**
 * `npm run make:screens -- [http://localhost:3000] [part]`, with the demo running: screenshots of
 * all parts, or of `public`, `customers`, `staff` or `dashboard` only.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/checks/chromium.ts';
import { saveCustomerScreens } from './customer-screens.ts';
import { saveDashboardPicture } from './dashboard-picture.ts';
import { loadPictures, SIZES, saveAt, savePicture, VIEWPORT_HEIGHT } from './save-screen.ts';
import { saveStaffScreens } from './staff-screens.ts';

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

async function savePublicScreens(browser: Browser, origin: string): Promise<void> {
  for (const size of SIZES) {
    const page = await browser.newPage({
      viewport: { width: size.width, height: VIEWPORT_HEIGHT },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await loadPictures(page);
      if (name === 'home' && size === SIZES[0]) await savePicture('home', await page.screenshot(), 1120);
      await saveAt(page, name, size);
    }
    await page.close();
  }
  await saveFirstScreen(browser, origin);
}

/** In a browser that has not seen a page in another currency. */
async function saveFirstScreen(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(origin, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'See your own first screen' }).click();
  await page.getByLabel('Your business').fill('Rosa’s Bakery');
  await page.getByLabel('Your trade').fill('Bakery');
  for (const { width, shownWidth } of SIZES) {
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
    await savePicture(`first-screen-${width}`, await page.screenshot(), shownWidth);
  }
  await page.close();
}

const PARTS: Record<string, (browser: Browser, origin: string) => Promise<void>> = {
  dashboard: saveDashboardPicture,
  public: savePublicScreens,
  customers: saveCustomerScreens,
  staff: saveStaffScreens,
};

const origin = process.argv[2] ?? 'http://localhost:3000';
const parts = Object.entries(PARTS).filter(([part]) => part === (process.argv[3] ?? part));
if (parts.length === 0) throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}.`);
const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
mkdirSync(new URL('../../docs/screens/', import.meta.url), { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [, save] of parts) await save(browser, origin);
await browser.close();
