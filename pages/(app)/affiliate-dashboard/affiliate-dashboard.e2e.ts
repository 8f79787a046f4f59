/** What affiliates find on their dashboard. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { logIn, newAffiliate, openDashboard } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { payoutOf } from '#src/domain/affiliate/payout/payout.rules.ts';

test('other visitors see no dashboard, and cannot tell another affiliate’s from a missing one', async ({
  page,
  newPerson,
}) => {
  const owner = await newAffiliate((await newPerson()).request);
  await logIn(page);
  const texts: string[] = [];
  for (const id of [owner.id, 999_999]) {
    await page.goto(`/affiliate-dashboard/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Not Found' })).toBeVisible();
    texts.push((await page.locator('main').textContent()) ?? '');
  }
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain("Dashboard not found or you don't have permission to access it.");
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the next payout is on the first of a month, too', async ({ page }) => {
    await openDashboard(page);
    await expect(page.getByText(`Nothing is due on ${payoutOf(new Date())}.`)).toBeVisible();
  });
});

test('sharing: the link test runs to the sale; a page is found, linked and drawn as a QR code; banners need no font', async ({
  page,
}) => {
  const person = await openDashboard(page);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Start test' }).click();
  await expect(page.getByText('Your link works from the first click to the sale.')).toBeVisible();
  await expect(page.getByText(': passed')).toHaveCount(5);

  const field = page.getByRole('combobox', { name: 'Page' });
  await field.fill('restaur');
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Restaurant Web Design' }).click();
  const link = page.getByLabel('Your link to it');
  await expect(link).toHaveValue(new RegExp(`/restaurant\\?ref=${person.referralCode}$`));
  await field.fill(`${new URL(page.url()).origin}/web-design-leeds?utm=x`);
  await page.getByRole('option', { name: 'Leeds Web Design' }).click();
  await expect(link).toHaveValue(/\/web-design-leeds\?ref=/);
  await field.fill('https://elsewhere.example/restaurant');
  await expect(page.getByText('No page of this site matches.')).toBeVisible();
  await page.keyboard.press('Escape');

  const qr = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download SVG' }).click();
  expect((await qr).suggestedFilename()).toBe(`qr-${person.referralCode}.svg`);
  await page.getByText('Banners', { exact: true }).click();
  const banner = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download SVG: Box (300 × 250)' }).click();
  const file = await banner;
  expect(file.suggestedFilename()).toBe('website-300x250.svg');
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toMatch(/<text|font-family|@font-face|<image/);
  await expectAccessible(page);
});

test('where is my sale: a reply without the buyer, the receipt, and a claim', async ({ page, newPerson }) => {
  const person = await openDashboard(page);
  const buyer = await newPerson();
  await buyer.goto(`/portfolio?ref=${person.referralCode}`);
  await expect(buyer.locator('#referral')).toContainText(person.name);
  const order = await buyer.request.post('/api/demo-checkout', {
    data: { customerName: 'Bea Marsh', customerEmail: `bea${unique()}@marsh.example`, currency: 'usd' },
  });
  const { orderId } = (await order.json()) as { orderId: number };

  await page.reload();
  await expect(page.getByRole('cell', { name: '$25.00' })).toBeVisible();
  await page.getByRole('button', { name: `Receipt of order ${orderId}` }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText('/portfolio');
  await expect(receipt).toContainText('B. M.');
  await expect(receipt).not.toContainText('Marsh');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Help' }).click();
  const question = page.getByLabel('Order number or email address');
  await question.fill('neither');
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByText('Enter an order number or the buyer’s email address.')).toBeVisible();
  await question.fill(String(orderId));
  await page.getByRole('button', { name: 'Find out' }).click();
  // In this test buyer and affiliate share an IP address, which leads to a review.
  await expect(page.getByRole('heading', { name: 'This sale is under review' })).toBeVisible();
  await question.fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByRole('heading', { name: 'No visit through your link' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask about this sale' }).click();
  await expect(page.locator('.toast')).toContainText('Question sent');
  await expect(page.getByText('We’ve got your question.')).toBeFocused();
  await expect(page.getByText('We’re looking into it.')).toBeVisible();
  await expectAccessible(page);
});
