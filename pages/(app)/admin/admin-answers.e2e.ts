/** Admin area: confirmations, contacts, error cards. Each test creates its own rows. */
import { REGISTRAR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { openDashboard } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

test('confirmations: badge, status, an unverified form attached to its order', async ({ page }) => {
  await signIn(page, REGISTRAR);
  const order = await addOrder(page.request);
  const business = `Quill & Co ${unique()}`;
  const sent = await page.request.post('/api/order-confirmations', {
    data: {
      fullName: 'Ada Quill',
      email: 'ada@quill.example',
      businessName: business,
      businessDescription: 'Hand-bound books and repairs.',
      orderConfirmed: true,
      orderId: order.id,
    },
  });
  const { id } = await sent.json();
  await page.goto('/admin/order-confirmations');
  const row = page.getByRole('row').filter({ hasText: business });
  await expect(row).toContainText('Claimed');
  await page.getByLabel(`Status of order form ${id}`).selectOption('in_progress');
  await expect(page.locator('.toast')).toContainText('Status Updated');
  await expect(row.locator('.badge.work')).toContainText('In Progress');
  await row.getByRole('link', { name: business }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('Verified');
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByRole('region', { name: 'Order form' })).toContainText(business);
});

test('contacts: filtered by type, with a prefilled reply subject', async ({ page }) => {
  await signIn(page, REGISTRAR);
  const name = `Rosa Vane ${unique()}`;
  const enquiry = {
    name,
    email: `rosa${unique()}@vane.example`,
    message: 'Does the invoice tool know VAT?',
    inquiryType: 'billing',
  };
  expect((await page.request.post('/api/contacts', { data: enquiry })).status()).toBe(201);
  await page.goto('/admin/contacts?type=billing');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name: /^Reply/ })).toHaveAttribute(
    'href',
    /^mailto:rosa.*subject=Your%20enquiry%3A%20Billing%20Software/,
  );
  await row.getByRole('combobox').selectOption('answered');
  await expect(page.locator('.toast')).toContainText('Status Updated');
  await page.getByLabel('Status', { exact: true }).selectOption('new');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('parts that cannot be downloaded offer to reload: the search of the admin area, a tab of the dashboard', async ({
  page,
  causedMessages,
}) => {
  causedMessages.push(
    /Failed to load resource: .* status of 503/,
    /Failed to fetch dynamically imported module/,
  );
  const breakDownloads = () => page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 503 }));
  await signIn(page, REGISTRAR);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await breakDownloads();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'The search could not be loaded' });
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.unrouteAll();
  await openDashboard(page);
  await breakDownloads();
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a render error shows its card, not an empty page', async ({ page, causedMessages }) => {
  causedMessages.push(/^RangeError: Invalid time value/);
  await signIn(page, REGISTRAR);
  await page.route('**/api/trpc/contacts.get**', (route) =>
    route.fulfill({
      json: { result: { data: { json: { id: 1, name: {}, email: 'x@y.example', createdAt: 'no date' } } } },
    }),
  );
  await page.goto('/admin/contacts/1');
  await expect(
    page.getByText('The admin panel encountered an error. Please try refreshing the page.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});
