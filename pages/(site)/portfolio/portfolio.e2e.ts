import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('the category of the portfolio is in the address, and an empty one leads to the package', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await page.getByLabel('Category').selectOption('E-commerce');
  await expect(page.locator('.project:visible')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.project:visible')).toHaveCount(2);
  await page.goto('/portfolio?category=Business%20Package');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

test('a project opens into a page that says what was asked, drawn and included', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Tidewell Joinery' }).click();
  await page.waitForURL('**/portfolio/tidewell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewell Joinery');
  for (const name of ['What they asked for', 'What we drew', 'All of it is in the package'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Next: Marrow & Pip' }).click();
  await page.waitForURL('**/portfolio/marrow-and-pip');
  expect((await page.request.get('/portfolio/no-such-project')).status()).toBe(404);
});
