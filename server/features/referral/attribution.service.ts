/** Decides which affiliate earns a sale, by click cookie, checkout reference or stored code. */
import type { Context } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { CODE_UNKNOWN } from '#src/domain/affiliate/affiliate.schema.ts';
import { type Attribution, isClickAlive, parseClientReference } from '#src/domain/referral/referral.rules.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import type { AttributionInput } from '../order/order-attribution.port.ts';
import { ClickEntity } from './click.entity.ts';
import { type ActiveAffiliate, findActiveByCode, REFERRAL_COOKIE, TEST_COOKIE } from './referral.service.ts';

/**
 * The affiliate who earns the sale, and the rule that applied; null for none. Only
 * active affiliates count.
 */
export async function resolveAttribution(
  ctx: Context,
  attributionInput: AttributionInput,
): Promise<Attribution | null> {
  const cookie = ctx.request.cookie(attributionInput.testVisit ? TEST_COOKIE : REFERRAL_COOKIE);
  const byClick = await attributionByClick(
    ctx,
    cookie ?? attributionInput.clickId ?? null,
    attributionInput.testVisit ?? false,
  );
  if (byClick) return byClick;
  const referenced = parseClientReference(attributionInput.clientReference);
  if (referenced) {
    const affiliate = await ctx.em.findOne(
      AffiliateEntity,
      { id: referenced, status: 'active' },
      { fields: ['id', 'referralCode'] },
    );
    // A checkout reference does not identify a click, so the receipt omits it.
    if (affiliate)
      return {
        rule: 'checkout-reference',
        affiliateId: affiliate.id,
        code: affiliate.referralCode,
        clickAt: null,
        landingPath: null,
        referrerHost: null,
      };
  }
  if (attributionInput.storedCode) {
    const affiliate = await findActiveByCode(ctx, attributionInput.storedCode);
    if (affiliate && affiliate.id !== ctx.affiliate?.id)
      return {
        rule: 'stored-code',
        affiliateId: affiliate.id,
        code: affiliate.referralCode,
        clickAt: null,
        landingPath: null,
        referrerHost: null,
      };
  }
  return null;
}

/**
 * For a manually added order, where the admin names the affiliate.
 * @throws AppError when the code is unknown
 */
export async function attributionByAdmin(ctx: Context, code: string | null): Promise<Attribution | null> {
  if (!code) return null;
  const affiliate = await findActiveByCode(ctx, code);
  if (!affiliate)
    throw new AppError('VALIDATION', CODE_UNKNOWN, {
      issues: [{ path: ['affiliateCode'], message: CODE_UNKNOWN }],
    });
  return {
    rule: 'admin',
    affiliateId: affiliate.id,
    code: affiliate.referralCode,
    clickAt: null,
    landingPath: null,
    referrerHost: null,
  };
}

/** The click in this browser's cookie, if it still counts, for the checkout. */
export async function currentClick(ctx: Context): Promise<string | null> {
  const publicId = ctx.request.cookie(REFERRAL_COOKIE);
  return (await attributionByClick(ctx, publicId, false)) ? publicId : null;
}

async function attributionByClick(
  ctx: Context,
  publicId: string | null,
  isTest: boolean,
): Promise<Attribution | null> {
  if (!publicId || !/^[a-z2-7]{32}$/.test(publicId)) return null;
  const click = await ctx.em.findOne(ClickEntity, { publicId, isTest });
  if (!click || !isClickAlive(click.createdAt, ctx.deps.clock.now())) return null;
  const affiliate = await ctx.em.findOne(
    AffiliateEntity,
    { id: click.affiliateId, status: 'active' },
    { fields: ['id', 'referralCode'] },
  );
  if (!affiliate) return null;
  return {
    rule: 'cookie',
    affiliateId: affiliate.id,
    code: affiliate.referralCode,
    clickAt: click.createdAt.toISOString(),
    landingPath: click.landingPath,
    referrerHost: click.referrerHost ?? null,
  };
}

/**
 * Restores the referral from the cookie when the browser has cleared the page's storage. Only a
 * valid click of an active affiliate counts, and never the visitor's own code.
 */
export async function currentReferral(ctx: Context): Promise<{ affiliate: ActiveAffiliate | null }> {
  const click = await attributionByClick(ctx, ctx.request.cookie(REFERRAL_COOKIE), false);
  const affiliate = click && (await findActiveByCode(ctx, click.code));
  return { affiliate: affiliate && affiliate.id !== ctx.affiliate?.id ? affiliate : null };
}
