/** The API reference: Scalar from our own origin, and a list of calls without JavaScript. */
import type { APIRequestContext, Page } from 'playwright/test';
import { accessibilityProblems, expectFitsWidth } from '#server/testing/e2e/e2e-accessibility.ts';
import { READER } from '#server/testing/e2e/e2e-accounts.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

/** Every request of the page, and everything that its content policy blocked. */
async function recorded(page: Page): Promise<{ urls: string[]; blocked: string[] }> {
  const urls: string[] = [];
  const blocked: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.exposeFunction('reportBlocked', (text: string) => blocked.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportBlocked(text: string): void }).reportBlocked(
        `${violatedDirective}: ${blockedURI}`,
      ),
    ),
  );
  return { urls, blocked };
}

/** A token as an owner creates it, in another browser. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/admin/login', { data: READER });
  const cookie = login
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0])
    .join('; ');
  const data = { name: 'API reference', scopes: ['orders:read'] };
  const created = await request.post('/api/api-tokens', { headers: { cookie }, data });
  return (await created.json()).token;
}

/** The page has its heading before the reference draws its own and listens to keys. */
const untilDrawn = (page: Page) => expect(page.getByText('No authentication selected')).toBeVisible();

test('SEC-29: the reference searches, shows samples in four languages and tries calls, on this server only', async ({
  page,
  baseURL,
  request,
}) => {
  const { urls, blocked } = await recorded(page);
  await page.goto('/api/docs');
  await untilDrawn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Hedgerow API' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('current session');
  await page
    .getByRole('option', { name: /Get the current session/ })
    .first()
    .click();
  const call = page.getByRole('region', { name: 'Get the current session' });
  await expect(call).toBeVisible();

  const languages = call.getByRole('button', { name: /^(Shell|JavaScript|PHP|Python) (?!Copy)/ });
  await expect(call).toContainText(`curl ${baseURL}/api/session`);
  for (const [language, sample] of [
    ['Fetch', 'fetch('],
    ['Guzzle', 'GuzzleHttp'],
    ['Requests', 'requests.get('],
  ] as const) {
    await languages.click();
    await page.getByRole('option', { name: language, exact: true }).click();
    await expect(call).toContainText(sample);
  }

  await call.getByRole('button', { name: /Test Request/ }).click();
  const client = page.getByRole('dialog');
  const response = page.waitForResponse(`${baseURL}/api/session`);
  await client.getByRole('button', { name: /Send/ }).first().click();
  expect((await response).status()).toBe(200);
  await expect(client).toContainText('hasDemoMailbox');
  await page.keyboard.press('Escape');
  await expect(client).toBeHidden();

  const orders = page.getByRole('region', { name: 'List orders, newest first' });
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .click();
  await orders.getByRole('button', { name: /Test Request/ }).click();
  await client.getByPlaceholder('Token').fill(await tokenOf(request));
  const answer = page.waitForResponse(`${baseURL}/api/orders?limit=50`);
  await client.getByRole('button', { name: /Send/ }).first().click();
  expect((await answer).status()).toBe(200);

  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(blocked).toEqual([]);
});

test('the reference is accessible on a phone and a wide screen, in both schemes, and fits 320 px', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/api/docs');
  await untilDrawn(page);
  for (const width of [390, 1440])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('body')).toHaveClass(new RegExp(`${colorScheme}-mode`));
      // Its parts fade in as they are drawn.
      await expect.poll(() => accessibilityProblems(page)).toEqual([]);
    }
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFitsWidth(page);
});

test('without JavaScript the page lists every call', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/api/docs');
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const calls = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
  await expect(plain.locator('tbody tr')).toHaveCount(calls.length);
  await expect(plain.getByRole('cell', { name: 'GET /api/orders', exact: true })).toBeVisible();
  await context.close();
});
