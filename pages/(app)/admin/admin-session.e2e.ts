/** Unsaved input in the admin area when the session expires. */
import type { Page } from 'playwright/test';
import { WATCHMAN } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, logInAgain, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { countRequests, expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('a session that expires during work: the login returns to the same screen with its drafts', async ({
  page,
}) => {
  await signIn(page, WATCHMAN);
  const order = await addOrder(page.request);
  const name = `Wren Hale ${unique()}`;

  await page.goto('/admin/add-order');
  await expect(page.getByRole('button', { name: 'Add Order' })).toBeEnabled();
  await page.getByLabel('Customer Name').fill(name);
  await page.getByLabel('Customer Email').fill('wren@hale.example');
  await page.getByLabel('Status').selectOption('pending');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Order' }).click();
  await logInAgain(page, WATCHMAN);
  await expect(page).toHaveURL(/\/admin\/add-order$/);
  await expect(page.getByLabel('Customer Name')).toHaveValue(name);
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await page.getByRole('button', { name: 'Add Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Added Successfully');
  expect(await kept(page)).not.toContain(name);

  const running = countRequests(page);
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByLabel('Add a note').fill('Wants the green one.');
  // A call that still runs would lead to the login before the note is sent.
  await page.waitForLoadState('networkidle');
  await expect.poll(running).toBe(0);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save note' }).click();
  await logInAgain(page, WATCHMAN);
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await expect(page.getByLabel('Add a note')).toHaveValue('Wants the green one.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('region', { name: 'Private notes' }).getByRole('listitem')).toContainText(
    'Wants the green one.',
  );
  await expect(page.getByLabel('Add a note')).toHaveValue('');

  const write = page.getByRole('button', { name: 'Write to the customer…' });
  const dialog = page.getByRole('dialog', { name: 'Write to the customer' });
  await write.click();
  await dialog.getByLabel('Message').fill('Which green do you mean?');
  await expect(dialog.getByRole('figure')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(running).toBe(0);
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await logInAgain(page, WATCHMAN);
  await write.click();
  await expect(dialog.getByLabel('Message')).toHaveValue('Which green do you mean?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('.toast')).toContainText('Message sent');
  expect(await kept(page)).not.toContain('Which green');
});

test('SEC-27: a stored path leads to no outside address; drafts are for the same account, until its logout', async ({
  page,
}) => {
  await signIn(page, WATCHMAN);
  // This page makes no API calls: a rejected call would store its own path.
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    sessionStorage.setItem('adminReturn', '//elsewhere.example/admin');
    sessionStorage.setItem('admin-draft:somebody:add-order', '{"customerName":"Not yours"}');
    sessionStorage.setItem('admin-draft:watchman:note:order:1', '"Wants the green one."');
  });
  await page.context().clearCookies();
  await page.goto('/admin-login');
  await logInAgain(page, WATCHMAN);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(await kept(page)).toContain('Wants the green one.');
  expect(await kept(page)).not.toMatch(/Not yours|elsewhere/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect(await kept(page)).not.toContain('admin-draft');
});
