import { isbot } from 'isbot';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import { type Context, cookieText, expiredCookie, inTransaction } from '#server/context.ts';
import { kysely, pruneRows, type Tables } from '#server/database/kysely.ts';
import { recordPaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import { randomBase32, signedToken } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipKey } from '#server/platform/ip.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/claim/claim.rules.ts';
import { normaliseCode } from '#src/domain/affiliate/referral/referral.rules.ts';
import {
  CODE_UNKNOWN,
  LINK_TEST_OVER,
  type LinkTestStep,
  REFERRAL_CODE,
  type referralView,
  type referralVisitInput,
} from '#src/domain/affiliate/referral/referral.schema.ts';
import { PRICE_MINOR, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { clientReference } from '#src/domain/sale/order/attribution.rules.ts';
import { addDays, DAY_SECONDS, HOUR_MS, longDate } from '#src/domain/shared/dates.ts';
import { referrerHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { CommissionEntity, type CommissionRow } from '../commission/commission.entity.ts';
import { ClickEntity } from './click.entity.ts';

export const REFERRAL_COOKIE = '__Host-ref';
/** A separate cookie, so that testing a link never replaces the browser's real referral. */
export const TEST_COOKIE = '__Host-ref-test';

/** The output schemas leave `mayBuyForClients` out. */
export type ActiveAffiliate = z.output<typeof referralView> & { mayBuyForClients: boolean };

/** Own visits and orders don’t count, except those of an affiliate who may buy for clients. */
export const isOwn = (ctx: Context, affiliate: Pick<ActiveAffiliate, 'id' | 'mayBuyForClients'>): boolean =>
  affiliate.id === ctx.affiliate?.id && !affiliate.mayBuyForClients;

/** Frequently called: one statement, no entity. */
export async function findActiveByCode(ctx: Context, code: string): Promise<ActiveAffiliate | null> {
  if (!REFERRAL_CODE.test(code)) return null;
  const found = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'referralCode', 'name', 'mayBuyForClients'])
    .where('referralCode', '=', normaliseCode(code))
    .where('status', '=', 'active')
    .executeTakeFirst();
  return found ?? null;
}

/** @throws AppError NOT_FOUND if the code is unknown, paused or closed */
export async function requireByCode(ctx: Context, code: string): Promise<ActiveAffiliate> {
  const found = await findActiveByCode(ctx, code);
  if (!found) throw new AppError('NOT_FOUND', CODE_UNKNOWN);
  return found;
}

export function clearReferral(ctx: Context): void {
  ctx.setCookie(expiredCookie(REFERRAL_COOKIE, 'Lax'));
}

/** Clicks are kept for 13 months. */
const CLICK_DAYS = 396;

export async function pruneClicks({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -CLICK_DAYS);
  await pruneRows(em, 'referral_click', 'id', (eb) => eb('createdAt', '<', end));
}

export const LINK_TICKET_MS = 600_000;

export const linkTicket = signedToken({ purpose: 'link-test', claims: z.object({ affiliateId: z.int() }) });

const TEST_COOKIE_SECONDS = 600;

/** Crawlers, link previews and clients without a user agent are not visitors. */
export const isBot = (userAgent: string | null | undefined): boolean => !userAgent || isbot(userAgent);

/**
 * Records a visit through a referral link. The last valid code wins; an unknown, paused or own
 * code changes nothing. Bots are not counted: the cookie then holds the code instead of a click.
 * Where visitors are asked first, the cookie waits for their consent.
 */
export async function recordVisit(ctx: Context, input: z.output<typeof referralVisitInput>) {
  const affiliate = await findActiveByCode(ctx, input.code);
  if (affiliate && input.test) return recordTestVisit(ctx, affiliate, input.test, safeLocalPath(input.path));
  if (!affiliate || isOwn(ctx, affiliate)) return { accepted: false, affiliate: null };

  const value = isBot(ctx.request.userAgent)
    ? affiliate.referralCode
    : await recordClick(ctx, {
        affiliateId: affiliate.id,
        visitorHash: await visitorHashOf(ctx),
        landingPath: safeLocalPath(input.path),
        referrerHost: referrerHost(input.referrer),
        ipHash: ctx.deps.keyring.keyedHash('ip', ipKey(ctx.request.ip)),
        isTest: false,
      });
  if (!ctx.deps.config.referralConsent || input.keep) {
    const seconds = REFERRAL_COOKIE_DAYS * DAY_SECONDS;
    ctx.setCookie(cookieText(REFERRAL_COOKIE, value, { seconds, sameSite: 'Lax' }));
  }
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
      hourBucket: Math.floor(now.getTime() / HOUR_MS),
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
  const rememberedSince = addDays(ctx.deps.clock.now(), -REFERRAL_COOKIE_DAYS);
  const known = await ctx.em.findOne(
    ClickEntity,
    { visitorHash: hashes, createdAt: { $gt: rememberedSince }, isTest: false },
    { orderBy: { createdAt: 'desc' } },
  );
  return known?.visitorHash ?? newest;
}
/** Test visits get their own visitor hash, so that they never replace a real one. */
const testVisitorHash = (ctx: Context, ticket: string): string =>
  ctx.deps.keyring.keyedHash('visitor', `test|${ticket}`);

async function recordTestVisit(
  ctx: Context,
  affiliate: ActiveAffiliate,
  ticket: string,
  landingPath: string,
) {
  const now = ctx.deps.clock.now();
  if (linkTicket.verify(ctx.deps.keyring, ticket, now)?.affiliateId !== affiliate.id)
    return { accepted: false, affiliate: null };
  const publicId = await recordClick(ctx, {
    affiliateId: affiliate.id,
    visitorHash: testVisitorHash(ctx, ticket),
    landingPath,
    isTest: true,
  });
  ctx.setCookie(cookieText(TEST_COOKIE, publicId, { seconds: TEST_COOKIE_SECONDS, sameSite: 'Lax' }));
  return { accepted: true, affiliate };
}

const TESTS_PER_HOUR = 20;

export async function startLinkTest(ctx: Context, affiliateId: number) {
  await requireBelow(ctx.em, ctx.deps.clock, `link-test:${affiliateId}`, TESTS_PER_HOUR, 3600);
  const { referralCode } = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId });
  const expiresAt = new Date(ctx.deps.clock.now().getTime() + LINK_TICKET_MS);
  return { token: linkTicket.sign(ctx.deps.keyring, { affiliateId }, expiresAt), code: referralCode };
}

/** Call after the browser's test visit. Reports each step and leaves nothing behind. */
export async function finishLinkTest(ctx: Context, affiliateId: number, token: string) {
  const ticket = linkTicket.verify(ctx.deps.keyring, token, ctx.deps.clock.now());
  if (ticket?.affiliateId !== affiliateId) throw new AppError('BAD_REQUEST', LINK_TEST_OVER);
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId });
  const visitorHash = testVisitorHash(ctx, token);
  const click = await ctx.em.findOne(ClickEntity, { affiliateId, visitorHash, isTest: true });
  const isActive = affiliate.status === 'active';
  const isRemembered = click !== null && ctx.request.cookie(TEST_COOKIE) === click.publicId;
  const steps: LinkTestStep[] = [
    {
      key: 'click',
      ok: click !== null,
      text: click
        ? `The visit arrived and was recorded, landing on ${click.landingPath}.`
        : `The visit did not arrive${isActive ? '.' : ': your account is not active.'}`,
    },
    {
      key: 'cookie',
      ok: isRemembered,
      text: isRemembered
        ? 'The browser kept the visit and sent it back.'
        : 'The browser did not send the visit back. Cookies of this site are blocked in it.',
    },
    {
      key: 'reference',
      ok: isActive,
      text: isActive
        ? `The checkout recognised you: its reference is ${clientReference(affiliateId)}.`
        : 'The checkout’s reference does not lead to an active account.',
    },
    isRemembered
      ? await saleStep(ctx, affiliateId)
      : { key: 'sale', ok: false, text: 'Without the visit, the sale would not have been yours.' },
  ];
  await ctx.em.nativeDelete(ClickEntity, { affiliateId, isTest: true });
  ctx.setCookie(expiredCookie(TEST_COOKIE, 'Lax'));
  return { steps };
}

async function saleStep(ctx: Context, affiliateId: number): Promise<LinkTestStep> {
  const earned = await simulateSale(ctx, affiliateId);
  if (earned?.affiliateId !== affiliateId)
    return { key: 'sale', ok: false, text: 'The simulated sale was not attributed to you.' };
  const order = `A simulated order of ${formatMinor(PRICE_MINOR.usd, 'usd')}`;
  const result = earned.reviewReason
    ? `was attributed to you, but would be looked at first: ${reviewReasonForAffiliate(earned.reviewReason)}`
    : `earned ${formatMinor(earned.amountMinor, 'usd')}, payable on ${longDate(earned.availableAt)}. The test sale has been undone.`;
  return { key: 'sale', ok: true, text: `${order} ${result}` };
}

const ROLLBACK = new Error('a simulated sale is rolled back');

/** The commission of a complete sale, rolled back with its order, ledger, emails and jobs. */
async function simulateSale(ctx: Context, affiliateId: number): Promise<CommissionRow | null> {
  let earned: CommissionRow | null = null;
  try {
    await inTransaction({ ...ctx, affiliate: null, admin: null }, async (inner) => {
      const order = await recordPaidCheckout(inner, {
        source: 'demo',
        checkoutId: `link-test_${randomBase32(20)}`,
        paymentReference: null,
        customerName: 'Test Buyer',
        customerEmail: 'buyer@link-test.invalid',
        customerPhone: null,
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        attributionInput: { testVisit: true, clientReference: clientReference(affiliateId) },
      });
      earned = await inner.em.findOne(CommissionEntity, { orderId: order.id, kind: 'earned' });
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  return earned;
}
