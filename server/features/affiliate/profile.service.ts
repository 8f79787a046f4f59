/**
 * The affiliate's own details. Changing payout details requires a new emailed code: a
 * stolen session is not enough.
 */

import type { z } from 'zod';
import { hashSecret, verifySecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { randomDigits, randomToken, sha256 } from '#server/platform/crypto.ts';
import { runStatement } from '#server/platform/database/database.ts';
import { EMAIL_QUEUE } from '#server/platform/email/mailer.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/rate-limit.ts';
import { CODE_DEAD, CODE_LENGTH, CODE_MINUTES, CODE_WRONG } from '#src/domain/affiliate/affiliate.schema.ts';
import {
  PAYOUT_HOLD_HOURS,
  type PayoutDetailsInput,
  type ProfileView,
  type profileInput,
} from '#src/domain/affiliate/affiliate-account.schema.ts';
import { maskedAccount, maskedEmail } from '#src/domain/affiliate/affiliate-admin.schema.ts';
import { payoutMethod } from '#src/domain/payout/payout.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { countTry } from '../affiliate-login/code-try.service.ts';
import { LoginCodeEntity } from '../affiliate-login/login-code.entity.ts';
import { APART_SECONDS } from '../affiliate-login/login-code.service.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { reviewSharedPayoutDetails } from '../commission/commission-review.service.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { decryptPayoutDetails, encryptPayoutDetails, maskPayoutDetails } from './payout-details.service.ts';

const PURPOSE = 'payout-details';
const CODES_PER_HOUR = 5;
const FAILURES_PER_DAY = 20;

const findSelf = (ctx: Context, id: number): Promise<AffiliateRow> =>
  ctx.em.findOneOrFail(AffiliateEntity, { id }, { refresh: true });

export async function profile(ctx: Context, id: number, provisional: boolean): Promise<ProfileView> {
  const row = await findSelf(ctx, id);
  const masked = maskPayoutDetails(ctx, row);
  return {
    name: row.name,
    email: row.email,
    phone: row.phone ?? null,
    company: row.company ?? null,
    payoutMethod: payoutMethod({
      hasPaypal: Boolean(row.paypalEmailSealed),
      hasBank: Boolean(row.bankDetailsSealed),
    }),
    paypalEmail: masked.paypal,
    bankDetails: masked.bank,
    payoutHoldUntil:
      row.payoutHoldUntil && row.payoutHoldUntil > ctx.deps.clock.now() ? row.payoutHoldUntil : null,
    provisional,
  };
}

export async function updateProfile(
  ctx: Context,
  id: number,
  input: z.output<typeof profileInput>,
): Promise<ProfileView> {
  await inTransaction(ctx, async (inner) => {
    const before = await findSelf(inner, id);
    const changed = (['name', 'phone', 'company'] as const).filter(
      (key) => (before[key] ?? null) !== input[key],
    );
    if (changed.length === 0) return;
    await inner.em.nativeUpdate(
      AffiliateEntity,
      { id },
      { name: input.name, phone: input.phone, company: input.company },
    );
    await writeAudit(inner, {
      action: 'affiliate.profile',
      subjectKind: 'affiliate',
      subjectId: id,
      after: { changed },
    });
  });
  return profile(ctx, id, false);
}

export async function requestPayoutCode(ctx: Context, id: number): Promise<{ success: true }> {
  const { clock, keyring } = ctx.deps;
  const code = randomDigits(CODE_LENGTH);
  const codeHash = await hashSecret(keyring.keyedHash('code', code));
  await inTransaction(ctx, async (inner) => {
    await requireBelow(inner.em, clock, `payout-code:${id}`, CODES_PER_HOUR, 3600);
    const affiliate = await findSelf(inner, id);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await runStatement(
      inner.em,
      'update login_code set replaced_at = ? where affiliate_id = ? and purpose = ? and consumed_at is null and replaced_at is null',
      [now, id, PURPOSE],
    );
    await inner.em.insert(LoginCodeEntity, {
      challengeHash: sha256(randomToken(24)),
      emailHash: keyring.keyedHash('email', affiliate.email),
      affiliateId: id,
      purpose: PURPOSE,
      codeHash,
      browserBound: true,
      attempts: 0,
      attemptsWithoutCookie: 0,
      expiresAt,
      createdAt: now,
    } as never);
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'payout-code',
      to: affiliate.email,
      affiliateId: id,
      payload: { code },
      expiresAt,
    });
  });
  ctx.deps.jobs.wake(EMAIL_QUEUE);
  return { success: true };
}

/**
 * Uses up the code or throws. Counts before comparing, in its own statements, so that an error
 * does not undo the count.
 */
async function takeCode(ctx: Context, id: number, code: string): Promise<void> {
  await requireBelow(ctx.em, ctx.deps.clock, `payout-code-try:${id}`, FAILURES_PER_DAY, 86_400);
  const newest = await ctx.em.findOne(
    LoginCodeEntity,
    { affiliateId: id, purpose: PURPOSE },
    { orderBy: { id: 'desc' }, fields: ['id'] },
  );
  const candidate = newest && (await countTry(ctx, newest.id));
  if (!candidate) {
    const row = newest && (await ctx.em.findOne(LoginCodeEntity, { id: newest.id }, { refresh: true }));
    const isDead = row && !row.consumedAt && row.expiresAt > ctx.deps.clock.now();
    throw isDead
      ? new AppError('RATE_LIMITED', CODE_DEAD, { retryAfterSeconds: APART_SECONDS })
      : new AppError('BAD_REQUEST', CODE_WRONG);
  }
  if (!(await verifySecret(candidate.codeHash, ctx.deps.keyring.keyedHash('code', code))))
    throw new AppError('BAD_REQUEST', CODE_WRONG);
  const consumed = await runStatement(
    ctx.em,
    'update login_code set consumed_at = ? where id = ? and consumed_at is null',
    [ctx.deps.clock.now(), candidate.id],
  );
  if (consumed !== 1) throw new AppError('BAD_REQUEST', CODE_WRONG);
}

/**
 * Encrypted at rest. Notifies the login address and the old payout address;
 * holds payouts for 72 hours.
 */
export async function updatePayoutDetails(
  ctx: Context,
  id: number,
  input: PayoutDetailsInput,
): Promise<ProfileView> {
  await takeCode(ctx, id, input.code);
  const { clock, mailer } = ctx.deps;
  const now = clock.now();
  const payoutHoldUntil = new Date(now.getTime() + PAYOUT_HOLD_HOURS * 3_600_000);
  await inTransaction(ctx, async (inner) => {
    const before = await findSelf(inner, id);
    const { paypalEmail: oldAddress } = decryptPayoutDetails(ctx, before);
    await inner.em.nativeUpdate(
      AffiliateEntity,
      { id },
      { ...encryptPayoutDetails(ctx, id, input), payoutHoldUntil },
    );
    await reviewSharedPayoutDetails(
      inner,
      await inner.em.findOneOrFail(AffiliateEntity, { id }, { refresh: true }),
    );
    const payload = {
      name: before.name,
      paypal: input.paypalEmail ? maskedEmail(input.paypalEmail) : null,
      bank: input.bankDetails ? maskedAccount(input.bankDetails) : null,
      holdUntil: longDate(payoutHoldUntil),
    };
    const recipients = new Set([
      before.email,
      ...(oldAddress && oldAddress !== input.paypalEmail ? [oldAddress] : []),
    ]);
    for (const to of recipients)
      await mailer.enqueue(inner.em, { kind: 'payout-details-changed', to, affiliateId: id, payload });
    await writeAudit(inner, {
      action: 'affiliate.payout-details',
      subjectKind: 'affiliate',
      subjectId: id,
      after: { paypal: Boolean(input.paypalEmail), bank: Boolean(input.bankDetails), payoutHoldUntil },
    });
  });
  ctx.deps.jobs.wake(EMAIL_QUEUE);
  return profile(ctx, id, false);
}
