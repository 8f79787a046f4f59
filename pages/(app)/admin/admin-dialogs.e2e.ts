/** Dialogs of the admin area: one place, one footer, red for what destroys, focus off the x. */
import type { Page } from 'playwright/test';
import { DRAUGHTSMAN } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

/** What a token of tokens.css is on this page, as browsers write a computed colour. */
const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = `var(${property})`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

async function expectCentred(page: Page): Promise<void> {
  const box = await page.getByRole('dialog').boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('the dialog is open');
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(12);
  expect(Math.abs(box.y + box.height / 2 - size.height / 2)).toBeLessThan(12);
  const close = await page.getByRole('dialog').getByRole('button', { name: 'Close' }).boundingBox();
  if (!close) throw new Error('the dialog has a close button');
  expect(close.y).toBeGreaterThanOrEqual(box.y);
  expect(close.x + close.width).toBeLessThanOrEqual(box.x + box.width);
}

test('the button that cancels a paid order is red in both schemes, the safe one comes first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, DRAUGHTSMAN);
  const { id } = await addOrder(page.request);
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  const cancel = dialog.getByRole('button', { name: 'Set to cancelled' });
  await expect(cancel).toBeEnabled();
  await expectCentred(page);
  await expect(dialog).toHaveCSS('border-radius', '14px');
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Keep as it is', 'Set to cancelled', '']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(cancel).toHaveCSS('background-color', await token(page, '--danger'));
    await expect(cancel).toHaveCSS('color', await token(page, '--on-danger'));
    await expect(dialog).toHaveCSS('background-color', await token(page, '--card'));
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('dialogs open on their first control, never on the x', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, DRAUGHTSMAN);
  await page.goto('/admin/accounts');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expectCentred(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog.getByRole('switch')).toBeFocused();
  // The input of a switch is invisible: its track shows the ring.
  await page.keyboard.press('Space');
  await expect(dialog.locator('.mantine-Switch-track')).toHaveCSS('outline-width', '3px');
});
