/** Decides which affiliate earns a sale, by click cookie, checkout reference or stored code. */
import type { Context } from '#server/context.ts';
import type {
  AttributionInput,
  OrderAttribution,
  SaleAttribution,
} from '#server/modules/sale/order/order-attribution.port.ts';
import { fieldError } from '#server/platform/errors.ts';
import { isClickAlive } from '#src/domain/affiliate/referral/referral.rules.ts';
import { CODE_UNKNOWN } from '#src/domain/affiliate/referral/referral.schema.ts';
import {
  type Attribution,
  clientReference,
  parseClientReference,
} from '#src/domain/sale/order/attribution.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { describeStatusChange } from '../commission/commission.service.ts';
import { ClickEntity } from './click.entity.ts';
import {
  type ActiveAffiliate,
  findActiveByCode,
  REFERRAL_COOKIE,
  TEST_COOKIE,
  visitorHashOf,
} from './referral.service.ts';

const CLICK_ID = /^[a-z2-7]{32}$/;

const findClick = async (ctx: Context, publicId: string | null, isTest: boolean) =>
  publicId && CLICK_ID.test(publicId) ? ctx.em.findOne(ClickEntity, { publicId, isTest }) : null;

const findActive = (ctx: Context, id: number) =>
  ctx.em.findOne(AffiliateEntity, { id, status: 'active' }, { fields: ['id', 'referralCode'] });

const withoutClick = (
  rule: Attribution['rule'],
  affiliate: { id: number; referralCode: string },
): Attribution => ({
  rule,
  affiliateId: affiliate.id,
  code: affiliate.referralCode,
  clickAt: null,
  landingPath: null,
  referrerHost: null,
});

/**
 * The affiliate who earns the sale, and the rule that applied; null for none. Only active
 * affiliates count. The code that the page has stored is never older than the cookie.
 */
async function resolveAttribution(ctx: Context, input: AttributionInput): Promise<Attribution | null> {
  const { storedCode, clickId, clientReference, testVisit = false } = input;
  const cookie = ctx.request.cookie(testVisit ? TEST_COOKIE : REFERRAL_COOKIE);
  const byClick = await attributionByClick(ctx, cookie ?? clickId ?? null, testVisit);
  const byCode = await attributionByCode(ctx, storedCode ?? cookie);
  if (byCode && byCode.affiliateId !== byClick?.affiliateId) return byCode;
  return byClick ?? attributionByReference(ctx, clientReference);
}

async function attributionByCode(ctx: Context, code: string | null): Promise<Attribution | null> {
  if (!code || CLICK_ID.test(code)) return null;
  const affiliate = await findActiveByCode(ctx, code);
  return affiliate && affiliate.id !== ctx.affiliate?.id ? withoutClick('stored-code', affiliate) : null;
}

/** A checkout reference does not identify a click. */
async function attributionByReference(ctx: Context, reference: string | null | undefined) {
  const id = parseClientReference(reference);
  const affiliate = id && (await findActive(ctx, id));
  return affiliate ? withoutClick('checkout-reference', affiliate) : null;
}

/**
 * For a manually added order, where the admin names the affiliate.
 * @throws AppError when the code is unknown
 */
async function attributionByAdmin(ctx: Context, code: string | null): Promise<Attribution | null> {
  if (!code) return null;
  const affiliate = await findActiveByCode(ctx, code);
  if (!affiliate) throw fieldError('affiliateCode', CODE_UNKNOWN);
  const namedBy = ctx.token ? 'token' : (ctx.admin?.role ?? 'owner');
  return { ...withoutClick('admin', affiliate), namedBy };
}

async function attributionByClick(ctx: Context, publicId: string | null, isTest: boolean) {
  const click = await findClick(ctx, publicId, isTest);
  if (!click || !isClickAlive(click.createdAt, ctx.deps.clock.now())) return null;
  const affiliate = await findActive(ctx, click.affiliateId);
  return (
    affiliate && {
      ...withoutClick('cookie', affiliate),
      clickAt: click.createdAt.toISOString(),
      landingPath: click.landingPath,
      referrerHost: click.referrerHost ?? null,
    }
  );
}

/**
 * Restores the referral from the cookie when the browser has cleared the page's storage. Only an
 * active affiliate counts, and never the visitor's own code.
 */
export async function currentReferral(ctx: Context): Promise<{ affiliate: ActiveAffiliate | null }> {
  const attribution = await resolveAttribution(ctx, {});
  const affiliate = attribution && (await findActiveByCode(ctx, attribution.code));
  return { affiliate: affiliate && affiliate.id !== ctx.affiliate?.id ? affiliate : null };
}

export const referralAttribution: OrderAttribution<Context> = {
  describeStatusChange,
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
  { clickId, storedCode }: AttributionInput,
  attribution: Attribution | null,
  isBuyersRequest: boolean,
): Promise<Omit<SaleAttribution, 'attribution'>> {
  const cookie = isBuyersRequest ? ctx.request.cookie(REFERRAL_COOKIE) : null;
  const click = await findClick(ctx, cookie ?? clickId ?? null, false);
  const visitorHash =
    isBuyersRequest && ctx.request.userAgent ? await visitorHashOf(ctx) : (click?.visitorHash ?? null);
  const nothingRejected = { attributionRejected: null, visitorHash };
  if (attribution) return nothingRejected;
  if (click) {
    const { affiliateId, landingPath, createdAt } = click;
    const owner = await ctx.em.findOne(AffiliateEntity, { id: affiliateId }, { fields: ['status'] });
    const isPaused = owner && owner.status !== 'active';
    const reason = !isClickAlive(createdAt, ctx.deps.clock.now()) ? 'expired' : isPaused ? 'inactive' : null;
    const seen = { affiliateId, clickAt: createdAt.toISOString(), landingPath };
    if (reason) return { attributionRejected: { ...seen, reason }, visitorHash: click.visitorHash };
  }
  const own = isBuyersRequest && ctx.affiliate && storedCode ? await findActiveByCode(ctx, storedCode) : null;
  return own && own.id === ctx.affiliate?.id
    ? {
        attributionRejected: { affiliateId: own.id, reason: 'own-order', clickAt: null, landingPath: null },
        visitorHash,
      }
    : nothingRejected;
}
