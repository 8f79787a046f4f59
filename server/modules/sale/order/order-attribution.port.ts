/** What orders ask the affiliate programme, without knowing it. */
import type { Attribution, RejectedAttribution } from '#src/domain/sale/order/attribution.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import type { OrderRow } from './order.entity.ts';

export type AttributionInput = {
  clientReference?: string | null;
  storedCode?: string | null;
  /** The click that our checkout stored in the payment: the provider's call has no cookie. */
  clickId?: string | null;
  /** Uses the cookie of "Test my link" instead of the real one. */
  testVisit?: boolean;
};

export type SaleAttribution = {
  attribution: Attribution | null;
  attributionRejected: RejectedAttribution | null;
  visitorHash: string | null;
};

/** @typeParam Ctx the context of a use case; a parameter, because that context carries this. */
export type OrderAttribution<Ctx> = {
  /** @throws AppError VALIDATION when the code is unknown */
  ofManualOrder(ctx: Ctx, affiliateCode: string | null): Promise<Attribution | null>;
  /** @param isBuyersRequest true when the request comes from the buyer's browser */
  ofSale(ctx: Ctx, input: AttributionInput, isBuyersRequest: boolean): Promise<SaleAttribution>;
  /** What the payment carries to the provider and back. */
  ofCheckout(
    ctx: Ctx,
    storedCode: string | null,
  ): Promise<{ clientReference: string | null; clickId: string | null }>;
  /** What a status change would do to the commission, as sentences; empty if nothing. */
  describeStatusChange(ctx: Ctx, order: OrderRow, to: OrderStatus): Promise<string[]>;
};
