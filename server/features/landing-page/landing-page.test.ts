/** The league of landing pages: whole months, money of the shop only, and for owners alone. */
import { beforeEach, expect, it } from 'vitest';
import { rejections } from '#server/testing/callers.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { buy, makeTwoAffiliates, visit } from '#server/testing/referrals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { createVisitCounter } from './visit-counter.service.ts';

const BUYER = { customerName: 'Anna Keller', customerEmail: 'anna@keller.example' };

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  t.clock.set(new Date('2026-11-22T12:00:00Z'));
});

const buyFrom = (landingPath: string | undefined, values: object = {}) =>
  t.asVisitor().post('/api/demo-checkout', { ...BUYER, landingPath, ...values });
const league = async (month = '2026-11') =>
  (await (await t.asAdmin('owner')).api.landingPages.league.query({ month })).rows;
async function count(...paths: string[]): Promise<void> {
  const counter = createVisitCounter(t.deps);
  for (const path of paths) counter.count(path);
  await counter.stop();
}

it('adds up visits, paid orders and revenue of a page, most orders first', async () => {
  await count('/', '/', '/', '/restaurant');
  await count('/restaurant', '/why-tree');
  await buyFrom('/restaurant');
  await buyFrom('/restaurant', { currency: 'eur' });
  await buyFrom('/', { currency: 'gbp' });
  expect(await league()).toEqual([
    {
      path: '/restaurant',
      visits: 2,
      orders: 2,
      revenue: [
        { currency: 'eur', amountMinor: 28_000 },
        { currency: 'usd', amountMinor: 25_000 },
      ],
    },
    { path: '/', visits: 3, orders: 1, revenue: [{ currency: 'gbp', amountMinor: 25_000 }] },
    { path: '/why-tree', visits: 1, orders: 0, revenue: [] },
  ]);
});

it('a month has what happened in it, in UTC', async () => {
  t.clock.set(new Date('2026-10-31T23:59:59Z'));
  await count('/');
  await buyFrom('/');
  t.clock.set(new Date('2026-11-01T00:00:00Z'));
  await count('/restaurant');
  expect(await league('2026-10')).toMatchObject([{ path: '/', visits: 1, orders: 1 }]);
  expect(await league()).toMatchObject([{ path: '/restaurant', visits: 1, orders: 0 }]);
});

it('the click of an affiliate’s link goes before what the browser says, and an unknown page is one row', async () => {
  const [affiliate] = await makeTwoAffiliates(t);
  const visitor = t.asVisitor();
  await visit(visitor, affiliate.referralCode, '/construction');
  await visitor.post('/api/demo-checkout', { ...BUYER, landingPath: '/restaurant' });
  await buy(t.asVisitor({ ip: '203.0.113.9' }));
  expect(await league()).toMatchObject([
    { path: '/construction', orders: 1 },
    { path: null, orders: 1 },
  ]);
});

it('a made-up page is stored as a path of this site, without what follows it', async () => {
  await buyFrom('//evil.example/x');
  await buyFrom('/restaurant?name=anna#top');
  expect((await buyFrom('/'.repeat(301))).status).toBe(400);
  expect((await league()).map(({ path }) => path).sort()).toEqual(['/', '/restaurant']);
});

it('the page goes through the payment provider and back, and a refund lowers the revenue', async () => {
  t = await createTestApp(connectedTo(stripe));
  await t.asVisitor().post('/api/checkout', { landingPath: '/web-design-leeds' });
  const landing = stripe.requests[0]?.body.get('metadata[landing]');
  const payment = stripe.pay({ session: { metadata: { landing } } });
  await deliver(t, paidEvent(stripe, payment), stripe.refund(payment, 10_000));
  expect(await league(t.clock.now().toISOString().slice(0, 7))).toMatchObject([
    { path: '/web-design-leeds', orders: 1, revenue: [{ currency: 'usd', amountMinor: 15_000 }] },
  ]);
});

it('stores a number per page and day, and nothing else', async () => {
  await count('/', '/');
  expect(await t.sql('select * from landing_visit')).toEqual([
    { id: expect.any(Number), day: expect.anything(), path: '/', visits: 2 },
  ]);
});

it('is for owners alone, as a list and as CSV', async () => {
  await count('/');
  await buyFrom('/', { currency: 'chf' });
  const [affiliate] = await makeTwoAffiliates(t);
  const [visitor, staff, owner] = [t.asVisitor(), await t.asAdmin('staff'), await t.asAdmin('owner')];
  const others = [visitor, await t.asAffiliate(affiliate.id), staff];
  const rejected = await rejections(others.map(({ api }) => api.landingPages.league.query({})));
  expect(rejected.map(({ httpStatus }) => httpStatus)).toEqual([401, 403, 403]);
  const file = '/api/admin/export/landing-pages.csv?month=2026-11';
  expect(await Promise.all(others.map(async (caller) => (await caller.get(file)).status))).toEqual([
    401, 403, 403,
  ]);
  expect((await owner.get(file)).text).toBe(
    'Month,Page,Visits,Orders,Revenue USD,Revenue GBP,Revenue EUR,Revenue CHF\r\n2026-11,/,1,1,,,,280.00\r\n',
  );
  expect((await owner.get('/api/admin/export/landing-pages.csv?month=2026-13')).status).toBe(400);
});
