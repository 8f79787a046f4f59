import { getDomain } from 'tldts';
import type { Context } from '#server/context.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { findReviewReason, REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import { sharesCompanyDomain } from '#src/domain/affiliate/commission/comparable-email.rules.ts';
import { areDetailsNewerThan } from '#src/domain/affiliate/payout/payout.rules.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { isSale, isUpcoming, lockCommissions } from '../account/affiliate-rows.service.ts';
import {
  bankHashes,
  type PayoutDetails,
  paypalHashes,
  readPayoutDetails,
} from '../account/payout-details.service.ts';
import { ClickEntity } from '../referral/click.entity.ts';
import { CommissionEntity } from './commission.entity.ts';
import { reportCommissions } from './commission-list.service.ts';

/** By the Public Suffix List. A site on shared hosting (`shop.wixsite.com`) counts as one (L10). */
const registrableDomain = (host: string): string | null => getDomain(host, { allowPrivateDomains: true });

/**
 * L13: unreadable details hold the commission for review; the customer's
 * payment must still be recorded.
 */
export async function reviewReasonFor(
  ctx: Context,
  order: OrderRow,
  affiliate: AffiliateRow,
  staffReason: string | null,
): Promise<string | null> {
  const details = readPayoutDetails(ctx, affiliate);
  if (!details) return REVIEW_REASONS.unreadablePayoutDetails;
  return findReviewReason({
    buyer: { email: order.customerEmail, phone: order.customerPhone },
    affiliate: { ...affiliate, paypalEmail: details.paypalEmail },
    sharesPayoutDetails: await arePayoutDetailsShared(ctx, affiliate.id, details),
    sharesCompanyDomain: sharesCompanyDomain(order.customerEmail, affiliate.email, registrableDomain),
    staffReason,
    sameAddressAsLogin: await clickedFromLoginAddress(ctx, order, affiliate),
  });
}

/** Compares the hashes under every configured secret: some rows may not be re-encrypted yet. */
async function arePayoutDetailsShared(
  ctx: Context,
  affiliateId: number,
  { paypalEmail, bankDetails }: PayoutDetails,
): Promise<boolean> {
  const { keyring } = ctx.deps;
  const shared = [
    ...(paypalEmail ? [{ paypalEmailHash: paypalHashes(keyring, paypalEmail) }] : []),
    ...(bankDetails ? [{ bankDetailsHash: bankHashes(keyring, bankDetails) }] : []),
  ];
  if (shared.length === 0) return false;
  return (await ctx.em.count(AffiliateEntity, { id: { $ne: affiliateId }, $or: shared })) > 0;
}

/**
 * Holds unpaid commissions for review when an affiliate enters another's payout details, also those
 * that a won dispute may restore. The other's are not held: a stranger could block them by entering
 * their PayPal address.
 */
export async function reviewSharedPayoutDetails(ctx: Context, affiliate: AffiliateRow): Promise<void> {
  const details = readPayoutDetails(ctx, affiliate);
  if (!details || !(await arePayoutDetailsShared(ctx, affiliate.id, details))) return;
  const rows = await lockCommissions(ctx, (eb) =>
    eb.and([
      eb('affiliateId', '=', affiliate.id),
      isSale(eb),
      eb.or([isUpcoming(eb), eb.and([eb('status', '=', 'cancelled'), eb('rejectedAt', 'is', null)])]),
    ]),
  );
  const ids = rows.map(({ id }) => id);
  await ctx.em.nativeUpdate(CommissionEntity, { id: ids }, { reviewReason: REVIEW_REASONS.sharedPayout });
  const upcoming = rows.filter(({ status }) => status === 'pending');
  await reportCommissions(
    ctx,
    'commission.changed',
    upcoming.map(({ id }) => id),
  );
}

export async function areNewDetailsShared(
  ctx: Context,
  affiliate: AffiliateRow,
  line: { createdAt: Date },
): Promise<boolean> {
  if (!areDetailsNewerThan(line, affiliate.payoutHoldUntil ?? null)) return false;
  const details = readPayoutDetails(ctx, affiliate);
  return details !== null && arePayoutDetailsShared(ctx, affiliate.id, details);
}

/**
 * For the locked commissions of a line that releases them: while they were in the run, a change of
 * the payout details held only the others. Call with the affiliate locked.
 */
export async function reviewReleased(
  ctx: Context,
  affiliate: AffiliateRow,
  line: { createdAt: Date },
  ids: readonly number[],
): Promise<void> {
  if (!(await areNewDetailsShared(ctx, affiliate, line))) return;
  await ctx.em.nativeUpdate(
    CommissionEntity,
    { id: { $in: [...ids] }, kind: 'earned' },
    { reviewReason: REVIEW_REASONS.sharedPayout },
  );
}

async function clickedFromLoginAddress(ctx: Context, order: OrderRow, affiliate: AffiliateRow) {
  if (!affiliate.lastLoginIpHash || !affiliate.lastLoginAt || !order.attribution?.clickAt) return false;
  const clickAt = new Date(order.attribution.clickAt);
  if (Math.abs(clickAt.getTime() - affiliate.lastLoginAt.getTime()) > DAY_MS) return false;
  const visit = {
    affiliateId: affiliate.id,
    createdAt: clickAt,
    ipHash: affiliate.lastLoginIpHash,
    isTest: false,
  };
  return (await ctx.em.count(ClickEntity, visit)) > 0;
}
