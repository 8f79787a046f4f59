/** Commissions follow their order: earned, reduced, cancelled, reversed, restored. Always called inside the order's transaction. */

import type { Context } from '#server/context.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { queryRows } from '#server/platform/database.ts';
import { LockMode } from '#server/platform/lock-mode.ts';
import { errorFields } from '#server/platform/logger.ts';
import {
  availableFrom,
  commissionMinor,
  findReviewReason,
  REVIEW_REASONS,
  remainingCommission,
} from '#src/domain/commission/commission.rules.ts';
import { planMove } from '#src/domain/commission/commission-lines.rules.ts';
import { sharesCompanyDomain } from '#src/domain/commission/comparable-email.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity, type AffiliateRow } from '../affiliate/affiliate.entity.ts';
import { bankHashes, decryptPayoutDetails, type PayoutDetails, paypalHashes } from '../affiliate/payout-details.service.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { postLedger } from '../payout/ledger.service.ts';
import { CommissionEntity, type CommissionRow } from './commission.entity.ts';
import { registrableDomain } from './registrable-domain.ts';

const COVERED_BY_OTHER_LINES = 'Other commission lines of this order cover its whole amount.';

/** The order became paid: its affiliate earns, once per order ever; an earlier cancellation is taken back. */
export async function earnOrRestore(ctx: Context, order: OrderRow, enteredByStaff: boolean): Promise<void> {
  if (!order.affiliateId || !order.amountMinor || order.amountMinor <= 0) return;
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
    } as never),
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

/** The order is no longer paid, or part of it was given back: `refundedMinor` of the sale is gone (all of it when cancelled). */
export async function settleAgainstRefund(ctx: Context, order: OrderRow, refundedMinor: number, reason: string): Promise<void> {
  const earned = await lockEarned(ctx, order.id);
  if (!earned || !order.amountMinor) return;
  const target = remainingCommission(earned.originalMinor, refundedMinor, order.amountMinor);
  await moveTo(ctx, earned, target, reason);
}

async function restore(ctx: Context, order: OrderRow, earned: CommissionRow, enteredByStaff: boolean): Promise<void> {
  const target = remainingCommission(earned.originalMinor, order.refundedMinor, order.amountMinor ?? 0);
  await moveTo(ctx, earned, target, null, enteredByStaff ? REVIEW_REASONS.enteredByStaff : null);
}

/**
 * Brings everything the order is worth to its affiliate to `target`. Money that has not left changes its own row; money that has
 * been paid out, or is frozen in a payout run, gets a line of its own against (or for) the next payout.
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
  const [lines] = await queryRows<{ total: string | number | null; isRejected: boolean }>(
    ctx.em,
    `select sum(amount_minor) filter (where status <> 'cancelled') as total, bool_or(refused_at is not null) as "isRejected"
     from commission where order_id = ?`,
    [earned.orderId],
  );
  const total = Number(lines?.total ?? 0);
  const line = { status: earned.status, amountMinor: earned.amountMinor, payoutLineId: earned.payoutLineId ?? null };
  // L14: a rejected amount never comes back; from then on the order can only lose.
  const move = planMove(line, total, lines?.isRejected ? Math.min(target, total) : target);
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
      } as never),
    );
  } else {
    const { status, amountMinor } = move;
    // A restored order can be covered by its other lines alone: its own row is cancelled then without anybody's reason.
    const reason = status === 'cancelled' ? (cancelReason ?? COVERED_BY_OTHER_LINES) : cancelReason;
    const held = move.delta > 0 ? { reviewReason: earned.reviewReason ?? reviewReason } : {};
    await ctx.em.nativeUpdate(CommissionEntity, { id: earned.id }, { status, amountMinor, cancelReason: reason, ...held });
  }
  await ledgerDelta(ctx, earned, move.delta, lineId);
  if (move.delta < 0) await notifyMoved(ctx, earned, 'commission-cancelled', -move.delta, cancelReason ?? 'The sale was given back.');
  if (move.delta > 0) await notifyMoved(ctx, earned, 'commission-restored', move.delta, reviewReason);
}

async function ledgerDelta(ctx: Context, earned: CommissionRow, delta: number, commissionId: number): Promise<void> {
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

/** L13: unreadable details hold the commission back for review; they must not keep a customer's payment from being recorded. */
async function reviewReasonFor(ctx: Context, order: OrderRow, affiliate: AffiliateRow, enteredByStaff: boolean): Promise<string | null> {
  let details: PayoutDetails;
  try {
    details = decryptPayoutDetails(ctx, affiliate);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.deps.logger.error('payout details cannot be decrypted', { affiliate: affiliate.id, ...errorFields(error) });
    return REVIEW_REASONS.unreadablePayoutDetails;
  }
  return findReviewReason({
    buyer: { email: order.customerEmail, phone: order.customerPhone ?? null },
    affiliate: {
      email: affiliate.email,
      paypalEmail: details.paypalEmail,
      phone: affiliate.phone ?? null,
      mayBuyForClients: affiliate.mayBuyForClients,
    },
    sharesPayoutDetails: await arePayoutDetailsShared(ctx, affiliate.id, details),
    sharesCompanyDomain: sharesCompanyDomain(order.customerEmail, affiliate.email, registrableDomain),
    enteredByStaff,
    sameAddressAsLogin: await clickedFromLoginAddress(ctx, order, affiliate),
  });
}

const lockEarned = (ctx: Context, orderId: number): Promise<CommissionRow | null> =>
  ctx.em.findOne(CommissionEntity, { orderId, kind: 'earned' }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** Compares the hashes under every listed secret: another row may not have been re-encrypted yet. */
async function arePayoutDetailsShared(ctx: Context, affiliateId: number, { paypalEmail, bankDetails }: PayoutDetails): Promise<boolean> {
  const { keyring } = ctx.deps;
  const [row] = await queryRows<{ found: boolean }>(
    ctx.em,
    `select exists (select 1 from affiliate where id <> ?
       and (paypal_email_hash = any(string_to_array(?, ',')) or bank_details_hash = any(string_to_array(?, ',')))) as found`,
    [
      affiliateId,
      paypalEmail ? paypalHashes(keyring, paypalEmail).join(',') : null,
      bankDetails ? bankHashes(keyring, bankDetails).join(',') : null,
    ],
  );
  return Boolean(row?.found);
}

/**
 * Details were entered that another affiliate has too: what this one has not been paid yet waits for a person. Not the other's: a stranger
 * who types somebody's PayPal address may not hold up their money.
 */
export async function reviewSharedPayoutDetails(ctx: Context, affiliate: AffiliateRow): Promise<void> {
  if (!(await arePayoutDetailsShared(ctx, affiliate.id, decryptPayoutDetails(ctx, affiliate)))) return;
  await ctx.em.nativeUpdate(
    CommissionEntity,
    { affiliateId: affiliate.id, kind: 'earned', status: 'pending', payoutLineId: null, reviewReason: null },
    { reviewReason: REVIEW_REASONS.sharedPayout },
  );
}

async function clickedFromLoginAddress(ctx: Context, order: OrderRow, affiliate: AffiliateRow): Promise<boolean> {
  if (!affiliate.lastLoginIpHash || !affiliate.lastLoginAt || !order.attribution?.clickAt) return false;
  const clickAt = new Date(order.attribution.clickAt);
  if (Math.abs(clickAt.getTime() - affiliate.lastLoginAt.getTime()) > 86_400_000) return false;
  const [row] = await queryRows<{ found: boolean }>(
    ctx.em,
    'select exists (select 1 from referral_click where affiliate_id = ? and created_at = ? and ip_hash = ? and not is_test) as found',
    [affiliate.id, clickAt, affiliate.lastLoginIpHash],
  );
  return Boolean(row?.found);
}
