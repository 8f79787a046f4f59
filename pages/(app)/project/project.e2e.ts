/** The customer's page without a link that works, and without its server. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('without a working link, order number and email address ask for a new one', async ({ page }) => {
  await page.goto(`/project#t=e30.${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Enter the order number/);
  await page.getByLabel('Order number').fill('#987654321');
  await page.getByLabel('Email').fill(`nobody${unique()}@project-journey.example`);
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
  await expectAccessible(page);

  // The review's page has the same form.
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();

  // The server does not answer: one sentence, and the same page after a second attempt.
  await page.route('**/customerPage.get*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: 'Your project could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
