/** One price from the page of a market to the receipt: what a page shows is what is charged. */
import type { Page } from 'playwright/test';
import { expect, linkIn, readEmail, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShopWithStripe } from '#server/testing/e2e/e2e-own-shop.ts';
import { landings } from '#src/content/landing/index.ts';
import { CURRENCIES, priceText } from '#src/domain/offer.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };
const texas = landings.find(({ kind }) => kind === 'us-state')?.slug ?? '';

/** The page that the visitor comes from, the price on its button, and on every page after it. */
const MARKETS: [from: string | null, button: RegExp, price: string, currency: string, amount: string][] = [
  [null, /\$250/, '$250', 'usd', '250.00'],
  [texas, /\$250/, '$250', 'usd', '250.00'],
  ['cheap-website-design-uk', /£250/, '£250', 'gbp', '250.00'],
  ['cheap-website-design-germany', /280\s€/, '€280', 'eur', '280.00'],
  ['cheap-website-design-switzerland', /CHF\s280/, 'CHF 280', 'chf', '280.00'],
];

/** Follows the order button of that page home. */
async function arriveFrom(page: Page, slug: string, button: RegExp): Promise<void> {
  await page.goto(`/${slug}`);
  const order = page.locator('main .btn.gold').first();
  await expect(order).toHaveText(button);
  await order.click();
  await expect(page).toHaveURL('/');
}

/** Every price of the package on home, apart from the list of all and a customer's words. */
async function expectHomePrice(page: Page, price: string): Promise<void> {
  const prices = page.locator('main [data-price]');
  expect(new Set(await prices.allTextContents())).toEqual(new Set([price]));
  expect(await prices.count()).toBeGreaterThan(6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Launch your business online for ${price}`,
  );
  await expect(page).toHaveTitle(new RegExp(`for ${price.replace('$', '\\$')}$`));
  await expect(page.getByText(`What exactly do I get for ${price}?`)).toBeVisible();
  const rest = await page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('.currency, .pricing-note, figure, blockquote')) part.remove();
    return copy.textContent;
  });
  for (const other of CURRENCIES.map(priceText).filter((text) => text !== price))
    expect(rest).not.toMatch(new RegExp(`${other.replace('$', '\\$')}(?!\\d)`));
}

for (const [from, button, price, currency, amount] of MARKETS)
  test(`from ${from ?? 'nowhere'} to the receipt every price is ${price}`, async ({ page }) => {
    if (from) await arriveFrom(page, from, button);
    else await page.goto('/');
    await expectHomePrice(page, price);
    // A reload, and a visit through a recommendation, keep it; the canonical address stays clean.
    await page.goto(`/?ref=${AFFILIATE.code}`);
    await expect(page.locator('#referral')).toContainText(AFFILIATE.name);
    await page.reload();
    await expectHomePrice(page, price);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/?]+\/$/);
    await page.goto('/portfolio');
    const panel = page.locator('.panel');
    await expect(panel).toContainText(`One payment of ${price},`);
    await panel.getByRole('link', { name: `ORDER NOW - JUST ${price}`, exact: true }).click();
    await page
      .locator('#pricing')
      .getByRole('link', { name: `ORDER NOW - JUST ${price}` })
      .click();

    await expect(page.getByRole('region', { name: 'Complete Package' })).toContainText(price);
    await page.getByLabel('Customer name').fill('Jonas Weber');
    const address = `jonas.${currency}.${from ? 'sent' : 'direct'}@weber.example`;
    await page.getByLabel('Email').fill(address);
    const placed = page.waitForResponse('**/api/demo-checkout');
    await page.getByRole('button', { name: `Place demo order · ${price}` }).click();
    expect(await (await placed).json()).toMatchObject({ amount, currency });
    await expect(page.locator('#demo-done')).toContainText(`would have taken ${price}.`);

    const receipt = await readEmail(page.request, address, /^Thanks for your order/);
    expect(receipt.html).toContain(`${price}.00`);
    for (const other of CURRENCIES.map(priceText).filter((text) => text !== price))
      expect(receipt.html).not.toContain(`${other}.00`);
    await page.goto(linkIn(receipt.html, '/order-confirmation'));
    await expect(page.getByLabel(`Understand the ${price} Payment Covers`)).toBeVisible();
  });

test('"change" offers the other currencies, by keyboard too, and the choice stays and is what is charged', async ({
  page,
}) => {
  await arriveFrom(page, 'cheap-website-design-germany', /280\s€/);
  const note = page.locator('#market-note');
  await expect(note).toHaveAttribute('lang', 'de-DE');
  await expect(note).toContainText(/Ihr Preis: 280\s€/);
  const change = page.locator('.currency summary');
  await expect(change).toHaveText('Prices in EUR - change');
  await change.focus();
  await page.keyboard.press('Enter');
  const choices = page.locator('.currency button:visible');
  await expect(choices).toHaveText(['$250 US dollar', '£250 pound sterling', 'CHF 280 Swiss franc']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(change).toHaveText('Prices in GBP - change');
  await expect(change).toBeFocused();
  await expect(note).toBeHidden();
  await expectHomePrice(page, '£250');
  await page.reload();
  await expectHomePrice(page, '£250');
  await expect(page.locator('.in-dollars').first()).toBeHidden();
  await change.click();
  await page.getByRole('button', { name: '$250 US dollar' }).click();
  await expectHomePrice(page, '$250');
  await expect(page.locator('.in-dollars').first()).toBeVisible();
  await page
    .locator('#pricing')
    .getByRole('link', { name: /^ORDER NOW - JUST \$250/ })
    .click();
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
});

test('the button of an article carries its pounds; the x of the note keeps the price; a page in dollars ends it', async ({
  page,
}) => {
  await page.goto('/blog/a-lighter-website-carbon-in-plain-sums');
  await page.getByRole('link', { name: 'Get Started - Just £250' }).click();
  await expectHomePrice(page, '£250');
  await expect(page.locator('#market-note')).toBeHidden();
  await arriveFrom(page, 'cheap-website-design-switzerland', /CHF\s280/);
  await page.locator('#market-note').getByRole('button').click();
  await page.reload();
  await expect(page.locator('#market-note')).toBeHidden();
  await expectHomePrice(page, 'CHF 280');
  await arriveFrom(page, texas, /\$250/);
  await expectHomePrice(page, '$250');
});

test('without JavaScript the pages show dollars and the demo checkout charges dollars', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await arriveFrom(page, 'cheap-website-design-germany', /280\s€/);
  await expect(page.locator('.packet-price')).toContainText('$250');
  await expect(page.locator('.currency')).toBeHidden();
  await page
    .locator('#pricing')
    .getByRole('link', { name: /^ORDER NOW - JUST \$250/ })
    .click();
  await page.getByLabel('Customer name').fill('Jonas Plain');
  await page.getByLabel('Email').fill('jonas.plain@weber.example');
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  const receipt = await readEmail(page.request, 'jonas.plain@weber.example', /^Thanks for your order/);
  expect(receipt.html).toContain('$250.00');
  await context.close();
});

test('no other price is ever painted, however slowly the page arrives', async ({ page }) => {
  await arriveFrom(page, 'cheap-website-design-germany', /280\s€/);
  // The page ends before its last script, as it does while it is still arriving.
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ headers, body: html.slice(0, html.indexOf('<script type="speculationrules">')) });
  });
  await page.goto('/');
  await expect(page.locator('h1 [data-price]')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.packet-price [data-price]')).toHaveCSS('visibility', 'hidden');
});

const testWithBoth = testInShopWithStripe({
  STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
  STRIPE_BUY_BUTTON_ID: 'buy_btn_journey',
});
testWithBoth(
  'a shop with a buy button and the provider’s API charges dollars by the button, and every other currency by a payment page with that price',
  async ({ page, stripe }) => {
    await page.route(
      (url) => url.protocol === 'https:',
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('/cheap-website-design-germany');
    await page.locator('main .btn.gold').first().click();
    await expect(page).toHaveURL('/');
    await expectHomePrice(page, '€280');
    await expect(page.locator('stripe-buy-button')).toBeHidden();
    const order = page.locator('#pricing').getByRole('button', { name: 'ORDER NOW - JUST €280' });
    const script = page.waitForResponse(/own-checkout/);
    await order.hover();
    await (await script).finished();
    await page.context().setOffline(true);
    await order.click();
    await expect(page.locator('.buy [role=alert]')).toHaveText(/could not be reached/);
    await page.context().setOffline(false);
    await order.click();
    await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_test/);
    expect(stripe.requests[0]?.body.get('line_items[0][price_data][currency]')).toBe('eur');
    expect(stripe.requests[0]?.body.get('line_items[0][price_data][unit_amount]')).toBe('28000');
    await page.goto('/');
    await page.locator('.currency summary').click();
    await page.getByRole('button', { name: '$250 US dollar' }).click();
    await expect(order).toBeHidden();
    await expect(page.locator('stripe-buy-button')).not.toHaveCSS('display', 'none');
  },
);
