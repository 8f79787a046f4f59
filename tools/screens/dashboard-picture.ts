/** The affiliate dashboard of the demo, for the page about the programme. */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

const AFFILIATE = 'partner@harbourlane.example';
const FOLDER = new URL('../../public/', import.meta.url);
const SIZE = { width: 1120, height: 700 };

/** Logs in with the code in the demo's mailbox. */
async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/affiliate-login`);
  await page.getByLabel('Email').fill(AFFILIATE);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByText(/^Code expires in/).waitFor();
  const newest = new RegExp(`>(\\d{6}) [^<]*</a></td><td>${AFFILIATE}<`);
  let code: string | undefined;
  for (let tries = 0; !code && tries < 40; tries++) {
    code = newest.exec(await (await page.request.get(`${origin}/dev/mail`)).text())?.[1];
    if (!code) await page.waitForTimeout(250);
  }
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code ?? '');
  await page.getByRole('heading', { name: 'Commission History' }).waitFor();
}

export async function saveDashboardPicture(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: SIZE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 2,
  });
  await logIn(page, origin);
  await page.getByRole('table').waitFor();
  await page.getByRole('heading', { name: 'Next payout' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The demo runs on localhost, which is no address to show.
  await page.getByLabel('Referral link').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://hedgerow.example/?ref=HARBR234';
  });
  const png = await page.screenshot();
  await page.close();
  for (const width of [560, 1120]) {
    const picture = sharp(png).resize({ width });
    const files = {
      avif: await picture.clone().avif({ quality: 50, effort: 6 }).toBuffer(),
      webp: await picture.clone().webp({ quality: 70, effort: 6 }).toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      writeFileSync(new URL(`affiliate-dashboard-${width}.${kind}`, FOLDER), bytes);
      console.info(`affiliate-dashboard-${width}.${kind} ${(bytes.length / 1000).toFixed(0)} kB`);
    }
  }
}
