import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { COMMISSION_KINDS, COMMISSION_STATUSES } from '#src/domain/affiliate/commission/commission.schema.ts';
import { CURRENCIES } from '#src/domain/offer.ts';

export const CommissionEntity = defineEntity({
  name: 'Commission',
  tableName: 'commission',
  properties: {
    id: p.serialId(),
    affiliateId: p.integer(),
    orderId: p.integer(),
    /**
     * 'earned': the sale's own row, one per order. 'reversal': a negative row after
     * a payout, or its return.
     */
    kind: p.enum([...COMMISSION_KINDS]).default('earned'),
    currency: p.enum([...CURRENCIES]),
    /** The current amount; `originalMinor` is the amount before refunds. */
    amountMinor: p.integer(),
    originalMinor: p.integer(),
    rate: p.string().length(8),
    status: p.enum([...COMMISSION_STATUSES]).default('pending'),
    availableAt: p.timestamp(),
    reviewReason: p.string().length(200).nullable(),
    cancelReason: p.string().length(200).nullable(),
    /**
     * Rejected by an admin after review: later changes of the order do not restore the commission.
     */
    rejectedAt: p.timestamp().nullable(),
    payoutLineId: p.integer().nullable(),
    paidAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  uniques: [
    ddl.index(
      'commission_one_per_order',
      `"commission" ("order_id") where "kind" = 'earned'`,
      'unique index',
    ),
  ],
  indexes: [
    { properties: ['affiliateId', 'createdAt', 'id'] },
    { properties: ['orderId'] },
    { properties: ['status', 'availableAt'] },
    { properties: ['payoutLineId'] },
    { properties: ['createdAt', 'id'] },
    // For the other sort orders of the list.
    { properties: ['amountMinor', 'id'] },
    { properties: ['availableAt', 'id'] },
    // Partial: only a small share of the rows is pending.
    ddl.index('commission_open', `"commission" ("created_at", "id") where status = 'pending'`),
    ddl.index(
      'commission_search',
      `"commission" using gin ((order_id::text) gin_trgm_ops) with (gin_pending_list_limit = 256)`,
    ),
  ],
  checks: ddl.checks({
    commission_rate_check: `rate ~ '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$'`,
    commission_amount_check: `(kind = 'earned' and original_minor >= 0) or (kind = 'reversal' and amount_minor <> 0)`,
    commission_paid_check: `(status = 'paid') = (paid_at is not null) and (status <> 'paid' or payout_line_id is not null)`,
    commission_cancelled_check: `status <> 'cancelled' or (cancel_reason is not null and payout_line_id is null)`,
    commission_rejected_check: `rejected_at is null or status = 'cancelled'`,
  }),
});
export type CommissionRow = InferEntity<typeof CommissionEntity>;
