/** What paper shows beside text: bars, bullets and chosen answers. The rest: screens.e2e.ts. */
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

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
