/** What the page about the affiliate programme shows beyond its texts. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('the programme’s page shows the real dashboard and works out a year’s earnings', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/affiliate');
  const picture = page.getByRole('img', { name: /^The affiliate dashboard/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);
  const sentence = page.getByText(/a year\.$/);
  await expect(sentence).toHaveText('4 clients a month bring you $1,200 a year.');
  const slider = page.getByRole('slider', { name: /^Clients a month/ });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence).toHaveText('5 clients a month bring you $1,500 a year.');
  await page.keyboard.press('Home');
  await expect(sentence).toHaveText('1 client a month brings you $300 a year.');
  await expectAccessible(page);

  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await plain.goto('/affiliate');
  await expect(plain.getByText('4 clients a month bring you $1,200 a year.')).toBeVisible();
  await expect(plain.getByRole('slider')).toHaveCount(0);
  await plain.close();
});
