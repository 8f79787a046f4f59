/**
 * Commissions follow their order: earned, reduced, cancelled, reversed, restored. Call inside
 * the order's transaction.
 */

import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { LockMode } from '#server/platform/database/lock-mode.ts';
import {
  availableFrom,
  commissionMinor,
  REVIEW_REASONS,
  remainingCommission,
} from '#src/domain/commission/commission.rules.ts';
import { planMove } from '#src/domain/commission/commission-lines.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { postLedger } from '../ledger/ledger.service.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { CommissionEntity, type CommissionRow } from './commission.entity.ts';
import { reviewReasonFor } from './commission-review.service.ts';

const COVERED_BY_OTHER_LINES = 'Other commission lines of this order cover its whole amount.';

/** The order became paid: its affiliate earns once per order; an earlier cancellation is undone. */
export async function earnOrRestore(ctx: Context, order: OrderRow, enteredByStaff: boolean): Promise<void> {
  if (!order.affiliateId || !order.amountMinor) return;
  const existing = await lockEarned(ctx, order.id);
  if (existing) return restore(ctx, order, existing, enteredByStaff);

  const affiliate = await ctx.em.findOne(AffiliateEntity, { id: order.affiliateId });
  if (affiliate?.status !== 'active' || order.refundedMinor >= order.amountMinor) return;
  const now = ctx.deps.clock.now();
  const originalMinor = commissionMinor(order.amountMinor, affiliate.commissionRate);
  const amountMinor = remainingCommission(originalMinor, order.refundedMinor, order.amountMinor);
  const reviewReason = await reviewReasonFor(ctx, order, affiliate, enteredByStaff);
  const id = Number(
    await ctx.em.insert(CommissionEntity, {
      affiliateId: affiliate.id,
      orderId: order.id,
      kind: 'earned',
      currency: order.currency,
      amountMinor,
      originalMinor,
      rate: affiliate.commissionRate,
      status: 'pending',
      availableAt: availableFrom(now),
      reviewReason,
      createdAt: now,
    }),
  );
  await postLedger(
    ctx,
    'commission',
    order.currency,
    [
      ['commission_expense', amountMinor],
      [`affiliate:${affiliate.id}`, -amountMinor],
    ],
    { orderId: order.id, commissionId: id },
  );
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: reviewReason ? 'commission-review' : 'commission-earned',
    to: affiliate.email,
    affiliateId: affiliate.id,
    orderId: order.id,
    onceKey: `commission-earned:${id}`,
    payload: {
      affiliateId: affiliate.id,
      name: affiliate.name,
      amount: formatMinor(amountMinor, order.currency),
      orderId: order.id,
      availableOn: longDate(availableFrom(now)),
      reason: reviewReason,
    },
  });
}

/**
 * The order is no longer paid, or was partly refunded. `refundedMinor` is the total lost,
 * all of it when cancelled.
 */
export async function adjustForRefund(
  ctx: Context,
  order: OrderRow,
  refundedMinor: number,
  reason: string,
): Promise<void> {
  const earned = await lockEarned(ctx, order.id);
  if (!earned || !order.amountMinor) return;
  const target = remainingCommission(earned.originalMinor, refundedMinor, order.amountMinor);
  await moveTo(ctx, earned, target, reason);
}

async function restore(
  ctx: Context,
  order: OrderRow,
  earned: CommissionRow,
  enteredByStaff: boolean,
): Promise<void> {
  const target = remainingCommission(earned.originalMinor, order.refundedMinor, order.amountMinor ?? 0);
  await moveTo(ctx, earned, target, null, enteredByStaff ? REVIEW_REASONS.enteredByStaff : null);
}

/**
 * Sets the order's total commission to `target`. Unpaid money changes its own row; money that was
 * paid out, or is in a payout run, gets a separate row for the next payout.
 */
async function moveTo(
  ctx: Context,
  earned: CommissionRow,
  target: number,
  cancelReason: string | null,
  reviewReason: string | null = null,
): Promise<void> {
  if (earned.refusedAt) return;
  const now = ctx.deps.clock.now();
  const lines = await kysely(ctx.em)
    .selectFrom('commission')
    .select(['amountMinor', 'status', 'refusedAt'])
    .where('orderId', '=', earned.orderId)
    .execute();
  const total = lines
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isRejected = lines.some(({ refusedAt }) => refusedAt !== null);
  const line = {
    status: earned.status,
    amountMinor: earned.amountMinor,
    payoutLineId: earned.payoutLineId ?? null,
  };
  // L14: a rejected amount never comes back; from then on the order can only lose.
  const move = planMove(line, total, isRejected ? Math.min(target, total) : target);
  if (move.kind === 'none') return;
  let lineId = earned.id;
  if (move.kind === 'new-line') {
    lineId = Number(
      await ctx.em.insert(CommissionEntity, {
        affiliateId: earned.affiliateId,
        orderId: earned.orderId,
        kind: 'reversal',
        currency: earned.currency,
        amountMinor: move.delta,
        originalMinor: move.delta,
        rate: earned.rate,
        status: 'pending',
        availableAt: now,
        cancelReason,
        reviewReason: move.delta > 0 ? reviewReason : null,
        createdAt: now,
      }),
    );
  } else {
    const { status, amountMinor } = move;
    // Other rows may already cover a restored order; its own row is then
    // cancelled with a standard reason.
    const reason = status === 'cancelled' ? (cancelReason ?? COVERED_BY_OTHER_LINES) : cancelReason;
    const held = move.delta > 0 ? { reviewReason: earned.reviewReason ?? reviewReason } : {};
    await ctx.em.nativeUpdate(
      CommissionEntity,
      { id: earned.id },
      { status, amountMinor, cancelReason: reason, ...held },
    );
  }
  await ledgerDelta(ctx, earned, move.delta, lineId);
  if (move.delta < 0) await notifyMoved(ctx, earned, 'commission-cancelled', -move.delta, cancelReason);
  if (move.delta > 0) await notifyMoved(ctx, earned, 'commission-restored', move.delta, reviewReason);
}

async function ledgerDelta(
  ctx: Context,
  earned: CommissionRow,
  delta: number,
  commissionId: number,
): Promise<void> {
  if (delta === 0) return;
  await postLedger(
    ctx,
    delta < 0 ? 'commission-reversal' : 'commission-restore',
    earned.currency,
    [
      ['commission_expense', delta],
      [`affiliate:${earned.affiliateId}`, -delta],
    ],
    { orderId: earned.orderId, commissionId },
  );
}

async function notifyMoved(
  ctx: Context,
  earned: CommissionRow,
  kind: 'commission-cancelled' | 'commission-restored',
  amountMinor: number,
  reason: string | null,
): Promise<void> {
  const affiliate = await ctx.em.findOne(AffiliateEntity, { id: earned.affiliateId });
  if (!affiliate || affiliate.erasedAt) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind,
    to: affiliate.email,
    affiliateId: affiliate.id,
    orderId: earned.orderId,
    payload: {
      affiliateId: affiliate.id,
      name: affiliate.name,
      amount: formatMinor(amountMinor, earned.currency),
      orderId: earned.orderId,
      reason,
      afterPayout: earned.status === 'paid',
    },
  });
}

const lockEarned = (ctx: Context, orderId: number): Promise<CommissionRow | null> =>
  ctx.em.findOne(
    CommissionEntity,
    { orderId, kind: 'earned' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
