/** Grants a claim: credits the order to the affiliate who asked, and answers. */
import type { z } from 'zod';
import { type Context, inTransaction, needsOwnersConsent } from '#server/context.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { lockOrder, recordOrderEvent } from '#server/modules/sale/order/order.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { findRow, lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  ClaimAdminView,
  creditClaimInput,
  creditPreviewInput,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { type CreditEffect, creditEffect } from '#src/domain/affiliate/claim/credit.rules.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { earnOrRestore } from '../commission/commission.service.ts';
import { ClaimEntity } from './claim.entity.ts';
import { answerClaim, CLAIM_MISSING } from './claim.service.ts';

const effectOf = (ctx: Context, order: OrderRow | null, affiliate: AffiliateRow): CreditEffect =>
  creditEffect({
    order: order && {
      ...order,
      amountMinor: order.amountMinor ?? null,
      affiliateId: order.affiliateId ?? null,
    },
    affiliate: {
      id: affiliate.id,
      name: affiliate.name,
      rate: affiliate.commissionRate,
      isActive: affiliate.status === 'active' && !affiliate.erasedAt,
    },
    needsOwner: needsOwnersConsent(ctx),
  });

/** The effects of crediting; changes nothing. @throws AppError NOT_FOUND */
export async function previewCredit(
  ctx: Context,
  { id, orderId }: z.output<typeof creditPreviewInput>,
): Promise<CreditEffect> {
  const claim = await requireRow(ctx.em, ClaimEntity, id, CLAIM_MISSING);
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: claim.affiliateId });
  return effectOf(ctx, await findRow(ctx.em, OrderEntity, orderId), affiliate);
}

/** @throws AppError NOT_FOUND; CONFLICT with the reason why the sale cannot be credited */
export async function creditClaim(
  ctx: Context,
  input: z.output<typeof creditClaimInput>,
): Promise<ClaimAdminView> {
  return inTransaction(ctx, async (inner) => {
    // The order of locks is in docs/architecture.md.
    const order = await lockOrder(inner, input.orderId);
    const claim = await lockRow(inner.em, ClaimEntity, input.id, CLAIM_MISSING);
    const affiliate = await inner.em.findOneOrFail(AffiliateEntity, { id: claim.affiliateId });
    const { problem } = effectOf(inner, order, affiliate);
    if (problem) throw new AppError('CONFLICT', problem);
    const answered = await answerClaim(inner, { id: input.id, answer: input.answer });
    const attribution = await inner.deps.attribution.ofManualOrder(inner, affiliate.referralCode);
    await inner.em.nativeUpdate(
      OrderEntity,
      { id: order.id },
      { affiliateId: affiliate.id, attribution, attributionRejected: null },
    );
    await inner.em.nativeUpdate(ClaimEntity, { id: claim.id }, { orderId: order.id });
    await recordOrderEvent(inner, order.id, {
      kind: 'review',
      reason: `Credited to ${affiliate.name} after a question about this sale.`,
    });
    if (order.status === 'paid') await earnOrRestore(inner, await lockOrder(inner, order.id), false);
    await writeAudit(inner, 'claim.credit', ['order', order.id], {
      before: { affiliateId: null },
      after: { affiliateId: affiliate.id, claim: claim.id },
    });
    return { ...answered, orderId: order.id };
  });
}
