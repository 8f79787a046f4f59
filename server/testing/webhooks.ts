/** A fake Stripe for the tests of a file, its events sent to the webhook, and their results. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  createFakeStripe,
  delivery,
  type FakeStripe,
  type Payment,
  type StripeEventBody,
} from './fakes/fake-stripe.ts';
import type { TestApp } from './test-app.ts';

/** Listens from before the file's first test until after its last, and is reset before each. */
export function setUpFakeStripe(): FakeStripe {
  const stripe = createFakeStripe();
  beforeAll(() => stripe.listen());
  beforeEach(() => stripe.reset());
  afterAll(() => stripe.close());
  return stripe;
}

export const postWebhook = (t: TestApp, raw: string, headers: Record<string, string>) =>
  t.asVisitor().call('/api/webhooks/stripe', { method: 'POST', raw, headers });

export function sendEvent(t: TestApp, event: unknown, options: { secret?: string; at?: number } = {}) {
  const { body, headers } = delivery(event, options);
  return postWebhook(t, body, headers);
}

/** Sends events one after the other, dated by the test's clock; the shop accepts each. */
export async function deliver(t: TestApp, ...events: StripeEventBody[]): Promise<void> {
  for (const event of events)
    expect((await sendEvent(t, event, { at: Math.floor(t.clock.now().getTime() / 1000) })).status).toBe(200);
}

export const webhookOrders = (t: TestApp) =>
  t.sql<{
    id: number;
    status: string;
    refunded: number;
    formSent: boolean;
    review: string | null;
    amount: string;
    currency: string;
  }>(
    `select id, status, refunded_minor as refunded, form_sent as "formSent", review_reason as review, amount, currency from customer_order order by created_at`,
  );

export const storedEvents = (t: TestApp) =>
  t.sql<{ id: string; status: string; error: string | null; attempts: number }>(
    `select id, status, error, attempts from webhook_event order by received_at, id`,
  );

export const paidEvent = (stripe: FakeStripe, payment: Payment): StripeEventBody =>
  stripe.sessionEvent(payment, 'completed');
