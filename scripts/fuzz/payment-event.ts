/** Payment events as the provider sends them, with the signature that the server requires. */
import { createHmac } from 'node:crypto';
import type { JsonSchema } from './schema-values.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';
export const WEBHOOK_SECRET = 'whsec_of_a_server_under_test';

const text: JsonSchema = { type: 'string', maxLength: 40 };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const id: JsonSchema = { enum: ['pi_1', 'pi_2', 'ch_1', 'ch_2', 'cs_1', 'cs_2', 're_1', 'dp_1'] };
const amount: JsonSchema = {
  anyOf: [{ enum: [0, 1, 25_000, 20_000, 2 ** 31, 2 ** 53 - 1] }, { type: 'integer', minimum: 0 }],
};

export const paymentEvent: JsonSchema = {
  type: 'object',
  required: ['id', 'type', 'created', 'livemode', 'data'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 12 },
    type: {
      enum: [
        'checkout.session.completed',
        'checkout.session.async_payment_succeeded',
        'checkout.session.async_payment_failed',
        'checkout.session.expired',
        'charge.refunded',
        'refund.failed',
        'refund.updated',
        'charge.dispute.created',
        'charge.dispute.closed',
        'constructor',
      ],
    },
    created: { type: 'integer', minimum: 0 },
    livemode: { type: 'boolean' },
    data: {
      type: 'object',
      required: ['object'],
      properties: {
        object: {
          type: 'object',
          required: [
            'id',
            'payment_intent',
            'payment_status',
            'amount_total',
            'charge',
            'amount',
            'amount_refunded',
            'created',
          ],
          properties: {
            id,
            payment_intent: nullable(id),
            charge: id,
            payment_status: { enum: ['paid', 'unpaid', 'no_payment_required'] },
            status: nullable({
              enum: ['failed', 'canceled', 'won', 'lost', 'warning_needs_response', 'needs_response'],
            }),
            amount,
            amount_total: nullable(amount),
            amount_refunded: amount,
            created: { type: 'integer', minimum: 0 },
            currency: nullable({ enum: ['usd', 'GBP', 'eur', 'jpy', 'xxxxxxxxxx'] }),
            client_reference_id: nullable(text),
            customer_email: nullable({ type: 'string', format: 'email' }),
            customer_details: nullable({
              type: 'object',
              properties: {
                email: { type: 'string', format: 'email' },
                name: nullable(text),
                phone: nullable(text),
              },
            }),
            metadata: nullable({ type: 'object', properties: { click: text } }),
          },
        },
      },
    },
  },
};

/** Signed at sending time: a signature is valid for five minutes. */
export function signature(body: Buffer): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', WEBHOOK_SECRET).update(`${time}.`).update(body).digest('hex')}`;
}
