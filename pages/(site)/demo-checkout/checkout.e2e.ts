/** The checkout of the demo, and the thank-you page that it becomes. */

import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { arriveFrom } from '#server/testing/e2e/e2e-prices.ts';

test('the checkout says what is bought, for how much and on which terms, and leads nowhere else', async ({
  page,
}) => {
  await page.goto('/demo-checkout');
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  const summary = page.getByRole('region', { name: 'Hedgerow Complete Package' });
  await expect(summary).toContainText('$250');
  for (const policy of ['Refund Policy', 'Terms of Service', 'Privacy Policy'])
    await expect(summary.getByRole('link', { name: policy })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer name' })).toHaveAttribute('aria-required', 'true');
  await page.getByLabel('Currency').selectOption('chf');
  await expect(summary).toContainText('CHF 280');
  await page.getByRole('button', { name: 'Place demo order · CHF 280' }).click();
  await expect(page.getByText('Customer name is required')).toBeVisible();
  await summary.getByRole('link', { name: 'Refund Policy' }).click();
  await page.goBack();
  await expect(page.getByLabel('Currency')).toHaveValue('chf');
  await expect(summary).toContainText('CHF 280');
  await page.goto('/demo-checkout?currency=doubloon');
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
});

test('opened again in its tab, it keeps the currency and the language of the visitor’s country', async ({
  page,
}) => {
  await arriveFrom(page, 'cheap-website-design-greece', /280/);
  await page.goto('/demo-checkout');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
  await expect(page.locator('#currency')).toHaveValue('eur');
  await expect(page.locator('.checkout-total')).toContainText('280');
});

test('opened in a language, it has the currency of that language’s country, unless the address names one', async ({
  page,
}) => {
  await page.goto('/demo-checkout?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#currency')).toHaveValue('eur');
  await expect(page.getByRole('button', { name: /280/ })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.market)).toBe('germany');
  await page.goto('/demo-checkout?lang=de&currency=usd');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#currency')).toHaveValue('usd');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo checkout');
});

/** `Sunday 22 November` and, where wanted, `05:00` in Tokyo. */
const inTokyo = (at: string, withTime: boolean) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Tokyo' }).format(new Date(at));
  const day = part({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return withTime ? `${day} at ${part({ hour: '2-digit', minute: '2-digit' })}` : day;
};

test('after the order: thanks by name, number, amount, the shop’s dates in the reader’s time zone, and the form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Asia/Tokyo',
    colorScheme: 'dark',
    viewport: { width: 320, height: 740 },
  });
  const page = await context.newPage();
  // A wrong clock of the visitor's does not matter: the dates are the shop's.
  await page.clock.setFixedTime('2026-01-20T20:00:00Z');
  await page.goto('/demo-checkout');
  await page.getByLabel('Customer name').fill('Ada Quill');
  await page.getByLabel('Email').fill('ada@quillbinding.example');
  const response = page.waitForResponse('**/api/demo-checkout');
  await page.getByRole('button', { name: 'Place demo order' }).press('Enter');
  const { dueDates } = await (await response).json();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Thank you, Ada');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(page).toHaveTitle(/^Thank you for your order/);
  const done = page.locator('#demo-done');
  await expect(done).toContainText('$250');
  await expect(done).toContainText(`by ${inTokyo(dueDates.designs, true)} (GMT+9).`);
  await expect(done).toContainText(`by ${inTokyo(dueDates.website, false)}.`);
  await expectAccessible(page);
  const number = await page.locator('#demo-order').textContent();
  await page.getByRole('link', { name: 'Fill in your form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order Confirmation #${number}`);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Quill');
  await context.close();
});

test('the link to finish later brings name, address and currency back, and neither stays in the address', async ({
  page,
}) => {
  await page.goto('/demo-checkout');
  await page.getByLabel('Customer name').fill('Ada Quill');
  await page.getByLabel('Email').fill(`ada${unique()}@quillbinding.example`);
  await page.getByLabel('Currency').selectOption('chf');
  const remembered = page.waitForResponse('**/api/demo-checkout/begun');
  await page.getByLabel(/^Send me a link/).check();
  const { begunId } = await (await remembered).json();
  const email = await page.getByLabel('Email').inputValue();
  await page.goto(`/forms/resume-checkout/${begunId}`);
  await expect(page.getByLabel('Customer name')).toHaveValue('Ada Quill');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Currency')).toHaveValue('chf');
  expect(page.url()).toMatch(new RegExp(`/demo-checkout\\?currency=chf#begun=${begunId}$`));
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
});
