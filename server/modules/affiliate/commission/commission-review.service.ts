import { getDomain } from 'tldts';
import type { Context } from '#server/context.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import {
  findReviewReason,
  isReviewable,
  REVIEW_REASONS,
} from '#src/domain/affiliate/commission/commission.rules.ts';
import { sharesCompanyDomain } from '#src/domain/affiliate/commission/comparable-email.rules.ts';
import { areDetailsNewerThan } from '#src/domain/affiliate/payout/payout.rules.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { isOpen, type LockedCommissions, lockCommissions } from '../account/affiliate-rows.service.ts';
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
  if (!(await sharesPayoutDetails(ctx, affiliate))) return;
  const rows = await lockCommissions(ctx, (eb) =>
    eb.and([
      eb('affiliateId', '=', affiliate.id),
      eb.or([isOpen(eb), eb.and([eb('status', '=', 'cancelled'), eb('rejectedAt', 'is', null)])]),
    ]),
  );
  const held = await holdForSharing(ctx, rows);
  await reportCommissions(
    ctx,
    'commission.changed',
    held.filter(({ status }) => status === 'pending').map(({ id }) => id),
  );
}

/** Replaces a weaker reason, whose release would pay the shared account. */
async function holdForSharing(ctx: Context, rows: LockedCommissions): Promise<LockedCommissions> {
  const held = rows.filter(isReviewable);
  await ctx.em.nativeUpdate(
    CommissionEntity,
    { id: held.map(({ id }) => id) },
    { reviewReason: REVIEW_REASONS.sharedPayout },
  );
  return held;
}

/** Why a row that pays more after a payout is held; null if it is not. */
export async function reviewReasonForMore(
  ctx: Context,
  affiliateId: number,
  staffReason: string | null,
): Promise<string | null> {
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId }, { refresh: true });
  return (await sharesPayoutDetails(ctx, affiliate)) ? REVIEW_REASONS.sharedPayout : staffReason;
}

async function sharesPayoutDetails(ctx: Context, affiliate: AffiliateRow): Promise<boolean> {
  const details = readPayoutDetails(ctx, affiliate);
  return details !== null && (await arePayoutDetailsShared(ctx, affiliate.id, details));
}

export async function areNewDetailsShared(
  ctx: Context,
  affiliate: AffiliateRow,
  line: { createdAt: Date },
): Promise<boolean> {
  return (
    areDetailsNewerThan(line, affiliate.payoutHoldUntil ?? null) &&
    (await sharesPayoutDetails(ctx, affiliate))
  );
}

/**
 * For the locked commissions of a line that releases them: while they were in the run, a change of
 * the payout details held only the others. Call with the affiliate locked.
 */
export async function reviewReleased(
  ctx: Context,
  affiliate: AffiliateRow,
  line: { createdAt: Date },
  rows: LockedCommissions,
): Promise<void> {
  if (await areNewDetailsShared(ctx, affiliate, line)) await holdForSharing(ctx, rows);
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
