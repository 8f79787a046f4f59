/**
 * A shop with a payment provider and an analytics service, whose hosts are fakes in the browser.
 */
import type { Page } from 'playwright/test';
import { expect, test as testInDemo, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };
const STATS = 'https://stats.example';
/** A fake tag script: reports each event by a request to its own host. */
const TAG = `
  const send = ([command, name, facts]) => command === 'event' &&
    fetch('${STATS}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ name, ...facts }) });
  window.dataLayer ??= [];
  const { push } = dataLayer;
  dataLayer.forEach(send);
  dataLayer.push = (words) => { send(words); return push.call(dataLayer, words); };`;

const test = testInShop({
  ANALYTICS_SCRIPT_URL: `${STATS}/tag.js`,
  ANALYTICS_ID: 'SHOP-1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
  STRIPE_BUY_BUTTON_ID: 'buy_btn_journey',
  STRIPE_CHECKOUT_URL: 'https://buy.stripe.com/test_journey',
});

type View = { name: string; page_path: string; page_title: string };
type Outside = { views: View[]; foreign: string[] };

/** Fakes the third-party hosts and collects CSP violations from the console. */
async function watchOutside(page: Page): Promise<Outside> {
  const outside: Outside = { views: [], foreign: [] };
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const url = route.request().url();
      outside.foreign.push(url);
      if (url.endsWith('/collect')) outside.views.push(route.request().postDataJSON());
      return route.fulfill({ contentType: 'text/javascript', body: url.endsWith('/tag.js') ? TAG : '' });
    },
  );
  return outside;
}
const policyOf = async (page: Page, address: string): Promise<string> =>
  (await page.request.get(address)).headers()['content-security-policy'] ?? '';
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));

test('page views are reported on every change of address, on public and application pages, as paths without query or fragment', async ({
  page,
}) => {
  const { views } = await watchOutside(page);
  const paths = () => views.map(({ page_path }) => page_path);
  await page.goto('/affiliate?utm=x#faq');
  await expect.poll(paths).toEqual(['/affiliate']);
  await page.goto('/affiliate-signup?email=ada@quill.example#secret');
  await expect(page.getByRole('button', { name: 'Join Affiliate Program' })).toBeEnabled();
  await page.goto('/checkout/success?session_id=cs_1');
  await expect.poll(paths).toEqual(['/affiliate', '/checkout/success']);
  expect(views.map(({ name }) => name)).toEqual(['page_view', 'page_view']);
  expect(views[0]?.page_title).toContain('Affiliate');
  expect(JSON.stringify(views)).not.toMatch(/ada@|secret|cs_1|\?|#/);
});

test('L9: the thank-you page allows the analytics host; pages for codes and bank details neither allow nor load it', async ({
  page,
}) => {
  const { foreign } = await watchOutside(page);
  for (const address of ['/checkout/success']) {
    const policy = await policyOf(page, address);
    expect(
      policy.split('; ').filter((directive) => directive.includes(STATS)),
      address,
    ).toEqual([
      expect.stringMatching(/^script-src 'self' 'nonce-[^']+' https:\/\/stats\.example$/),
      `connect-src 'self' ${STATS}`,
    ]);
    expect(policy).not.toContain('stripe');
  }
  const closed = [
    '/affiliate-signup',
    '/affiliate-login',
    '/order-confirmation?order=123456789',
    '/affiliate-dashboard/1',
    '/payout-statement/1',
    '/admin-login',
    '/admin-invite',
  ];
  for (const address of closed) expect(await policyOf(page, address), address).not.toMatch(/https?:/);
  for (const address of ['/affiliate-signup', '/admin-login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-analytics]').count(), address).toBe(0);
  }
  expect(foreign).toEqual([]);
});

/** From the sign-up page to the new affiliate's dashboard. */
async function joinAndEnter(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Join Affiliate Program' })).toBeEnabled();
  await page.getByLabel('Name').fill(name);
  await page
    .getByLabel('Email', { exact: false })
    .first()
    .fill(`${name.replace(' ', '.')}${unique()}@partners.example`);
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  const toDashboard = page.getByRole('link', { name: 'Go to Dashboard' });
  await expect(toDashboard).toBeVisible();
  await markDocument(page);
  await toDashboard.click();
  await expect(page.getByText('No commissions yet')).toBeVisible();
}

test('L9: from the sign-up page through the dashboard to the login no third-party script is loaded', async ({
  page,
}) => {
  const { foreign } = await watchOutside(page);
  await page.goto('/affiliate-signup');
  await joinAndEnter(page, 'Tamsin Okoro');
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Affiliate Login' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

testInDemo(
  'without configuration nothing is loaded, and the application stays in one document',
  async ({ page }) => {
    const { foreign } = await watchOutside(page);
    for (const address of ['/checkout/success', '/affiliate-signup']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await page.locator('[data-analytics], meta[name="analytics"]').count(), address).toBe(0);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    }
    await joinAndEnter(page, 'Ines Pardo');
    expect(await isSameDocument(page)).toBe(true);
    expect(foreign).toEqual([]);
  },
);

/** Any interaction starts the request; repeated until the page has hydrated. */
const bannerAfterFirstInteraction = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.locator('#referral').textContent();
    })
    .toContain(AFFILIATE.name);

test('an affiliate known by the cookie alone is set on the buy button and the checkout link; clearing removes both', async ({
  page,
}) => {
  await watchOutside(page);
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(page.locator('#referral')).toContainText(AFFILIATE.name);
  const reference = await page.locator('stripe-buy-button').getAttribute('client-reference-id');
  expect(reference).toMatch(/^affiliate_\d+$/);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/');
  await bannerAfterFirstInteraction(page);
  await expect(page.locator('stripe-buy-button')).toHaveAttribute('client-reference-id', reference ?? '');

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/portfolio');
  await bannerAfterFirstInteraction(page);
  const links = page.locator('a[data-checkout]');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(await hrefs()).toEqual(
    (await hrefs()).map(() => `https://buy.stripe.com/test_journey?client_reference_id=${reference}`),
  );
  expect(await links.count()).toBeGreaterThan(0);
  await page.locator('#referral').getByRole('button', { name: 'Forget this recommendation' }).click();
  expect(await hrefs()).toEqual((await hrefs()).map(() => 'https://buy.stripe.com/test_journey'));
});

test('where the buy button is all there is, everybody sees the dollars that it charges', async ({ page }) => {
  await watchOutside(page);
  await page.goto('/cheap-website-design-germany');
  await page.locator('main .btn.gold').first().click();
  await expect(page).toHaveURL('/');
  const prices = await page.locator('main [data-price]').allTextContents();
  expect(new Set(prices)).toEqual(new Set(['$250']));
  await expect(page.locator('.currency, .own-checkout, #market-note p')).toHaveCount(0);
  const back = page.locator('#market-note').getByRole('link');
  await expect(back).toBeVisible();
  await expect(back).toHaveAttribute('href', '/cheap-website-design-germany');
  await expect(page.locator('stripe-buy-button')).not.toHaveCSS('display', 'none');
  // So does the external checkout link, beside which the portfolio names no other price.
  await page.goto('/portfolio');
  await expect(page.getByRole('link', { name: 'ORDER NOW - JUST $250' })).toHaveAttribute('data-checkout');
});

test('cookie recovery delays nothing: the payment provider’s script loads while the response is pending', async ({
  page,
}) => {
  const { foreign } = await watchOutside(page);
  let response = () => {};
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route('**/api/referrals/current', async (route) => {
    await held;
    await route.fulfill({ json: { affiliate: null } });
  });
  const asked = page.waitForRequest('**/api/referrals/current');
  await page.goto('/');
  // Scrolling is the interaction that starts the request.
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await asked;
  await expect.poll(() => foreign).toContain('https://js.stripe.com/v3/buy-button.js');
  response();
});
