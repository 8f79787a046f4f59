/** A figure opens its rows and their sum, by keyboard, on a phone, and from a link after login. */
import type { Locator } from 'playwright/test';
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { AUDITOR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, logInAgain, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { logIn } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const minor = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);

/** Loads the rows to the last one, and adds them up. */
async function sumOfRows(dialog: Locator): Promise<number> {
  const rows = dialog.locator('tbody tr');
  const more = dialog.getByRole('button', { name: 'Load more' });
  await expect(dialog.getByRole('rowheader')).toBeVisible();
  while (await more.isVisible()) {
    const loaded = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(loaded);
  }
  const amounts = await rows.locator('td:last-child').allTextContents();
  return amounts.reduce((sum, text) => sum + minor(text), 0);
}

test('a figure of the dashboard opens its rows by keyboard, and its link opens them after login', async ({
  page,
}) => {
  await signIn(page, AUDITOR);
  const order = await addOrder(page.request);
  // Other tests add orders at the same time: figure and rows are read again until they agree.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.goto('/admin');
    const figure = page.getByRole('button', { name: /Total Revenue\. Explain this number$/ });
    await figure.press('Enter');
    await expect(dialog).toContainText(`Order #${order.id}`);
    expect(await sumOfRows(dialog)).toBe(minor(await figure.textContent()));
  }).toPass();
  await expect(page).toHaveURL(/\/admin\?explain=revenue$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('button', { name: /Total Revenue\. Explain/ })).toBeFocused();

  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?explain=orders&explain-of=paid');
  await logInAgain(page, AUDITOR);
  await expect(page).toHaveURL(/\/admin\?explain=orders&explain-of=paid$/);
  await expect(dialog).toContainText('Orders that are paid today');
  expect((await dialog.boundingBox())?.width).toBe(390);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('arrow keys choose the part of a rate whose rows are shown', async ({ page, request }) => {
  const { id } = await logIn(page, request);
  await page.goto(`/affiliate-dashboard/${id}?explain=conversion`);
  const parts = page.getByRole('radiogroup', { name: 'Rows of' });
  await parts.getByRole('radio').first().focus();
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const chosen = parts.getByRole('radio', { checked: true });
    await expect(chosen).toHaveValue(key === 'ArrowRight' ? '1' : '0');
    await expect(page.getByText('There are no rows')).toBeVisible();
    await expect(chosen).toBeFocused();
  }
});
