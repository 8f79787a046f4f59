import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';
import { CURRENCIES } from '#src/domain/offer.ts';

/**
 * Append-only double entry: the entries of one `transferId` sum to zero;
 * balances are always computed.
 */
export const LedgerEntryEntity = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    transferId: p.string().length(36),
    kind: p.string().length(30),
    /** `payments`, `sales`, `commission_expense`, `affiliate:<id>`, `payouts`. */
    account: p.string().length(60),
    currency: p.enum([...CURRENCIES]),
    amountMinor: p.integer(),
    orderId: p.integer().nullable(),
    commissionId: p.integer().nullable(),
    payoutLineId: p.integer().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['account', 'currency'] },
    { properties: ['orderId'] },
    { properties: ['transferId'] },
    { properties: ['payoutLineId'] },
  ],
  checks: ddl.checks({
    ledger_entry_kind_check: `kind in ('sale', 'refund', 'commission', 'commission-reversal', 'commission-restore', 'payout', 'payout-return')`,
    ledger_entry_account_check: `account ~ '^(payments|sales|commission_expense|payouts|affiliate:[0-9]+)$'`,
    ledger_entry_amount_check: 'amount_minor <> 0',
    ledger_entry_subject_check:
      'num_nonnulls(order_id, payout_line_id) = 1 and (commission_id is null or order_id is not null)',
  }),
});
