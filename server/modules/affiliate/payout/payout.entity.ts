import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import {
  PAYOUT_LINE_STATUSES,
  PAYOUT_METHODS,
  PAYOUT_RUN_STATUSES,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { CURRENCIES } from '#src/domain/offer.ts';

export const PayoutRunEntity = defineEntity({
  name: 'PayoutRun',
  tableName: 'payout_run',
  properties: {
    id: p.serialId(),
    label: p.string().length(40),
    status: p.enum([...PAYOUT_RUN_STATUSES]).default('open'),
    createdBy: p.string().length(120),
    createdAt: p.timestamp(),
    closedAt: p.timestamp().nullable(),
  },
  // At most one run is open, also when two admins start one at the same time.
  uniques: [
    ddl.index('payout_run_one_open', `"payout_run" ("status") where "status" = 'open'`, 'unique index'),
  ],
  checks: ddl.checks({
    payout_run_closed_check: `(status = 'open') = (closed_at is null)`,
  }),
});

export const PayoutLineEntity = defineEntity({
  name: 'PayoutLine',
  tableName: 'payout_line',
  properties: {
    id: p.serialId(),
    runId: p.integer(),
    affiliateId: p.integer(),
    currency: p.enum([...CURRENCIES]),
    method: p.enum([...PAYOUT_METHODS]),
    status: p.enum([...PAYOUT_LINE_STATUSES]).default('pending'),
    /**
     * The amount when the run was made, kept as a record. Money owed and paid is always
     * summed from the commissions.
     */
    amountAtRunMinor: p.integer(),
    commissionsAtRun: p.integer(),
    paidOn: p.string().length(10).nullable(),
    reference: p.string().length(120).nullable(),
    /** Why it failed, or why it was left out of the run. */
    failReason: p.string().length(300).nullable(),
    resolvedBy: p.string().length(120).nullable(),
    resolvedAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  uniques: [{ properties: ['runId', 'affiliateId', 'currency'] }],
  indexes: [{ properties: ['affiliateId', 'id'] }],
  checks: ddl.checks({
    payout_line_amount_check: `commissions_at_run > 0 and (status in ('carried', 'discarded') or (amount_at_run_minor > 0 and method <> 'none'))`,
    payout_line_resolved_check: `(status in ('paid', 'failed')) = (resolved_at is not null) and (resolved_at is null) = (resolved_by is null)`,
    payout_line_paid_check: `status <> 'paid' or (paid_on is not null and reference is not null)`,
    payout_line_paid_on_check: `paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    payout_line_reason_check: `status in ('pending', 'paid') or fail_reason is not null`,
  }),
});
export type PayoutLineRow = InferEntity<typeof PayoutLineEntity>;
