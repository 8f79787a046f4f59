/** One currency and one amount from the checkout of a market to the last email about its order. */
import { beforeEach, describe, expect, it } from 'vitest';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe, webhookOrders } from '#server/testing/webhooks.ts';
import { formatPrice } from '#src/domain/markets.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { currencySign, moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';

const BUYER = 'buyer@oakandrye.example';
const ORDER = { customerName: 'Rosa Lindqvist', customerEmail: BUYER };
/** Request, currency, price and language. */
const CASES: [input: Record<string, string>, currency: string, price: string, lang: string][] = [
  [{}, 'usd', '$250', 'en'],
  [{ market: 'uk' }, 'gbp', '£250', 'en-GB'],
  [{ market: 'germany' }, 'eur', '€280', 'de-DE'],
  [{ market: 'switzerland' }, 'chf', 'CHF 280', 'de-CH'],
  [{ market: 'atlantis' }, 'usd', '$250', 'en'],
  [{ market: 'germany', currency: 'gbp' }, 'gbp', '£250', 'de-DE'],
];
const amountOf = (price: string): string => `${price.replace(/\D/g, '')}.00`;

const RECEIPT = /^(Thanks for your order|Danke für Ihre Bestellung)/;
/** In the number format of the order's language. */
const moneyOf = (amount: string, currency: string, lang: string): string =>
  moneyText({ amount, currency: currency as Currency }, lang);
const priceLine = (label: string, price: string, currency: string, lang: string): string =>
  `${lang.startsWith('de') ? 'Preis' : label}: ${moneyOf(amountOf(price), currency, lang)}`;

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
});

const emailTo = async (to: string, subject: RegExp) =>
  (await t.emails()).find((email) => email.to === to && subject.test(email.subject));

/** No other currency's sign may stand before a figure. */
function expectOnly(currency: string, text: string | undefined): void {
  for (const other of CURRENCIES.filter((known) => known !== currency))
    expect(text).not.toMatch(new RegExp(`${currencySign(other).replace('$', '\\$')}\\d`));
}

describe.each(CASES)('a checkout with %o', (input, currency, price, lang) => {
  it('charges it, and receipt, notice, form, refund and cancellation name it', async () => {
    const opened = (await t.asVisitor().post('/api/checkout', input)).body;
    expect(opened).toMatchObject({ currency, amount: amountOf(price) });
    const charged = stripe.requests[0]?.body;
    const payment = stripe.pay({
      currency: charged?.get('line_items[0][price_data][currency]') ?? '',
      amountMinor: Number(charged?.get('line_items[0][price_data][unit_amount]')),
      session: { metadata: { market: charged?.get('metadata[market]') ?? '' } },
    });
    await deliver(t, paidEvent(stripe, payment));
    const [order] = await webhookOrders(t);
    expect(order).toMatchObject({ status: 'paid', currency, amount: amountOf(price), review: null });

    expect(await t.sql('select lang from customer_order')).toEqual([{ lang }]);

    const receipt = await emailTo(BUYER, RECEIPT);
    expect(receipt?.text).toContain(priceLine('Paid', price, currency, lang));
    expectOnly(currency, receipt?.text);
    const notice = await emailTo(site.inbox, /^New order/);
    expect(notice?.text).toContain(`Amount: ${price}.00`);
    expectOnly(currency, notice?.text);

    const token = /#t=([\w.-]+)/.exec(receipt?.text ?? '')?.[1] ?? '';
    const form = await t.asVisitor().api.confirmations.prefill.mutate({ orderId: order?.id ?? 0, token });
    expect(form).toMatchObject({
      lang,
      price: lang.startsWith('en') ? price : formatPrice(currency as Currency, lang),
    });

    await deliver(t, stripe.refund(payment, 10_000));
    const refund = await emailTo(BUYER, /(refunded|erstattet)$/);
    const refunded = moneyOf('100.00', currency, lang);
    expect(refund?.subject).toContain(refunded.replace('\u00a0', ' '));
    expect(refund?.text).toContain(refunded);
    expectOnly(currency, refund?.text);

    await (await t.asAdmin()).api.orders.setStatus.mutate({ id: order?.id ?? 0, status: 'cancelled' });
    t.clock.advance(5 * 60_000 + 1000);
    await t.sql(
      `update pgboss.job set start_after = now() where name = 'order-cancelled' and state::text = 'created' returning id`,
    );
    await t.jobsDone();
    const cancelled = await emailTo(BUYER, /(has been cancelled|wurde storniert)$/);
    expect(cancelled?.text).toContain(priceLine('Price', price, currency, lang));
    expectOnly(currency, cancelled?.text);
  });

  it('does so at the demo checkout, through the API and the plain form', async () => {
    const demo = await createSecondApp({ DEMO: 'on' });
    const { status, body } = await demo.asVisitor().post('/api/demo-checkout', { ...ORDER, ...input });
    expect([status, body]).toMatchObject([201, { currency, amount: amountOf(price) }]);
    const raw = new URLSearchParams({ ...ORDER, ...input });
    const page = await demo.asVisitor().call('/forms/demo-checkout', { method: 'POST', raw });
    expect(page.status).toBe(200);
    const orders = await webhookOrders(t);
    expect(orders.map((order) => [order.currency, order.amount])).toEqual([
      [currency, amountOf(price)],
      [currency, amountOf(price)],
    ]);
    expect(await t.sql('select distinct lang from customer_order')).toEqual([{ lang }]);
    const receipts = (await t.emails()).filter(({ subject }) => RECEIPT.test(subject));
    expect(receipts).toHaveLength(2);
    for (const { text } of receipts) expect(text).toContain(priceLine('Paid', price, currency, lang));
  });
});

it.each([
  [{ currency: 'doubloon' }],
  [{ currency: '' }],
  [{ currency: ['eur'] }],
  [{ market: { country: 'uk' } }],
  [{ market: 'x'.repeat(41) }],
])('rejects %o, which is no market or currency, and charges nothing', async (input) => {
  const demo = await createSecondApp({ DEMO: 'on' });
  for (const response of [
    await t.asVisitor().post('/api/checkout', input),
    await demo.asVisitor().post('/api/demo-checkout', { ...ORDER, ...input }),
  ])
    expect(response.status).toBe(400);
  expect(stripe.requests).toEqual([]);
  expect(await webhookOrders(t)).toEqual([]);
});

it('ignores an amount or a price in the request: both checkouts take it from the price list', async () => {
  const wish = { market: 'germany', amount: '1.00', amountMinor: 1, price: 1 };
  await t.asVisitor().post('/api/checkout', wish);
  expect(stripe.requests[0]?.body.get('line_items[0][price_data][unit_amount]')).toBe('28000');
  const demo = await createSecondApp({ DEMO: 'on' });
  const { body } = await demo.asVisitor().post('/api/demo-checkout', { ...ORDER, ...wish });
  expect(body).toMatchObject({ amount: '280.00', currency: 'eur' });
});
