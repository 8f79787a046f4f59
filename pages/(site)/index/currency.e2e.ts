/** One price from the page of a market to the receipt: what a page shows is what is charged. */
import { expect, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { arriveFrom, expectHomePrice, type MarketPrice, orderAt } from '#server/testing/e2e/e2e-prices.ts';
import { landings } from '#src/content/landing/index.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { MARKETS, type Market } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';

const texas = landings.find(({ kind }) => kind === 'us-state')?.slug ?? '';

/** The journey of a customer from Germany pays in euros, and the main journey in dollars. */
const SWITZERLAND: MarketPrice = {
  from: 'cheap-website-design-switzerland',
  button: /CHF\s280/,
  lang: 'de-CH',
  currency: 'chf',
  amount: '280.00',
  receipt: { subject: /^Danke für Ihre Bestellung/, paid: /CHF\s280\.00/ },
};

const pattern = (text: string) =>
  new RegExp(text.replaceAll(/[.$()]/g, '\\$&').replaceAll(/\s|\u00a0/g, '\\s'));
const money = ({ lang, currency }: Market, digits: number) =>
  pattern(
    new Intl.NumberFormat(lang, {
      style: 'currency',
      currencyDisplay: 'narrowSymbol',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(PRICE_MINOR[currency] / 100),
  );
const subjectOf = ({ lang }: Market): RegExp => {
  const subject = textsOf(lang).emails.order?.receipt.subject ?? 'Thanks for your order';
  return pattern(subject.split('{')[0]?.trim() ?? subject);
};
const marketPrice = (market: Market): MarketPrice => ({
  from: `cheap-website-design-${market.country}`,
  button: money(market, 0),
  lang: market.lang,
  currency: market.currency,
  amount: (PRICE_MINOR[market.currency] / 100).toFixed(2),
  receipt: {
    subject: subjectOf(market),
    paid: money(market, 2),
  },
});
/** `ALL_MARKETS=1` follows every country page; it takes some minutes. */
const pages = process.env.ALL_MARKETS ? MARKETS.map(marketPrice) : [SWITZERLAND];

for (const market of pages)
  test(`from ${market.from} to the receipt every price is in ${market.currency}`, async ({ page }) => {
    const email = `jonas${unique()}@weber.example`;
    await orderAt(page, market, { name: 'Jonas Weber', email });
  });

test('"change" offers the other currencies, by keyboard too, and the choice stays and is what is charged', async ({
  page,
}) => {
  await arriveFrom(page, 'cheap-website-design-ireland', /€280/);
  const note = page.locator('#market-note');
  await expect(note).toHaveAttribute('lang', 'en-IE');
  await expect(note).toContainText('€280');
  const change = page.locator('.currency summary');
  await expect(change).toHaveText('Prices in EUR. Change currency');
  await change.focus();
  await page.keyboard.press('Enter');
  const choices = page.locator('.currency button:visible');
  await expect(choices).toHaveText(['$250 US dollars', '£250 pounds sterling', 'CHF 280 Swiss francs']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(change).toHaveText('Prices in GBP. Change currency');
  await expect(change).toBeFocused();
  await expect(note).toBeHidden();
  await expectHomePrice(page, 'gbp');
  await page.reload();
  await expectHomePrice(page, 'gbp');
  await expect(page.locator('.in-dollars').first()).toBeHidden();
  await change.click();
  await page.getByRole('button', { name: '$250 US dollars' }).click();
  await expectHomePrice(page, 'usd');
  await expect(page.locator('.in-dollars').first()).toBeVisible();
  await page
    .locator('#pricing')
    .getByRole('link', { name: /^ORDER NOW - JUST \$250/ })
    .click();
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
});

test('the order buttons of an article carry its pounds; the x of the note keeps the price; a page in dollars ends it', async ({
  page,
}) => {
  await page.goto('/blog/a-lighter-website-carbon-in-plain-sums');
  await page.getByRole('link', { name: 'Get Started - Just £250' }).click();
  await expectHomePrice(page, 'gbp');
  await expect(page.locator('#market-note')).toBeHidden();
  await arriveFrom(page, 'cheap-website-design-switzerland', /CHF\s280/);
  await page.locator('#market-note').getByRole('button').click();
  await page.reload();
  await expect(page.locator('#market-note')).toBeHidden();
  await expectHomePrice(page, 'chf', 'de-CH');
  await arriveFrom(page, texas, /\$250/);
  await expectHomePrice(page, 'usd');
  await page.goto('/blog/a-lighter-website-carbon-in-plain-sums');
  await page.getByRole('banner').getByRole('link', { name: 'Order now' }).click();
  await expectHomePrice(page, 'gbp');
});

test('without JavaScript the pages show dollars and the demo checkout charges dollars', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `jonas${unique()}@plain.example`;
  await arriveFrom(page, 'cheap-website-design-germany', /280\s€/);
  await expect(page.locator('.packet-price')).toContainText('$250');
  await expect(page.locator('.currency')).toBeHidden();
  await page
    .locator('#pricing')
    .getByRole('link', { name: /^ORDER NOW - JUST \$250/ })
    .click();
  await page.getByLabel('Customer name').fill('Jonas Plain');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  const receipt = await readEmail(page.request, email, /^Thanks for your order/);
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
