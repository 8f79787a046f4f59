/** Every application page renders the toast region from the start; F8 focuses it. */
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  '/affiliate-signup',
  '/affiliate-login',
  '/affiliate-dashboard/1',
  '/order-confirmation',
  '/checkout/success',
  '/payout-statement/1',
  '/admin-login',
  '/admin-invite',
];

test('on every page the toast region exists before any toast, and F8 focuses it', async ({ page }) => {
  for (const address of PAGES) {
    const response = await page.goto(address);
    expect((await response?.text())?.match(/id="toasts"/g), address).toHaveLength(1);
    const area = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(area).toHaveCount(1);
    await expect(async () => {
      await page.keyboard.press('F8');
      await expect(area).toBeFocused({ timeout: 100 });
    }).toPass();
  }
});

test('F8 focuses a toast and Escape closes it', async ({ page }) => {
  await page.goto('/order-confirmation');
  const picker = page.locator('input[type="file"]');
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  await picker.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  const toast = page.locator('#toasts .toast');
  await expect(toast).toContainText('Invalid File Type');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('a swipe to the right closes a toast; a movement after one that was broken off does not', async ({
  page,
}) => {
  await page.goto('/order-confirmation');
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeEnabled();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  const toast = page.locator('#toasts .toast');
  await expect(toast).toContainText('Invalid File Type');
  // Focused, it stays until it is closed.
  await page.keyboard.press('F8');
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast is on the page');
  const at = (right: number, down = 10) => [box.x + 10 + right, box.y + down] as const;

  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.mouse.move(...at(0, -20));
  await page.mouse.up();
  await page.mouse.move(...at(100));
  await expect(toast).toBeVisible();

  // A finger that starts to scroll the page.
  const events = ['pointerdown', 'pointercancel', 'pointermove'];
  for (const [index, name] of events.entries())
    await toast.dispatchEvent(name, { clientX: index * 100, bubbles: true });
  await expect(toast).toBeVisible();

  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.mouse.move(...at(100), { steps: 4 });
  await expect(toast).toHaveCount(0);
});

test('a toast covers no control that it is about, and an error leaves with the next attempt', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin-login');
  await page.getByLabel('Username').fill('nobody');
  await page.locator('input[name="password"]').fill('four kettles under a bridge');
  const button = page.getByRole('button', { name: 'Login', exact: true });
  const toast = page.locator('#toasts .toast');
  let release = () => {};
  const hold = () => new Promise<void>((resolve) => (release = resolve));
  let held = hold();
  await page.route('**/api/trpc/**', async (route) => {
    await held;
    await route.continue();
  });
  for (const [width, edge] of [
    [390, 'start'],
    [390, 'end'],
    [1280, 'start'],
    [1280, 'end'],
  ] as const) {
    await page.setViewportSize({ width, height: 420 });
    await button.focus();
    await button.evaluate((element, block) => element.scrollIntoView({ block }), edge);
    const attempt = page.waitForRequest((request) => request.method() === 'POST');
    await button.press('Enter');
    await attempt;
    await expect(toast).toHaveCount(0);
    release();
    held = hold();
    await expect(toast).toContainText('Login Failed');
    const [over, under] = [await toast.boundingBox(), await button.boundingBox()];
    if (!over || !under) throw new Error('both are on the page');
    const isApart =
      over.y >= under.y + under.height || under.y >= over.y + over.height || over.x >= under.x + under.width;
    expect(isApart, `${width} px, ${edge}: ${JSON.stringify(over)} over ${JSON.stringify(under)}`).toBe(true);
  }
});
