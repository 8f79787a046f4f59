/**
 * Append-only double-entry ledger: each transfer sums to zero. Debit accounts (`payments`,
 * `commission_expense`) are positive; `sales`, `affiliate:<id>`, `payouts` negative.
 */

import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type { Currency } from '#src/domain/offer.ts';
import { LedgerEntryEntity } from './ledger.entity.ts';

export type LedgerKind =
  | 'sale'
  | 'refund'
  | 'commission'
  | 'commission-reversal'
  | 'commission-restore'
  | 'payout'
  | 'payout-return';
type Subject = { orderId?: number; commissionId?: number; payoutLineId?: number };

export const affiliateAccount = (affiliateId: number): string => `affiliate:${affiliateId}`;

/** @param entries account and amount in minor units; the sum must be zero */
export async function postLedger(
  ctx: Context,
  kind: LedgerKind,
  currency: Currency,
  entries: readonly (readonly [account: string, amountMinor: number])[],
  subject: Subject,
): Promise<void> {
  const sum = entries.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0) throw new Error(`a ${kind} transfer does not balance: ${sum}`);
  const kept = entries.filter(([, amount]) => amount !== 0);
  if (kept.length === 0) return;
  const transferId = randomUUID();
  const createdAt = ctx.deps.clock.now();
  await ctx.em.insertMany(
    LedgerEntryEntity,
    kept.map(([account, amountMinor]) => ({
      transferId,
      kind,
      account,
      currency,
      amountMinor,
      orderId: subject.orderId ?? null,
      commissionId: subject.commissionId ?? null,
      payoutLineId: subject.payoutLineId ?? null,
      createdAt,
    })),
  );
}

/**
 * Posts the difference between the order's revenue in the ledger and `netMinor`; a
 * repeated call posts nothing.
 */
export async function syncSaleEntry(
  ctx: Context,
  order: { id: number; currency: Currency },
  netMinor: number,
): Promise<void> {
  const [row] = await queryRows<{ total: string | number | null }>(
    ctx.em,
    `select sum(amount_minor) as total from ledger_entry where order_id = ? and account = 'payments'`,
    [order.id],
  );
  const delta = netMinor - Number(row?.total ?? 0);
  await postLedger(
    ctx,
    delta < 0 ? 'refund' : 'sale',
    order.currency,
    [
      ['payments', delta],
      ['sales', -delta],
    ],
    { orderId: order.id },
  );
}

export type AccountMovement = {
  at: Date;
  kind: LedgerKind;
  currency: Currency;
  amountMinor: number;
  orderId: number | null;
  payoutLineId: number | null;
};

/**
 * Every entry of an affiliate's account, oldest first; a positive amount is owed to the affiliate.
 */
export async function affiliateMovements(ctx: Context, affiliateId: number): Promise<AccountMovement[]> {
  const rows = await queryRows<AccountMovement & { at: string | Date }>(
    ctx.em,
    `select created_at as "at", kind, currency, -amount_minor as "amountMinor", order_id as "orderId", payout_line_id as "payoutLineId"
     from ledger_entry where account = ? order by created_at, id`,
    [affiliateAccount(affiliateId)],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at), amountMinor: Number(row.amountMinor) }));
}
