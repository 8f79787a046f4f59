/** What the payment provider holds of a period: charges and disputes, read through its interface, bounded. */
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
  /** A dispute that is open or lost holds the money. */
  isDisputed: boolean;
};
export type ProviderBooks = { state: 'compared'; charges: ProviderCharge[] } | { state: 'not-configured' | 'unreachable' };

/** A page of the comparison is looked at by a person: beyond this many charges the period has to be shorter. */
const CHARGES_MAX = 10_000;
const REQUEST = { timeout: 5000, maxNetworkRetries: 1 };
const idOf = (value: string | { id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null));
const holdsMoney = (status: string): boolean => !status.startsWith('warning_') && status !== 'won' && status !== 'prevented';

/** Never inside a transaction: this talks over the network. */
export async function readProviderBooks(ctx: Context, since: Date): Promise<ProviderBooks> {
  const { client } = ctx.deps.stripe;
  if (!client) return { state: 'not-configured' };
  const period = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
  try {
    const disputed = new Set<string | null>();
    for await (const dispute of client.disputes.list(period, REQUEST)) if (holdsMoney(dispute.status)) disputed.add(idOf(dispute.charge));
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
    ctx.deps.logger.warn('the payment provider could not be asked for its charges', errorFields(error));
    return { state: 'unreachable' };
  }
}
