/** The stages of a commission (`commissionStage`) as SQL: a test holds both together. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#server/database/kysely.ts';
import type { CommissionStage } from '#src/domain/affiliate/commission/commission-stage.rules.ts';

type Commissions = ExpressionBuilder<Tables, 'commission'>;

const isOpen = (eb: Commissions) => eb.and([eb('status', '=', 'pending'), eb('payoutLineId', 'is', null)]);
/** In the refund window or payable: neither in a payout run nor under review. */
export const isUpcoming = (eb: Commissions) => eb.and([isOpen(eb), eb('reviewReason', 'is', null)]);

const CONDITIONS: Record<CommissionStage, (eb: Commissions, now: Date) => Expression<SqlBool>> = {
  review: (eb) => eb.and([isOpen(eb), eb('reviewReason', 'is not', null)]),
  hold: (eb, now) => eb.and([isUpcoming(eb), eb('availableAt', '>', now)]),
  payable: (eb, now) => eb.and([isUpcoming(eb), eb('availableAt', '<=', now)]),
  'in payout': (eb) => eb.and([eb('status', '=', 'pending'), eb('payoutLineId', 'is not', null)]),
  paid: (eb) => eb('status', '=', 'paid'),
  cancelled: (eb) => eb('status', '=', 'cancelled'),
};

/** Condition of the commissions that are in this stage at `now`. */
export const isInStage =
  (stage: CommissionStage, now: Date) =>
  (eb: Commissions): Expression<SqlBool> =>
    CONDITIONS[stage](eb, now);
