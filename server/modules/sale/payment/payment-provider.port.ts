/** A provider is one folder beside this file. */
import type { Currency } from '#src/domain/offer.ts';
import type { ORDER_SOURCES } from '#src/domain/sale/order/order.schema.ts';
import type { PaymentFact } from '#src/domain/sale/payment/payment.rules.ts';
import type { ProviderCharge } from '#src/domain/sale/payment/reconciliation.rules.ts';
import type { BegunCheckoutRow } from '../recovery/begun-checkout.entity.ts';

export type CheckoutRequest = {
  currency: Currency;
  amountMinor: number;
  productName: string;
  customerEmail: string | null;
  /** Returned with the sale: see OrderAttribution. */
  clientReference: string | null;
  clickId: string | null;
  market: string | null;
  /** Of the buyer; null without a market: the provider then asks the browser. */
  lang: string | null;
  /** The page ends then, if the provider can ask for consent to an email about it. */
  recoverAfter: Date;
  origin: string;
  idempotencyKey: string;
};

/** `payload` is the provider's own. */
export type ProviderEvent = {
  id: string;
  type: string;
  livemode: boolean;
  createdAt: Date;
  payload: unknown;
};

/** A page of the provider that expired without a payment, whose buyer ticked the provider's box. */
export type AbandonedCheckout = Pick<
  BegunCheckoutRow,
  'checkoutId' | 'email' | 'market' | 'currency' | 'clientReference' | 'clickId' | 'recoveryUrl'
> & { amountMinor: number; begunAt: Date };

/** The keys link the events of one payment. */
export type PaymentUpdate = {
  paymentKey: string | null;
  checkoutId: string | null;
  fact: PaymentFact;
  abandoned?: AbandonedCheckout;
};

/** The provider, or the connection to it, has failed: not an error of this program. */
export class PaymentProviderError extends Error {}

export type PaymentApi = {
  /** @throws PaymentProviderError */
  openCheckout(request: CheckoutRequest): Promise<{ checkoutId: string; url: string }>;
  /** Whether that page was paid; null if there is no such page. @throws PaymentProviderError */
  findCheckout(checkoutId: string): Promise<{ isPaid: boolean } | null>;
  /** Succeeded charges since then, up to a limit. @throws PaymentProviderError */
  listCharges(since: Date): Promise<ProviderCharge[]>;
};

export type PaymentProvider = {
  /** Stored with each order that it pays. */
  source: (typeof ORDER_SOURCES)[number];
  /**
   * Null if the provider is not set up. It makes network requests: never call it in a transaction.
   */
  api: PaymentApi | null;
  /** Reads a stored payload. @throws if it is not an event */
  parseEvent(payload: unknown): ProviderEvent;
  /** Null for event types that are irrelevant here. @throws if a known type has an unknown shape */
  readEvent(event: ProviderEvent): PaymentUpdate | null;
};
