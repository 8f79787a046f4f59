/** Tests how Stripe's events are read; the webhook's tests cover storing and applying them. */
import { describe, expect, it } from 'vitest';
import { parseStripeEvent, readStripeEvent } from './stripe-event.rules.ts';

const event = (type: string, object: Record<string, unknown>) => ({
  id: 'evt_1',
  type,
  created: 1_760_000_000,
  livemode: false,
  data: { object },
});
const read = (type: string, object: Record<string, unknown>) =>
  readStripeEvent(parseStripeEvent(event(type, object)));

const SESSION = {
  id: 'cs_1',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 25_000,
  currency: 'GBP',
  client_reference_id: 'click-7',
  customer_email: null,
  customer_details: { email: 'Rosa@OakAndRye.example', name: 'Rosa Lindqvist', phone: '+44 20 7946 0000' },
  metadata: { click: 'clk_9' },
};
const CHARGE = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 900 };
const REFUND = {
  id: 're_1',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  amount: 900,
  created: 1_759_000_000,
  status: 'failed',
};
const DISPUTE = { id: 'dp_1', payment_intent: 'pi_1', charge: 'ch_1', status: 'needs_response' };

const saleOf = (changes: Record<string, unknown>, type = 'checkout.session.completed') => {
  const fact = read(type, { ...SESSION, ...changes })?.fact;
  if (fact?.kind !== 'sale') throw new Error(`not a sale: ${fact?.kind}`);
  return fact;
};

describe('the envelope of an event', () => {
  const valid = event('customer.created', { id: 'cus_1' });
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
    expect(read('checkout.session.completed', SESSION)).toEqual({
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
    expect(read('checkout.session.expired', { ...SESSION, customer_details: null })).toEqual({
      paymentKey: 'pi_1',
      checkoutId: 'cs_1',
      fact: { kind: 'expired' },
    });
  });

  it('a session without a payment is known by its own id', () => {
    const session = { ...SESSION, payment_intent: null };
    expect(read('checkout.session.completed', session)).toMatchObject({
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
    });
    expect(saleOf({ metadata: {} }).sale.clickId).toBeNull();
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

describe('refunds and disputes', () => {
  it('a refunded charge carries the total refunded so far', () => {
    expect(read('charge.refunded', CHARGE)).toEqual({
      paymentKey: 'pi_1',
      checkoutId: null,
      fact: { kind: 'refund', chargeId: 'ch_1', refundedMinor: 900 },
    });
    expect(read('charge.refunded', { ...CHARGE, payment_intent: null })?.paymentKey).toBe('ch_1');
    expect(() => read('charge.refunded', { ...CHARGE, amount_refunded: 1.5 })).toThrow('amount_refunded');
  });

  it.each([
    ['refund.failed', null, true],
    ['refund.failed', 'succeeded', true],
    ['refund.updated', 'failed', true],
    ['refund.updated', 'canceled', true],
    ['refund.updated', 'succeeded', false],
    ['refund.updated', null, false],
    ['charge.refund.updated', 'failed', true],
    ['charge.refund.updated', 'pending', false],
  ])('%s with the status %s: the money stays in the shop: %s', (type, status, stays) => {
    expect(read(type, { ...REFUND, status })).toEqual(
      stays
        ? {
            paymentKey: 'pi_1',
            checkoutId: null,
            fact: {
              kind: 'refund-failed',
              refundId: 're_1',
              chargeId: 'ch_1',
              amountMinor: 900,
              madeAt: 1_759_000_000,
            },
          }
        : null,
    );
  });

  it('a refund without a payment is known by its charge', () => {
    expect(read('refund.failed', { ...REFUND, payment_intent: null })?.paymentKey).toBe('ch_1');
    expect(() => read('refund.failed', { ...REFUND, charge: null })).toThrow('charge');
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.created', null, 'open'],
    ['charge.dispute.created', 'warning_needs_response', 'inquiry'],
    ['charge.dispute.updated', 'warning_under_review', 'inquiry'],
    ['charge.dispute.updated', 'under_review', 'open'],
    ['charge.dispute.updated', 'not_a_warning_', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
    ['charge.dispute.closed', 'warning_closed', 'won'],
    ['charge.dispute.closed', 'prevented', 'won'],
    ['charge.dispute.closed', 'anything else', 'lost'],
    ['charge.dispute.updated', 'lost', 'lost'],
    ['charge.dispute.updated', 'won', 'won'],
  ])('%s with the status %s is %s', (type, status, state) => {
    expect(read(type, { ...DISPUTE, status })).toEqual({
      paymentKey: 'pi_1',
      checkoutId: null,
      fact: { kind: 'dispute', disputeId: 'dp_1', state },
    });
  });

  it('a dispute without a payment is known by its charge, and without both by its own id', () => {
    const dispute = { ...DISPUTE, payment_intent: null };
    expect(read('charge.dispute.created', dispute)?.paymentKey).toBe('ch_1');
    expect(read('charge.dispute.created', { ...dispute, charge: null })?.paymentKey).toBe('dp_1');
  });

  it.each(['customer.created', 'charge.succeeded', 'my.charge.dispute.created', 'checkout.session.other'])(
    '%s is irrelevant',
    (type) => {
      expect(read(type, { id: 'x_1' })).toBeNull();
    },
  );
});

describe('storing an event', () => {
  it('keeps an event that the database can store as it is', () => {
    const stored = event('customer.created', { path: 'C:\\u0000', pair: '\u{1F600}', quote: '"\\' });
    expect(parseStripeEvent(stored).payload).toEqual(stored);
  });

  it('replaces U+0000 and lone surrogates everywhere, once each', () => {
    const name = 'a\u0000\u0000b\ud800c\udfffd';
    expect(parseStripeEvent(event('t\u0000', { name, 'key\u0000': ['\udc00', '\\\u0000'] })).payload).toEqual(
      event('t\uFFFD', {
        name: 'a\uFFFD\uFFFDb\uFFFDc\uFFFDd',
        'key\uFFFD': ['\uFFFD', '\\\uFFFD'],
      }),
    );
  });
});
