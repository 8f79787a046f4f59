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
  type Rejection,
} from '#src/domain/sale/order/attribution.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { describeStatusChange } from '../commission/commission.service.ts';
import { ClickEntity } from './click.entity.ts';
import {
  type ActiveAffiliate,
  findActiveByCode,
  isOwn,
  REFERRAL_COOKIE,
  TEST_COOKIE,
  visitorHashOf,
} from './referral.service.ts';

const CLICK_ID = /^[a-z2-7]{32}$/;

const findClick = async (ctx: Context, publicId: string | null, isTest: boolean) =>
  publicId && CLICK_ID.test(publicId) ? ctx.em.findOne(ClickEntity, { publicId, isTest }) : null;

const findActive = (ctx: Context, id: number) =>
  ctx.em.findOne(
    AffiliateEntity,
    { id, status: 'active' },
    { fields: ['id', 'referralCode', 'mayBuyForClients'] },
  );

/** @param code as the page stored it, or a cookie, which may hold the id of a click instead */
const findByCode = async (ctx: Context, code: string | null | undefined) =>
  code && !CLICK_ID.test(code) ? findActiveByCode(ctx, code) : null;

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
 * affiliates count, and never on their own order. The code that the page has stored is never older
 * than the cookie.
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
  const affiliate = await findByCode(ctx, code);
  return affiliate && !isOwn(ctx, affiliate) ? withoutClick('stored-code', affiliate) : null;
}

/** A checkout reference does not identify a click. */
async function attributionByReference(ctx: Context, reference: string | null | undefined) {
  const id = parseClientReference(reference);
  const affiliate = id && (await findActive(ctx, id));
  return affiliate && !isOwn(ctx, affiliate) ? withoutClick('checkout-reference', affiliate) : null;
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
  if (!affiliate || isOwn(ctx, affiliate)) return null;
  return {
    ...withoutClick('cookie', affiliate),
    clickAt: click.createdAt.toISOString(),
    landingPath: click.landingPath,
    referrerHost: click.referrerHost ?? null,
  };
}

/** Restores the referral from the cookie when the browser has cleared the page's storage. */
export async function currentReferral(ctx: Context): Promise<{ affiliate: ActiveAffiliate | null }> {
  const attribution = await resolveAttribution(ctx, {});
  return { affiliate: attribution && (await findActiveByCode(ctx, attribution.code)) };
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
  const reason = click && (await rejectionOf(ctx, click));
  if (click && reason) {
    const { affiliateId, landingPath, createdAt } = click;
    return {
      attributionRejected: { affiliateId, reason, clickAt: createdAt.toISOString(), landingPath },
      visitorHash: click.visitorHash,
    };
  }
  const named = isBuyersRequest ? await findByCode(ctx, storedCode ?? cookie) : null;
  return named && isOwn(ctx, named)
    ? {
        attributionRejected: { affiliateId: named.id, reason: 'own-order', clickAt: null, landingPath: null },
        visitorHash,
      }
    : nothingRejected;
}

async function rejectionOf(
  ctx: Context,
  click: { affiliateId: number; createdAt: Date },
): Promise<Rejection | null> {
  if (!isClickAlive(click.createdAt, ctx.deps.clock.now())) return 'expired';
  const owner = await ctx.em.findOne(
    AffiliateEntity,
    { id: click.affiliateId },
    { fields: ['id', 'status', 'mayBuyForClients'] },
  );
  if (!owner) return null;
  if (owner.status !== 'active') return 'inactive';
  return isOwn(ctx, owner) ? 'own-order' : null;
}
