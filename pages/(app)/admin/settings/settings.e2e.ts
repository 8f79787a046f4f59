/** Settings of an owner: an API token from its creation to its end, and a webhook endpoint. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type Page, request as requests } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { expectAccessibleEverywhere } from '#server/testing/e2e/e2e-accessibility.ts';
import { INTEGRATOR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';
import { expectScreen } from '#server/testing/e2e/e2e-screen-checks.ts';

test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, INTEGRATOR);
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A program without cookies. */
async function callWith(api: APIRequestContext, token: string, path: string) {
  const response = await api.get(path, { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status(), body: await response.json() };
}

test('an owner creates a token by keyboard, sees it once, calls the API with it, rotates it and revokes it', async ({
  page,
  baseURL,
}) => {
  const api = await requests.newContext({ baseURL });
  const name = `CRM ${unique()}`;
  await page.goto('/admin/settings/api-tokens');
  await expect(page.getByRole('region', { name: 'Your first call' })).toContainText(`${baseURL}/api/orders`);
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Find or go to').last()).toBeFocused();
  await page.keyboard.type('create api');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create API token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Give the token a name')).toBeVisible();
  await expect(form.getByText('Choose at least one scope: what the token may read or change.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await form.getByRole('button', { name: 'Start from CRM' }).click();
  await form.getByRole('radiogroup', { name: 'Enquiries' }).getByText('Read', { exact: true }).click();
  await form.getByLabel('Expires').selectOption('90');
  await expectAccessibleEverywhere(page);
  await form.getByLabel('Name').press('Enter');

  const shown = page.getByRole('dialog', { name: `Your token for ${name}` });
  const token = await shown.getByRole('region', { name: 'API token' }).innerText();
  expect(token).toMatch(/^sft_\w{38}$/);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without copying?' });
  await expect(question.getByRole('button', { name: 'Back to the token' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('button', { name: 'Copy token' })).toBeFocused();
  await shown.getByRole('button', { name: 'Copy token' }).click();
  await expect.poll(() => clipboard(page)).toBe(token);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect((await callWith(api, token, '/api/orders?limit=1')).status).toBe(200);
  expect(await callWith(api, token, '/api/payouts')).toMatchObject({
    status: 403,
    body: { message: 'This token lacks the scope payouts:read. Use a token that has it.' },
  });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('1 minute ago from 127.0.0.x');
  }).toPass();
  await expect(row).toContainText('Orders (read), Enquiries (read)');
  await expect(page.locator('body')).not.toContainText(token);

  await row.getByRole('button', { name: `Rotate ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate token' }).click();
  const renewed = await shown.getByRole('region', { name: 'API token' }).innerText();
  await shown.getByRole('button', { name: 'Copy command' }).click();
  await expect.poll(() => clipboard(page)).toContain(`Bearer ${renewed}`);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: 'Expires soon' })).toHaveCount(1);
  for (const usable of [token, renewed])
    expect((await callWith(api, usable, '/api/orders?limit=1')).status).toBe(200);

  for (const left of [1, 0]) {
    await row
      .first()
      .getByRole('button', { name: `Revoke ${name}` })
      .click();
    const revoke = page.getByRole('dialog', { name: `Revoke ${name}?` });
    await expect(revoke.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await revoke.getByRole('button', { name: 'Revoke token' }).click();
    await expect(page.getByRole('button', { name: `Revoke ${name}` })).toHaveCount(left);
  }
  for (const ended of [token, renewed])
    expect((await callWith(api, ended, '/api/orders?limit=1')).status).toBe(401);
  await page.getByText(/expired or revoked tokens$/).click();
  await expectAccessibleEverywhere(page);
  await api.dispose();
});

/** An endpoint on this machine; a request is what it got, verified with the secret. */
async function startReceiver() {
  const received: { type: string; id: string }[] = [];
  const receiver = { secret: '', status: 200, received, url: '', close: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    try {
      const event = new Webhook(receiver.secret).verify(body, headers) as { type: string };
      received.push({ type: event.type, id: headers['webhook-id'] ?? '' });
      response.writeHead(receiver.status).end('the receiver says thanks');
    } catch {
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((then) => server.listen(0, '127.0.0.1', then));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/shop`;
  return receiver;
}

test('an owner adds a webhook endpoint, sends a test event and sees each attempt in the log', async ({
  page,
}) => {
  const receiver = await startReceiver();
  // A second attempt finds the endpoint of the first one.
  const left = await (await page.request.get('/api/webhook-endpoints')).json();
  for (const { id } of left) await page.request.delete(`/api/webhook-endpoints/${id}`);
  await page.goto('/admin/settings/webhooks');
  await expect(page.getByRole('heading', { name: 'Hear about orders as they happen' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add endpoint' });
  const submit = form.getByRole('button', { name: 'Add endpoint' });
  await submit.click();
  await expect(form.getByText('Enter the full address of the endpoint')).toBeVisible();
  await expect(form.getByText('Choose at least one event.')).toBeVisible();
  await form.getByLabel('Endpoint URL').fill('http://169.254.169.254/latest');
  await form.getByLabel('order.created').check();
  await submit.click();
  await expect(form.getByLabel('Endpoint URL')).toHaveAccessibleDescription(/network|address/);
  await form.getByLabel('Endpoint URL').fill(receiver.url);
  await expectAccessibleEverywhere(page);
  await submit.click();

  const shown = page.getByRole('dialog', { name: 'Your signing secret' });
  receiver.secret = await shown.getByRole('region', { name: 'Signing secret' }).innerText();
  expect(receiver.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await shown.getByRole('button', { name: 'Copy secret' }).click();
  await expect.poll(() => clipboard(page)).toBe(receiver.secret);
  await shown.getByRole('button', { name: 'Done' }).click();

  const log = page.getByRole('region', { name: 'Deliveries' });
  await page.getByRole('button', { name: 'Send test event' }).click();
  const tests = log.getByRole('listitem').filter({ hasText: 'webhook.test' });
  await expect(tests).toContainText('Delivered');
  await expect(tests).toContainText(/200 in \d+ ms/);
  await tests.locator('summary').first().click();
  await expect(tests).toContainText('the receiver says thanks');
  await tests.getByText('Request body').click();
  await expect(tests.getByRole('region', { name: 'Body of webhook.test' })).toContainText(
    '"type": "webhook.test"',
  );
  expect(receiver.received.filter(({ type }) => type === 'webhook.test')).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Active');
  await expectScreen(page, 'webhook endpoint');

  // Other tests add orders too: only their arrival is checked, without a reload.
  await addOrder(page.request);
  await expect(log.getByRole('listitem').filter({ hasText: 'order.created' }).first()).toBeVisible();

  receiver.status = 500;
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(tests).toHaveCount(2);
  await expect(tests.first()).toContainText('Retrying');
  await tests.first().locator('summary').first().click();
  await expect(tests.first()).toContainText(/500 in \d+ ms/);
  receiver.status = 200;
  await tests
    .first()
    .getByRole('button', { name: /^Redeliver webhook\.test/ })
    .click();
  await expect(tests).toHaveCount(3);
  await expect(tests.first()).toContainText('Delivered');
  const ids = receiver.received.filter(({ type }) => type === 'webhook.test').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(2);

  const manage = page.getByRole('region', { name: 'Manage' });
  const dialog = page.getByRole('dialog');
  await manage.getByRole('button', { name: 'Disable…' }).click();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('This endpoint is disabled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeDisabled();
  await manage.getByRole('button', { name: 'Delete…' }).click();
  await dialog.getByRole('button', { name: 'Delete endpoint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hear about orders as they happen' })).toBeVisible();
  receiver.close();
});
