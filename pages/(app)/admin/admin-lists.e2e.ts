/** Lists: failed requests, history through filters, and focus after a control disappears. */
import { readFile } from 'node:fs/promises';
import { LIBRARIAN } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('a filter changed while the server is down keeps the screen and offers a retry; back and forward work', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/status of 500/);
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
  const outcome = page.getByRole('status').filter({ hasText: '1 order set to cancelled' });
  await expect(outcome).toBeFocused();
  await outcome.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Change undone' })).toBeFocused();
  await expect(select).toHaveValue('paid');

  await page.goto('/admin/accounts?tab=login');
  const twoStep = page.getByRole('region', { name: 'Two-step sign-in' });
  await twoStep.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(twoStep.getByLabel('Your password')).toBeFocused();
  await twoStep.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(twoStep.getByRole('heading')).toBeFocused();
});

test('list: pages forwards and back, sort, saved view, bulk with a result per row, CSV of the filter', async ({
  page,
}) => {
  await signIn(page, LIBRARIAN);
  const tag = `Batch${unique()}`;
  for (let n = 0; n < 27; n++)
    await addOrder(page.request, {
      customerName: `${tag} ${String(n).padStart(2, '0')}`,
      amount: `${100 + n}`,
    });
  // A parameter that the list does not know changes nothing.
  await page.goto(`/admin/orders?q=${tag}&cols=form`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole('columnheader', { name: 'Form' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(2);
  const previous = page.getByRole('button', { name: 'Previous page' });
  await previous.click();
  await expect(rows).toHaveCount(25);
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
  await page.getByRole('button', { name: /^Amount/ }).click();
  await expect(page.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(`${tag} 26`);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of this view').fill(tag);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  expect(await save.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await save.click();
  const tabs = page.getByRole('navigation', { name: 'Views of this list' });
  await expect(tabs.getByRole('button', { name: tag, exact: true })).toBeVisible();
  await page.goto('/admin/orders');
  await tabs.getByRole('button', { name: tag, exact: true }).click();
  await expect(tabs.getByRole('button', { name: tag, exact: true })).toHaveAttribute('aria-pressed', 'true');
  // The first row may be the same without the view: the sort proves that it applies.
  await expect(page).toHaveURL(new RegExp(`q=${tag}`));
  await expect(page.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText(`${tag} 26`);

  await page.getByLabel(`of ${tag} 26`).check();
  await page.getByLabel(`of ${tag} 25`).check();
  const first = Number(/#(\d{9})/.exec((await rows.first().textContent()) ?? '')?.[1]);
  // Another admin changes one of the two first.
  await page.request.patch(`/api/orders/${first}/status`, { data: { status: 'pending' } });
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 orders will be set to cancelled.');
  await expect(dialog).toContainText(`${tag} 26`);
  await expect(dialog).toContainText('$251.00');
  await expect(dialog).toContainText('2 customers will get an email in 5 minutes');
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await expect(
    page.getByText(`#${first}: This order was changed by someone else. Your change was not saved.`),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(28);
});

test('the page of a record shows what a bulk change and its Undo have made of it', async ({ page }) => {
  await signIn(page, LIBRARIAN);
  const name = `Bulk ${unique()}`;
  await page.request.post('/api/contacts', {
    data: { name, email: 'bulk@lists.example', message: 'Do you do menus?' },
  });
  await page.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  const visit = async (status: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquiry of ${name}`);
    await expect(page.getByLabel(/^Status of the enquiry/)).toHaveValue(status);
    await page.goBack();
  };
  const change = async (label: string) => {
    await page.getByLabel(`Select the enquiry of ${name}`).check();
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByText(/^1 enquiry marked as/)).toBeVisible();
  };
  await visit('new');
  await change('Mark as answered');
  await visit('answered');
  await change('Mark as spam');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await visit('answered');
});
