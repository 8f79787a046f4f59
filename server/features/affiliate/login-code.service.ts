/** The mailed six-digit code (SEC-05, SEC-06): hashed, ten minutes, counted before compared, the same answer for everybody. */

import { hashSecret, verifyNothing, verifySecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { randomDigits, randomToken, sha256 } from '#server/platform/crypto.ts';
import { queryRows, runStatement } from '#server/platform/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipKey, ipPrefix } from '#server/platform/ip.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { countAttempt as countSpaced, countUse, peekCounter, requireBelow } from '#server/platform/rate-limit.ts';
import { CODE_ATTEMPTS_MAX, CODE_DEAD, CODE_LENGTH, CODE_MINUTES, CODE_WRONG } from '#src/domain/affiliate/affiliate.schema.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { AffiliateEntity, type AffiliateRow, LoginCodeEntity } from './affiliate.entity.ts';
import { maskPayoutDetails } from './payout-details.service.ts';

const COOKIE = '__Host-otp';
export const APART_SECONDS = 30;
const APART = { free: 1, firstWaitSeconds: APART_SECONDS, longestWaitSeconds: APART_SECONDS, windowSeconds: APART_SECONDS };
const FAILURES_PER_DAY = 20;
export const LOGIN_CODE_QUEUE = 'login-code';
/** A job has no id before it is sent: its data is bound to the login code that it is about. */
const JOB_DATA = 'job.login-code';

/** Known and unknown addresses run the same statements; whether a mail goes out is decided later, in a job. */
export async function requestLoginCode(ctx: Context, email: string): Promise<{ success: true }> {
  const { keyring, clock, jobs } = ctx.deps;
  const now = clock.now();
  const emailHash = keyring.keyedHash('email', email);
  const code = randomDigits(CODE_LENGTH);
  const codeHash = await hashSecret(keyring.keyedHash('code', code));
  const challenge = randomToken(24);
  const challengeHash = sha256(challenge);
  const previous = ctx.request.cookie(COOKIE);
  await inTransaction(ctx, async (inner) => {
    await countSpaced(inner.em, clock, `otp-apart:${emailHash}`, APART);
    await requireBelow(inner.em, clock, `otp-15m:${emailHash}`, 3, 900);
    await requireBelow(inner.em, clock, `otp-24h:${emailHash}`, 10, 86_400);
    await requireBelow(inner.em, clock, 'otp-global', 500, 3600);
    // One row either way: reading an entity takes longer than reading none (SEC-06).
    const [known] = await queryRows<{ id: number | null }>(
      inner.em,
      `select min(id) as id from affiliate where email = ? and status in ('active', 'paused')`,
      [email],
    );
    const affiliateId = known?.id ?? null;
    if (previous)
      await runStatement(
        inner.em,
        'update login_code set replaced_at = ? where challenge_hash = ? and email_hash = ? and consumed_at is null',
        [now, sha256(previous), emailHash],
      );
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await inner.em.insert(LoginCodeEntity, {
      challengeHash,
      emailHash,
      affiliateId,
      purpose: 'login',
      codeHash,
      attempts: 0,
      expiresAt,
      createdAt: now,
    } as never);
    await jobs.enqueue(inner.em, LOGIN_CODE_QUEUE, {
      affiliateId: affiliateId ?? 0,
      challengeHash,
      sealed: keyring.encrypt(JSON.stringify({ email, code }), JOB_DATA, challengeHash),
      expiresAt: expiresAt.toISOString(),
    });
  });
  // The queue is not woken: the work for a known address would slow down the very next request, which tells a stranger that it is
  // known (SEC-06). It is taken up within two seconds anyway.
  ctx.setCookie(`${COOKIE}=${challenge}; Max-Age=${CODE_MINUTES * 60}; Path=/; HttpOnly; Secure; SameSite=Strict`);
  return { success: true };
}

/** The job behind it: writes the mail, only for an address that has an account. */
export async function mailLoginCode(ctx: Context, data: Record<string, unknown>): Promise<void> {
  if (!data.affiliateId) return;
  const { email, code } = JSON.parse(ctx.deps.keyring.decrypt(String(data.sealed), JOB_DATA, String(data.challengeHash ?? ''))) as {
    email: string;
    code: string;
  };
  await inTransaction(ctx, async (inner) => {
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'login-code',
      to: email,
      affiliateId: Number(data.affiliateId),
      payload: { code },
      expiresAt: new Date(String(data.expiresAt)),
    });
  });
  ctx.deps.jobs.wake('mail');
}

type Candidate = { id: number; codeHash: string; affiliateId: number | null };

/** @throws AppError 400 for wrong, expired, used and unknown alike; 429 once the attempts are gone */
export async function verifyLoginCode(ctx: Context, email: string, code: string): Promise<{ success: true; affiliate: { id: number } }> {
  const { keyring, clock, sessions } = ctx.deps;
  const emailHash = keyring.keyedHash('email', email);
  const failures = await peekCounter(ctx.em, `otp-fail:${emailHash}`);
  if (failures && failures.windowEndsAt > clock.now() && failures.count >= FAILURES_PER_DAY) {
    throw new AppError('RATE_LIMITED', CODE_DEAD, {
      retryAfterSeconds: Math.ceil((failures.windowEndsAt.getTime() - clock.now().getTime()) / 1000),
    });
  }
  const codeId = await findCodeId(ctx, emailHash);
  const candidate = codeId === null ? null : await countAttempt(ctx, codeId);
  if (!candidate) {
    await verifyNothing(code);
    await countFailure(ctx, emailHash);
    if (await attemptsAreGone(ctx, emailHash)) throw new AppError('RATE_LIMITED', CODE_DEAD, { retryAfterSeconds: APART_SECONDS });
    throw new AppError('BAD_REQUEST', CODE_WRONG);
  }
  const right = await verifySecret(candidate.codeHash, keyring.keyedHash('code', code));
  const consumed =
    right && candidate.affiliateId
      ? await runStatement(ctx.em, 'update login_code set consumed_at = ? where id = ? and consumed_at is null', [
          clock.now(),
          candidate.id,
        ])
      : 0;
  if (consumed !== 1 || !candidate.affiliateId) {
    await countFailure(ctx, emailHash);
    throw new AppError('BAD_REQUEST', CODE_WRONG);
  }

  const id = candidate.affiliateId;
  const affiliate = await ctx.em.findOne(AffiliateEntity, { id, status: ['active', 'paused'] });
  if (!affiliate) throw new AppError('BAD_REQUEST', CODE_WRONG);
  if (!affiliate.emailVerifiedAt) await confirmAddress(ctx, affiliate);
  await ctx.em.nativeUpdate(
    AffiliateEntity,
    { id },
    { lastLoginAt: clock.now(), lastLoginIpHash: keyring.keyedHash('ip', ipKey(ctx.request.ip)) },
  );
  await writeAudit(ctx, { action: 'affiliate.login', subjectKind: 'affiliate', subjectId: id, actorName: `affiliate ${id}` });
  await sessions.end('affiliate', ctx.request.cookie(sessions.cookieName('affiliate')));
  ctx.setCookie(await sessions.create('affiliate', id, { ipPrefix: ipPrefix(ctx.request.ip), userAgent: ctx.request.userAgent }));
  ctx.setCookie(`${COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`);
  return { success: true, affiliate: { id } };
}

/**
 * SEC-09: the first proof that the mailbox is theirs ends every session that was opened without one, and tells them where whoever signed
 * up wants the commission paid to.
 */
async function confirmAddress(ctx: Context, affiliate: AffiliateRow): Promise<void> {
  const { clock, mailer, sessions, jobs } = ctx.deps;
  const { id, email, name } = affiliate;
  await sessions.endAll('affiliate', id);
  await inTransaction(ctx, async ({ em }) => {
    const isFirst = await em.nativeUpdate(AffiliateEntity, { id, emailVerifiedAt: null }, { emailVerifiedAt: clock.now() });
    if (isFirst === 0) return;
    const payload = { affiliateId: id, name, ...maskPayoutDetails(ctx, affiliate) };
    await mailer.enqueue(em, { kind: 'address-confirmed', to: email, affiliateId: id, payload });
  });
  jobs.wake(MAIL_QUEUE);
}

/** SEC-36: failures are in the audit log too, without saying whom they were about. */
async function countFailure(ctx: Context, emailHash: string): Promise<void> {
  await countUse(ctx.em, ctx.deps.clock, `otp-fail:${emailHash}`, 86_400);
  await writeAudit(ctx, { action: 'affiliate.login-failed', actorName: 'visitor' });
}

/** The code of this browser's own request, else the newest for the address: a stranger's guesses burn only the stranger's code. */
async function findCodeId(ctx: Context, emailHash: string): Promise<number | null> {
  const challenge = ctx.request.cookie(COOKIE);
  if (challenge) {
    const own = await ctx.em.findOne(
      LoginCodeEntity,
      { challengeHash: sha256(challenge), emailHash, purpose: 'login' },
      { fields: ['id'] },
    );
    if (own) return own.id;
  }
  const newest = await ctx.em.findOne(LoginCodeEntity, { emailHash, purpose: 'login' }, { fields: ['id'], orderBy: { id: 'desc' } });
  return newest?.id ?? null;
}

/** Counts before comparing, in one statement: parallel guesses cannot share an attempt. */
export async function countAttempt(ctx: Context, id: number): Promise<Candidate | null> {
  const [row] = await queryRows<{ id: number; code_hash: string; affiliate_id: number | null }>(
    ctx.em,
    'update login_code set attempts = attempts + 1 where id = ? and consumed_at is null and replaced_at is null and expires_at > ? and attempts < ? returning id, code_hash, affiliate_id',
    [id, ctx.deps.clock.now(), CODE_ATTEMPTS_MAX],
  );
  return row ? { id: row.id, codeHash: row.code_hash, affiliateId: row.affiliate_id } : null;
}

async function attemptsAreGone(ctx: Context, emailHash: string): Promise<boolean> {
  const id = await findCodeId(ctx, emailHash);
  if (id === null) return false;
  const row = await ctx.em.findOne(LoginCodeEntity, { id }, { refresh: true });
  return Boolean(row && row.attempts >= CODE_ATTEMPTS_MAX && !row.consumedAt && !row.replacedAt && row.expiresAt > ctx.deps.clock.now());
}
