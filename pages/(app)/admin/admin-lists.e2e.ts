/** Lists: failed requests, history through filters, and focus after a control disappears. */
import { expect, test } from 'playwright/test';
import { LIBRARIAN } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';

test('a filter changed while the server is down keeps the screen and offers a retry; back and forward work', async ({
  page,
}) => {
  await signIn(page, LIBRARIAN);
  const order = await addOrder(page.request);
  await page.goto('/admin/orders');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('#');

  const failed = page.getByRole('alert').filter({ hasText: /could not be loaded|went wrong|fetch/i });
  await page.route('**/api/trpc/orders.list**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.route('**/*.pageContext.json**', (route) => route.abort());
  await search.fill(String(order.id));
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${order.id}`));
  await page.unroute('**/api/trpc/orders.list**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.context().setOffline(true);
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await page.unroute('**/*.pageContext.json**');

  // To an order and back, then a link to the bare list: each history entry shows its own filters.
  await page.goto(`/admin/orders?q=${order.id}`);
  await page.getByLabel('Status', { exact: true }).selectOption('paid');
  await expect(page).toHaveURL(/status=paid/);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order #${order.id}`);
  await page.goBack();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('paid');
  await expect(search).toHaveValue(String(order.id));
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue(String(order.id));
  await expect(rows).toHaveCount(1);
  await page.goForward();
  await expect(search).toHaveValue('');
});

test('a control that disappears passes its focus on', async ({ page }) => {
  await signIn(page, LIBRARIAN);
  const order = await addOrder(page.request, { status: 'pending' });
  await page.goto(`/admin/orders?q=${order.id}`);
  const select = page.getByLabel(`Status of order ${order.id}`);
  await select.focus();
  await select.selectOption('paid');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast')).toContainText('Change undone');
  await expect(select).toBeFocused();
  await select.selectOption('paid');
  await page.getByRole('button', { name: /^Send Form Link/ }).press('Enter');
  await expect(page.getByText('Form Sent', { exact: true })).toBeFocused();

  await page.getByLabel(new RegExp(`^Select order ${order.id}`)).check();
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(page.locator('tbody input[type="checkbox"]').first()).toBeFocused();
  await page.getByLabel(new RegExp(`^Select order ${order.id}`)).check();
  await page.getByRole('button', { name: 'Cancel orders' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel orders' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 done' })).toBeFocused();

  await page.goto('/admin/accounts');
  const twoStep = page.getByRole('region', { name: 'Two-step sign-in' });
  await twoStep.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(twoStep.getByLabel('Your password')).toBeFocused();
  await twoStep.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(twoStep.getByRole('heading')).toBeFocused();
});
