/** To change where money goes requires a new emailed code: a stolen session is not enough. */
import type { z } from 'zod';
import { openSession } from '#server/auth/known-device.ts';
import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import {
  APART_SECONDS,
  areTriesGone,
  consumeCode,
  countTry,
  isRightCode,
  makeCode,
  storeCode,
} from '#server/auth/one-time-code.service.ts';
import { type Context, inTransaction, reportChange } from '#server/context.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { randomFrom, randomToken, sha256 } from '#server/platform/crypto.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { requireBelowHourly } from '#server/platform/limits/hourly-total.ts';
import {
  type AffiliateSignupInput,
  EMAIL_TAKEN,
  PAYOUT_HOLD_HOURS,
  type PayoutDetailsInput,
  type ProfileView,
  type profileInput,
  profileView,
  signupView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { CODE_ALPHABET } from '#src/domain/affiliate/referral/referral.rules.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { DAY_SECONDS, HOUR_MS, longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { reviewSharedPayoutDetails } from '../commission/commission-review.service.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { AFFILIATE_MISSING, affiliateView } from './affiliate-admin.service.ts';
import {
  decryptPayoutDetails,
  encryptPayoutDetails,
  masked,
  payoutMethodOf,
} from './payout-details.service.ts';

const PROVISIONAL_MS = HOUR_MS;
const REFERRAL_CODE_LENGTH = 8;

/** Approval is immediate; the server sets the rate and ignores one in the body. */
export async function signUp(ctx: Context, input: AffiliateSignupInput) {
  const created = await inTransaction(ctx, async (inner) => {
    if ((await inner.em.count(AffiliateEntity, { email: input.email })) > 0)
      throw new AppError('CONFLICT', EMAIL_TAKEN);
    // SEC-07: each sign-up emails an unverified address. Beyond the hourly total, sign-ups are
    // rejected until the next hour.
    if (ctx.request.limitKey !== null) await requireBelowHourly(inner, 'signup');
    const id = await inner.em.insert(AffiliateEntity, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      company: input.company,
      commissionRate: COMMISSION_RATE_DEFAULT,
      referralCode: randomFrom(CODE_ALPHABET, REFERRAL_CODE_LENGTH),
      status: 'active',
      mayBuyForClients: false,
      createdAt: ctx.deps.clock.now(),
    });
    // Encryption is bound to the row's id, which exists only after the insert.
    await inner.em.nativeUpdate(AffiliateEntity, { id }, encryptPayoutDetails(ctx, id, input));
    const row = await inner.em.findOneOrFail(AffiliateEntity, { id });
    await reportChange(inner, 'affiliate.created', await affiliateView(inner, id));
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'affiliate-welcome',
      to: row.email,
      affiliateId: id,
      onceKey: `affiliate-welcome:${id}`,
      payload: { referralCode: row.referralCode, commissionRate: row.commissionRate },
    });
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'affiliate-notice',
      to: site.inbox,
      replyTo: row.email,
      affiliateId: id,
      onceKey: `affiliate-notice:${id}`,
      payload: { id, name: row.name, referralCode: row.referralCode },
    });
    await writeAudit(inner, 'affiliate.signup', ['affiliate', id], { actorName: `affiliate ${id}` });
    return row;
  }).catch(conflictOn('affiliate_email', EMAIL_TAKEN));
  return viewOf(signupView, created);
}

/**
 * SEC-09: the address is unverified, so this session is read-only for one hour and ends at the
 * first login with an emailed code. Call after the commit: the session references the row.
 */
export async function openProvisionalSession(ctx: Context, affiliateId: number): Promise<void> {
  await openSession(ctx, 'affiliate', affiliateId, { provisional: true, lifetimeMs: PROVISIONAL_MS });
}

const findSelf = (ctx: Context, id: number): Promise<AffiliateRow> =>
  ctx.em.findOneOrFail(AffiliateEntity, { id }, { refresh: true });

export async function profile(ctx: Context, id: number, provisional: boolean): Promise<ProfileView> {
  const row = await findSelf(ctx, id);
  const { paypal, bank } = masked(decryptPayoutDetails(ctx, row));
  const isHeld = row.payoutHoldUntil && row.payoutHoldUntil > ctx.deps.clock.now();
  return viewOf(profileView, {
    ...row,
    payoutMethod: payoutMethodOf(row),
    paypalEmail: paypal,
    bankDetails: bank,
    payoutHoldUntil: isHeld ? row.payoutHoldUntil : null,
    provisional,
  });
}

export async function updateProfile(ctx: Context, id: number, input: z.output<typeof profileInput>) {
  await inTransaction(ctx, async (inner) => {
    const before = await findSelf(inner, id);
    const changed = (['name', 'phone', 'company'] as const).filter(
      (key) => (before[key] ?? null) !== input[key],
    );
    if (changed.length === 0) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, input);
    await writeAudit(inner, 'affiliate.profile', ['affiliate', id], { after: { changed } });
  });
  return profile(ctx, id, false);
}

const PURPOSE = 'payout-details';
const CODES_PER_HOUR = 5;
const FAILURES_PER_DAY = 20;

export async function requestPayoutCode(ctx: Context, id: number): Promise<void> {
  const { clock, keyring, mailer } = ctx.deps;
  const { code, codeHash } = await makeCode(ctx);
  await inTransaction(ctx, async (inner) => {
    await requireBelow(inner.em, clock, `payout-code:${id}`, CODES_PER_HOUR, 3600);
    const affiliate = await findSelf(inner, id);
    await inner.em.nativeUpdate(
      LoginCodeEntity,
      { affiliateId: id, purpose: PURPOSE, consumedAt: null, replacedAt: null },
      { replacedAt: clock.now() },
    );
    const expiresAt = await storeCode(inner, {
      codeHash,
      challengeHash: sha256(randomToken(24)),
      emailHash: keyring.keyedHash('email', affiliate.email),
      affiliateId: id,
      purpose: PURPOSE,
      browserBound: true,
    });
    await mailer.enqueue(inner.em, {
      kind: 'payout-code',
      to: affiliate.email,
      affiliateId: id,
      payload: { code },
      expiresAt,
    });
  });
}

/**
 * Uses up the code or throws. Counts before comparing, in its own statements, so that an error
 * does not undo the count.
 */
async function takeCode(ctx: Context, id: number, code: string): Promise<void> {
  await requireBelow(ctx.em, ctx.deps.clock, `payout-code-try:${id}`, FAILURES_PER_DAY, DAY_SECONDS);
  const newest = await ctx.em.findOne(
    LoginCodeEntity,
    { affiliateId: id, purpose: PURPOSE },
    { orderBy: { id: 'desc' }, fields: ['id'] },
  );
  const candidate = newest && (await countTry(ctx, newest.id));
  if (!candidate && newest && (await areTriesGone(ctx, newest.id)))
    throw new AppError('RATE_LIMITED', CODE_DEAD, { retryAfterSeconds: APART_SECONDS });
  if (!candidate || !(await isRightCode(ctx, candidate, code)) || !(await consumeCode(ctx, candidate)))
    throw new AppError('BAD_REQUEST', CODE_WRONG);
}

/** Notifies the login address and the old payout address; holds payouts for 72 hours. */
export async function updatePayoutDetails(ctx: Context, id: number, input: PayoutDetailsInput) {
  await takeCode(ctx, id, input.code);
  const { clock, mailer } = ctx.deps;
  await inTransaction(ctx, async (inner) => {
    const before = await lockRow(inner.em, AffiliateEntity, id, AFFILIATE_MISSING);
    // Read once the row is locked: a payout run made meanwhile is older than this change.
    const now = clock.now();
    const payoutHoldUntil = new Date(now.getTime() + PAYOUT_HOLD_HOURS * HOUR_MS);
    const { paypalEmail: oldAddress } = decryptPayoutDetails(ctx, before);
    const columns = { ...encryptPayoutDetails(ctx, id, input), payoutHoldUntil };
    await inner.em.nativeUpdate(AffiliateEntity, { id }, columns);
    await reviewSharedPayoutDetails(inner, await findSelf(inner, id));
    const payload = { name: before.name, ...masked(input), holdUntil: longDate(payoutHoldUntil) };
    const recipients = new Set([
      before.email,
      ...(oldAddress && oldAddress !== input.paypalEmail ? [oldAddress] : []),
    ]);
    for (const to of recipients)
      await mailer.enqueue(inner.em, { kind: 'payout-details-changed', to, affiliateId: id, payload });
    await writeAudit(inner, 'affiliate.payout-details', ['affiliate', id], {
      after: { paypal: Boolean(input.paypalEmail), bank: Boolean(input.bankDetails), payoutHoldUntil },
    });
  });
  return profile(ctx, id, false);
}
