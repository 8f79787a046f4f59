/** Lists: columns by width, cards, tabs, empty results, failed changes. */
import { expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { STEWARD } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

const heights = (rows: Element[]) => rows.map((row) => Math.round(row.getBoundingClientRect().height));

test('at 1440, 1024 and 900 px orders are a table of 44 px rows that fits its page', async ({ page }) => {
  await signIn(page, STEWARD);
  await addOrder(page.request, { customerName: 'A customer with a rather long name, for a narrow column' });
  await page.goto('/admin/orders');
  const rows = page.locator('tbody tr[data-row]');
  const scroller = page.locator('.alist-scroll');
  for (const width of [1440, 1024, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows.first()).toBeVisible();
    await expect.poll(async () => [...new Set(await rows.evaluateAll(heights))]).toEqual([44]);
    await expect(page.getByRole('columnheader', { name: 'Date' })).toBeVisible();
    await expectFitsWidth(page);
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('at 1440 px the times of lists stay on one line, and their tables fit their pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, STEWARD);
  for (const path of ['commissions', 'payouts', 'audit', 'emails']) {
    await page.goto(`/admin/${path}`);
    const times = page.locator('tbody tr[data-row] time');
    await expect(times.first()).toBeVisible();
    expect(Math.max(...(await times.evaluateAll(heights))), path).toBeLessThan(24);
    expect(
      await page.locator('.alist-scroll').evaluate((box) => box.scrollWidth - box.clientWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('on a phone rows are cards; a tap opens the order, which shows its actions first, and paper only the facts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, STEWARD);
  await page.goto('/admin/audit');
  const days = page.locator('tbody tr[data-row] .audit-time strong');
  await expect(days.first()).toBeVisible();
  const widths = await days.evaluateAll((all) =>
    all.map((day) => day.clientWidth || day.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThan(40);

  const order = await addOrder(page.request);
  await page.goto(`/admin/orders?q=${order.id}`);
  const card = page.locator(`tr[data-row="${order.id}"]`);
  await expect(card).toContainText(`#${order.id}`);
  expect((await card.boundingBox())?.height).toBeLessThan(130);
  await card.click({ position: { x: 200, y: 40 } });
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));

  const cancel = page.getByRole('button', { name: 'Cancel order…' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(order.customerEmail)).toBeVisible();
  for (const control of [cancel, page.getByLabel('Add a note'), page.getByRole('button', { name: 'Logout' })])
    await expect(control).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
});

test('a tab opens its part of the list with as many rows as it counts', async ({ page }) => {
  await signIn(page, STEWARD);
  await addOrder(page.request);
  await page.goto('/admin/orders');
  const tabs = page.getByRole('navigation', { name: 'Views of this list' });
  const toSend = tabs.getByRole('button', { name: /^To send/ });
  await expect(tabs.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(toSend).toContainText(/\d/);
  await toSend.click();
  await expect(page).toHaveURL(/form=due/);
  await expect(toSend).toHaveAttribute('aria-pressed', 'true');
  const total = page.getByRole('navigation', { name: 'Pages of this list' }).getByRole('status');
  // Other tests add orders at the same time: count and list are read again until they agree.
  await expect(async () => {
    await page.reload();
    await expect(toSend).toContainText(/\d/);
    const count = (await toSend.textContent())?.replace(/\D/g, '') ?? '';
    await expect(total).toHaveText(new RegExp(`of ${count}$`), { timeout: 10_000 });
  }).toPass();
});

test('a list shows a named period, and days of one’s own choice', async ({ page }) => {
  await signIn(page, STEWARD);
  const order = await addOrder(page.request);
  await page.goto(`/admin/orders?q=${order.id}`);
  const row = page.locator(`tr[data-row="${order.id}"]`);
  const period = page.getByLabel('Date', { exact: true });
  await period.selectOption('Today');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(row).toBeVisible();
  await period.selectOption('Last month');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await page.reload();
  await expect(period).toHaveValue('last-month');
  await period.selectOption('Choose days…');
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page).not.toHaveURL(/to=/);
  await expect(row).toBeVisible();
  await period.selectOption('Any time');
  await expect(page).not.toHaveURL(/from=/);
});

test('an empty result names its filters and how many rows they hide, and clears them', async ({ page }) => {
  await signIn(page, STEWARD);
  await addOrder(page.request);
  await page.goto('/admin/orders?status=cancelled&q=nobody-has-this-name');
  await expect(
    page.getByText(/rows? (is|are) hidden by Status: Cancelled, Search: “nobody-has-this-name”\./),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of this list' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
});

test('a failed change marks its row, names the customer and leaves the status', async ({ page }) => {
  await signIn(page, STEWARD);
  const order = await addOrder(page.request, { status: 'pending' });
  await page.goto(`/admin/orders?q=${order.id}`);
  await page.route('**/api/trpc/orders.setStatus**', (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too many calls.' } }),
  );
  const select = page.getByLabel(`Status of order ${order.id}`);
  await select.selectOption('paid');
  await expect(page.locator('.toast')).toContainText('Update Failed');
  await expect(page.locator('.toast')).toContainText('Failed to update status. Please try again.');
  await expect(select).toHaveValue('pending');
  await expect(page.locator(`tr[data-row="${order.id}"]`)).toHaveAttribute('data-failed', '');
  await expect(page.locator('.toast')).toContainText(
    `Order ${order.id} of ${order.customerName} is pending.`,
  );
});
