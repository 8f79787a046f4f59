/** The customer's page without a link that works, and without its server. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('without a working link, order number and email address ask for a new one', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('customerPage.get')) reads.push(request.url());
  });
  await page.clock.install();
  const link = `#t=e30.${'A'.repeat(43)}`;
  await page.goto(`/project${link}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Enter the order number/);
  await page.getByLabel('Order number').fill('#987654321');
  const email = `nobody${unique()}@project-journey.example`;
  await page.getByLabel('Email').fill(email);
  // Neither the time that passes nor the way back from the inbox empties the form.
  await page.clock.runFor(30_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.clock.runFor(1000);
  await expect(page.getByLabel('Order number')).toHaveValue('#987654321');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
  expect(reads).toHaveLength(1);
  await expectAccessible(page);
  // A new email can make the same link work again, so opening it in this tab reads again.
  await page.evaluate((hash) => Object.assign(location, { hash }), link);
  await expect.poll(() => reads.length).toBe(2);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // The review's page has the same form.
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();

  // The server does not answer: one sentence, and the same page after a second attempt.
  const again = Promise.withResolvers<void>();
  reads.length = 0;
  await page.route('**/customerPage.get*', async (route) => {
    if (reads.length === 1) return route.abort('internetdisconnected');
    await again.promise;
    return route.continue();
  });
  await page.goto('/project');
  const failed = page.getByRole('heading', { name: 'Your project could not be loaded' });
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => reads.length).toBe(2);
  await page.clock.runFor(1000);
  await expect(failed).toBeVisible();
  again.resolve();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
