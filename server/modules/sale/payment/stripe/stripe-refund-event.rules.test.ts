/** Tests how events about refunds and disputes are read, and how events are stored. */
import { describe, expect, it } from 'vitest';
import {
  CHARGE,
  DISPUTE,
  REFUND,
  readObject,
  stripeObjectEvent,
} from '#server/testing/fakes/stripe-objects.ts';
import { parseStripeEvent } from './stripe-event.rules.ts';

describe('refunds and disputes', () => {
  it('a refunded charge carries the total refunded so far', () => {
    expect(readObject('charge.refunded', CHARGE)).toEqual({
      paymentKey: 'pi_1',
      checkoutId: null,
      fact: { kind: 'refund', chargeId: 'ch_1', refundedMinor: 900 },
    });
    expect(readObject('charge.refunded', { ...CHARGE, payment_intent: null })?.paymentKey).toBe('ch_1');
    expect(() => readObject('charge.refunded', { ...CHARGE, amount_refunded: 1.5 })).toThrow(
      'amount_refunded',
    );
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
    expect(readObject(type, { ...REFUND, status })).toEqual(
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
    expect(readObject('refund.failed', { ...REFUND, payment_intent: null })?.paymentKey).toBe('ch_1');
    expect(() => readObject('refund.failed', { ...REFUND, charge: null })).toThrow('charge');
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
    expect(readObject(type, { ...DISPUTE, status })).toEqual({
      paymentKey: 'pi_1',
      checkoutId: null,
      fact: { kind: 'dispute', disputeId: 'dp_1', state },
    });
  });

  it('a dispute without a payment is known by its charge, and without both by its own id', () => {
    const dispute = { ...DISPUTE, payment_intent: null };
    expect(readObject('charge.dispute.created', dispute)?.paymentKey).toBe('ch_1');
    expect(readObject('charge.dispute.created', { ...dispute, charge: null })?.paymentKey).toBe('dp_1');
  });

  it.each(['customer.created', 'charge.succeeded', 'my.charge.dispute.created', 'checkout.session.other'])(
    '%s is irrelevant',
    (type) => {
      expect(readObject(type, { id: 'x_1' })).toBeNull();
    },
  );
});

describe('storing an event', () => {
  it('keeps an event that the database can store as it is', () => {
    const stored = stripeObjectEvent('customer.created', {
      path: 'C:\\u0000',
      pair: '\u{1F600}',
      quote: '"\\',
    });
    expect(parseStripeEvent(stored).payload).toEqual(stored);
  });

  it('replaces U+0000 and lone surrogates everywhere, once each', () => {
    const name = 'a\u0000\u0000b\ud800c\udfffd';
    expect(
      parseStripeEvent(stripeObjectEvent('t\u0000', { name, 'key\u0000': ['\udc00', '\\\u0000'] })).payload,
    ).toEqual(
      stripeObjectEvent('t\uFFFD', {
        name: 'a\uFFFD\uFFFDb\uFFFDc\uFFFDd',
        'key\uFFFD': ['\uFFFD', '\\\uFFFD'],
      }),
    );
  });
});
