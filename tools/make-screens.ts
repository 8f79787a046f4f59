/**
 * `npm run make:screens -- [http://localhost:3000]`, with the demo running: the committed
 * screenshots of public pages and the admin area, and the pictures of the affiliate dashboard and
 * of the clients' first screens.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { testimonials } from '#src/content/home/home.ts';
import { paths } from '#src/domain/paths.ts';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../scripts/checks/chromium.ts';

const AFFILIATE = 'partner@harbourlane.example';
const SCREENS = new URL('../docs/screens/', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

async function save(target: URL, png: Buffer, width: number): Promise<void> {
  const picture = sharp(png).resize({ width });
  const isAvif = target.pathname.endsWith('.avif');
  writeFileSync(
    target,
    await (isAvif ? picture.avif({ quality: 50 }) : picture.webp({ quality: 70 })).toBuffer(),
  );
}

async function savePage(browser: Browser, path: string, name: string, width: number): Promise<void> {
  const page = await open(browser, { width, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
  await save(new URL(`${name}.webp`, SCREENS), await page.screenshot(), Math.min(width, 1120));
  await page.close();
}

async function saveAdminDashboard(browser: Browser): Promise<void> {
  const page = await open(browser, { width: 1440, height: 900 });
  await page.goto(paths.adminLogin);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${paths.admin}`);
  await page.waitForLoadState('networkidle');
  await save(new URL('admin-dashboard-1440.webp', SCREENS), await page.screenshot(), 1120);
  await page.close();
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

/** For the page about the affiliate programme. */
async function saveAffiliateDashboard(browser: Browser): Promise<void> {
  const page = await open(browser, { width: 1120, height: 700 }, 2);
  await signIn(page);
  await page.getByRole('heading', { name: 'Commission History' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The demo runs on localhost, which is no address to show.
  await page.getByLabel('Referral link').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://hedgerow.example/?ref=HARBR234';
  });
  const png = await page.screenshot();
  for (const width of [560, 1120])
    for (const kind of ['avif', 'webp'])
      await save(new URL(`affiliate-dashboard-${width}.${kind}`, PUBLIC), png, width);
  await page.close();
}

/** The sketch that the home page draws for the business of each testimonial. */
async function saveClients(browser: Browser): Promise<void> {
  for (const { role, trade, picture } of testimonials) {
    const page = await open(browser, { width: 1440, height: 900 }, 2);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('Your business').fill(role.replace(/^.*, /, ''));
    await page.getByLabel('Your trade').fill(trade);
    await page.getByRole('button', { name: 'See your own first screen' }).click();
    // The laptop's screen alone: the phone covers its corner.
    const screen = await page
      .locator('dialog .devices > svg')
      .first()
      .evaluate((svg) => svg.outerHTML);
    await page.evaluate((svg) => {
      document.body.innerHTML = `<style>body > svg { position: static; display: block }</style>${svg}`;
    }, screen);
    const png = await page.locator('body > svg').screenshot();
    for (const kind of ['avif', 'webp']) await save(new URL(`clients/${picture}.${kind}`, PUBLIC), png, 480);
    await page.close();
  }
}

const baseURL = process.argv[2] ?? 'http://localhost:3000';
const open = (browser: Browser, viewport: { width: number; height: number }, deviceScaleFactor = 1) =>
  browser.newPage({ baseURL, viewport, deviceScaleFactor, reducedMotion: 'reduce', colorScheme: 'light' });

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
await savePage(browser, '/', 'home', 1440);
await savePage(browser, '/cheap-website-design-greece', 'country-390', 390);
await saveAdminDashboard(browser);
await saveAffiliateDashboard(browser);
await saveClients(browser);
await browser.close();
