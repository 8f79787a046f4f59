/** Fields on touch screens, and the focus ring of every control. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const FORMS = ['/order-confirmation', '/affiliate-signup', '/affiliate-login', '/admin-login', '/'];

test('fields on a touch screen: 16 px, because iOS zooms below that, and 44 px high', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  for (const path of FORMS) {
    await page.goto(path);
    await expect(page.locator('main input:visible').first()).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main input, main select, main textarea')]
        .filter(
          (field) => !field.matches('[type="radio"], [type="checkbox"], [type="file"], [type="hidden"]'),
        )
        .filter((field) => field.checkVisibility())
        .map((field) => ({
          field: field.outerHTML.slice(0, 120),
          font: Number.parseFloat(getComputedStyle(field).fontSize),
          // A password's box also holds its button.
          height: (field.closest('.mantine-Input-input') ?? field).getBoundingClientRect().height,
        }))
        .filter(({ font, height }) => font < 16 || height < 44),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});

/** Tabs through the page and returns elements without the two tones of the ring. */
async function ringless(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return outlineStyle === 'solid' && outlineWidth === '3px' && boxShadow !== 'none'
        ? ''
        : `${element.outerHTML.slice(0, 120)}: ${outlineStyle} ${outlineWidth} ${boxShadow}`;
    });
    if (state === null) break;
    if (state) found.push(state);
  }
  return found;
}

test('every control has the same focus ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/order-confirmation', '/affiliate-login', '/admin-login', '/', '/demo-checkout']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    expect(await ringless(page), path).toEqual([]);
  }
});
