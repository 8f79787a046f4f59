import { beforeEach, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
});

it.each([
  [{}, 'usd', '25000', null, PACKAGE_NAME],
  [{ market: 'uk' }, 'gbp', '25000', 'en', PACKAGE_NAME],
  [{ market: 'germany' }, 'eur', '28000', 'de', 'Komplettpaket'],
  [{ market: 'switzerland' }, 'chf', '28000', 'de', 'Komplettpaket'],
  // Not among the languages of Stripe's page.
  [{ market: 'iceland' }, 'eur', '28000', 'auto', 'Vefpakki'],
  [{ market: 'atlantis' }, 'usd', '25000', 'en', PACKAGE_NAME],
])('creates a payment page for %o in %s', async (input, currency, amount, locale, name) => {
  const response = await t.asVisitor().post('/api/checkout', input);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    checkoutId: expect.stringMatching(/^cs_test_/),
    url: expect.stringContaining('/c/pay/cs_test_'),
    currency,
    amount: (Number(amount) / 100).toFixed(2),
  });
  const [request] = stripe.requests;
  expect(request?.body.get('line_items[0][price_data][currency]')).toBe(currency);
  expect(request?.body.get('line_items[0][price_data][unit_amount]')).toBe(amount);
  expect(request?.body.get('line_items[0][price_data][product_data][name]')).toBe(name);
  expect(request?.body.get('locale')).toBe(locale);
  expect(request?.body.get('mode')).toBe('payment');
  expect(request?.body.get('success_url')).toBe(
    'http://localhost:3000/checkout/success?session_id={CHECKOUT_SESSION_ID}',
  );
  expect(request?.body.get('cancel_url')).toBe('http://localhost:3000/#pricing');
  expect(request?.idempotencyKey).toMatch(/^checkout-/);
});

it('carries the referral and the email address from the click to the commission', async () => {
  const affiliate = await makeAffiliate(t);
  const visitor = t.asVisitor();
  await visitor.post('/api/referrals/visits', { code: affiliate.referralCode, path: '/portfolio' });
  await visitor.post('/api/checkout', { customerEmail: 'buyer@oakandrye.example' });
  const sent = stripe.requests[0]?.body;
  expect(sent?.get('client_reference_id')).toBe(`affiliate_${affiliate.id}`);
  expect(sent?.get('customer_email')).toBe('buyer@oakandrye.example');
  const click = sent?.get('metadata[click]');
  expect(click).toMatch(/^[a-z2-7]{32}$/);
  const event = stripe.sessionEvent(
    stripe.pay({ reference: `affiliate_${affiliate.id}`, session: { metadata: { click } } }),
    'completed',
  );
  await deliver(t, event);
  // The attribution receipt names the click and its page, though the
  // provider's call carries no cookie.
  const [order] = await t.sql<{ attribution: { rule: string; landingPath: string } }>(
    'select attribution from customer_order',
  );
  expect(order?.attribution).toMatchObject({ rule: 'cookie', landingPath: '/portfolio' });
  expect(await t.sql('select affiliate_id from commission')).toEqual([{ affiliate_id: affiliate.id }]);
});

it('a code saved later than the click is carried without that click', async () => {
  const [earlier, later] = [await makeAffiliate(t), await makeAffiliate(t)];
  const visitor = t.asVisitor();
  await visitor.post('/api/referrals/visits', { code: earlier.referralCode, path: '/' });
  await visitor.post('/api/checkout', { referralCode: later.referralCode });
  const sent = stripe.requests[0]?.body;
  expect(sent?.get('client_reference_id')).toBe(`affiliate_${later.id}`);
  expect(sent?.has('metadata[click]')).toBe(false);
});

it.each([
  ['click', false],
  ['code', false],
  ['click', true],
  ['code', true],
] as const)(
  'carries a signed-in affiliate’s own %s only if they may buy for clients: %s',
  async (by, may) => {
    const affiliate = await makeAffiliate(t);
    const visitor = t.asVisitor();
    if (by === 'click')
      await visitor.post('/api/referrals/visits', { code: affiliate.referralCode, path: '/portfolio' });
    const owner = await t.asAdmin('owner');
    await owner.api.adminAffiliates.setMayBuyForClients.mutate({ id: affiliate.id, mayBuyForClients: may });
    const own = await t.asAffiliate(affiliate.id);
    for (const [name, value] of visitor.cookies) own.cookies.set(name, value);
    await own.post('/api/checkout', { referralCode: by === 'code' ? affiliate.referralCode : undefined });
    const sent = stripe.requests[0]?.body;
    const reference = sent?.get('client_reference_id') ?? undefined;
    const click = sent?.get('metadata[click]');
    expect(reference).toBe(may ? `affiliate_${affiliate.id}` : undefined);
    expect(Boolean(click)).toBe(may && by === 'click');
    const payment = stripe.pay({ reference, session: { metadata: click ? { click } : {} } });
    await deliver(t, stripe.sessionEvent(payment, 'completed'));
    expect(await t.sql('select affiliate_id from customer_order')).toEqual([
      { affiliate_id: may ? affiliate.id : null },
    ]);
    expect(await t.sql('select affiliate_id from commission')).toEqual(
      may ? [{ affiliate_id: affiliate.id }] : [],
    );
  },
);

it('creates one page for a repeated request', async () => {
  const visitor = t.asVisitor();
  const headers = { 'idempotency-key': 'a-key-of-the-browser-1' };
  const first = await visitor.post('/api/checkout', { market: 'uk' }, headers);
  const second = await visitor.post('/api/checkout', { market: 'uk' }, headers);
  const other = await visitor.post('/api/checkout', { market: 'france' }, headers);
  expect(second.body.checkoutId).toBe(first.body.checkoutId);
  expect(other.body.checkoutId).not.toBe(first.body.checkoutId);
});

it('creates another page for a repeated request of a visitor who has followed a referral since', async () => {
  const affiliate = await makeAffiliate(t);
  const visitor = t.asVisitor();
  const headers = { 'idempotency-key': 'a-key-of-the-browser-1' };
  const first = await visitor.post('/api/checkout', { market: 'uk' }, headers);
  await visitor.post('/api/referrals/visits', { code: affiliate.referralCode, path: '/' });
  const second = await visitor.post('/api/checkout', { market: 'uk' }, headers);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(stripe.requests.at(-1)?.body.get('client_reference_id')).toBe(`affiliate_${affiliate.id}`);
});

it('creates a page of its own for each request without a key, and for each caller of the same key', async () => {
  const input = { market: 'uk' };
  const headers = { 'idempotency-key': 'a-key-of-the-browser-1' };
  const pages = [
    await t.asVisitor().post('/api/checkout', input),
    await t.asVisitor().post('/api/checkout', input),
    await t.asVisitor({ ip: '203.0.113.7' }).post('/api/checkout', input, headers),
    await t.asVisitor({ ip: '198.51.100.8' }).post('/api/checkout', input, headers),
  ];
  expect(new Set(pages.map(({ body }) => body.checkoutId)).size).toBe(4);
});

it('responds with an error when payment is not set up, and when the provider is down', async () => {
  for (const failure of [500, 0]) {
    stripe.failWith = failure;
    const response = await t.asVisitor().post('/api/checkout', {});
    expect([response.status, response.body.message]).toEqual([
      503,
      'The payment service could not be reached. Try again in a moment.',
    ]);
    expect(response.headers.get('retry-after')).toBe('5');
  }
  t = await createTestApp();
  const response = await t.asVisitor().post('/api/checkout', {});
  expect([response.status, response.body.message]).toEqual([
    503,
    'Online payment is not set up on this site yet. Write to us, and we’ll take your order ourselves.',
  ]);
});

it('rejects an invalid email address', async () => {
  const response = await t.asVisitor().post('/api/checkout', { customerEmail: 'nobody' });
  expect([response.status, response.body.message]).toEqual([400, 'Please enter a valid email address']);
  expect(stripe.requests).toEqual([]);
});
