/** Attribution in the browser: code in the address, in storage, and in the longer-lived cookie. */
import type { Page, Request } from 'playwright/test';
import { expect, test, unique } from '#server/testing/e2e/e2e-fixtures.ts';

const AFFILIATE = { code: 'HARBR234', name: 'Harbour Lane Consulting' };
const FORGET = 'Forget this recommendation';
const CURRENT = '/api/referrals/current';

const codeOf = (page: Page) => page.evaluate(() => localStorage.getItem('referralCode'));
const banner = (page: Page) => page.locator('#referral');
const isCurrent = (request: Request) => new URL(request.url()).pathname === CURRENT;

/** Records the page's requests for the remembered referral. */
function listenForCurrent(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => isCurrent(request) && calls.push(request.method()));
  return calls;
}

/**
 * Waits until the page has sent its own requests. Chromium may report no idle moment, hence the
 * limit.
 */
const isIdle = (page: Page) =>
  page.evaluate(() => {
    const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
    return idle().then(idle);
  });

/** A first interaction, repeated until the page has hydrated. */
const interact = (page: Page, seen: () => boolean) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return seen();
    })
    .toBe(true);

/** Days later in a new session: script storage has been cleared, the cookie remains. */
async function comeBackLater(page: Page): Promise<Page> {
  await page.evaluate(() => localStorage.clear());
  return await page.context().newPage();
}

test('after storage is cleared the cookie still identifies the affiliate: the code is saved again and the banner shown, also after a failed attempt', async ({
  page,
}) => {
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await expect(banner(page)).toContainText(AFFILIATE.name);
  const later = await comeBackLater(page);
  const calls = listenForCurrent(later);
  await later.route('**/api/referrals/current', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await later.goto('/');
  await interact(later, () => calls.length > 0);
  await isIdle(later);
  await later.goto('/portfolio');
  await interact(later, () => calls.length > 1);
  await expect(banner(later)).toContainText(AFFILIATE.name);
  expect(await codeOf(later)).toBe(AFFILIATE.code);
  // The stored code is used again from here on.
  await later.goto('/blog');
  await expect(banner(later)).toContainText(AFFILIATE.name);
  expect(calls).toEqual(['GET', 'GET']);
});

test('the banner names a new affiliate from sign-up on', async ({ page, newPerson }) => {
  const data = { name: 'St. John & Sons', email: `new${unique()}@partners.example` };
  const { request } = (await newPerson()).context();
  const { referralCode } = await (await request.post('/api/affiliates', { data })).json();
  await page.goto(`/?ref=${referralCode}`);
  await expect(banner(page)).toContainText('St. John & Sons sent you. Thank you for visiting!');
  expect(await codeOf(page)).toBe(referralCode);
});

test('without a referral the server is asked once per session, not before an interaction, and no banner shows', async ({
  page,
}) => {
  const calls = listenForCurrent(page);
  const answered = page.waitForResponse((response) => isCurrent(response.request()));
  await page.goto('/');
  await isIdle(page);
  expect(calls).toEqual([]);
  await interact(page, () => calls.length > 0);
  const response = await answered;
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toEqual({ affiliate: null });
  for (const address of ['/portfolio', '/blog', '/']) {
    await page.goto(address);
    await isIdle(page);
    await page.keyboard.press('Shift');
    await isIdle(page);
    await expect(banner(page)).toBeHidden();
  }
  expect(calls).toEqual(['GET']);
});

test('a tab without storage does not ask at all', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const calls = listenForCurrent(page);
  await page.goto('/');
  await isIdle(page);
  await page.keyboard.press('Shift');
  await isIdle(page);
  expect(calls).toEqual([]);
});

test('a code that the visitor cleared does not come back', async ({ page }) => {
  await page.goto(`/?ref=${AFFILIATE.code}`);
  const notified = page.waitForResponse((response) => isCurrent(response.request()) && response.ok());
  await banner(page).getByRole('button', { name: FORGET }).click();
  await notified;
  await expect(banner(page)).toHaveCount(0);
  const later = await page.context().newPage();
  const answered = later.waitForResponse((response) => isCurrent(response.request()));
  const calls = listenForCurrent(later);
  await later.goto('/');
  await interact(later, () => calls.length > 0);
  expect(await (await answered).json()).toEqual({ affiliate: null });
  await expect(banner(later)).toBeHidden();
  expect(await codeOf(later)).toBeNull();
});

test('a code cleared while the server was unreachable is cleared on the next page, in a later session too', async ({
  page,
}) => {
  await page.goto(`/?ref=${AFFILIATE.code}`);
  await page.context().route(`**${CURRENT}`, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', isCurrent);
  await banner(page).getByRole('button', { name: FORGET }).click();
  await failed;
  await page.context().unroute(`**${CURRENT}`);
  const later = await page.context().newPage();
  const calls = listenForCurrent(later);
  const notified = later.waitForResponse((response) => isCurrent(response.request()) && response.ok());
  await later.goto('/');
  await notified;
  await expect(banner(later)).toBeHidden();
  expect(calls).toEqual(['DELETE']);
  expect((await later.context().cookies()).filter(({ name }) => name === '__Host-ref')).toEqual([]);
  // A link followed afterwards counts again.
  await later.goto(`/?ref=${AFFILIATE.code}`);
  await expect(banner(later)).toContainText(AFFILIATE.name);
  await later.reload();
  await expect(banner(later)).toContainText(AFFILIATE.name);
});

test('?ref=CODE counts on application pages: the visit is recorded and the code is kept', async ({
  page,
}) => {
  for (const address of [
    '/affiliate-signup',
    '/affiliate-login',
    '/order-confirmation',
    '/checkout/success',
  ]) {
    const visit = page.waitForResponse('**/api/referrals/visits');
    await page.goto(`${address}?ref=${AFFILIATE.code.toLowerCase()}`);
    const response = await visit;
    expect(response.request().postDataJSON(), address).toMatchObject({ path: address });
    expect(await response.json(), address).toMatchObject({
      accepted: true,
      affiliate: { name: AFFILIATE.name },
    });
    await expect.poll(() => codeOf(page), { message: address }).toBe(AFFILIATE.code.toLowerCase());
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === '__Host-ref')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.goto(`/affiliate-login?ref=${AFFILIATE.code}`);
  await expect.poll(() => codeOf(page)).toBe(AFFILIATE.code);
  await page.goto('/');
  await expect(banner(page)).toContainText(AFFILIATE.name);
});

test('a visit that begins on an application page is counted for the affiliate', async ({
  request,
  newPerson,
}) => {
  const n = unique();
  const person = { name: `Partner ${n}`, email: `partner${n}@counted.example` };
  // From here on the request's browser belongs to the affiliate.
  const { id, referralCode } = await (await request.post('/api/affiliates', { data: person })).json();
  const visitor = await newPerson();
  const recorded = visitor.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/referrals/visits',
  );
  await visitor.goto(`/affiliate-signup?ref=${referralCode}`);
  await recorded;
  const input = encodeURIComponent(JSON.stringify({ affiliateId: String(id) }));
  const stats = await (await request.get(`/api/trpc/affiliates.performance?input=${input}`)).json();
  expect(stats.result.data.json.clicks).toBe(1);
});

test('an application page loads the visit code only with ?ref, and private pages never do', async ({
  page,
}) => {
  /** On a busy machine the network also rests before the page has hydrated. */
  const fetched = async (address: string, hydrated: () => Promise<unknown>): Promise<string[]> => {
    const paths = new Set<string>();
    page.removeAllListeners('request');
    page.on('request', (request) => paths.add(new URL(request.url()).pathname));
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated();
    await isIdle(page);
    return [...paths].filter((path) => path.endsWith('.js') || path.startsWith('/api/referrals')).sort();
  };
  for (const [address, control] of [
    ['/admin-login', page.getByRole('button', { name: 'Login', exact: true })],
    ['/affiliate-dashboard/1', page.getByRole('link', { name: 'Go to Home' })],
    ['/payout-statement/1', page.getByRole('link', { name: 'Affiliate Login' })],
  ] as const) {
    const hydrated = () => expect(control).toBeEnabled();
    const plain = await fetched(address, hydrated);
    expect(await fetched(`${address}?ref=${AFFILIATE.code}`, hydrated), address).toEqual(plain);
  }
  const plain = await fetched('/affiliate-signup', () =>
    expect(page.getByRole('button', { name: 'Join Affiliate Program' })).toBeEnabled(),
  );
  const visit = page.waitForResponse('**/api/referrals/visits');
  const withCode = await fetched(`/affiliate-signup?ref=${AFFILIATE.code}`, () => visit);
  const more = withCode.filter((path) => !plain.includes(path));
  expect(plain.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(more.filter((path) => path.startsWith('/api'))).toEqual(['/api/referrals/visits']);
  expect(more.some((path) => path.endsWith('.js'))).toBe(true);
});
