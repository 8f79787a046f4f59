/** The hero film if the browser requires a gesture, such as a phone in power-saving mode. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Makes the first `rejections` calls of play() reject, and counts all calls. */
async function rejectPlay(page: Page, rejections: number): Promise<void> {
  await page.addInitScript((times) => {
    const { play } = HTMLMediaElement.prototype;
    const counted = window as unknown as { plays: number };
    counted.plays = 0;
    HTMLMediaElement.prototype.play = function () {
      counted.plays += 1;
      return counted.plays <= times
        ? Promise.reject(new DOMException('a gesture first', 'NotAllowedError'))
        : play.call(this);
    };
  }, rejections);
}
const plays = (page: Page) => page.evaluate(() => (window as unknown as { plays: number }).plays);
const isPaused = (page: Page) => page.locator('#film').evaluate((film: HTMLVideoElement) => film.paused);
const overlay = (page: Page) => page.getByText('Loading presentation...');
const button = (page: Page, name: string) =>
  page.locator('#film-buttons').getByRole('button', { name, exact: true });

async function openBlocked(page: Page, rejections = 1): Promise<void> {
  await rejectPlay(page, rejections);
  await page.goto('/');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect.poll(() => plays(page)).toBe(1);
}

test('if playback is rejected, a Play button replaces the overlay, and it plays, by keyboard too', async ({
  page,
}) => {
  await openBlocked(page);
  await expect(overlay(page)).toBeHidden();
  await expect(button(page, 'Mute')).toBeVisible();
  await button(page, 'Play').press('Enter');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(false);
  // The key was the gesture and must not count twice.
  expect(await plays(page)).toBe(2);
  // Screen readers press a button without pointer or key events.
  await button(page, 'Pause').dispatchEvent('click');
  await page.mouse.click(2, 400);
  await page.keyboard.press('a');
  expect([await plays(page), await isPaused(page)]).toEqual([2, true]);
});

test('the next click anywhere starts it, once', async ({ page }) => {
  await openBlocked(page);
  await page.mouse.click(2, 400);
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await page.mouse.click(2, 400);
  await page.keyboard.press('a');
  expect([await plays(page), await isPaused(page)]).toEqual([2, true]);
});

test('after a second rejection only the button starts it', async ({ page }) => {
  await openBlocked(page, 2);
  await page.keyboard.press('a');
  await expect.poll(() => plays(page)).toBe(2);
  await page.keyboard.press('a');
  await page.mouse.click(2, 400);
  expect(await plays(page)).toBe(2);
  await expect(overlay(page)).toBeHidden();
  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
});

test('if playback is allowed it starts automatically: overlay, then the buttons', async ({ page }) => {
  await rejectPlay(page, 0);
  await page.goto('/');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

test('without a film there is neither overlay nor button', async ({ page }) => {
  await page.route('**/video/presentation.*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator('#film-buttons')).toBeHidden();
});
