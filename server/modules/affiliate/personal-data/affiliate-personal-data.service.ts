import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import type { Context, PersonalDataSource } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { copyRows, eraseEmails, eraseResponses, placeholderAddress } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { ownOrders } from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { likePattern } from '#server/platform/database/keyset.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { mentionsEmail } from '#src/domain/shared/erasure.rules.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { commissionsOf, isPending } from '../account/affiliate-rows.service.ts';
import { decryptPayoutDetails } from '../account/payout-details.service.ts';
import { ClaimEntity } from '../claim/claim.entity.ts';
import { PayoutLineEntity } from '../payout/payout.entity.ts';

const findAffiliate = (ctx: Context, email: string, lock = {}): Promise<AffiliateRow | null> =>
  ctx.em.findOne(AffiliateEntity, { email }, { ...lock, refresh: true });

const unpaidCommission = (ctx: Context, affiliateId: number) =>
  commissionsOf(ctx, affiliateId)
    .where(isPending)
    .select(({ fn }) => ['currency', fn.sum<number>('amountMinor').as('amountMinor')])
    .groupBy('currency')
    .having(({ fn }) => fn.sum<number>('amountMinor'), '<>', 0)
    .orderBy('currency')
    .execute();

export const affiliatePersonalData: PersonalDataSource = {
  async find(ctx, email) {
    const affiliate = await findAffiliate(ctx, email);
    if (!affiliate) return {};
    const { id, name } = affiliate;
    return {
      account: { kind: 'affiliate', id, name },
      unpaid: await unpaidCommission(ctx, id),
      openPayout: (await ctx.em.count(PayoutLineEntity, { affiliateId: id, status: 'pending' })) > 0,
    };
  },
  async copy(ctx, email) {
    const affiliate = await findAffiliate(ctx, email);
    return { affiliate: affiliate && (await copyOfAffiliate(ctx, affiliate)) };
  },
  // Before orders and commissions, as by payout runs: none may add a line meanwhile.
  async lock(ctx, email) {
    await findAffiliate(ctx, email, FOR_UPDATE);
  },
  async erase(ctx, email) {
    await eraseFromClaims(ctx, email);
    await kysely(ctx.em)
      .updateTable('commission')
      .set(PERSONAL_DATA.commission.erased)
      .where('cancelReason', 'is not', null)
      .where('orderId', 'in', ownOrders(ctx, email))
      .execute();
    const affiliate = await findAffiliate(ctx, email);
    if (affiliate) await eraseAffiliate(ctx, affiliate);
  },
};

async function copyOfAffiliate(ctx: Context, affiliate: AffiliateRow) {
  const { id } = affiliate;
  const db = kysely(ctx.em);
  const commissions = db.selectFrom('commission').select(PERSONAL_DATA.commission.copied);
  const payouts = db.selectFrom('payout_line').select(PERSONAL_DATA.payout_line.copied);
  const claims = db.selectFrom('affiliate_claim').select(PERSONAL_DATA.affiliate_claim.copied);
  return {
    name: affiliate.name,
    email: affiliate.email,
    phone: affiliate.phone,
    company: affiliate.company,
    referralCode: affiliate.referralCode,
    commissionRate: affiliate.commissionRate,
    status: affiliate.status,
    ...decryptPayoutDetails(ctx, affiliate),
    createdAt: affiliate.createdAt,
    lastLoginAt: affiliate.lastLoginAt,
    commissions: await copyRows(commissions.where('affiliateId', '=', id).orderBy('id')),
    payouts: await copyRows(payouts.where('affiliateId', '=', id).orderBy('id')),
    claims: await copyRows(claims.where('affiliateId', '=', id).orderBy('id')),
  };
}

async function eraseAffiliate(ctx: Context, { id, referralCode }: AffiliateRow): Promise<void> {
  const { em, deps } = ctx;
  await em.nativeUpdate(AffiliateEntity, id, {
    ...PERSONAL_DATA.affiliate.erased,
    email: placeholderAddress('affiliate', id),
    status: 'closed',
    erasedAt: deps.clock.now(),
  });
  await em.nativeDelete(LoginCodeEntity, { affiliateId: id });
  await em.nativeUpdate(ClaimEntity, { affiliateId: id }, PERSONAL_DATA.affiliate_claim.erased);
  await eraseEmails(ctx, (eb) => eb('affiliateId', '=', id));
  await deps.sessions.endAll(em, 'affiliate', id);
  await eraseResponses(ctx, referralCode);
}

/**
 * Affiliates name buyers in claims about missing sales. The order number stays, so that staff
 * can still answer the claim. Only where the address is the whole address (L11).
 */
async function eraseFromClaims(ctx: Context, email: string): Promise<void> {
  const written = likePattern(email);
  const orders = (await ownOrders(ctx, email).execute()).map(({ id }) => id);
  const candidates = await ctx.em.find(ClaimEntity, {
    $or: [
      { orderId: orders },
      { subject: { $ilike: written } },
      { message: { $ilike: written } },
      { answer: { $ilike: written } },
    ],
  });
  const claims = candidates.filter(
    ({ orderId, subject, message, answer }) =>
      (orderId && orders.includes(orderId)) ||
      [subject, message, answer].some((text) => text && mentionsEmail(text, email)),
  );
  for (const { id, orderId } of claims)
    await ctx.em.nativeUpdate(ClaimEntity, id, {
      ...PERSONAL_DATA.affiliate_claim.erased,
      subject: orderId ? String(orderId) : '',
    });
  // Emails about claims repeat their texts; a queued email must still be sent.
  await ctx.em.nativeUpdate(
    EmailMessageEntity,
    {
      kind: ['claim-notice', 'claim-answered'],
      status: { $ne: 'queued' },
      affiliateId: claims.map(({ affiliateId }) => affiliateId),
    },
    { payloadEncrypted: null, subject: null },
  );
}
