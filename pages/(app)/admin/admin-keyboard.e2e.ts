/** Admin area by keyboard: Escape, focus during requests, and no focused element covered. */
import type { Page } from 'playwright/test';
import { TYPIST } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

const PHONE = { width: 390, height: 740 };

/** The focused element: its text, and whether another element covers its centre. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = there !== null && (element.contains(there) || there.contains(element));
    return {
      name: element.ariaLabel ?? element.textContent ?? '',
      isBody: element === document.body,
      isSeen,
    };
  });

test('Escape closes the menu of a phone, from its button and its links, and restores focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, TYPIST);
  await page.goto('/admin/orders');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await button.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await menu.getByRole('link', { name: 'Orders', exact: true }).press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the bulk bar covers no focused element, and Escape clears the selection', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, TYPIST);
  await page.goto('/admin/orders?limit=25');
  // By name: another journey's order may take the first row.
  const name = await page.locator('tbody input[type="checkbox"]').first().getAttribute('aria-label');
  const first = page.getByRole('checkbox', { name: name ?? '', exact: true });
  await first.check();
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' });
  await expect(bar).toBeVisible();
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const { name, isBody, isSeen } = await focused(page);
    if (isBody) break;
    expect(isSeen, name).toBe(true);
  }

  await first.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await first.check();
  await bar.getByRole('button', { name: 'Clear selection' }).press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(first).toBeFocused();
  // A menu and a dialog over the list handle Escape themselves.
  await first.check();
  await bar.getByRole('button', { name: 'More' }).press('Enter');
  await bar.getByRole('button', { name: 'Cancel orders' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeChecked();
  // So does one that has not taken the focus yet, or has lost it.
  await bar.getByRole('button', { name: 'Cancel orders' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeChecked();
});

test('a note is sent once however often Enter is pressed, and focus stays on its button if it fails', async ({
  page,
}) => {
  await signIn(page, TYPIST);
  const order = await addOrder(page.request);
  await page.goto(`/admin/orders/${order.id}`);
  let calls = 0;
  let response = () => {};
  await page.route('**/api/trpc/notes.add**', async (route) => {
    calls++;
    await new Promise<void>((resolve) => {
      response = resolve;
    });
    await route.fulfill({ status: 404, body: 'no' });
  });
  const button = page.getByRole('button', { name: 'Save note' });
  await page.getByLabel('Add a note').fill('Rings on Tuesday.');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('data-loading', 'true');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await button.click({ force: true });
  response();
  await expect(page.getByLabel('Add a note')).toHaveAccessibleDescription(
    'We couldn’t save the note. Your text is still here: try again.',
  );
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  expect(calls).toBe(1);
});

test('what is typed while the palette opens is searched for, and is no shortcut', async ({ page }) => {
  await signIn(page, TYPIST);
  // 'p' and 'o' are the shortcuts of other screens.
  const order = await addOrder(page.request, { customerName: `Poppy Orde ${unique()}` });
  await page.goto('/admin/contacts');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order.customerName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Find or go to').last()).toBeFocused();
  await expect(page.getByText('Esc close')).toBeInViewport({ ratio: 1 });
});
