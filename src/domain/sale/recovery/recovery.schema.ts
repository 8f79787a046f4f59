/** A checkout that was begun and not paid, and the one email that brings its buyer back. */

import { z } from 'zod';
import type { Currency } from '#src/domain/offer.ts';
import { REFERRAL_CODE_MAX } from '#src/domain/sale/order/attribution.rules.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { email, line, optional } from '#src/domain/shared/text.schema.ts';
import { begunId, priceInput } from '../payment/payment.schema.ts';

/** How long the demo checkout waits before it emails the link. */
export const RECOVERY_AFTER_MINUTES = 60;
/** Begun checkouts are deleted after this time; the payment provider's link works as long. */
export const BEGUN_CHECKOUT_DAYS = 30;

/** The box under the address: its state, whenever it or one of the fields changes. */
export const rememberCheckoutInput = z.discriminatedUnion(
  'wanted',
  [
    z.object({
      wanted: z.literal(true),
      customerEmail: email(),
      customerName: optional(line(TEXT_MAX.name)),
      ...priceInput,
      referralCode: optional(line(REFERRAL_CODE_MAX)),
      /** The response to an earlier call of the same page, which this one replaces. */
      begunId,
    }),
    z.object({ wanted: z.literal(false), begunId }),
  ],
  { error: 'wanted must be true or false.' },
);
export const rememberCheckoutView = z.object({ begunId: z.string().nullable() });

/** A page of the provider that expired without a payment, whose buyer ticked the provider's box. */
export type AbandonedCheckout = {
  checkoutId: string;
  email: string;
  market: string | null;
  currency: Currency;
  amountMinor: number;
  clientReference: string | null;
  clickId: string | null;
  recoveryUrl: string | null;
  begunAt: Date;
};
