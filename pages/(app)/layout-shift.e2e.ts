/** No screen jumps when its data arrives, and no public page when its font arrives late. */
import type { Page, Route } from 'playwright/test';
import { SURVEYOR } from '#server/testing/e2e/e2e-accounts.ts';
import { addOrder, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { logIn, newAffiliate } from '#server/testing/e2e/e2e-affiliates.ts';
import { countRequests, expect, test } from '#server/testing/e2e/e2e-fixtures.ts';
import { NO_LINKS } from '#server/testing/e2e/e2e-screen-checks.ts';
import { isLoaded } from '#server/testing/e2e/e2e-screen-probes.ts';
import { AFFILIATE_SCREENS, STAFF_SCREENS } from '#server/testing/e2e/e2e-screens.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SHIFT_MAX = 0.05;
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 900 };

type Shift = { value: number; moved: string[] };

/** Adds up what PerformanceObserver reports, with the elements that moved. */
function observe(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.nodeName} ${node.className}` : 'text',
        ),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))),
  );

/**
 * Keeps calls of the API waiting until `sendHeldCalls()`, which returns when they are answered. In
 * the page, because routes of Playwright turn its cache off, and each screen would load all files.
 */
function holdCalls(): void {
  const { fetch } = globalThis;
  const released = Promise.withResolvers<void>();
  const calls: Promise<Response>[] = [];
  globalThis.fetch = (...request) => {
    if (!String(request[0]).includes('/api/trpc/')) return fetch(...request);
    const call = released.promise.then(() => fetch(...request));
    calls.push(call);
    return call;
  };
  const sendHeldCalls = async () => {
    released.resolve();
    await Promise.allSettled(calls);
  };
  Object.assign(globalThis, { sendHeldCalls });
}
type HeldPage = { sendHeldCalls: () => Promise<void>; shifts: Shift[] };

/** Answers of the API arrive when the page has drawn its waiting state. */
async function shiftOf(page: Page, path: string, running: () => number): Promise<Shift[]> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('#root main')).not.toBeEmpty();
  await twoFrames(page);
  await page.evaluate(() => (globalThis as unknown as HeldPage).sendHeldCalls());
  await page.waitForFunction(isLoaded);
  await expect.poll(running, { message: `requests of ${path}` }).toBe(0);
  await twoFrames(page);
  return page.evaluate(() => (globalThis as unknown as HeldPage).shifts);
}

/** Every screen on a phone, where columns are stacked; `wide` ones on a tablet and desktop too. */
async function expectStill(page: Page, paths: string[], wide: string[]): Promise<void> {
  await page.addInitScript(observe);
  await page.addInitScript(holdCalls);
  const running = countRequests(page);
  const jumpy: string[] = [];
  for (const [size, screens] of [
    [PHONE, paths],
    [TABLET, wide],
    [DESKTOP, wide],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of screens) {
      const shifts = await shiftOf(page, path, running);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum < SHIFT_MAX) continue;
      const moved = shifts.map((shift) => `${shift.value.toFixed(3)} ${shift.moved.join(', ')}`);
      jumpy.push(`${path} at ${size.width} px: ${sum.toFixed(3)} (${moved.join('; ')})`);
    }
  }
  expect(jumpy).toEqual([]);
}

const BOARD = '/admin/projects?view=board';

test('every screen of the admin area', async ({ page, request }) => {
  await signIn(page, SURVEYOR);
  const order = await addOrder(page.request);
  // Sums of several currencies take more lines than their places in the waiting state.
  for (const currency of ['gbp', 'eur', 'chf'])
    await addOrder(page.request, { amount: 280, currency, status: 'paid' });
  const affiliate = await newAffiliate(request);
  await expectStill(
    page,
    [
      ...STAFF_SCREENS.map(({ open }) => open({ ...NO_LINKS, order: String(order.id) })),
      BOARD,
      `/admin/affiliates/${affiliate.id}`,
    ],
    ['/admin', '/admin/orders', BOARD, '/admin/payouts', `/admin/orders/${order.id}`],
  );
});

test('every screen of affiliates, and the order form', async ({ page }) => {
  const { id } = await logIn(page);
  const dashboard = `/affiliate-dashboard/${id}`;
  await expectStill(
    page,
    [
      dashboard,
      ...AFFILIATE_SCREENS.map(({ open }) => open({ ...NO_LINKS, affiliate: String(id) })),
      '/affiliate-login',
      '/affiliate-signup',
      '/order-confirmation',
      '/admin-login',
    ],
    [dashboard, '/order-confirmation'],
  );
});

test('nothing moves on a public page whose font arrives late', async ({ page }) => {
  await page.addInitScript(observe);
  let held: Route[] = [];
  let isHolding = true;
  await page.route('**/*.woff2', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of [
      '/',
      '/fashion',
      '/cheap-website-design-netherlands',
      '/blog/first-screens-that-work-trade-by-trade',
    ]) {
      [held, isHolding] = [[], true];
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(held.length, path).toBeGreaterThan(0);
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
      expect(shifts, `${path} at ${size.width} px`).toEqual([]);
    }
  }
});
