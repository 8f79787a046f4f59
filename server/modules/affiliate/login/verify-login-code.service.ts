/**
 * Sign-in with the emailed code (SEC-05): counted before compared, single use, valid only for the
 * browser that requested it or, without a cookie, for a program. See docs/decisions/0019.
 */

import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import {
  APART_SECONDS,
  areTriesGone,
  type Candidate,
  consumeCode,
  countTry,
  isRightCode,
  type TryColumn,
} from '#server/auth/one-time-code.service.ts';
import { openSession } from '#server/auth/open-session.ts';
import { verifyNothing } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit, writeFailedLogin } from '#server/platform/audit/audit.service.ts';
import { expiredCookie } from '#server/platform/cookie.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipKey } from '#server/platform/ip.ts';
import { countUse, releaseUse } from '#server/platform/limits/counter.ts';
import { releaseHourly, requireBelowHourly } from '#server/platform/limits/hourly-total.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { decryptPayoutDetails, masked } from '../account/payout-details.service.ts';
import { CHALLENGE_COOKIE, findAffiliateDevice } from './login-code.service.ts';

/**
 * The first try of each code is free; further ones share this daily limit, per
 * address and kind of client.
 */
const FURTHER_TRIES_PER_DAY = { stranger: 5, knownDevice: 10 } as const;

type Chosen = { id: number; column: TryColumn };
/** The uses counted before comparing, released when the code is right. */
type Counted = { key: string | null; isInTotal: boolean };

/**
 * @throws AppError 400 for wrong, expired, used and unknown codes alike; 429 when no tries are left
 */
export async function verifyLoginCode(
  ctx: Context,
  email: string,
  code: string,
): Promise<{ success: true; affiliate: { id: number } }> {
  const { keyring } = ctx.deps;
  const emailHash = keyring.keyedHash('email', email);
  const device = await findAffiliateDevice(ctx, email);
  const chosen = await chooseCode(ctx, emailHash);
  const candidate = chosen && (await countTry(ctx, chosen.id, chosen.column));
  if (!candidate) return rejectWithoutComparing(ctx, chosen, code);
  const counted = await countFurtherTry(ctx, { candidate, emailHash, device, column: chosen.column });
  // Compared for unknown addresses too: the response must take as long (SEC-06).
  const isRight = await isRightCode(ctx, candidate, code);
  if (!isRight || !candidate.affiliateId || !(await consumeCode(ctx, candidate))) return rejectCode(ctx);
  if (counted.key) await releaseUse(ctx.em, counted.key);
  if (counted.isInTotal) await releaseHourly(ctx, 'code-failure');
  await signIn(ctx, candidate.affiliateId);
  return { success: true, affiliate: { id: candidate.affiliateId } };
}

/**
 * With a challenge cookie: only the code it belongs to, and only for this address. Without one: the
 * newest code that no browser requested.
 */
async function chooseCode(ctx: Context, emailHash: string): Promise<Chosen | null> {
  const challenge = ctx.request.cookie(CHALLENGE_COOKIE);
  const own = { emailHash, purpose: 'login' } as const;
  const where = challenge ? { ...own, challengeHash: sha256(challenge) } : { ...own, browserBound: false };
  const row = await ctx.em.findOne(LoginCodeEntity, where, { fields: ['id'], orderBy: { id: 'desc' } });
  return row && { id: row.id, column: challenge ? 'attempts' : 'attemptsWithoutCookie' };
}

/** No code was compared, so only the limit per IP address counts the attempt. */
async function rejectWithoutComparing(ctx: Context, chosen: Chosen | null, code: string): Promise<never> {
  await verifyNothing(code);
  if (!chosen || !(await areTriesGone(ctx, chosen.id, chosen.column))) return rejectCode(ctx);
  await writeFailedLogin(ctx, 'affiliate.login-failed');
  throw new AppError('RATE_LIMITED', CODE_DEAD, { retryAfterSeconds: APART_SECONDS });
}

async function rejectCode(ctx: Context): Promise<never> {
  await writeFailedLogin(ctx, 'affiliate.login-failed');
  throw new AppError('BAD_REQUEST', CODE_WRONG);
}

type Try = { candidate: Candidate; emailHash: string; device: string | null; column: TryColumn };

/**
 * Each new code has one free try, so that strangers cannot block a first sign-in.
 * @throws AppError RATE_LIMITED
 */
async function countFurtherTry(
  ctx: Context,
  { candidate, emailHash, device, column }: Try,
): Promise<Counted> {
  const key = candidate.tries === 1 ? null : `otp-tries:${column}:${emailHash}${device ? `:${device}` : ''}`;
  if (key) {
    const { count } = await countUse(ctx.em, ctx.deps.clock, key, DAY_SECONDS);
    const max = device ? FURTHER_TRIES_PER_DAY.knownDevice : FURTHER_TRIES_PER_DAY.stranger;
    if (count > max) throw new AppError('RATE_LIMITED', CODE_DEAD, { retryAfterSeconds: APART_SECONDS });
  }
  if (device) return { key, isInTotal: false };
  // Limits one guess each over many accounts: beyond the total, only known devices may
  // continue until the hour ends.
  await requireBelowHourly(ctx, 'code-failure');
  return { key, isInTotal: true };
}

async function signIn(ctx: Context, id: number): Promise<void> {
  const { keyring, clock } = ctx.deps;
  const affiliate = await ctx.em.findOne(AffiliateEntity, { id, status: ['active', 'paused'] });
  if (!affiliate) throw new AppError('BAD_REQUEST', CODE_WRONG);
  // One time for both columns: equal values mark the first login (isReturning).
  const now = clock.now();
  if (!affiliate.emailVerifiedAt) await confirmAddress(ctx, affiliate, now);
  await ctx.em.nativeUpdate(
    AffiliateEntity,
    { id },
    { lastLoginAt: now, lastLoginIpHash: keyring.keyedHash('ip', ipKey(ctx.request.ip)) },
  );
  await writeAudit(ctx, 'affiliate.login', ['affiliate', id], { actorName: `affiliate ${id}` });
  await openSession(ctx, 'affiliate', id);
  ctx.setCookie(expiredCookie(CHALLENGE_COOKIE, 'Strict'));
}

/**
 * SEC-09: the first login with a code ends all sessions opened without one. It also emails the
 * owner the payout address given at sign-up.
 */
async function confirmAddress(ctx: Context, affiliate: AffiliateRow, now: Date): Promise<void> {
  const { mailer, sessions } = ctx.deps;
  const { id, email, name } = affiliate;
  await inTransaction(ctx, async ({ em }) => {
    const isFirst = await em.nativeUpdate(
      AffiliateEntity,
      { id, emailVerifiedAt: null },
      { emailVerifiedAt: now },
    );
    if (isFirst === 0) return;
    await sessions.endAll(em, 'affiliate', id);
    const payload = { affiliateId: id, name, ...masked(decryptPayoutDetails(ctx, affiliate)) };
    await mailer.enqueue(em, { kind: 'address-confirmed', to: email, affiliateId: id, payload });
  });
}
