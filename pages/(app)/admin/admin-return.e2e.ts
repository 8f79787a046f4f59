/** The way back after a login, and the warning before an idle session ends. */
import type { Page } from 'playwright/test';
import { COMMUTER } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, logInAgain, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { countRequests, expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('the link of an email leads to its order, also when one has to log in first', async ({ page }) => {
  await signIn(page, COMMUTER);
  const order = await addOrder(page.request);
  await page.context().clearCookies();
  await page.goto(`/admin/orders/${order.id}`);
  await logInAgain(page, COMMUTER);
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  // An open screen whose session is gone navigates by itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/admin/orders?status=paid');
  await logInAgain(page, COMMUTER);
  await expect(page).toHaveURL(/\/admin\/orders\?status=paid$/);
});

test('SEC-27: the login leads to no outside address', async ({ page }) => {
  // login-return.test.ts has the other spellings.
  await page.goto(`/admin-login#next=${encodeURIComponent('//elsewhere.example/admin')}`);
  await logInAgain(page, COMMUTER);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('two minutes before an idle session ends, one key extends it in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, COMMUTER);
  await context.clock.install();
  const other = await context.newPage();
  const running = [page, other].map(countRequests);
  await page.goto('/admin/orders');
  await other.goto('/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminSessionEnds'))).not.toBeNull();
  // A response that arrives after the clock was moved would extend the session.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  for (const count of running) await expect.poll(count).toBe(0);
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Still there?' });
  await page.clock.fastForward('27:00');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward('01:30');
  await page.bringToFront();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Anything you haven’t saved may be lost.');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  await expect(dialog(page)).toHaveCount(0);
  await expect(dialog(other)).toHaveCount(0);
});

test('a screen that asks for news stops when nobody is there, so that its session can end', async ({
  page,
  context,
}) => {
  await signIn(page, COMMUTER);
  const order = await addOrder(page.request);
  await context.clock.install();
  const running = countRequests(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  for (const [path, procedure] of [
    [`/admin/orders/${order.id}`, 'projects.ofOrder'],
    ['/admin/projects', 'projects.list'],
    ['/admin/projects?view=board', 'projects.board'],
    ['/admin/settings/launch', 'launch.checklist'],
  ] as const) {
    const asked = () => calls.filter((url) => url.includes(procedure)).length;
    calls.length = 0;
    await page.goto(path);
    await expect.poll(asked, path).toBeGreaterThan(0);
    await expect.poll(running).toBe(0);
    await page.clock.fastForward('01:01');
    await expect.poll(asked, path).toBeGreaterThan(1);
    await page.clock.fastForward('05:01');
    await page.clock.runFor(1000);
    await expect.poll(running).toBe(0);
    calls.length = 0;
    await page.clock.fastForward('10:00');
    await page.clock.runFor(1000);
    // Calls that have begun are counted before this one.
    await page.evaluate(() => fetch('/readyz'));
    expect(asked(), path).toBe(0);
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await page.clock.runFor(1000);
    await page.clock.fastForward('01:00');
    await expect.poll(asked, path).toBeGreaterThan(0);
  }
});

test('a session that has ended in the meantime leads to the login and back', async ({ page, context }) => {
  await signIn(page, COMMUTER);
  await context.clock.install();
  await page.goto('/admin/orders?status=paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminSessionEnds'))).not.toBeNull();
  await context.clearCookies();
  await page.clock.fastForward('31:00');
  await page.clock.runFor(2000);
  await logInAgain(page, COMMUTER);
  await expect(page).toHaveURL(/\/admin\/orders\?status=paid$/);
});
