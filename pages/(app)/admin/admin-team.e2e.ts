/** Admin area: accounts, affiliates, commissions, shortcuts. Each test creates its own rows. */
import { Secret, TOTP } from 'otpauth';
import type { APIRequestContext, Page } from 'playwright/test';
import { MANAGER } from '#server/testing/e2e/e2e-accounts.ts';
import { signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, linkIn, readEmail, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

const PASSWORD = 'four kettles under a bridge';

async function call(request: APIRequestContext, procedure: string, input: unknown): Promise<number> {
  return (await request.post(`/api/trpc/${procedure}`, { data: input })).status();
}

/** Invites a colleague on the screen and follows the emailed link. */
async function invite(page: Page, username: string, role: 'Staff' | 'Owner'): Promise<string> {
  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Use 2 to 40 letters')).toBeVisible();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@shop.example`);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.locator('.toast')).toContainText('Invitation sent');
  const { html } = await readEmail(page.request, `${username}@shop.example`, /invited to/);
  return linkIn(html, '/admin-invite');
}

async function acceptInvite(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.route('**/invites.look*', (route) => route.abort(), { times: 1 });
  await page.goto(pathname + hash);
  await expect(page.getByRole('alert')).toContainText('Your invitation could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your username for the admin area')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('Password', { exact: false }).first().fill('password password');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

test('an invited colleague sets a password; staff get no payouts, no accounts, no rates, on the screen and on the server', async ({
  page,
  newPerson,
  causedMessages,
}) => {
  causedMessages.push(/Failed to load resource: net::ERR_FAILED/);
  await signIn(page, MANAGER);
  const username = `clerk-${unique()}`;
  const link = await invite(page, username, 'Staff');
  const clerk = await newPerson();
  await acceptInvite(clerk, link);
  const nav = clerk.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await expect(nav.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await clerk.goto('/admin/payouts');
  await expect(clerk.getByRole('heading', { name: 'For owners only' })).toBeVisible();
  await nav.getByRole('link', { name: 'Settings' }).click();
  await expect(clerk.getByRole('main').getByRole('link')).toHaveText(['Your account', 'Audit']);
  for (const section of ['/api-tokens', '/webhooks', '/webhooks/1']) {
    await clerk.goto(`/admin/settings${section}`);
    await expect(clerk.getByRole('heading', { name: 'For owners only' })).toBeVisible();
  }
  await clerk.goto('/admin/affiliates/1');
  await expect(clerk.getByText('Only an owner may change it.')).toBeVisible();
  await expect(clerk.getByRole('switch', { name: 'May buy for clients' })).toBeDisabled();
  await expect(clerk.getByRole('link', { name: 'Statement' })).toHaveCount(0);
  // L5, L14: the screen requests nothing that staff may not see, and names the role that may.
  const failed: string[] = [];
  clerk.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await clerk.goto('/affiliate-dashboard/1');
  await expect(clerk.getByRole('heading', { name: 'Commission History' })).toBeVisible();
  await expect(clerk.getByRole('button', { name: /^Receipt of order/ })).toHaveCount(0);
  await expect(clerk.getByRole('heading', { name: 'Next payout' })).toHaveCount(0);
  await clerk.goto('/admin/commissions?stage=review');
  await expect(clerk.getByRole('button', { name: /^Release the commission/ })).toHaveCount(0);
  expect(failed).toEqual([]);
  expect(await call(clerk.request, 'commissions.release', { id: 1, reason: 'because' })).toBe(403);
  expect(
    await call(clerk.request, 'adminAffiliates.setMayBuyForClients', { id: 1, mayBuyForClients: true }),
  ).toBe(403);
  expect(await call(clerk.request, 'adminAffiliates.setRate', { id: 1, rate: '50', reason: 'because' })).toBe(
    403,
  );
  expect(await call(clerk.request, 'payouts.createRun', {})).toBe(403);
  expect(
    await call(clerk.request, 'accounts.invite', {
      username: 'mallory',
      email: 'm@shop.example',
      role: 'owner',
    }),
  ).toBe(403);
  expect((await clerk.request.get('/api/admin/payouts/1/csv?format=bank')).status()).toBe(403);

  await page.goto(`/admin/audit?actor=${username}`);
  await expect(
    page.getByRole('cell', { name: /accepted the invitation for their own account/ }),
  ).toBeVisible();

  // The owner disables the account and its sessions: the colleague's next click leads to the login.
  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: `Disable…: ${username}` }).click();
  const question = page.getByRole('dialog', { name: `Disable the account of ${username}?` });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: `Enable: ${username}` })).toBeVisible();
  await clerk.goto('/admin/orders');
  await expect(clerk).toHaveURL(/\/admin-login$/);
});

test('two-step sign-in: set up with a code, required at the next login, a recovery code works once', async ({
  page,
  newPerson,
  causedMessages,
}) => {
  causedMessages.push(/Failed to load resource: (net::ERR_FAILED|.* status of 503)/);
  await signIn(page, MANAGER);
  const username = `totp-${unique()}`;
  const link = await invite(page, username, 'Owner');
  const own = await newPerson();
  await acceptInvite(own, link);
  await own.route('**/ownAccount.get*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await own.goto('/admin/accounts?tab=login');
  const section = own.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section.getByRole('alert')).toContainText('could not be loaded');
  await expect(section.getByRole('button')).toHaveText(['Try again']);
  await section.getByRole('button', { name: 'Try again' }).click();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(own.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await own.locator('.spelled').textContent()) ?? '').replace(/\s/g, '');
  await own
    .getByLabel('Code the app shows now')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await own.getByRole('button', { name: 'Turn on' }).click();
  const codes = own.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';

  await own.getByRole('button', { name: 'Logout' }).click();
  await expect(own).toHaveURL(/\/admin-login$/);
  await own.getByLabel('Username').fill(username);
  await own.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await own.getByRole('button', { name: 'Login' }).click();
  await own.getByLabel(/code/i).first().fill(recovery);
  await own.getByRole('button', { name: 'Login' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const again = await own.request.post('/api/admin/login', {
    data: { username, password: PASSWORD, code: recovery },
  });
  expect(again.status()).toBe(401);
});

test('the palette finds an order by its number and opens every screen; single keys work outside fields and can be switched off', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const name = `Palette ${unique()}`;
  const order = await (
    await page.request.post('/api/orders', {
      data: { customerName: name, customerEmail: `${unique()}@palette.example` },
    })
  ).json();
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The first counts have arrived, so the keys are listened to.
  await page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Order number, name or email; or where to go').fill(String(order.id));
  await page
    .getByRole('option', { name: new RegExp(name) })
    .or(page.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await page.getByLabel('Search emails').fill('doa');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('switch', { name: 'Single keys' }).click();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.locator('h1').click();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
});
