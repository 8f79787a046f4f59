/** Public pages and forms by keyboard. */
import type { Page } from 'playwright/test';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const AFFILIATE_CODE = 'HARBR234';

/** Tabs through the whole page; returns focused elements whose centre is covered. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || element.dataset.seen) return null;
      element.dataset.seen = 'yes';
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there?.closest('.referral') && !there.closest('.referral')?.contains(element)
        ? element.outerHTML.slice(0, 120)
        : '';
    });
    if (stop === null) break;
    if (stop) covered.push(stop);
  }
  return covered;
}

test('the referral banner covers no focused element', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/', '/blog']) {
    await page.goto(`${path}?ref=${AFFILIATE_CODE}`);
    await expect(page.locator('.referral')).toBeVisible();
    expect(await coveredStops(page), path).toEqual([]);
  }
});

test('the share menu closes when it loses focus, and on Escape with the focus back on its button', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/why-tree');
  const button = page.getByRole('button', { name: 'Share This Info' }).first();
  const copy = page.getByRole('button', { name: 'Copy Link' });
  await button.press('Enter');
  await copy.press('Escape');
  await expect(copy).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await button.press('Escape');
  await expect(copy).toBeHidden();
  await button.press('Enter');
  await expect(copy).toBeVisible();
  await copy.press('Tab');
  await expect(copy).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

/** Delays the response until released, then rejects the call. */
async function rejectLate(page: Page, url: string): Promise<{ calls: () => number; letGo: () => void }> {
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    calls++;
    await held;
    await route.fulfill({ status: 404, body: 'no' });
  });
  return { calls: () => calls, letGo };
}

test('the order form keeps the focus while it is sent, is sent once, and shows the error beside its button', async ({
  page,
}) => {
  await page.goto('/order-confirmation');
  const button = page.getByRole('button', { name: 'Confirm Order' });
  await expect(button).toBeEnabled();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  const logo = page.getByRole('button', { name: 'Upload Logo' });
  await expect(logo).toHaveAttribute('aria-invalid', 'true');
  await expect(logo).toHaveAccessibleDescription(/Please upload a JPG, PNG, or SVG file\./);

  await page.getByLabel('Full Name').fill('Ada Keys');
  await page.getByLabel('Email', { exact: false }).first().fill('ada@keys.example');
  await page.getByLabel('Business Name').fill('Keys and Locks');
  await page.getByLabel('Business Description').fill('We cut keys while you wait, in the old town.');
  await page.getByRole('checkbox').check();
  const { calls, letGo } = await rejectLate(page, '**/api/trpc/confirmations.submit**');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.getByLabel('Full Name').press('Enter');
  await button.focus();
  letGo();
  const error = page.locator('form').getByText('Please try again or contact support.');
  await expect(error).toBeVisible();
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Keys');
  expect(calls()).toBe(1);
  await page.getByLabel('Full Name').fill('');
  await button.press('Enter');
  await expect(error).toHaveCount(0);
});

test('the demo checkout keeps the focus while it is sent, and is sent once', async ({ page }) => {
  await page.goto('/demo-checkout');
  await page.getByLabel('Customer name').fill('Ada Keys');
  await page.getByLabel('Email').fill('ada@keys.example');
  const { calls, letGo } = await rejectLate(page, '**/api/demo-checkout');
  const button = page.getByRole('button', { name: 'Place demo order' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await page.getByLabel('Email').press('Enter');
  await button.focus();
  letGo();
  await expect(page.getByRole('alert')).toHaveText(
    'The demo order could not be placed. What you typed is kept. Try again.',
  );
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled');
  expect(calls()).toBe(1);
});

test('the contact form shows its error above the button, until the next attempt', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('form[data-contact]');
  await form.getByLabel('Name').fill('Ada Keys');
  await form.getByLabel('Email').fill('ada@keys.example');
  await form.getByLabel('Message').fill('Do you also make locks?');
  const error = form.locator('.contact-note');
  await expect(error).toBeHidden();
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 404, body: 'no' }));
  await form.getByRole('button').click();
  await expect(error).toContainText('Please try again later.');
  await page.unroute('**/api/contacts');
  await form.getByRole('button').click();
  await expect(page.locator('.toast')).toContainText('Message Sent Successfully!');
  await expect(error).not.toContainText('Please try again later.');
});

test('public and application pages have a preview image and icons', async ({ request }) => {
  for (const path of ['/portfolio', '/affiliate-signup']) {
    const html = await (await request.get(path)).text();
    for (const name of [
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'og:image',
      'twitter:card',
      'twitter:title',
      'twitter:image',
    ])
      expect(html.split(`"${name}"`), `${name} of ${path}`).toHaveLength(2);
    expect(html).toMatch(/<link rel="icon" type="image\/png" href="\/favicon-96\.png" sizes="96x96"/);
  }
});
