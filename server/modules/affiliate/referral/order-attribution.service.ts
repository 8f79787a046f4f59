/** Attributes orders to affiliates. */
import type { Context } from '#server/context.ts';
import type { OrderAttribution } from '#server/modules/sale/order/order-attribution.port.ts';
import { clientReference } from '#src/domain/sale/order/attribution.rules.ts';
import { attributionByAdmin, resolveAttribution } from './attribution.service.ts';
import { collectSnapshot } from './attribution-snapshot.service.ts';
import { REFERRAL_COOKIE } from './referral.service.ts';

export const referralAttribution: OrderAttribution<Context> = {
  ofManualOrder: attributionByAdmin,
  async ofSale(ctx, input, isBuyersRequest) {
    const attribution = await resolveAttribution(ctx, input);
    return { attribution, ...(await collectSnapshot(ctx, input, attribution, isBuyersRequest)) };
  },
  async ofCheckout(ctx, storedCode) {
    const attribution = await resolveAttribution(ctx, { storedCode });
    return {
      clientReference: attribution && clientReference(attribution.affiliateId),
      clickId: attribution?.rule === 'cookie' ? ctx.request.cookie(REFERRAL_COOKIE) : null,
    };
  },
};
