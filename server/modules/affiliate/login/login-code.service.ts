/**
 * Requests for the emailed six-digit code (SEC-05, SEC-06): hashed, valid ten minutes, same
 * response for every address.
 */

import { z } from 'zod';
import { findKnownDevice, hasDeviceCookie } from '#server/auth/known-device.ts';
import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import { countEmailRequest, makeCode, storeCode } from '#server/auth/one-time-code.service.ts';
import { type Context, inTransaction } from '#server/context.ts';
import type { EncryptedColumn } from '#server/database/encrypted-columns.ts';
import { kysely } from '#server/database/kysely.ts';
import { cookieText } from '#server/platform/cookie.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';

export const CHALLENGE_COOKIE = '__Host-otp';
/** A job has no id before it is queued: its encrypted data is bound to the login code's id. */
const JOB_DATA = 'job.login-code';

type Requested = { affiliateId: number | null; device: string | null };

/**
 * The affiliate with this address, and the device's id if they have signed in on it before. Known
 * and unknown addresses run the same statements.
 */
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

/** Sends the email only to an address that has an account. */
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

/** The data of a waiting job. */
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
