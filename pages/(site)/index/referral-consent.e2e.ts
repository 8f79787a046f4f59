/** REFERRAL_CONSENT=on: the banner asks before the code of an affiliate's link is kept. */
import type { Page } from 'playwright/test';
import { expect } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };
const KEEP = 'Keep it for 90 days';
const DECLINE = 'No thanks';
const VISITS = '**/api/referrals/visits';

const test = testInShop({ REFERRAL_CONSENT: 'on' });

const banner = (page: Page) => page.locator('#referral');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
/** Where the code is: in the browser for good, in this visit, in the server's cookie. */
const places = async (page: Page) => ({
  ...(await page.evaluate(() => ({
    kept: localStorage.getItem('referralCode'),
    ofVisit: sessionStorage.getItem('referralCode'),
  }))),
  cookies: (await page.context().cookies()).filter(({ name }) => name === '__Host-ref').length,
});

async function follow(page: Page, address = '/'): Promise<void> {
  await page.goto(`${address}?ref=${AFFILIATE.code}`);
  await expect(banner(page)).toContainText(AFFILIATE.name);
}

test('until the visitor agrees, the code lives in the visit only, and a sale in it counts', async ({
  page,
}) => {
  await follow(page);
  await expect(button(page, KEEP)).toBeVisible();
  expect(await places(page)).toEqual({ kept: null, ofVisit: AFFILIATE.code, cookies: 0 });
  await page.goto('/portfolio');
  await expect(banner(page)).toContainText(AFFILIATE.name);
  await expect(button(page, KEEP)).toBeVisible();

  await page.goto('/demo-checkout');
  await page.getByLabel('Customer name').fill('Noor Vance');
  await page.getByLabel('Email').fill('noor@vance.example');
  const sent = page.waitForRequest('**/api/demo-checkout');
  await page.getByRole('button', { name: /Place demo order/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: AFFILIATE.code });

  const later = await page.context().newPage();
  await later.goto('/');
  await expect(banner(later)).toBeHidden();
  expect(await places(later)).toEqual({ kept: null, ofVisit: null, cookies: 0 });
});

test('with consent the code is kept, in later visits too', async ({ page }) => {
  await follow(page, '/portfolio');
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/referrals/visits'));
  await button(page, KEEP).click();
  const response = await reported;
  expect(response.request().postDataJSON()).toMatchObject({ code: AFFILIATE.code, keep: true });
  expect(response.ok()).toBe(true);
  await expect(button(page, KEEP)).toHaveCount(0);
  await expect(button(page, 'Forget this recommendation')).toBeVisible();
  expect(await places(page)).toEqual({ kept: AFFILIATE.code, ofVisit: null, cookies: 1 });

  const later = await page.context().newPage();
  await later.goto('/');
  await expect(banner(later)).toContainText(AFFILIATE.name);
  await expect(button(later, KEEP)).toHaveCount(0);
});

test('a consent that could not be reported is reported by the next page', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/net::ERR_FAILED/);
  await follow(page);
  await page.route(VISITS, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await button(page, KEEP).click();
  await failed;
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/referrals/visits'));
  await page.goto('/portfolio');
  expect((await reported).request().postDataJSON()).toMatchObject({ keep: true });
  await expect.poll(() => places(page)).toEqual({ kept: AFFILIATE.code, ofVisit: null, cookies: 1 });
});

test('"No thanks" removes the code at once', async ({ page }) => {
  await follow(page);
  const cleared = page.waitForResponse(
    (response) => response.url().endsWith('/api/referrals/current') && response.ok(),
  );
  await button(page, DECLINE).click();
  await cleared;
  await expect(banner(page)).toHaveCount(0);
  expect(await places(page)).toEqual({ kept: null, ofVisit: null, cookies: 0 });
  await page.reload();
  await expect(banner(page)).toBeHidden();
});

test('after storage is cleared, a visitor who agreed can still take the consent back', async ({ page }) => {
  await follow(page);
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/referrals/visits'));
  await button(page, KEEP).click();
  await reported;
  await page.evaluate(() => localStorage.clear());

  const later = await page.context().newPage();
  await later.goto('/');
  // The first interaction starts the request; repeated until the page has hydrated.
  await expect
    .poll(async () => {
      await later.keyboard.press('Shift');
      return banner(later).textContent();
    })
    .toContain(AFFILIATE.name);
  await expect(button(later, DECLINE)).toBeVisible();
  expect(await places(later)).toEqual({ kept: null, ofVisit: AFFILIATE.code, cookies: 1 });
  const cleared = later.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.ok(),
  );
  await later.getByRole('contentinfo').getByRole('button', { name: 'Forget this recommendation' }).click();
  await cleared;
  await expect(banner(later)).toHaveCount(0);
  expect(await places(later)).toEqual({ kept: null, ofVisit: null, cookies: 0 });
});

test('an application page keeps the code for the visit only', async ({ page }) => {
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/referrals/visits'));
  await page.goto(`/affiliate-signup?ref=${AFFILIATE.code}`);
  await reported;
  await expect.poll(() => places(page)).toEqual({ kept: null, ofVisit: AFFILIATE.code, cookies: 0 });
  await page.goto('/');
  await expect(button(page, KEEP)).toBeVisible();
});

test('the privacy policy says that visitors are asked', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText('We ask you before we keep it any longer.');
  await expect(page.getByRole('main')).not.toContainText('We remember the code from your visit on');
});
