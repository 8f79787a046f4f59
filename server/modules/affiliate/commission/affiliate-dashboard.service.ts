/** GET /api/affiliates/{id}/dashboard: the cards and the newest commissions. */
import type { Context } from '#server/context.ts';
import { findRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { DASHBOARD_DENIED, type DashboardView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import { sumBy } from '#src/domain/shared/money.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';
import { commissionsOf, isPaidOut, isPending, isSale } from '../account/affiliate-rows.service.ts';
import { newestCommissions } from './commission-view.service.ts';

type Sum = { currency: Currency; sales: number; pendingMinor: number; paidMinor: number };

const sumsOf = (ctx: Context, affiliateId: number): Promise<Sum[]> =>
  commissionsOf(ctx, affiliateId)
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().filterWhere(isSale(eb)).as('sales'),
      eb.fn
        .coalesce(eb.fn.sum<number>('amountMinor').filterWhere(isPending(eb)), eb.lit(0))
        .as('pendingMinor'),
      eb.fn.coalesce(eb.fn.sum<number>('amountMinor').filterWhere(isPaidOut(eb)), eb.lit(0)).as('paidMinor'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute();

/** From the second login with a code on; the first one also verifies the address. */
const isReturning = ({
  emailVerifiedAt,
  lastLoginAt,
}: Pick<AffiliateRow, 'emailVerifiedAt' | 'lastLoginAt'>): boolean =>
  Boolean(emailVerifiedAt && lastLoginAt && lastLoginAt > emailVerifiedAt);

/** Runs a fixed number of statements, whatever the number of rows. */
export async function dashboard(ctx: Context, rawId: unknown): Promise<DashboardView> {
  const id = requireDashboardAccess(ctx, rawId);
  const affiliate = await findRow(ctx.em, AffiliateEntity, id);
  if (!affiliate) throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  const sums = await sumsOf(ctx, id);
  const total = (pick: (sum: Sum) => number) => sumBy(sums, pick);
  const pending = total(({ pendingMinor }) => pendingMinor);
  const paid = total(({ paidMinor }) => paidMinor);
  return {
    affiliate: {
      id: affiliate.id,
      name: affiliate.name,
      referralCode: affiliate.referralCode,
      commissionRate: affiliate.commissionRate,
      isReturning: isReturning(affiliate),
    },
    stats: {
      totalReferrals: total(({ sales }) => sales),
      totalEarnings: (pending + paid) / 100,
      pendingEarnings: pending / 100,
      paidEarnings: paid / 100,
      byCurrency: sums.map(({ currency, pendingMinor, paidMinor }) => ({
        currency,
        total: (pendingMinor + paidMinor) / 100,
        pending: pendingMinor / 100,
        paid: paidMinor / 100,
      })),
    },
    commissions: await newestCommissions(ctx, id),
  };
}
