/** For end-to-end tests of prices: from the page of a market to the receipt. */
import type { Page } from 'playwright/test';
import { CURRENCIES, priceText } from '#src/domain/offer.ts';
import { expect, linkIn, readEmail } from './e2e-fixtures.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };

export type MarketPrice = {
  /** The page that the visitor comes from. */
  from: string | null;
  /** The price on its button. */
  button: RegExp;
  /** On every page after it, which are in English. */
  price: string;
  currency: string;
  amount: string;
  /** In the receipt, which is in the language of the market. */
  receipt: { subject: RegExp; paid: RegExp };
};

/** Follows the order button of that page home. */
export async function arriveFrom(page: Page, slug: string, button: RegExp): Promise<void> {
  await page.goto(`/${slug}`);
  const order = page.locator('main .btn.gold').first();
  await expect(order).toHaveText(button);
  await order.click();
  await expect(page).toHaveURL('/');
}

/** Every price of the package on home, apart from the list of all and a customer's words. */
export async function expectHomePrice(page: Page, price: string): Promise<void> {
  const prices = page.locator('main [data-price]');
  await expect.poll(async () => new Set(await prices.allTextContents())).toEqual(new Set([price]));
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

type Buyer = { name: string; email: string };

/** From the market's page to the order form; every price on the way is the market's. */
export async function orderAt(
  page: Page,
  { from, button, price, currency, amount, receipt }: MarketPrice,
  { name, email }: Buyer,
): Promise<{ orderId: number; receipt: string }> {
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
  await page.getByLabel('Customer name').fill(name);
  await page.getByLabel('Email').fill(email);
  const placed = page.waitForResponse('**/api/demo-checkout');
  await page.getByRole('button', { name: `Place demo order · ${price}` }).click();
  const order = await (await placed).json();
  expect(order).toMatchObject({ amount, currency });
  await expect(page.locator('#demo-done')).toContainText(`would have taken ${price}.`);

  const { html } = await readEmail(page.request, email, receipt.subject);
  expect(html).toMatch(receipt.paid);
  for (const other of CURRENCIES.map(priceText).filter((text) => text !== price))
    expect(html).not.toContain(`${other}.00`);
  await page.goto(linkIn(html, '/order-confirmation'));
  await expect(page.getByLabel(`Understand the ${price} Payment Covers`)).toBeVisible();
  return { orderId: order.orderId, receipt: html };
}
