/** Decides which commissions wait for a review. */

import { getDomain } from 'tldts';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { errorFields } from '#server/platform/logger.ts';
import { findReviewReason, REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import { sharesCompanyDomain } from '#src/domain/affiliate/commission/comparable-email.rules.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import type { AffiliateRow } from '../account/affiliate.entity.ts';
import { isSale } from '../account/affiliate-rows.service.ts';
import {
  bankHashes,
  decryptPayoutDetails,
  type PayoutDetails,
  paypalHashes,
} from '../account/payout-details.service.ts';
import { CommissionEntity } from './commission.entity.ts';
import { lockCommissions } from './commission-locks.service.ts';
import { reportCommissions } from './commission-report.service.ts';
import { isUpcoming } from './commission-stage.service.ts';

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
  let details: PayoutDetails;
  try {
    details = decryptPayoutDetails(ctx, affiliate);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.deps.logger.error('payout details cannot be decrypted', {
      affiliate: affiliate.id,
      ...errorFields(error),
    });
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
  const other = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select('id')
    .where('id', '<>', affiliateId)
    .where(({ eb, or }) =>
      or([
        ...(paypalEmail ? [eb('paypalEmailHash', 'in', paypalHashes(keyring, paypalEmail))] : []),
        ...(bankDetails ? [eb('bankDetailsHash', 'in', bankHashes(keyring, bankDetails))] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Holds unpaid commissions for review when an affiliate enters another's payout details. The
 * other's are not held: a stranger could block them by entering their PayPal address.
 */
export async function reviewSharedPayoutDetails(ctx: Context, affiliate: AffiliateRow): Promise<void> {
  if (!(await arePayoutDetailsShared(ctx, affiliate.id, decryptPayoutDetails(ctx, affiliate)))) return;
  const rows = await lockCommissions(ctx, (eb) =>
    eb.and([eb('affiliateId', '=', affiliate.id), isSale(eb), isUpcoming(eb)]),
  );
  const ids = rows.map(({ id }) => id);
  await ctx.em.nativeUpdate(
    CommissionEntity,
    { id: { $in: ids } },
    { reviewReason: REVIEW_REASONS.sharedPayout },
  );
  await reportCommissions(ctx, 'commission.changed', ids);
}

async function clickedFromLoginAddress(
  ctx: Context,
  order: OrderRow,
  affiliate: AffiliateRow,
): Promise<boolean> {
  if (!affiliate.lastLoginIpHash || !affiliate.lastLoginAt || !order.attribution?.clickAt) return false;
  const clickAt = new Date(order.attribution.clickAt);
  if (Math.abs(clickAt.getTime() - affiliate.lastLoginAt.getTime()) > DAY_MS) return false;
  const click = await kysely(ctx.em)
    .selectFrom('referral_click')
    .select('id')
    .where('affiliateId', '=', affiliate.id)
    .where('createdAt', '=', clickAt)
    .where('ipHash', '=', affiliate.lastLoginIpHash)
    .where('isTest', '=', false)
    .limit(1)
    .executeTakeFirst();
  return click !== undefined;
}
