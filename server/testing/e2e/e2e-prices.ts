/** For end-to-end tests of prices: from the page of a market to the receipt. */
import type { Page } from 'playwright/test';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { CURRENCIES, type Currency, PACKAGE_NAME, priceText } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { expect, linkIn, readEmail } from './e2e-fixtures.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };

export type MarketPrice = {
  /** The page that the visitor comes from. */
  from: string | null;
  /** The price on its button. */
  button: RegExp;
  /** Language of the page, and so of the pricing card, the checkout and the order form. */
  lang: string;
  currency: Currency;
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

/** As accessible names have it: without no-break spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** What the visitor of a page in this language reads and presses on the way to an order. */
export function orderPath(lang: string, currency: Currency) {
  const { pages, form, packageName, prices } = orderLanguage(lang);
  const price = pages ? prices[currency] : priceText(currency);
  const [question = ''] = pages?.faq.list[0] ?? [];
  return {
    price,
    packageName: pages ? packageName : PACKAGE_NAME,
    question: fillText(question || 'What exactly do I get for {price}?', { price }),
    order: plain(fillText(pages?.orderNow ?? 'ORDER NOW - JUST {price}', { price })),
    name: pages?.checkout.name ?? 'Customer name',
    email: pages?.checkout.email ?? 'Email',
    pay: plain(`${pages?.checkout.pay ?? 'Place demo order'} · ${price}`),
    confirm: plain(fillText(form.confirm, { price })),
  };
}

/**
 * Every price of the package on home, apart from the list of all and a customer's words. Pricing
 * card and questions write it as their language does.
 */
export async function expectHomePrice(page: Page, currency: Currency, lang = 'en'): Promise<void> {
  const price = priceText(currency);
  const path = orderPath(lang, currency);
  const inLanguage = page.locator('#pricing [data-price], #faq [data-price]');
  await expect.poll(async () => new Set(await inLanguage.allTextContents())).toEqual(new Set([path.price]));
  const prices = page.locator('main [data-price]');
  expect(new Set(await prices.allTextContents())).toEqual(new Set([price, path.price]));
  expect(await prices.count()).toBeGreaterThan(6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Launch your business online for ${price}`,
  );
  await expect(page).toHaveTitle(new RegExp(`for ${price.replace('$', '\\$')}$`));
  await expect(page.locator('#faq').getByText(path.question)).toBeVisible();
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
  { from, button, lang, currency, amount, receipt }: MarketPrice,
  { name, email }: Buyer,
): Promise<{ orderId: number; receipt: string }> {
  const price = priceText(currency);
  const path = orderPath(lang, currency);
  if (from) await arriveFrom(page, from, button);
  else await page.goto('/');
  await expectHomePrice(page, currency, lang);
  // A reload, and a visit through a recommendation, keep it; the canonical address stays clean.
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(page.locator('#referral')).toContainText(AFFILIATE.name);
  await page.reload();
  await expectHomePrice(page, currency, lang);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/?]+\/$/);
  await page.goto('/portfolio');
  const panel = page.locator('.panel');
  await expect(panel).toContainText(`One payment of ${price},`);
  await panel.getByRole('link', { name: `ORDER NOW - JUST ${price}`, exact: true }).click();
  await page.locator('#pricing').getByRole('link', { name: path.order }).click();

  await expect(page.getByRole('region', { name: path.packageName })).toContainText(path.price);
  await page.getByLabel(path.name).fill(name);
  await page.getByLabel(path.email).first().fill(email);
  const placed = page.waitForResponse('**/api/demo-checkout');
  await page.getByRole('button', { name: path.pay }).click();
  const order = await (await placed).json();
  expect(order).toMatchObject({ amount, currency });
  await expect(page.locator('#demo-done')).toContainText(path.price);

  const { html } = await readEmail(page.request, email, receipt.subject);
  expect(html).toMatch(receipt.paid);
  for (const other of CURRENCIES.map(priceText).filter((text) => text !== price))
    expect(html).not.toContain(`${other}.00`);
  await page.goto(linkIn(html, '/order-confirmation'));
  await expect(page.getByLabel(path.confirm)).toBeVisible();
  return { orderId: order.orderId, receipt: html };
}
