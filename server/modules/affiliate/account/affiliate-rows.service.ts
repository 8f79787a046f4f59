import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { CommissionStage } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';

type Commissions = ExpressionBuilder<Tables, 'commission'>;

export const commissionsIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));
export const commissionsOf = (ctx: Context, affiliateId: number, days?: Days) =>
  commissionsIn(ctx, days).where('affiliateId', '=', affiliateId);

/** A sale has one row of this kind; the others are its adjustments. */
export const isSale = (eb: Commissions) => eb('kind', '=', 'earned');
export const isPending = (eb: Commissions) => eb('status', '=', 'pending');
export const isUnderReview = (eb: Commissions) => eb.and([isPending(eb), eb('reviewReason', 'is not', null)]);
export const isPaidOut = (eb: Commissions) => eb('status', '=', 'paid');
export const isNotCancelled = (eb: Commissions) => eb('status', '<>', 'cancelled');

export const sumWhere = (eb: Commissions, condition: Expression<SqlBool>) =>
  eb.fn.coalesce(eb.fn.sum<number>('amountMinor').filterWhere(condition), eb.lit(0));

/** Visits through affiliate links, without those of link tests. */
export const visitsIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('referral_click')
    .where((eb) => dayCondition(eb.ref('referral_click.createdAt'), days))
    .where(({ not, ref }) => not(ref('isTest')));
export const visitsOf = (ctx: Context, affiliateId: number, days?: Days) =>
  visitsIn(ctx, days).where('referral_click.affiliateId', '=', affiliateId);

export const isOpen = (eb: Commissions) =>
  eb.and([eb('status', '=', 'pending'), eb('payoutLineId', 'is', null)]);
/** In the refund window or payable: neither in a payout run nor under review. */
const isUpcoming = (eb: Commissions) => eb.and([isOpen(eb), eb('reviewReason', 'is', null)]);

/** The stages of a commission (`commissionStage`) as SQL: a test holds both together. */
const CONDITIONS: Record<CommissionStage, (eb: Commissions, now: Date) => Expression<SqlBool>> = {
  review: (eb) => eb.and([isOpen(eb), eb('reviewReason', 'is not', null)]),
  hold: (eb, now) => eb.and([isUpcoming(eb), eb('availableAt', '>', now)]),
  payable: (eb, now) => eb.and([isUpcoming(eb), eb('availableAt', '<=', now)]),
  'in payout': (eb) => eb.and([eb('status', '=', 'pending'), eb('payoutLineId', 'is not', null)]),
  paid: (eb) => eb('status', '=', 'paid'),
  cancelled: (eb) => eb('status', '=', 'cancelled'),
};

export const isInStage =
  (stage: CommissionStage, now: Date) =>
  (eb: Commissions): Expression<SqlBool> =>
    CONDITIONS[stage](eb, now);

/**
 * Locks rows until the transaction ends, in the order of their ids everywhere: transactions that
 * need the same rows wait for each other instead of ending in a deadlock.
 */
export const lockCommissions = (ctx: Context, where: (eb: Commissions) => Expression<SqlBool>) =>
  kysely(ctx.em).selectFrom('commission').selectAll().where(where).orderBy('id').forNoKeyUpdate().execute();
export type LockedCommissions = Awaited<ReturnType<typeof lockCommissions>>;
