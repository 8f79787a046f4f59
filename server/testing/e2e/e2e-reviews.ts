/** For end-to-end tests of reviews: written, decided by staff, shown on public pages. */
import type { Page } from 'playwright/test';
import type { ReviewDictionary } from '#src/content/languages/review-texts.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { TIMEOUT } from '../wait/timeout.ts';
import { expectAccessible } from './e2e-accessibility.ts';
import { expect } from './e2e-fixtures.ts';

const WORDS =
  'They asked the right questions. <script>alert(1)</script> is what I would call "fair" & quick.';

type Review = { texts: ReviewDictionary; orderId: number; shortName: string };

/** By keyboard alone; a lost connection loses nothing that was entered. */
export async function writeReview(page: Page, link: string, { texts, orderId, shortName }: Review) {
  await page.goto(link);
  await expect(page.getByText(fillText(texts.intro, { orderId }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  expect(page.url()).not.toContain('#');
  const send = page.getByRole('button', { name: texts.send });
  const words = page.getByRole('textbox', { name: texts.text });
  const star = (n: number) =>
    page.getByRole('radio', {
      name: fillText((n === 1 ? texts.starCount.one : texts.starCount.other) ?? '', { n }),
      exact: true,
    });
  await send.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(texts.problem);
  await expect(star(1)).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const stars of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(star(stars)).toBeChecked();
  }
  await words.fill(WORDS);
  await page.getByRole('button', { name: shortName }).press('Enter');
  await expect(page.getByRole('textbox', { name: texts.name })).toHaveValue(shortName);
  await page.getByRole('checkbox').press('Space');

  await page.context().setOffline(true);
  await send.press('Enter');
  await expect(page.getByText(texts.errors.failed)).toBeVisible();
  await page.context().setOffline(false);
  await expect(words).toHaveValue(WORDS);
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: texts.thanks.title })).toBeFocused();
  await expectAccessible(page);
}

/** Reloads: a browser may keep the page for half a minute. */
export async function quotesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.reload();
  return page.locator('.quote').allTextContents();
}

export async function publishReview(staff: Page, customerName: string): Promise<void> {
  await staff.goto('/admin/reviews?state=written');
  const row = staff.getByRole('row').filter({ hasText: customerName });
  const dialog = staff.getByRole('dialog');
  const read = row.getByRole('button', { name: /^Read and decide/ });
  await read.press('Enter');
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await staff.keyboard.press('Escape');
  await read.press('Enter');
  await expect(dialog).toContainText(WORDS);
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(staff.locator('.toast')).toContainText('Review published');
  await expect(row).toHaveCount(0);
}

type Shown = { path: string; shortName: string; verified: string; samples: string[] };

/** First of the quotes, and in the structured data. */
export async function expectReviewShown(page: Page, { path, shortName, verified, samples }: Shown) {
  await expect
    .poll(async () => (await quotesOf(page, path))[0], TIMEOUT)
    .toContain('They asked the right questions.');
  const [first, ...others] = await quotesOf(page, path);
  for (const part of [WORDS, shortName, verified]) expect(first).toContain(part);
  expect(others).toEqual(samples.slice(0, 2));
  await expectAccessible(page);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string; review?: unknown }[] = JSON.parse(data ?? '')['@graph'];
  expect(graph.find((item) => item['@type'] === 'Product')?.review).toMatchObject([
    { reviewBody: WORDS, reviewRating: { ratingValue: 4 } },
  ]);
}

/** A change takes a published review off the pages. */
export async function changeReview(page: Page, texts: ReviewDictionary): Promise<void> {
  await page.getByRole('link', { name: texts.yours.edit }).click();
  await expect(page.getByText(texts.yours.published)).toBeVisible();
  await page.getByRole('button', { name: texts.yours.edit }).click();
  await page.getByRole('radio', { name: fillText(texts.starCount.other, { n: 5 }) }).check();
  await page.getByRole('button', { name: texts.saveChanges }).click();
  await expect(page.getByRole('heading', { name: texts.thanks.title })).toBeVisible();
}
