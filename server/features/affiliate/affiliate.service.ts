import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { randomFrom } from '#server/platform/crypto.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { reviveDates } from '#server/platform/database/keyset.ts';
import { EMAIL_QUEUE } from '#server/platform/email/mailer.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { requireBelowHourly } from '#server/platform/limits/hourly-total.ts';
import {
  type AffiliateSignupInput,
  DASHBOARD_DENIED,
  type DashboardView,
  EMAIL_TAKEN,
  type signupView,
} from '#src/domain/affiliate/affiliate.schema.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { CODE_ALPHABET } from '#src/domain/referral/referral.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { encryptPayoutDetails } from './payout-details.service.ts';

const PROVISIONAL_MS = 3_600_000;
const REFERRAL_CODE_LENGTH = 8;

/**
 * POST /api/affiliates. Approval is immediate; the server sets the rate and
 * ignores one in the body.
 */
export async function signUp(
  ctx: Context,
  input: AffiliateSignupInput,
): Promise<z.output<typeof signupView>> {
  let created: AffiliateRow;
  try {
    created = await inTransaction(ctx, async (inner) => {
      if ((await inner.em.count(AffiliateEntity, { email: input.email })) > 0)
        throw new AppError('CONFLICT', EMAIL_TAKEN);
      // SEC-07: each sign-up emails an unverified address. Beyond the hourly total, sign-ups are
      // rejected until the next hour.
      if (ctx.request.limitKey !== null) await requireBelowHourly(inner, 'signup');
      const id = Number(
        await inner.em.insert(AffiliateEntity, {
          name: input.name,
          email: input.email,
          phone: input.phone,
          company: input.company,
          commissionRate: COMMISSION_RATE_DEFAULT,
          referralCode: randomFrom(CODE_ALPHABET, REFERRAL_CODE_LENGTH),
          status: 'active',
          mayBuyForClients: false,
          createdAt: ctx.deps.clock.now(),
        } as never),
      );
      // Encryption is bound to the row's id, which exists only after the insert.
      await inner.em.nativeUpdate(AffiliateEntity, { id }, encryptPayoutDetails(ctx, id, input));
      const row = await inner.em.findOneOrFail(AffiliateEntity, { id });
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
      await writeAudit(inner, {
        action: 'affiliate.signup',
        subjectKind: 'affiliate',
        subjectId: id,
        actorName: `affiliate ${id}`,
      });
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'affiliate_email')) throw new AppError('CONFLICT', EMAIL_TAKEN);
    throw error;
  }
  ctx.deps.jobs.wake(EMAIL_QUEUE);
  return {
    id: created.id,
    name: created.name,
    referralCode: created.referralCode,
    commissionRate: created.commissionRate,
  };
}

/**
 * SEC-09: the address is unverified, so this session is read-only for one hour and ends at the
 * first login with an emailed code. Call after the commit: the session references the row.
 */
export async function openProvisionalSession(ctx: Context, affiliateId: number): Promise<void> {
  await ctx.deps.sessions.end('affiliate', ctx.request.cookie(ctx.deps.sessions.cookieName('affiliate')));
  ctx.setCookie(
    await ctx.deps.sessions.create('affiliate', affiliateId, {
      ipPrefix: ipPrefix(ctx.request.ip),
      userAgent: ctx.request.userAgent,
      provisional: true,
      lifetimeMs: PROVISIONAL_MS,
    }),
  );
}

const ID = /^[1-9]\d{0,14}$/;

/**
 * Allows the affiliate and admins. Any other id, missing or malformed, gets
 * the same response (SEC-02).
 * @throws AppError FORBIDDEN
 */
export function requireDashboardAccess(ctx: Context, rawId: unknown): number {
  const id = ID.test(String(rawId)) ? Number(rawId) : null;
  if (id === null || (!ctx.admin && ctx.affiliate?.id !== id))
    throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  return id;
}

/**
 * Allows the affiliate and owners: staff work with commissions only (L5).
 * @throws AppError FORBIDDEN
 */
export function requirePayoutAccess(ctx: Context, rawId: unknown): number {
  const id = requireDashboardAccess(ctx, rawId);
  if (ctx.admin && ctx.admin.role !== 'owner' && ctx.affiliate?.id !== id)
    throw new AppError('FORBIDDEN', OWNER_ONLY);
  return id;
}

const COMMISSIONS_SHOWN = 200;

/** Runs two statements whatever the number of rows; sums are in minor units. */
export async function dashboard(ctx: Context, rawId: unknown): Promise<DashboardView> {
  const id = requireDashboardAccess(ctx, rawId);
  const [affiliate] =
    id <= 2_147_483_647
      ? await queryRows<DashboardView['affiliate']>(
          ctx.em,
          'select id, name, referral_code as "referralCode", commission_rate as "commissionRate" from affiliate where id = ?',
          [id],
        )
      : [];
  if (!affiliate) throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  const sums = await queryRows<{
    currency: string;
    sales: string | number;
    pending: string | number;
    paid: string | number;
  }>(
    ctx.em,
    `select currency, count(*) filter (where kind = 'earned') as sales,
       coalesce(sum(amount_minor) filter (where status = 'pending'), 0) as pending,
       coalesce(sum(amount_minor) filter (where status = 'paid'), 0) as paid
     from commission where affiliate_id = ? group by currency order by currency`,
    [id],
  );
  const rows = await queryRows<CommissionDbRow>(
    ctx.em,
    `${COMMISSION_SELECT} where affiliate_id = ? order by created_at desc, id desc limit ${COMMISSIONS_SHOWN}`,
    [id],
  );
  const total = (pick: (sum: (typeof sums)[number]) => number) =>
    sums.reduce((sum, row) => sum + pick(row), 0);
  const pending = total((row) => Number(row.pending));
  const paid = total((row) => Number(row.paid));
  return {
    affiliate,
    stats: {
      totalReferrals: total((row) => Number(row.sales)),
      totalEarnings: (pending + paid) / 100,
      pendingEarnings: pending / 100,
      paidEarnings: paid / 100,
      byCurrency: sums.map((row) => ({
        currency: row.currency,
        total: (Number(row.pending) + Number(row.paid)) / 100,
        pending: Number(row.pending) / 100,
        paid: Number(row.paid) / 100,
      })),
    },
    commissions: rows.map(toCommissionView),
  };
}

type CommissionDbRow = Omit<DashboardView['commissions'][number], 'commissionAmount'> & {
  amountMinor: number;
};
export const COMMISSION_COLUMNS = `id, order_id as "orderId", amount_minor as "amountMinor", rate as "commissionRate", currency, status, created_at as "createdAt", paid_at as "paidAt",
  available_at as "availableAt", review_reason as "reviewReason", cancel_reason as "cancelReason"`;
export const COMMISSION_SELECT = `select ${COMMISSION_COLUMNS} from commission`;
export function toCommissionView({
  amountMinor,
  ...row
}: CommissionDbRow): DashboardView['commissions'][number] {
  return reviveDates({ ...row, commissionAmount: minorToText(amountMinor) });
}
