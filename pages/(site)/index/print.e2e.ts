/** Pages on paper: the text alone, dark on white, and the answers that were chosen. */
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

for (const path of ['/', '/blog/what-a-website-costs-over-three-years', '/cheap-website-design-germany'])
  test(`${path} prints without header, footer, form and buttons, in dark letters`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    for (const part of ['.skip', '.site-header', '.site-footer', '.contact-form', 'main .btn'])
      await expect(page.locator(part).first(), part).toBeHidden();
    const inks = await page
      .locator('main :is(h1, h2, h3, p, dd)')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    expect(inks.filter((ink) => lightness(ink) > 140)).toEqual([]);
  });

test('an article prints the bars of its chart and its bullets', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/what-a-website-costs-over-three-years');
  for (const part of ['.figure-bars .bar', '.article-body li'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
});

test('the order form prints its answers and no button', async ({ page }) => {
  await page.goto('/order-confirmation');
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Without it a printer leaves the filled circle empty.
  await expect(page.getByRole('radio', { name: 'No' })).toHaveCSS('print-color-adjust', 'exact');
});
