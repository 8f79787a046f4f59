/** A visit through an affiliate's link: when it is reported, and when that fails. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };
const codeOf = (page: Page) => page.evaluate(() => localStorage.getItem('referralCode'));
const banner = (page: Page) => page.locator('#referral');
const VISITS = '**/api/referrals/visits';

test('a code whose visit could not be reported is kept, and the next page reports it', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/net::ERR_FAILED|status of 503/);
  await page.route(VISITS, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await failed;
  expect(await codeOf(page)).toBe(AFFILIATE.code);
  await expect(banner(page)).toBeHidden();

  await page.route(VISITS, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/portfolio');
  await expect(banner(page)).toBeHidden();
  expect(await codeOf(page)).toBe(AFFILIATE.code);

  await page.goto('/blog');
  await expect(banner(page)).toContainText(AFFILIATE.name);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-ref')?.value).toMatch(/^[a-z2-7]{32}$/);
});

test('an unknown code never replaces a saved one, also when the server could be asked only later', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/net::ERR_FAILED/);
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(banner(page)).toContainText(AFFILIATE.name);
  await page.goto('/?ref=NOBODY99');
  await expect(banner(page)).toContainText(AFFILIATE.name);
  expect(await codeOf(page)).toBe(AFFILIATE.code);

  await page.route(VISITS, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/?ref=NOBODY99');
  await failed;
  await page.goto('/portfolio');
  await expect(banner(page)).toContainText(AFFILIATE.name);
  expect(await codeOf(page)).toBe(AFFILIATE.code);
});

test('a page names the affiliate of its link with one request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(banner(page)).toContainText(AFFILIATE.name);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['POST /api/referrals/visits']);
});

test('a browser that looks like a bot keeps the code, and its visit is not counted', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, userAgent: 'HeadlessChrome/140.0' });
  const page = await context.newPage();
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(banner(page)).toContainText(AFFILIATE.name);
  expect(await codeOf(page)).toBe(AFFILIATE.code);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-ref');
  expect(cookie).toMatchObject({ value: AFFILIATE.code, httpOnly: true });
  await context.close();
});
