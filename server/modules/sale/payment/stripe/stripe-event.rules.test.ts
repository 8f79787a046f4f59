/** Tests how Stripe's events are read; the webhook's tests cover storing and applying them. */
import { describe, expect, it } from 'vitest';
import { readObject, SESSION, stripeObjectEvent } from '#server/testing/fakes/stripe-objects.ts';
import { parseStripeEvent } from './stripe-event.rules.ts';

const saleOf = (changes: Record<string, unknown>, type = 'checkout.session.completed') => {
  const fact = readObject(type, { ...SESSION, ...changes })?.fact;
  if (fact?.kind !== 'sale') throw new Error(`not a sale: ${fact?.kind}`);
  return fact;
};

describe('the envelope of an event', () => {
  const valid = stripeObjectEvent('customer.created', { id: 'cus_1' });
  it.each<[string, Record<string, unknown>, boolean]>([
    ['as sent', {}, true],
    ['the longest id', { id: 'e'.repeat(255) }, true],
    ['a longer id', { id: 'e'.repeat(256) }, false],
    ['an empty id', { id: '' }, false],
    ['an id with a comma', { id: 'evt,1' }, false],
    ['an id with a space', { id: 'evt 1' }, false],
    ['an id after a space', { id: ' evt_1' }, false],
    ['an id before a line break', { id: 'evt_1\n' }, false],
    ['no type', { type: '' }, false],
    ['the longest type', { type: 't'.repeat(120) }, true],
    ['a longer type', { type: 't'.repeat(121) }, false],
    ['created at the epoch', { created: 0 }, true],
    ['created before the epoch', { created: -1 }, false],
    ['created between two seconds', { created: 1.5 }, false],
    ['created in the year 5138', { created: 100_000_000_000 }, true],
    ['created later', { created: 100_000_000_001 }, false],
    ['no mode', { livemode: undefined }, false],
    ['no object', { data: {} }, false],
  ])('%s', (_, changes, accepted) => {
    const parse = () => parseStripeEvent({ ...valid, ...changes });
    if (accepted) expect(parse).not.toThrow();
    else expect(parse).toThrow();
  });
});

describe('a checkout session', () => {
  it('a completed session is a sale of the payment, with everything the buyer entered', () => {
    expect(readObject('checkout.session.completed', SESSION)).toEqual({
      paymentKey: 'pi_1',
      checkoutId: 'cs_1',
      fact: {
        kind: 'sale',
        outcome: 'paid',
        sale: {
          checkoutId: 'cs_1',
          paymentReference: 'pi_1',
          customerName: 'Rosa Lindqvist',
          customerEmail: 'rosa@oakandrye.example',
          customerPhone: '+44 20 7946 0000',
          amountMinor: 25_000,
          currency: 'gbp',
          clientReference: 'click-7',
          clickId: 'clk_9',
          market: null,
        },
      },
    });
  });

  it.each([
    ['checkout.session.completed', 'paid', 'paid'],
    ['checkout.session.completed', 'unpaid', 'awaiting'],
    ['checkout.session.completed', 'no_payment_required', 'awaiting'],
    ['checkout.session.async_payment_succeeded', 'unpaid', 'paid'],
    ['checkout.session.async_payment_failed', 'paid', 'failed'],
  ])('%s with the status %s is %s', (type, payment_status, outcome) => {
    expect(saleOf({ payment_status }, type).outcome).toBe(outcome);
  });

  it('an expired session sells nothing, even without an address', () => {
    expect(readObject('checkout.session.expired', { ...SESSION, customer_details: null })).toEqual({
      paymentKey: 'pi_1',
      checkoutId: 'cs_1',
      fact: { kind: 'expired' },
    });
  });

  it('a session without a payment is known by its own id', () => {
    const session = { ...SESSION, payment_intent: null };
    expect(readObject('checkout.session.completed', session)).toMatchObject({
      paymentKey: 'cs_1',
      fact: { sale: { paymentReference: null } },
    });
  });

  it('references may be expanded to objects', () => {
    expect(saleOf({ payment_intent: { id: 'pi_2', amount: 1 } }).sale.paymentReference).toBe('pi_2');
  });

  it('what Stripe leaves out is missing in the sale, never invented', () => {
    const { id, payment_status } = SESSION;
    const { sale } = saleOf({
      payment_intent: undefined,
      amount_total: null,
      currency: null,
      client_reference_id: undefined,
      customer_details: null,
      customer_email: 'rosa@oakandrye.example',
      metadata: null,
    });
    expect([id, payment_status]).toEqual(['cs_1', 'paid']);
    expect(sale).toEqual({
      checkoutId: 'cs_1',
      paymentReference: null,
      customerName: 'rosa@oakandrye.example',
      customerEmail: 'rosa@oakandrye.example',
      customerPhone: null,
      amountMinor: 0,
      currency: 'usd',
      clientReference: null,
      clickId: null,
      market: null,
    });
    expect(saleOf({ metadata: {} }).sale.clickId).toBeNull();
    expect(saleOf({ metadata: { market: 'germany' } }).sale.market).toBe('germany');
  });

  it('the address entered on the payment page counts before the one given by the shop', () => {
    expect(saleOf({ customer_email: 'other@shop.example' }).sale.customerEmail).toBe(
      'rosa@oakandrye.example',
    );
  });

  it.each([null, '', 'no address'])('a sale with the address %j is an error that says so', (email) => {
    expect(() => saleOf({ customer_details: { email, name: 'Rosa' } })).toThrow(
      'The payment carries no email address.',
    );
  });

  it('no session at all is an error', () => {
    expect(() => saleOf({ customer_details: null })).toThrow('The payment carries no email address.');
    expect(() => saleOf({ amount_total: -1 })).toThrow('amount_total');
    expect(() => saleOf({ payment_status: 'soon' })).toThrow('payment_status');
    expect(() => saleOf({ id: 'cs 1' })).toThrow('is not an id');
  });

  it.each([
    ['  Rosa \n\t Lindqvist ', 'Rosa   Lindqvist'],
    ['Rosa\u0000\uFFFD\u0007Lindqvist', 'Rosa Lindqvist'],
    ['   ', 'rosa@oakandrye.example'],
    ['\u0000', 'rosa@oakandrye.example'],
    ['https://evil.example/claim', 'rosa@oakandrye.example'],
    ['Rosa \u202Etsivqdnil', 'rosa@oakandrye.example'],
  ])('L1: the name %j is written %j', (name, written) => {
    const customer_details = { ...SESSION.customer_details, name };
    expect(saleOf({ customer_details }).sale.customerName).toBe(written);
  });

  it('texts are shortened to the lengths the database stores', () => {
    const customer_details = {
      email: SESSION.customer_details.email,
      name: 'n'.repeat(500),
      phone: '1'.repeat(500),
    };
    const { sale } = saleOf({ customer_details, currency: 'X'.repeat(500) });
    expect([sale.customerName.length, sale.customerPhone?.length, sale.currency.length]).toEqual([
      120, 40, 8,
    ]);
    const long = { email: `${'a'.repeat(60)}@${'b.'.repeat(90)}example`, name: null, phone: null };
    expect(saleOf({ customer_details: long }).sale.customerName.length).toBe(120);
  });
});
