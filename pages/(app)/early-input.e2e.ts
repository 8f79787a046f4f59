/** Input and clicks from before hydration are kept. */
import type { Page } from 'playwright/test';
import { NEWCOMER } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

/** Opens the page and holds scripts back, all by default; the returned function releases them. */
async function openSlowly(page: Page, path: string, held = /\.js(?:\?|$)/): Promise<() => void> {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('affiliate sign-up', async ({ page }) => {
  const release = await openSlowly(page, '/affiliate-signup');
  await page.getByLabel('Name').first().fill('Tess Early');
  await page.getByLabel('Email', { exact: false }).first().fill(`tess${unique()}@early.example`);
  release();
  await page.getByRole('button', { name: 'Join Affiliate Program' }).click();
  await expect(page.locator('.toast')).toContainText('Registration Successful!');
});

test('affiliate login', async ({ page }) => {
  const release = await openSlowly(page, '/affiliate-login');
  // An address gets a code once a minute, known or not.
  const email = `tess${unique()}@early.example`;
  await page.getByLabel('Email').fill(email);
  release();
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText(email)).toBeVisible();
});

test('admin login', async ({ page }) => {
  const release = await openSlowly(page, '/admin-login');
  await page.getByLabel('Username').fill('nobody');
  await page.locator('input[name="password"]').fill('four kettles under a bridge');
  release();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Login Failed');
});

test('order form: fields, choices and the checkbox', async ({ page }) => {
  const release = await openSlowly(page, '/order-confirmation');
  await page.getByLabel('Full Name').fill('Tess Early');
  await page.getByLabel('Email').first().fill('tess@early.example');
  await page.getByLabel('Business Name').fill('Early Bakers');
  await page.getByLabel('Business Description').fill('Bread and rolls, from four in the morning.');
  await page.getByRole('radio', { name: 'Unsure' }).check();
  await page.getByLabel('How did you hear about us?').selectOption('facebook');
  await page.getByRole('checkbox').check();
  release();
  const sent = page.waitForRequest((request) => request.url().includes('confirmations.submit'));
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Confirmation Submitted!');
  expect((await sent).postDataJSON()).toMatchObject({
    domainOwnership: 'unsure',
    hearAboutUs: 'facebook',
    fullName: 'Tess Early',
  });
});

test('admin area: a colleague, an order, a search', async ({ page }) => {
  await signIn(page, NEWCOMER);
  const release = await openSlowly(page, '/admin/personal-data');
  await page.getByLabel('Email address of the person').fill('nobody@early.example');
  release();
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(
    page.getByText('We hold nothing about this email address. Check it for typing mistakes.'),
  ).toBeVisible();

  const releaseAgain = await openSlowly(page, '/admin/add-order');
  await page.getByLabel('Customer Name').fill('Tess Early');
  await page.getByLabel('Customer Email').fill('tess@early.example');
  await page.getByLabel('Currency').selectOption('gbp');
  releaseAgain();
  const sent = page.waitForRequest((request) => request.url().includes('orders.add'));
  await page.getByRole('button', { name: 'Add Order' }).click();
  await expect(page.locator('.toast')).toContainText('Order Added Successfully');
  expect((await sent).postDataJSON()).toMatchObject({ customerName: 'Tess Early', currency: 'gbp' });

  const releaseLast = await openSlowly(page, '/admin/orders');
  const search = page.getByRole('searchbox');
  await search.fill('Tess Early');
  releaseLast();
  await expect(page).toHaveURL(/q=Tess/);
  await expect(search).toHaveValue('Tess Early');
});

test('admin area: a click on a tab, and on a menu', async ({ page }) => {
  await signIn(page, NEWCOMER);
  const releaseTab = await openSlowly(page, '/admin/accounts');
  await page.getByRole('tab', { name: 'Your account' }).click();
  releaseTab();
  await expect(page).toHaveURL(/\?tab=login$/);

  const releaseMenu = await openSlowly(page, '/admin');
  await page.getByRole('button', { name: NEWCOMER.username }).click();
  releaseMenu();
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeVisible();
});

test('admin area: a link that Vike handles before the page is hydrated opens its screen', async ({
  page,
}) => {
  await signIn(page, NEWCOMER);
  const release = await openSlowly(page, '/admin/add-order', /pages_-app-_admin_add-order/);
  // Vike writes the state of the history just before it listens to clicks.
  await page.waitForFunction(() => history.state !== null);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Orders', exact: true });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  // One document: the client fetched the account with the page context.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /\/admin\/add-order$/,
  );
});
