/**
 * Append-only double-entry ledger: each transfer sums to zero. Debit accounts (`payments`,
 * `commission_expense`) are positive; `sales`, `affiliate:<id>`, `payouts` negative.
 */

import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { ModuleListeners } from '#server/events.ts';
import type { Currency } from '#src/domain/offer.ts';
import { netMinor } from '#src/domain/sale/order/order.rules.ts';
import { LedgerEntryEntity } from './ledger.entity.ts';

export type LedgerKind =
  | 'sale'
  | 'refund'
  | 'commission'
  | 'commission-reversal'
  | 'commission-restore'
  | 'payout'
  | 'payout-return';
/** Entries of an affiliate's account, as its statement names them. */
export const MOVEMENT_TEXTS: Partial<Record<LedgerKind, string>> = {
  commission: 'Commission',
  'commission-reversal': 'Commission taken back',
  'commission-restore': 'Commission reinstated',
  payout: 'Payout',
  'payout-return': 'Payout returned',
};
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
  const booked = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number | null>('amountMinor').as('total'))
    .where('orderId', '=', order.id)
    .where('account', '=', 'payments')
    .executeTakeFirst();
  const delta = netMinor - (booked?.total ?? 0);
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
  const rows = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .where('account', '=', affiliateAccount(affiliateId))
    .select(['createdAt as at', 'kind', 'currency', 'amountMinor', 'orderId', 'payoutLineId'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  // The ledger has what is owed to the affiliate as a negative amount.
  return rows.map((row) => ({ ...row, kind: row.kind as LedgerKind, amountMinor: -row.amountMinor }));
}

export const ledgerListeners: ModuleListeners<Context> = {
  'order.paid': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.refunded': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.cancelled': (ctx, { order }) => syncSaleEntry(ctx, order, 0),
};
