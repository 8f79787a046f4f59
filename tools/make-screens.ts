/**
 * `npm run make:screens -- [http://localhost:3000]`, with the demo running: the committed
 * screenshots of public pages and the admin area, and the pictures of the affiliate dashboard and
 * of the clients' first screens.
 */
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { testimonials } from '#src/content/home/home.ts';
import { paths } from '#src/domain/paths.ts';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../scripts/checks/chromium.ts';

const AFFILIATE = 'partner@harbourlane.example';
const SCREENS = new URL('../docs/screens/', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

async function save(target: URL, png: Buffer, width: number): Promise<void> {
  const picture = sharp(png).resize({ width, withoutEnlargement: true });
  const isAvif = target.pathname.endsWith('.avif');
  writeFileSync(
    target,
    await (isAvif ? picture.avif({ quality: 50 }) : picture.webp({ quality: 70 })).toBuffer(),
  );
}

/** For pages that the browser chooses the format of. */
async function saveBoth(name: string, png: Buffer, width: number): Promise<void> {
  for (const kind of ['avif', 'webp']) await save(new URL(`${name}.${kind}`, PUBLIC), png, width);
}

async function saveScreen(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await save(new URL(`${name}.webp`, SCREENS), await page.screenshot(), 1120);
}

async function saveAdminDashboard(page: Page): Promise<void> {
  await page.goto(paths.adminLogin);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${paths.admin}`);
  await saveScreen(page, 'admin-dashboard-1440');
}

/** Signs in with the code in the demo's mailbox. */
async function signIn(page: Page): Promise<void> {
  await page.goto(paths.affiliateLogin);
  await page.getByLabel('Email').fill(AFFILIATE);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByText(/^Code expires in/).waitFor();
  const newest = new RegExp(`>(\\d{6}) [^<]*</a></td><td>${AFFILIATE}<`);
  let code: string | undefined;
  for (let tries = 0; !code && tries < 40; tries++) {
    code = newest.exec(await (await page.request.get(paths.demoMailbox)).text())?.[1];
    if (!code) await page.waitForTimeout(250);
  }
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code ?? '');
}

/** The page shows a phone on a phone. */
const DASHBOARDS = {
  wide: { width: 1120, height: 700 },
  phone: { width: 390, height: 540 },
};

/** For the page about the affiliate programme. */
async function saveAffiliateDashboard(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('heading', { name: 'Commission History' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The demo runs on localhost, which is no address to show.
  await page.getByLabel('Referral link').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://hedgerow.example/?ref=HARBR234';
  });
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, viewport] of Object.entries(DASHBOARDS)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await saveBoth(`affiliate-dashboard-${name}-${colorScheme}`, await page.screenshot(), 1120);
    }
}

/** The sketch that the home page draws for the business of a testimonial. */
async function saveClient(
  page: Page,
  { role, trade, picture }: (typeof testimonials)[number],
): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Your business').fill(role.replace(/^.*, /, ''));
  await page.getByLabel('Your trade').fill(trade);
  await page.getByRole('button', { name: 'See your own first screen' }).click();
  // The laptop's screen alone: the phone covers its corner.
  await page
    .locator('dialog .devices > svg')
    .first()
    .evaluate((svg) => {
      document.body.innerHTML = `<style>body > svg { position: static; display: block }</style>${svg.outerHTML}`;
    });
  await saveBoth(`clients/${picture}`, await page.locator('body > svg').screenshot(), 480);
}

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const baseURL = process.argv[2] ?? 'http://localhost:3000';

async function onPage(
  [width, height, deviceScaleFactor = 1]: [number, number, number?],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const viewport = { width, height };
  const look = { reducedMotion: 'reduce', colorScheme: 'light' } as const;
  const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor, ...look });
  await work(page);
  await page.close();
}
const publicPage = (path: string, name: string) => async (page: Page) => {
  await page.goto(path);
  await saveScreen(page, name);
};

await onPage([1440, 900], publicPage('/', 'home'));
await onPage([390, 900], publicPage('/cheap-website-design-greece', 'country-390'));
await onPage([1440, 900], saveAdminDashboard);
await onPage([1120, 700, 2], saveAffiliateDashboard);
for (const one of testimonials) await onPage([1440, 900, 2], (page) => saveClient(page, one));
await browser.close();
