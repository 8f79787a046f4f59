import type { z } from 'zod';
import { openSession } from '#server/auth/open-session.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { viewOf } from '#server/database/view-of.ts';
import { reportChange } from '#server/emit.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { randomFrom } from '#server/platform/crypto.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { requireBelowHourly } from '#server/platform/limits/hourly-total.ts';
import {
  type AffiliateSignupInput,
  EMAIL_TAKEN,
  signupView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { CODE_ALPHABET } from '#src/domain/affiliate/referral/referral.rules.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { AffiliateEntity } from './affiliate.entity.ts';
import { affiliateView } from './affiliate-list.service.ts';
import { encryptPayoutDetails } from './payout-details.service.ts';

const PROVISIONAL_MS = HOUR_MS;
const REFERRAL_CODE_LENGTH = 8;

/**
 * POST /api/affiliates. Approval is immediate; the server sets the rate and
 * ignores one in the body.
 */
export async function signUp(
  ctx: Context,
  input: AffiliateSignupInput,
): Promise<z.output<typeof signupView>> {
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
      onceKey: `affiliate-welcome:${ctx.deps.keyring.keyedHash('email', row.email)}`,
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
