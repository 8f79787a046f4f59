/**
 * Commissions follow their order: earned, reduced, cancelled, reversed, restored. Call inside
 * the order's transaction.
 */
import { type Context, needsOwnersConsent } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { ModuleListeners } from '#server/events.ts';
import { affiliateAccount, type LedgerKind, postLedger } from '#server/modules/sale/ledger/ledger.service.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import {
  availableFrom,
  commissionMinor,
  commissionTarget,
  isFixed,
  type Move,
  planMove,
  previewCommission,
  REVIEW_REASONS,
  remainingCommission,
} from '#src/domain/affiliate/commission/commission.rules.ts';
import { payoutOf } from '#src/domain/affiliate/payout/payout.rules.ts';
import { isNamedByStaff } from '#src/domain/sale/order/attribution.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { type LockedCommissions, lockCommissions } from '../account/affiliate-rows.service.ts';
import { emailAffiliate } from '../account/email-affiliate.service.ts';
import { CommissionEntity, type CommissionRow } from './commission.entity.ts';
import { reportCommissions } from './commission-list.service.ts';
import { reviewReasonFor, reviewReasonForMore } from './commission-review.service.ts';

const COVERED_BY_OTHER_LINES = 'Other commission lines of this order cover its whole amount.';

/**
 * The order became paid: its affiliate earns once per order; an earlier cancellation is undone.
 * L14: what staff caused waits for an owner, whoever or whatever payment then marks it as paid.
 */
export async function earnOrRestore(ctx: Context, order: OrderRow, isSetByStaff: boolean): Promise<void> {
  if (!order.affiliateId || !order.amountMinor) return;
  const lines = await lockLines(ctx, order.id);
  const enteredReason = isSetByStaff ? REVIEW_REASONS.enteredByStaff : null;
  if (lines) return follow(ctx, order, lines, { cancelReason: null, reviewReason: enteredReason });

  const affiliate = await ctx.em.findOne(AffiliateEntity, { id: order.affiliateId });
  if (affiliate?.status !== 'active' || order.refundedMinor >= order.amountMinor) return;
  const now = ctx.deps.clock.now();
  const originalMinor = commissionMinor(order.amountMinor, affiliate.commissionRate);
  const amountMinor = remainingCommission(originalMinor, order.refundedMinor, order.amountMinor);
  const creditedReason = isNamedByStaff(order.attribution ?? null) ? REVIEW_REASONS.creditedByStaff : null;
  const reviewReason = await reviewReasonFor(ctx, order, affiliate, enteredReason ?? creditedReason);
  const row = {
    affiliateId: affiliate.id,
    orderId: order.id,
    kind: 'earned' as const,
    currency: order.currency,
    amountMinor,
    originalMinor,
    rate: affiliate.commissionRate,
    status: 'pending' as const,
    availableAt: availableFrom(now),
    reviewReason,
    createdAt: now,
  };
  const id = await ctx.em.insert(CommissionEntity, row);
  await postCommission(ctx, { ...row, id }, amountMinor, 'commission');
  await reportCommissions(ctx, 'commission.earned', [id]);
  await emailAffiliate(ctx, affiliate.id, {
    kind: reviewReason ? 'commission-review' : 'commission-earned',
    orderId: order.id,
    onceKey: `commission-earned:${id}`,
    payload: {
      amount: formatMinor(amountMinor, order.currency),
      orderId: order.id,
      availableOn: payoutOf(availableFrom(now)),
      reason: reviewReason,
    },
  });
}

/** The order is no longer paid, or was partly refunded. */
export async function adjustForRefund(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  const lines = await lockLines(ctx, order.id);
  if (lines) await follow(ctx, order, lines, { cancelReason: reason, reviewReason: null });
}

/**
 * The payment showed another amount than the one entered, and the order is not paid now. A row that
 * was paid out, or has adjustments, keeps its currency: it is worth nothing in another one.
 */
async function followAmount(ctx: Context, order: OrderRow): Promise<void> {
  const lines = await lockLines(ctx, order.id);
  if (!lines) return;
  const { earned, isOnly } = lines;
  const canChangeCurrency = isOnly && !isFixed(earned);
  const currency = canChangeCurrency ? order.currency : earned.currency;
  const soldMinor = currency === order.currency ? (order.amountMinor ?? 0) : 0;
  const originalMinor = commissionMinor(soldMinor, earned.rate);
  await ctx.em.nativeUpdate(CommissionEntity, { id: earned.id }, { currency, originalMinor });
}

type Reasons = { cancelReason: string | null; reviewReason: string | null };

/**
 * Sets the order's commission rows to what it is worth now. Unpaid money changes its own row; money
 * that was paid out, or is in a payout run, gets a separate row for the next payout.
 */
async function follow(ctx: Context, order: OrderRow, lines: Lines, reasons: Reasons): Promise<void> {
  const { earned, totalMinor } = lines;
  if (lines.isRejected) return;
  const move = planMove(earned, totalMinor, commissionTarget(order, lines));
  if (move.kind === 'none') return;
  const { affiliateId, orderId } = earned;
  const { cancelReason } = reasons;
  let reviewReason = earned.reviewReason ?? reasons.reviewReason;
  let lineId = earned.id;
  if (move.kind === 'new-line') {
    reviewReason = await reviewReasonForMore(ctx, affiliateId, reasons.reviewReason);
    lineId = await addReversal(ctx, earned, move.delta, { cancelReason, reviewReason });
  } else await changeEarned(ctx, earned, move, { cancelReason, reviewReason });
  await postCommission(ctx, { ...earned, id: lineId }, move.delta);
  await reportCommissions(ctx, 'commission.changed', [lineId]);
  if (move.delta === 0) return;
  await emailAffiliate(ctx, affiliateId, {
    kind: move.delta < 0 ? 'commission-cancelled' : 'commission-restored',
    orderId,
    payload: {
      amount: formatMinor(Math.abs(move.delta), earned.currency),
      orderId,
      reason: move.delta < 0 ? cancelReason : reviewReason,
      afterPayout: earned.status === 'paid',
    },
  });
}

export async function addReversal(
  ctx: Context,
  earned: CommissionRow,
  delta: number,
  { cancelReason, reviewReason }: Reasons,
): Promise<number> {
  const now = ctx.deps.clock.now();
  return ctx.em.insert(CommissionEntity, {
    affiliateId: earned.affiliateId,
    orderId: earned.orderId,
    kind: 'reversal',
    currency: earned.currency,
    amountMinor: delta,
    originalMinor: delta,
    rate: earned.rate,
    status: 'pending',
    availableAt: now,
    cancelReason,
    reviewReason: delta > 0 ? reviewReason : null,
    createdAt: now,
  });
}

async function changeEarned(
  ctx: Context,
  earned: CommissionRow,
  { status, amountMinor, delta }: Extract<Move, { kind: 'change-row' }>,
  { cancelReason, reviewReason }: Reasons,
): Promise<void> {
  // Other rows may already cover a restored order; its own row is then cancelled with a standard
  // reason.
  const reason = status === 'cancelled' ? (cancelReason ?? COVERED_BY_OTHER_LINES) : cancelReason;
  const held = delta > 0 ? { reviewReason } : {};
  await ctx.em.nativeUpdate(CommissionEntity, earned.id, {
    status,
    amountMinor,
    cancelReason: reason,
    ...held,
  });
}

export const postCommission = (
  ctx: Context,
  { id, orderId, affiliateId, currency }: Pick<CommissionRow, 'id' | 'orderId' | 'affiliateId' | 'currency'>,
  delta: number,
  kind: Extract<LedgerKind, `commission${string}`> = delta < 0 ? 'commission-reversal' : 'commission-restore',
): Promise<void> =>
  postLedger(
    ctx,
    kind,
    currency,
    [
      ['commission_expense', delta],
      [affiliateAccount(affiliateId), -delta],
    ],
    { orderId, commissionId: id },
  );

type Lines = NonNullable<ReturnType<typeof linesOf>>;

/** Every commission of the order, locked: an owner may reject one of them at the same time. */
const lockLines = async (ctx: Context, orderId: number): Promise<Lines | null> =>
  linesOf(await lockCommissions(ctx, (eb) => eb('orderId', '=', orderId)));

/** Null while the order has earned nothing. */
function linesOf(all: LockedCommissions) {
  const earned = all.find(({ kind }) => kind === 'earned');
  if (!earned) return null;
  const counted = all.filter(({ status }) => status !== 'cancelled');
  return {
    earned,
    isOnly: all.length === 1,
    originalMinor: earned.originalMinor,
    totalMinor: sumBy(counted, ({ amountMinor }) => amountMinor),
    isRejected: earned.rejectedAt !== null,
    hasRejected: all.some(({ rejectedAt }) => rejectedAt !== null),
  };
}

export const commissionListeners: ModuleListeners<Context> = {
  'order.paid': (ctx, { order, isManual }) => earnOrRestore(ctx, order, isManual && needsOwnersConsent(ctx)),
  'order.amount_corrected': (ctx, { order }) => followAmount(ctx, order),
  'order.refunded': (ctx, { order, reason }) => adjustForRefund(ctx, order, reason),
  'order.cancelled': (ctx, { order, reason }) => adjustForRefund(ctx, order, reason),
};

/** As sentences; changes nothing. */
export async function describeStatusChange(ctx: Context, order: OrderRow, to: OrderStatus) {
  const affiliate = order.affiliateId
    ? await ctx.em.findOne(AffiliateEntity, { id: order.affiliateId })
    : null;
  const rows = kysely(ctx.em).selectFrom('commission').selectAll().where('orderId', '=', order.id);
  const lines = linesOf(await rows.execute());
  return previewCommission({
    order,
    to,
    lines: lines && { ...lines, isFixed: isFixed(lines.earned) },
    affiliate: affiliate && {
      name: affiliate.name,
      isActive: affiliate.status === 'active',
      isMailable: !affiliate.erasedAt,
      rate: affiliate.commissionRate,
    },
    needsOwner: needsOwnersConsent(ctx) || (!lines && isNamedByStaff(order.attribution ?? null)),
    now: ctx.deps.clock.now(),
  });
}
