/** Reads the charges and disputes of a period from the payment provider's API, up to a limit. */
import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import { isStripeError } from './stripe.ts';

export type ProviderCharge = {
  id: string;
  paymentIntentId: string | null;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  createdAt: Date;
  /** The provider withholds the money of an open or lost dispute. */
  isDisputed: boolean;
};
export type ProviderRecords =
  | { state: 'compared'; charges: ProviderCharge[] }
  | { state: 'not-configured' | 'unreachable' };

/** Limits the requests to the provider; a period with more charges is compared in part. */
const CHARGES_MAX = 10_000;
const REQUEST = { timeout: 5000, maxNetworkRetries: 1 };
const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const holdsMoney = (status: string): boolean =>
  !status.startsWith('warning_') && status !== 'won' && status !== 'prevented';

/** Makes network requests: never call inside a transaction. */
export async function readProviderRecords(ctx: Context, since: Date): Promise<ProviderRecords> {
  const { client } = ctx.deps.stripe;
  if (!client) return { state: 'not-configured' };
  const period = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
  try {
    const disputed = new Set<string | null>();
    for await (const dispute of client.disputes.list(period, REQUEST))
      if (holdsMoney(dispute.status)) disputed.add(idOf(dispute.charge));
    const charges: ProviderCharge[] = [];
    for await (const charge of client.charges.list(period, REQUEST)) {
      if (!charge.paid || charge.status !== 'succeeded') continue;
      charges.push({
        id: charge.id,
        paymentIntentId: idOf(charge.payment_intent),
        amountMinor: charge.amount,
        refundedMinor: charge.amount_refunded,
        currency: charge.currency,
        createdAt: new Date(charge.created * 1000),
        isDisputed: disputed.has(charge.id),
      });
      if (charges.length >= CHARGES_MAX) break;
    }
    return { state: 'compared', charges };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    ctx.deps.logger.warn('charges could not be read from the payment provider', errorFields(error));
    return { state: 'unreachable' };
  }
}
