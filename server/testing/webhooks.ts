/** Sends Stripe's events to the webhook and reads what became of them. */
import { delivery, type FakeStripe, type Payment, type StripeEventBody } from './fakes/fake-stripe.ts';
import type { TestApp } from './test-app.ts';

export const postWebhook = (t: TestApp, raw: string, headers: Record<string, string>) =>
  t.asVisitor().call('/api/webhooks/stripe', { method: 'POST', raw, headers });

export function sendEvent(t: TestApp, event: unknown, options: { secret?: string; at?: number } = {}) {
  const { body, headers } = delivery(event, options);
  return postWebhook(t, body, headers);
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
