/** A visitor's own first screen on the home page, and its way into the order form. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const BUSINESS = 'Rosa’s Φούρνος';
const HOSTILE = '<img src=x onerror="window.hit=1">';

const opener = (page: Page) => page.getByRole('button', { name: /your (own )?first screen/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your own first screen' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('first-screen'));

/** Records what shifts in the hero's picture and caption, from the next load on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
    const recorded = window as unknown as { shifts: string[] };
    recorded.shifts = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect, currentRect } of sources)
          if (document.querySelector('.film')?.contains(node))
            recorded.shifts.push(`${node?.nodeName}: ${place(previousRect)} to ${place(currentRect)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('a visitor types two words and sees a website of their own, which the order form begins with', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');

  await test.step('by keyboard: the dialog opens, draws with each key and announces the name', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Your business')).toBeFocused();
    await page.keyboard.type(BUSINESS);
    await dialog(page).getByLabel('Your trade').fill('artisan bakers');
    await expect(dialog(page).locator('svg text', { hasText: BUSINESS })).toHaveCount(2);
    await expect(dialog(page).locator('svg.devices')).toContainText('Warm bread,');
    await expect(dialog(page).getByRole('status')).toHaveText(`Sketch: ${BUSINESS}`);
    await expect(dialog(page)).toContainText(
      'This is a sketch from your two words; you get three real designs.',
    );
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('Escape returns to the button; the hero shows the picture, after a reload too, and nothing shifts', async () => {
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    const picture = page.locator('.film-frame svg.devices');
    await expect(picture).toContainText(BUSINESS);
    await watchShifts(page);
    await page.reload();
    await expect(picture).toContainText(BUSINESS);
    await expect(page.locator('#film')).toBeHidden();
    expect(await shifts(page)).toEqual([]);
  });

  await test.step('the order button leads to the price; nothing typed has been sent', async () => {
    await opener(page).click();
    await expect(dialog(page).getByLabel('Your business')).toHaveValue(BUSINESS);
    await dialog(page).getByRole('link', { name: 'ORDER NOW - JUST $250' }).click();
    await expect(dialog(page)).toBeHidden();
    await page
      .locator('#pricing')
      .getByRole('link', { name: /ORDER NOW - JUST \$250/ })
      .click();
    await page.getByLabel('Customer name').fill('Rosa Draft');
    await page.getByLabel('Email').fill('rosa@first-screen.example');
    await page.getByRole('button', { name: 'Place demo order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Rosa');
    expect(sent.filter((text) => /Φούρνος|%CE%A6|artisan/.test(text))).toEqual([]);
  });

  await test.step('the order form has the business and the trade, and sending it empties the browser', async () => {
    await page.locator('main').getByRole('link', { name: /form/i }).first().click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Draft');
    await expect(page.getByLabel('Business Name')).toHaveValue(BUSINESS);
    await expect(page.getByLabel('Business Description')).toHaveValue('artisan bakers\n');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByText('Order Confirmation Submitted!').first()).toBeVisible();
    expect(await kept(page)).toBeNull();
  });
});

test('a hostile name is shown as text, and one button deletes the sketch', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await opener(page).click();
  await dialog(page).getByLabel('Your business').fill(HOSTILE);
  await dialog(page).getByLabel('Your trade').fill(HOSTILE);
  await expect(dialog(page).locator('svg text').first()).toContainText('<img src=x');
  await watchShifts(page);
  await page.reload();
  await expect(page.locator('.film-frame svg.devices')).toContainText('<img src=x');
  expect(await shifts(page)).toEqual([]);
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Law firm' }).click();
  await expect(dialog(page).getByLabel('Your trade')).toHaveValue('Law firm');
  // The pointer is still on the chosen example.
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete this sketch' }).click();
  await expect(dialog(page).getByLabel('Your business')).toBeFocused();
  expect(await kept(page)).toBeNull();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#film')).toBeVisible();
  await expect(page.locator('.film figcaption')).toContainText('From order to handover');
});

test('without JavaScript the form is not shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.film')).toContainText('From order to handover');
  await expect(opener(page)).toBeHidden();
  await context.close();
});
