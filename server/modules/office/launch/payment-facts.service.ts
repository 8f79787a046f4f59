import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';
import { checkPayment, checkPaymentWebhook } from '#src/domain/office/launch/payment-setup.rules.ts';

export async function checkPayments(ctx: Context): Promise<LaunchChecks> {
  const { stripe, origin } = ctx.deps.config;
  const newest = await kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['type', 'receivedAt'])
    .where('livemode', '=', true)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const facts = {
    origin,
    hasSecretKey: stripe.secretKey !== null,
    hasPublishableKey: stripe.publishableKey !== null,
    hasBuyButton: stripe.buyButtonId !== null,
    hasWebhookSecret: stripe.webhookSecrets.length > 0,
    isLive: stripe.livemode,
    lastLiveEvent: newest ? { type: newest.type, at: newest.receivedAt } : null,
  };
  return { payment: checkPayment(facts), 'payment-webhook': checkPaymentWebhook(facts) };
}
