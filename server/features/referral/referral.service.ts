/**
 * From click to attribution. Click cookie, checkout reference and stored code come from the
 * client and are checked here.
 */
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipKey } from '#server/platform/ip.ts';
import {
  CODE_UNKNOWN,
  REFERRAL_CODE,
  REFERRAL_COOKIE_DAYS,
  type referralView,
  type referralVisitInput,
  type referralVisitView,
} from '#src/domain/affiliate/affiliate.schema.ts';
import { referrerHost, safeLocalPath } from '#src/domain/referral/landing-path.rules.ts';
import {
  type Attribution,
  isBot,
  isClickAlive,
  normaliseCode,
  parseClientReference,
} from '#src/domain/referral/referral.rules.ts';
import { isPlainName } from '#src/domain/shared/name.schema.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { ClickEntity } from './click.entity.ts';
import { readLinkTicket } from './link-ticket.service.ts';

export const REFERRAL_COOKIE = '__Host-ref';
/** A separate cookie, so that testing a link never replaces the browser's real referral. */
export const TEST_COOKIE = '__Host-ref-test';
const TEST_COOKIE_SECONDS = 600;

type ActiveAffiliate = z.output<typeof referralView>;

/** Frequently called: one statement, no entity. */
async function findActiveByCode(ctx: Context, code: string): Promise<ActiveAffiliate | null> {
  if (!REFERRAL_CODE.test(code)) return null;
  const row = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'referralCode', 'name', 'emailVerifiedAt'])
    .where('referralCode', '=', normaliseCode(code))
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { id, referralCode, name } = row;
  // Earlier versions did not validate names.
  return { id, referralCode, name: row.emailVerifiedAt && isPlainName(name) ? name : null };
}

/** @throws AppError NOT_FOUND for unknown, paused and closed codes alike */
export async function requireByCode(ctx: Context, code: string): Promise<z.output<typeof referralView>> {
  const found = await findActiveByCode(ctx, code);
  if (!found) throw new AppError('NOT_FOUND', CODE_UNKNOWN);
  return found;
}

/**
 * Records a visit through a referral link. The last valid code wins; an unknown, paused or
 * own code changes nothing.
 */
export async function recordVisit(
  ctx: Context,
  input: z.output<typeof referralVisitInput>,
): Promise<z.output<typeof referralVisitView>> {
  const affiliate = await findActiveByCode(ctx, input.code);
  if (affiliate && input.test) return recordTestVisit(ctx, affiliate, input.test, safeLocalPath(input.path));
  if (!affiliate || ctx.affiliate?.id === affiliate.id) return { accepted: false, affiliate: null };
  if (isBot(ctx.request.userAgent)) return { accepted: false, affiliate: null };

  const ipHash = ctx.deps.keyring.keyedHash('ip', ipKey(ctx.request.ip));
  const visitorHash = await visitorHashOf(ctx);
  const publicId = await recordClick(ctx, {
    affiliateId: affiliate.id,
    visitorHash,
    landingPath: safeLocalPath(input.path),
    referrerHost: referrerHost(input.referrer),
    ipHash,
    isTest: false,
  });
  ctx.setCookie(
    `${REFERRAL_COOKIE}=${publicId}; Max-Age=${REFERRAL_COOKIE_DAYS * 86_400}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  return { accepted: true, affiliate };
}

/** One click per visitor and hour: a second visit keeps the first row and refreshes the cookie. */
async function recordClick(
  ctx: Context,
  click: Omit<Insertable<Tables['referral_click']>, 'id' | 'publicId' | 'hourBucket' | 'createdAt'>,
): Promise<string> {
  const now = ctx.deps.clock.now();
  const { publicId } = await kysely(ctx.em)
    .insertInto('referral_click')
    .values({
      ...click,
      publicId: randomBase32(32),
      hourBucket: Math.floor(now.getTime() / 3_600_000),
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['affiliateId', 'visitorHash', 'hourBucket'])
        .doUpdateSet((eb) => ({ publicId: eb.ref('referral_click.publicId') })),
    )
    .returning('referral_click.publicId')
    .executeTakeFirstOrThrow();
  return publicId;
}

/**
 * Keyed hash of address and browser: recognises a visitor within one network without storing
 * either. A visitor hashed with an older secret keeps that hash during a rotation.
 */
export async function visitorHashOf(ctx: Context): Promise<string> {
  const hashes = ctx.deps.keyring.keyedHashes(
    'visitor',
    `${ipKey(ctx.request.ip)}|${ctx.request.userAgent ?? ''}`,
  );
  const [newest = ''] = hashes;
  if (hashes.length === 1) return newest;
  const rememberedSince = new Date(ctx.deps.clock.now().getTime() - REFERRAL_COOKIE_DAYS * 86_400_000);
  const known = await kysely(ctx.em)
    .selectFrom('referral_click')
    .select('visitorHash')
    .where('createdAt', '>', rememberedSince)
    .where(({ not, ref }) => not(ref('isTest')))
    .where('visitorHash', 'in', hashes)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known?.visitorHash ?? newest;
}
/** Test visits get their own visitor hash, so that they never replace a real one. */
export const testVisitorHash = (ctx: Context, ticket: string): string =>
  ctx.deps.keyring.keyedHash('visitor', `test|${ticket}`);

/**
 * "Test my link": the same row and kind of cookie as a real visit, marked so that it never counts.
 */
async function recordTestVisit(
  ctx: Context,
  affiliate: ActiveAffiliate,
  ticket: string,
  landingPath: string,
) {
  const now = ctx.deps.clock.now();
  if (readLinkTicket(ctx.deps.keyring, ticket, now) !== affiliate.id)
    return { accepted: false, affiliate: null };
  const publicId = await recordClick(ctx, {
    affiliateId: affiliate.id,
    visitorHash: testVisitorHash(ctx, ticket),
    landingPath,
    isTest: true,
  });
  ctx.setCookie(
    `${TEST_COOKIE}=${publicId}; Max-Age=${TEST_COOKIE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  return { accepted: true, affiliate };
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

export function clearReferral(ctx: Context): { success: true } {
  ctx.setCookie(`${REFERRAL_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
  return { success: true };
}

export type AttributionInput = {
  clientReference?: string | null;
  storedCode?: string | null;
  /** The click that our checkout stored in the payment: the provider's call has no cookie. */
  clickId?: string | null;
  /** Uses the cookie of "Test my link" instead of the real one. */
  testVisit?: boolean;
};

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
