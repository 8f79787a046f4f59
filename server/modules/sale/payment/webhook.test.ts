import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  delivery,
  type Payment,
  signature,
  stripeEvent,
  WEBHOOK_SECRET,
} from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  paidEvent,
  postWebhook,
  sendEvent,
  setUpFakeStripe,
  storedEvents,
  webhookOrders,
} from '#server/testing/webhooks.ts';

const OLD_SECRET = 'whsec_the_one_being_rotated_out';
const ENV = { STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${OLD_SECRET}` };

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(ENV);
});
afterEach(() => expectBalancedLedger(t));

const post = (raw: string, headers: Record<string, string>) => postWebhook(t, raw, headers);
const send = (event: unknown, options?: Parameters<typeof sendEvent>[2]) => sendEvent(t, event, options);
const orders = () => webhookOrders(t);
const stored = () => storedEvents(t);
const paidFor = (payment: Payment) => paidEvent(stripe, payment);

describe('SEC-11 authentication of the payment provider', () => {
  it('accepts a signed event once, and repeats have no effect', async () => {
    const event = paidFor(stripe.pay());
    for (let round = 0; round < 3; round++) {
      const response = await send(event);
      expect([response.status, response.body]).toEqual([200, { received: true }]);
    }
    expect(await orders()).toMatchObject([{ status: 'paid', formSent: true, refunded: 0 }]);
    const emails = await t.emails();
    expect(emails.filter((email) => email.subject.startsWith('Thanks for your order'))).toHaveLength(1);
    expect(emails.filter((email) => email.subject.startsWith('New order'))).toHaveLength(1);
  });

  it.each([
    ['299 seconds old', -299, 200],
    ['301 seconds old', -301, 400],
    ['299 seconds ahead', 299, 200],
    ['301 seconds ahead', 301, 400],
  ])('a signature %s', async (_name, offset, status) => {
    t.clock.freeze();
    const at = Math.floor(t.clock.now().getTime() / 1000) + offset;
    expect((await send(paidFor(stripe.pay()), { at })).status).toBe(status);
    expect(await orders()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('accepts the previous secret during a rotation, and several signatures in one header', async () => {
    expect((await send(paidFor(stripe.pay()), { secret: OLD_SECRET })).status).toBe(200);
    const body = JSON.stringify(paidFor(stripe.pay()));
    const good = signature(body);
    const [time = '', mac = ''] = good.split(',');
    expect(
      (
        await post(body, {
          'stripe-signature': `${time},v1=${'0'.repeat(64)},${mac}`,
          'content-type': 'application/json',
        })
      ).status,
    ).toBe(200);
    expect(await orders()).toHaveLength(2);
  });

  it('rejects a missing, foreign or broken signature, and a modified body', async () => {
    const event = paidFor(stripe.pay());
    const { body, headers } = delivery(event);
    const stripeSignature = headers['stripe-signature'] ?? '';
    const attempts: [string, Record<string, string>][] = [
      [body, {}],
      [body, { 'stripe-signature': 'nonsense' }],
      [body, { 'stripe-signature': signature(body, 'whsec_somebody_else') }],
      [`${body} `, { 'stripe-signature': stripeSignature }],
      [body.replace('25000', '1'), { 'stripe-signature': stripeSignature }],
      [body, { 'stripe-signature': `t=1,${stripeSignature}` }],
      [body, { 'stripe-signature': stripeSignature.replace('v1=', 'v0=') }],
    ];
    for (const [raw, extra] of attempts) {
      const response = await post(raw, { 'content-type': 'application/json', ...extra });
      expect([response.status, response.body.message]).toEqual([
        400,
        'The signature doesn’t match. Check the signing secret of this endpoint.',
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  it('rejects more than 256 KiB, and a body that is not an event', async () => {
    const huge = JSON.stringify({ ...paidFor(stripe.pay()), filler: 'x'.repeat(256 * 1024) });
    expect((await post(huge, { 'stripe-signature': signature(huge) })).status).toBe(413);
    expect((await post('[]', { 'stripe-signature': signature('[]') })).status).toBe(400);
    expect((await post('{', { 'stripe-signature': signature('{') })).status).toBe(400);
  });

  it('accepts no event without a secret', async () => {
    t = await createTestApp();
    const response = await send(paidFor(stripe.pay()));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it.each<[string, Record<string, string>]>([
    ['secret', { STRIPE_SECRET_KEY: 'sk_live_x' }],
    ['restricted', { STRIPE_SECRET_KEY: 'rk_live_x' }],
    ['publishable', { STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }],
  ])('L8: with a live %s key a test-mode payment makes no order', async (_, key) => {
    t = await createTestApp({ ...ENV, ...key, STRIPE_API_URL: stripe.url });
    expect((await send(paidFor(stripe.pay()))).status).toBe(400);
    expect(await orders()).toEqual([]);
    expect((await send({ ...paidFor(stripe.pay()), livemode: true })).status).toBe(200);
  });

  it('L8: with a test publishable key a live payment is rejected', async () => {
    t = await createTestApp({ ...ENV, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' });
    expect((await send({ ...paidFor(stripe.pay()), livemode: true })).status).toBe(400);
    expect((await send(paidFor(stripe.pay()))).status).toBe(200);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'L8: an event of the type %s makes no order',
    async (type) => {
      const { data } = paidFor(stripe.pay());
      expect((await send(stripeEvent(type, data.object as Record<string, unknown>))).status).toBe(200);
      expect(await orders()).toEqual([]);
    },
  );

  it.each(['Pay at https://evil.example/claim', 'Anna \u202Eelpmaxe', 'www.evil.example'])(
    'L1: a payment with the name %j is recorded with its email address as the name',
    async (name) => {
      const customer = { email: 'anna@shop.example', name, phone: null };
      expect(
        (await send(stripe.sessionEvent(stripe.pay(), 'completed', { customer_details: customer }))).status,
      ).toBe(200);
      expect(await t.sql('select customer_name as name from customer_order')).toEqual([
        { name: 'anna@shop.example' },
      ]);
    },
  );

  it('accepts only the mode of the secret key', async () => {
    t = await createTestApp({ ...ENV, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_API_URL: stripe.url });
    expect((await send(paidFor(stripe.pay()))).status).toBe(400);
    expect((await send({ ...paidFor(stripe.pay()), livemode: true })).status).toBe(200);
    expect(await orders()).toHaveLength(1);
  });
});
