import { apiPaths } from '#src/domain/paths.ts';
import { done, type LaunchCheck, listText, todo } from './launch-check.rules.ts';

export type PaymentFacts = {
  origin: string;
  hasSecretKey: boolean;
  hasPublishableKey: boolean;
  hasBuyButton: boolean;
  hasWebhookSecret: boolean;
  /** Null without a key. */
  isLive: boolean | null;
  /** The newest event that was verified and stored, of live mode. */
  lastLiveEvent: { type: string; at: Date } | null;
};

export function checkPayment(facts: PaymentFacts): LaunchCheck {
  const missing = [
    ...(facts.hasSecretKey ? [] : ['STRIPE_SECRET_KEY']),
    ...(facts.hasPublishableKey ? [] : ['STRIPE_PUBLISHABLE_KEY']),
    ...(facts.hasBuyButton ? [] : ['STRIPE_BUY_BUTTON_ID']),
  ];
  if (missing.length === 3)
    return todo(
      'No payment provider is connected: nobody can pay.',
      'Create a product and a buy button in Stripe, and set its keys.',
    );
  if (missing.length > 0)
    return todo(
      `The connection to Stripe is incomplete: ${listText(missing)} ${missing.length === 1 ? 'is' : 'are'} not set.`,
      `Set ${listText(missing)}.`,
    );
  if (!facts.isLive)
    return todo(
      'Stripe is in test mode: no money is taken.',
      'Pay once in test mode, then replace both keys with those of live mode.',
    );
  return done('Stripe is connected with keys of live mode.');
}

export function checkPaymentWebhook(facts: PaymentFacts): LaunchCheck {
  const address = `${facts.origin}${apiPaths.stripeWebhook}`;
  if (!facts.hasWebhookSecret)
    return todo(
      'STRIPE_WEBHOOK_SECRET is not set: the shop accepts no payment event, and makes no order from a payment.',
      `Create a webhook to ${address} in Stripe and set its signing secret.`,
    );
  if (!facts.lastLiveEvent)
    return todo(
      'No payment event of live mode has arrived yet.',
      `Make one payment yourself and refund it: Stripe reports both to ${address}.`,
    );
  return done(`The newest payment event is ${facts.lastLiveEvent.type}.`, facts.lastLiveEvent.at);
}
