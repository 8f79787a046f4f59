/** Admin area: login, dashboard, orders, one order. Each test creates its own rows. */
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { CLERK } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('login: errors beside the fields, a rejected login with a message, success with demo credentials; logout clears this browser', async ({
  page,
}) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText('Demo Credentials')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  const password = page.locator('input[name="password"]');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await page.getByLabel('Username').fill('admin');
  await password.fill('not the password');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('.toast')).toContainText('Login Failed');
  await expect(page.locator('.toast')).toContainText('Invalid username or password.');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('adminAuth'), localStorage.getItem('adminUser')]),
  ).toEqual(['true', 'admin']);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('adminAuth'), localStorage.getItem('adminUser')]),
  ).toEqual([null, null]);
});

test('SEC-01: the browser’s login flag grants nothing, and an expired session redirects silently to the login', async ({
  page,
}) => {
  await page.goto('/admin-login');
  await page.evaluate(() => {
    localStorage.setItem('adminAuth', 'true');
    localStorage.setItem('adminUser', 'admin');
  });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin-login$/);
  await signIn(page, CLERK);
  await page.goto('/admin/orders');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(
    page
      .getByRole('button', { name: /^View Form|^Send Form/ })
      .or(page.getByRole('link', { name: /^View Form/ }))
      .first(),
  ).toBeVisible();
  await page.request.post('/api/admin/logout');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
});

async function sumOfOrders(request: APIRequestContext): Promise<number> {
  let sum = 0;
  for (let address: string | undefined = '/api/orders?limit=200'; address; ) {
    const response: APIResponse = await request.get(address);
    const { orders }: { orders: { amountMinor: number | null }[] } = await response.json();
    for (const { amountMinor } of orders) sum += amountMinor ?? 0;
    address = /<(.+)>; rel="next"/.exec(response.headers().link ?? '')?.[1];
  }
  return sum;
}

test('dashboard: amounts with two decimals, and one failing list leaves the others', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/net::ERR_FAILED/, /^The contacts could not be loaded\./);
  await signIn(page, CLERK);
  await addOrder(page.request, { amount: 'by arrangement' });
  await page.route('**/api/trpc/contacts.list**', (route) => route.abort());
  // Other tests add orders at the same time: sum and page are read again until they agree.
  await expect(async () => {
    const sum = await sumOfOrders(page.request);
    await page.goto('/admin');
    await expect(page.getByText(`$${(sum / 100).toFixed(2)}`)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Recent Orders' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Recent Contacts' })).toContainText('No contacts yet');
});

test('an order is added, found, paid with undo, and gets its form link once', async ({ page }) => {
  await signIn(page, CLERK);
  const name = `Juno Marsh ${unique()}`;
  await page.goto('/admin/orders');
  const allOrders = page.getByRole('button', { name: /^All\s?\d/ });
  const before = await allOrders.innerText();
  await page.getByRole('link', { name: 'Add Order' }).click();
  await page.getByRole('button', { name: 'Add Order' }).click();
  await expect(page.getByText('Customer name is required')).toBeVisible();
  await expect(page.getByLabel('Customer Name')).toBeFocused();
  await page.getByLabel('Customer Name').fill(name);
  await page.getByLabel('Customer Email').fill('juno@marsh.example');
  await page.getByLabel('Status').selectOption('pending');
  await page.getByRole('button', { name: 'Add Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Added Successfully');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(allOrders).not.toHaveText(before.replace(/\s/, ''));

  // Searching keeps focus in the field, and the address holds the whole state.
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(name);
  await expect(page).toHaveURL(/q=Juno/);
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Payment required to send form');

  const select = row.getByRole('combobox');
  await select.selectOption('paid');
  await expect(row.getByRole('button', { name: /Send Form Link/ })).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Status Updated');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(select).toHaveValue('pending');
  await expect(page.locator('.toast')).toContainText('Change undone');
  await select.selectOption('paid');
  await row.getByRole('button', { name: /Send Form Link/ }).click();
  await expect(page.locator('.toast')).toContainText('Form Sent Successfully');
  await expect(row).toContainText('Form Sent');
  await expect(row).toContainText('by clerk');
  await expect(row.getByRole('link', { name: /View Form/ })).toHaveAttribute(
    'href',
    /\/order-confirmation\?order=\d{9}$/,
  );
});

test('quick clicks reach the server in order, and only the failed change is rolled back', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(/status of 500/);
  await signIn(page, CLERK);
  const customerName = `Quick ${unique()}`;
  const failing = await addOrder(page.request, { customerName, status: 'pending' });
  const order = await addOrder(page.request, { customerName, status: 'pending' });
  await page.goto(`/admin/orders?q=${encodeURIComponent(customerName)}`);
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/trpc/orders.setStatus**', async (route) => {
    await clicked;
    await (route.request().postData()?.includes(String(failing.id))
      ? route.fulfill({ status: 500, body: 'no' })
      : route.continue());
  });
  await page.getByLabel(`Status of order ${failing.id}`).selectOption('paid');
  await page.getByLabel(`Status of order ${order.id}`).selectOption('paid');
  await page.getByRole('button', { name: `Send Form Link for order ${order.id}` }).click();
  release();
  await expect(page.getByText('Form Sent', { exact: true })).toBeVisible();
  await expect(page.getByLabel(`Status of order ${failing.id}`)).toHaveValue('pending');
  await expect(page.getByLabel(`Status of order ${order.id}`)).toHaveValue('paid');
});

test('two admins: the second sees the newer status, nothing is overwritten', async ({ page, newPerson }) => {
  await signIn(page, CLERK);
  const order = await addOrder(page.request, { status: 'pending' });
  await page.goto(`/admin/orders?q=${order.id}`);
  const select = page.getByLabel(`Status of order ${order.id}`);
  await expect(select).toHaveValue('pending');
  const second = await newPerson();
  await signIn(second, CLERK);
  expect(
    (await second.request.patch(`/api/orders/${order.id}/status`, { data: { status: 'cancelled' } })).ok(),
  ).toBe(true);
  await select.selectOption('paid');
  await expect(page.locator('.toast')).toContainText('Update Failed');
  await expect(page.locator('.toast')).toContainText('It is cancelled now.');
  await expect(select).toHaveValue('cancelled');
});

test('refund or cancel: the preview names the effects, and the history records them', async ({ page }) => {
  await signIn(page, CLERK);
  const order = await addOrder(page.request, { affiliateCode: 'HARBR234' });
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The $25.00 commission of Harbour Lane Consulting will be cancelled.');
  await dialog.getByLabel('Reason').fill('Paid twice by mistake');
  await dialog.getByRole('button', { name: 'Set to cancelled' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('paid → cancelled');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Paid twice by mistake');
  await expect(page.getByRole('region', { name: 'Commission' })).toContainText('Cancelled');

  await page.getByLabel('Add a note').fill('Rang the customer, all clear.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('region', { name: 'Private notes' })).toContainText(
    'Rang the customer, all clear.',
  );
});
