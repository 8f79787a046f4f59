/** Attributes orders to affiliates. */
import type { Context } from '#server/context.ts';
import type {
  AttributionInput,
  OrderAttribution,
  SaleAttribution,
} from '#server/modules/sale/order/order-attribution.port.ts';
import { isClickAlive } from '#src/domain/affiliate/referral/referral.rules.ts';
import { type Attribution, clientReference } from '#src/domain/sale/order/attribution.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { attributionByAdmin, resolveAttribution } from './attribution.service.ts';
import { ClickEntity } from './click.entity.ts';
import { findActiveByCode, REFERRAL_COOKIE } from './referral.service.ts';
import { visitorHashOf } from './visit.service.ts';

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

/**
 * Which browser bought, and which visit earned nothing and why, to answer later questions.
 * @param isBuyersRequest true when the request comes from the buyer's browser, not
 * from the payment provider
 */
async function collectSnapshot(
  ctx: Context,
  attributionInput: AttributionInput,
  attribution: Attribution | null,
  isBuyersRequest: boolean,
): Promise<Omit<SaleAttribution, 'attribution'>> {
  const clickId =
    (isBuyersRequest ? ctx.request.cookie(REFERRAL_COOKIE) : null) ?? attributionInput.clickId ?? null;
  const click =
    clickId && /^[a-z2-7]{32}$/.test(clickId)
      ? await ctx.em.findOne(ClickEntity, { publicId: clickId, isTest: false })
      : null;
  const visitorHash =
    isBuyersRequest && ctx.request.userAgent ? await visitorHashOf(ctx) : (click?.visitorHash ?? null);
  if (attribution) return { attributionRejected: null, visitorHash };
  if (click) {
    const owner = await ctx.em.findOne(AffiliateEntity, { id: click.affiliateId }, { fields: ['status'] });
    const seen = {
      affiliateId: click.affiliateId,
      clickAt: click.createdAt.toISOString(),
      landingPath: click.landingPath,
    };
    if (!isClickAlive(click.createdAt, ctx.deps.clock.now()))
      return { attributionRejected: { ...seen, reason: 'expired' }, visitorHash: click.visitorHash };
    if (owner && owner.status !== 'active')
      return { attributionRejected: { ...seen, reason: 'inactive' }, visitorHash: click.visitorHash };
  }
  const own =
    isBuyersRequest && ctx.affiliate && attributionInput.storedCode
      ? await findActiveByCode(ctx, attributionInput.storedCode)
      : null;
  if (own && own.id === ctx.affiliate?.id)
    return {
      attributionRejected: { affiliateId: own.id, reason: 'own-order', clickAt: null, landingPath: null },
      visitorHash,
    };
  return { attributionRejected: null, visitorHash };
}
