/** The public demo, in a shop of its own. */
import { expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';

const BANNER = 'Demo shop: nothing here is for sale and no money is taken.';
const test = testInShop({ DEMO: 'public' });

test('H1: the banner stays visible on every kind of page, at every width, and covers no header', async ({
  page,
}) => {
  const banner = page.getByRole('complementary', { name: 'Demo shop' });
  for (const address of [
    '/',
    '/restaurant',
    '/order-confirmation',
    '/affiliate-signup',
    '/admin-login',
    '/nowhere',
  ]) {
    await page.goto(address);
    await expect(banner, address).toHaveText(BANNER);
    for (const width of [320, 390, 1440]) {
      const where = `${address} at ${width} px`;
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const bottom = (await banner.boundingBox())?.height ?? 0;
      const header = await page.getByRole('banner').first().boundingBox();
      expect(header?.y ?? bottom, where).toBeGreaterThanOrEqual(bottom - 1);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect.poll(async () => (await banner.boundingBox())?.y, { message: where }).toBe(0);
      await expectFitsWidth(page);
    }
  }
  await expect(page.getByText('Demo Credentials')).toHaveCount(0);
});

test('H1: a visitor orders and reaches the order form without reading an email', async ({ page }) => {
  await page.goto('/demo-checkout');
  await page.getByLabel('Customer name').fill('Ada Quill');
  await page.getByLabel('Email').fill('ada@quillbinding.example');
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await page.getByRole('link', { name: 'Fill in your form (ten minutes)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order Confirmation #\d{9}$/);
  await page.goto('/dev/mail');
  await expect(page).toHaveURL('/admin-login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  await expect(page.getByText('Demo Credentials')).toHaveCount(0);
});
