/** Records visits through referral links, and test visits of "Test my link". */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { ipKey } from '#server/platform/ip.ts';
import type { referralVisitInput, referralVisitView } from '#src/domain/affiliate/affiliate.schema.ts';
import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { referrerHost, safeLocalPath } from '#src/domain/referral/landing-path.rules.ts';
import { isBot } from './is-bot.rules.ts';
import { readLinkTicket } from './link-ticket.service.ts';
import { type ActiveAffiliate, findActiveByCode, REFERRAL_COOKIE, TEST_COOKIE } from './referral.service.ts';

const TEST_COOKIE_SECONDS = 600;

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

  const now = ctx.deps.clock.now();
  const { keyring } = ctx.deps;
  const ipHash = keyring.keyedHash('ip', ipKey(ctx.request.ip));
  const visitorHash = await visitorHashOf(ctx);
  // One click per visitor and hour: a second visit keeps the first row and refreshes the cookie.
  const [click] = await queryRows<{ public_id: string }>(
    ctx.em,
    `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, referrer_host, ip_hash, is_test, created_at)
     values (?, ?, ?, ?, ?, ?, ?, false, ?)
     on conflict (affiliate_id, visitor_hash, hour_bucket) do update set public_id = referral_click.public_id
     returning public_id`,
    [
      randomBase32(32),
      affiliate.id,
      visitorHash,
      Math.floor(now.getTime() / 3_600_000),
      safeLocalPath(input.path),
      referrerHost(input.referrer),
      ipHash,
      now,
    ],
  );
  if (click)
    ctx.setCookie(
      `${REFERRAL_COOKIE}=${click.public_id}; Max-Age=${REFERRAL_COOKIE_DAYS * 86_400}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  return { accepted: true, affiliate };
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
  const [known] = await queryRows<{ visitorHash: string }>(
    ctx.em,
    `select visitor_hash as "visitorHash" from referral_click
     where created_at > ? and not is_test and visitor_hash = any(string_to_array(?, ',')) order by created_at desc limit 1`,
    [rememberedSince, hashes.join(',')],
  );
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
  const [click] = await queryRows<{ public_id: string }>(
    ctx.em,
    `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, is_test, created_at) values (?, ?, ?, ?, ?, true, ?)
     on conflict (affiliate_id, visitor_hash, hour_bucket) do update set public_id = referral_click.public_id returning public_id`,
    [
      randomBase32(32),
      affiliate.id,
      testVisitorHash(ctx, ticket),
      Math.floor(now.getTime() / 3_600_000),
      landingPath,
      now,
    ],
  );
  if (click)
    ctx.setCookie(
      `${TEST_COOKIE}=${click.public_id}; Max-Age=${TEST_COOKIE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  return { accepted: true, affiliate };
}
