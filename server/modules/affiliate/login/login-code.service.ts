/**
 * Sign-in with an emailed code (SEC-05, SEC-06): same response for every address, counted before
 * compared, bound to the browser that asked or to programs. See docs/decisions/0019.
 */
import { z } from 'zod';
import { findKnownDevice, hasDeviceCookie, openSession } from '#server/auth/known-device.ts';
import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import {
  APART_SECONDS,
  areTriesGone,
  type Candidate,
  consumeCode,
  countEmailRequest,
  countTry,
  isRightCode,
  makeCode,
  storeCode,
  type TryColumn,
} from '#server/auth/one-time-code.service.ts';
import { verifyNothing } from '#server/auth/password.ts';
import { type Context, cookieText, expiredCookie, inTransaction } from '#server/context.ts';
import type { EncryptedColumn } from '#server/database/encrypted-columns.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit, writeFailedLogin } from '#server/platform/audit/audit.service.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipKey } from '#server/platform/ip.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { countUse, releaseUse } from '#server/platform/limits/counter.ts';
import { countHourly, releaseHourly, requireBelowHourly } from '#server/platform/limits/hourly-total.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { decryptPayoutDetails, masked } from '../account/payout-details.service.ts';

const CHALLENGE_COOKIE = '__Host-otp';
/** A job has no id before it is queued: its encrypted data is bound to the login code's id. */
const JOB_DATA = 'job.login-code';

type Requested = { affiliateId: number | null; device: string | null };

/** The affiliate with this address, and the device's id if they have signed in on it before. */
async function findRequested(ctx: Context, email: string): Promise<Requested> {
  // Selects one row in either case: loading an entity takes measurably longer
  // than loading none (SEC-06).
  const { id, generation } = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(({ fn }) => [
      fn.min<number | null>('id').as('id'),
      fn.min<number | null>('deviceGeneration').as('generation'),
    ])
    .where('email', '=', email)
    .where('status', 'in', ['active', 'paused'])
    .executeTakeFirstOrThrow();
  const device = findKnownDevice(ctx, { kind: 'affiliate', id: id ?? 0, generation: generation ?? 0 });
  return { affiliateId: id, device };
}

export const findAffiliateDevice = async (ctx: Context, email: string): Promise<string | null> =>
  (await findRequested(ctx, email)).device;

/**
 * Known and unknown addresses run the same statements; a job decides later
 * whether to send an email.
 */
export async function requestLoginCode(ctx: Context, email: string): Promise<void> {
  const { keyring, clock, jobs } = ctx.deps;
  const now = clock.now();
  const emailHash = keyring.keyedHash('email', email);
  const { code, codeHash } = await makeCode(ctx);
  const challenge = randomToken(24);
  const challengeHash = sha256(challenge);
  const previous = ctx.request.cookie(CHALLENGE_COOKIE);
  if (ctx.request.limitKey !== null) await countHourly(ctx, 'code-request');
  const { affiliateId, device } = await findRequested(ctx, email);
  await inTransaction(ctx, async (inner) => {
    // A known device has its own counters: strangers cannot use up its codes, and only its owner
    // can cause more emails.
    await countEmailRequest(inner, 'otp', device ? `${emailHash}:${device}` : emailHash);
    if (previous)
      await inner.em.nativeUpdate(
        LoginCodeEntity,
        { challengeHash: sha256(previous), emailHash, consumedAt: null },
        { replacedAt: now },
      );
    const expiresAt = await storeCode(inner, {
      codeHash,
      challengeHash,
      emailHash,
      affiliateId,
      purpose: 'login',
      browserBound: ctx.request.isBrowser || hasDeviceCookie(ctx),
    });
    // Not woken: the work for a known address would slow down the next request and so reveal the
    // account (SEC-06). The worker polls every two seconds.
    await jobs.enqueue(
      inner.em,
      loginCodeJob,
      {
        affiliateId: affiliateId ?? 0,
        challengeHash,
        sealed: keyring.encrypt(JSON.stringify({ email, code }), JOB_DATA, challengeHash),
        expiresAt: expiresAt.toISOString(),
      },
      { wakes: false },
    );
  });
  ctx.setCookie(cookieText(CHALLENGE_COOKIE, challenge, { seconds: CODE_MINUTES * 60, sameSite: 'Strict' }));
}

const loginCodeData = z.object({
  /** 0 if the address has no account. */
  affiliateId: z.int(),
  challengeHash: z.string(),
  sealed: z.string(),
  expiresAt: z.iso.datetime().transform((value) => new Date(value)),
});
const sealedCode = z.object({ email: z.string(), code: z.string() });

export const loginCodeJob = defineJob(
  'login-code',
  loginCodeData,
  async (ctx: Context, { affiliateId, challengeHash, sealed, expiresAt }) => {
    if (!affiliateId) return;
    const opened = ctx.deps.keyring.decrypt(sealed, JOB_DATA, challengeHash);
    const { email, code } = sealedCode.parse(JSON.parse(opened));
    await inTransaction(ctx, async (inner) => {
      await ctx.deps.mailer.enqueue(inner.em, {
        kind: 'login-code',
        to: email,
        affiliateId,
        payload: { code },
        expiresAt,
      });
    });
  },
  { retryLimit: 5 },
);

export const loginCodeColumns: readonly EncryptedColumn[] = [
  {
    storedAt: JOB_DATA,
    table: 'pgboss.job',
    key: 'id',
    keyType: 'uuid',
    value: `data->>'sealed'`,
    boundTo: `data->>'challengeHash'`,
    assign: `data = jsonb_set(data, '{sealed}', to_jsonb(?::text))`,
    where: `name = 'login-code'`,
  },
];

/**
 * The first try of each code is free; further ones share this daily limit, per
 * address and kind of client.
 */
const FURTHER_TRIES_PER_DAY = { stranger: 5, knownDevice: 10 } as const;

type Chosen = { id: number; column: TryColumn };

/**
 * @throws AppError 400 for wrong, expired, used and unknown codes alike; 429 when no tries are left
 */
export async function verifyLoginCode(ctx: Context, email: string, code: string) {
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
  return { success: true as const, affiliate: { id: candidate.affiliateId } };
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
 * @returns the uses counted before comparing, which a right code releases
 * @throws AppError RATE_LIMITED
 */
async function countFurtherTry(ctx: Context, { candidate, emailHash, device, column }: Try) {
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
  await ctx.em.nativeUpdate(AffiliateEntity, id, {
    lastLoginAt: now,
    lastLoginIpHash: keyring.keyedHash('ip', ipKey(ctx.request.ip)),
  });
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
