/** One choice of colour scheme for public pages and application areas. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const DARK_PAPER = 'rgb(15, 31, 24)';
const LIGHT_PAPER = 'rgb(250, 245, 233)';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.getByLabel('Theme');

test('the choice in a footer holds on every page, before its first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The scheme at the moment when the parser adds the body: nothing has been painted before.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(globalThis, { schemeAtFirst: document.documentElement.dataset.mantineColorScheme });
    }).observe(document, { childList: true, subtree: true });
  });
  const atFirst = () => page.evaluate(() => (globalThis as { schemeAtFirst?: string }).schemeAtFirst);

  await page.goto('/');
  await expect(theme(page)).toHaveValue('auto');
  expect(await paper(page)).toBe(LIGHT_PAPER);
  await theme(page).selectOption('Dark');
  expect(await paper(page)).toBe(DARK_PAPER);

  for (const path of ['/blog', '/cheap-website-design-greece', '/affiliate-login']) {
    await page.goto(path);
    expect(await atFirst(), path).toBe('dark');
    expect(await paper(page), path).toBe(DARK_PAPER);
    await expect(page.locator('.scheme select')).toHaveValue('dark');
  }

  await theme(page).selectOption('System');
  await expect.poll(() => paper(page)).toBe(LIGHT_PAPER);
  await page.goto('/');
  expect(await paper(page)).toBe(LIGHT_PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe(DARK_PAPER);
  await theme(page).selectOption('Light');
  expect(await paper(page)).toBe(LIGHT_PAPER);
});

test('a browser without storage has the scheme of the system, and a choice counts for the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/privacy-policy');
  expect(await paper(page)).toBe(DARK_PAPER);
  await expect(theme(page)).toHaveValue('auto');
  await theme(page).selectOption('light');
  await expect.poll(() => paper(page)).not.toBe(DARK_PAPER);
});
