/** The ledger: append-only double entry. Every movement is one transfer whose entries sum to zero. */
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Currency } from '#src/domain/offer.ts';
import { LedgerEntryEntity } from './payout.entity.ts';

export type LedgerKind = 'sale' | 'refund' | 'commission' | 'commission-reversal' | 'commission-restore' | 'payout';
type Subject = { orderId?: number; commissionId?: number; payoutLineId?: number };

/** @param entries account and amount in minor units; their sum must be zero */
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
    })) as never,
  );
}
