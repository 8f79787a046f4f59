/** The dashboard and the shell: exact work items, their actions, groups with counts, the menu. */
import { PLANNER } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { newAffiliate } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('work comes first: each item stands above the recent orders and opens exactly the rows it counts', async ({
  page,
}) => {
  await signIn(page, PLANNER);
  await addOrder(page.request);
  await page.goto('/admin');
  const needs = page.getByRole('region', { name: 'Needs attention' });
  const links = needs.getByRole('listitem').getByRole('link');
  await expect(links.filter({ hasText: 'form link not sent' })).toBeVisible();
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await top('Needs attention')).toBeLessThan(await top('Recent Orders'));
  // An alert about unusual numbers has no count.
  const counted = links.filter({ hasText: /^\d/ });
  const hrefs = await counted.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const total = page.getByRole('navigation', { name: 'Pages of this list' }).getByRole('status');
  // Other tests add rows at the same time: count and list are read again until they agree.
  for (const href of hrefs)
    await expect(async () => {
      await page.goto('/admin');
      await expect(links.first()).toBeVisible();
      const link = needs.locator(`a[href="${href}"]`);
      // Another test has done the last of this work.
      if ((await link.count()) === 0) return;
      const count = /^\d+/.exec((await link.textContent()) ?? '')?.[0];
      await link.click();
      await expect(total, href).toHaveText(new RegExp(`of ${count}$`), { timeout: 10_000 });
    }).toPass();
});

test('a dialog whose action removes the button that opened it leaves the focus on the heading', async ({
  page,
}) => {
  const { referralCode } = await newAffiliate(page.request);
  await signIn(page, PLANNER);
  const order = await addOrder(page.request, { status: 'pending', affiliateCode: referralCode });
  await page.goto('/admin');
  await page.getByRole('button', { name: `Mark as paid: order ${order.id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Set order ${order.id} to paid` });
  await dialog.getByRole('button', { name: 'Set to paid' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeFocused();
});

test('the dashboard says that it is loading, in a place of its own', async ({ page }) => {
  await signIn(page, PLANNER);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/trpc/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin');
  const text = page.getByText('Loading admin dashboard...');
  await expect.poll(async () => (await text.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const topOfTotals = async () => (await page.locator('.admin-figures').boundingBox())?.y;
  const before = await topOfTotals();
  release();
  await expect(text).toHaveCount(0);
  expect(await topOfTotals()).toBe(before);
});

test('the totals are links, with what they consist of', async ({ page }) => {
  await signIn(page, PLANNER);
  await page.goto('/admin');
  await expect(page.locator('.admin-figures')).toContainText(/\d+ pending · \d+ paid · \d+ cancelled/);
  // The specified sum over all orders, then what was paid, in each currency.
  await expect(page.locator('.admin-figures')).toContainText(
    /\$\d+\.\d{2}Paid: (\S+(\s\d+)?\.\d{2} \+ )*\$\d+\.\d{2}/,
  );
  await page.getByRole('link', { name: /Total Contacts$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('the navigation has groups and counts, and the names of its links stay the names of the screens', async ({
  page,
}) => {
  await signIn(page, PLANNER);
  await addOrder(page.request);
  await page.goto('/admin/commissions?stage=review');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('list')).toHaveCount(4);
  const orders = nav
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Orders', exact: true }) });
  await expect(orders.getByRole('link', { name: /^\d+ to send$/ })).toHaveAttribute('href', /form=due/);
  for (const name of ['Reconciliation', 'Affiliates', 'Settings'])
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
  const current = nav.locator('[aria-current="page"]');
  await expect(current).toHaveText(/^Commissions/);
  await page.goto('/admin/audit');
  await expect(current).toHaveText('Settings');
});

test('the menu on the account’s name has the login and the shortcuts; the footer has the theme', async ({
  page,
}) => {
  await signIn(page, PLANNER);
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: PLANNER.username });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/admin\/accounts\?tab=login$/);
});

test('staff who open a form see the customer’s answers, read-only; before there are any, the form with a note', async ({
  page,
}) => {
  await signIn(page, PLANNER);
  const order = await addOrder(page.request);
  await page.goto(`/order-confirmation?order=${order.id}`);
  await expect(page.getByText('The customer has not sent this form yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible();
  const business = `Answers ${order.id}`;
  const { id } = await (
    await page.request.post('/api/order-confirmations', {
      data: {
        fullName: 'Ada Quill',
        email: 'ada@quill.example',
        businessName: business,
        businessDescription: 'Hand-bound books and repairs.',
        orderConfirmed: true,
        orderId: order.id,
      },
    })
  ).json();
  await page.goto(`/admin/order-confirmations/${id}`);
  await page.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('Verified');
  await page.goto(`/order-confirmation?order=${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.id}`);
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText(business);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
