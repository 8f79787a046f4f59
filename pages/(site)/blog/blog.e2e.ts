import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { articles } from '#src/content/blog/index.ts';

test('search and category of the blog survive reload, back and a shared link', async ({ page }) => {
  await page.goto('/blog');
  await page.getByPlaceholder('Search articles...').fill('invoice');
  await page.getByRole('button', { name: 'Digital Tools & Automation' }).click();
  await expect(page).toHaveURL('/blog?q=invoice&category=Digital+Tools+%26+Automation');
  const titles = page.locator('.blog-card:visible h2');
  const before = await titles.allTextContents();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(10);

  await page.reload();
  await expect(titles).toHaveText(before);
  await titles.first().getByRole('link').click();
  await page.waitForURL('**/blog/*');
  await page.goBack();
  await expect(titles).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Digital Tools & Automation' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/blog?category=Nothing%20of%20ours');
  await expect(titles).toHaveCount(articles.length);
});

test('a long article has a list of its headings beside it on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/card-payments-compared-with-worked-fees');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'Can you pass the fee on?' }).click();
  await expect(page.getByRole('heading', { name: 'Can you pass the fee on?' })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('a missing article leads back to the articles', async ({ page }) => {
  await page.goto('/blog/no-such-article');
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.locator('.blog-card:visible').first()).toBeVisible();
});
