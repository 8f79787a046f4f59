import type { z } from 'zod';
import { type Context, inTransaction, needsOwnersConsent, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { lockOrder } from '#server/modules/sale/order/order.service.ts';
import { recordOrderEvent } from '#server/modules/sale/order/order-history.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { findRow, lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { adminAction, adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  type CreditEffect,
  creditEffect,
  maskedSubject,
  reasonTitle,
} from '#src/domain/affiliate/claim/claim.rules.ts';
import {
  answerClaimInput,
  claimAdminView,
  claimsInput,
  creditClaimInput,
  creditPreviewInput,
  creditPreviewView,
  type openClaimInput,
} from '#src/domain/affiliate/claim/claim.schema.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { site } from '#src/domain/site.ts';
import { AffiliateEntity, type AffiliateRow } from '../account/affiliate.entity.ts';
import { emailAffiliate } from '../account/email-affiliate.service.ts';
import { earnOrRestore } from '../commission/commission.service.ts';
import { ClaimEntity } from './claim.entity.ts';
import { findSale } from './find-sale.service.ts';

const CLAIM_MISSING = 'We can’t find this question. Choose it from the list.';
const CLAIMS_PER_DAY = 10;

const claimRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('affiliate_claim')
    .innerJoin('affiliate', 'affiliate.id', 'affiliate_claim.affiliateId')
    .selectAll('affiliate_claim')
    .select(['affiliate_claim.reasonCode as reason', 'affiliate.name as affiliateName']);

/** @throws AppError CONFLICT while the same question is open, RATE_LIMITED */
export async function openClaim(ctx: Context, affiliateId: number, input: z.output<typeof openClaimInput>) {
  await requireBelow(ctx.em, ctx.deps.clock, `claim:${affiliateId}`, CLAIMS_PER_DAY, DAY_SECONDS);
  const found = await findSale(ctx, affiliateId, input.query);
  const subject = maskedSubject(input.query);
  // Not by the order that was found: the response would reveal whether a stranger has bought.
  const queryHash = ctx.deps.keyring.keyedHashes('claim', input.query.replace(/^#/, ''));
  return inTransaction(ctx, async (inner) => {
    // Lock the affiliate's row, so that a double click cannot create two claims.
    await inner.em.findOneOrFail(AffiliateEntity, { id: affiliateId }, FOR_UPDATE);
    if ((await inner.em.count(ClaimEntity, { affiliateId, queryHash, status: 'open' })) > 0)
      throw new AppError('CONFLICT', 'You’ve already asked about this sale. We’ll reply by email.');
    const id = await inner.em.insert(ClaimEntity, {
      affiliateId,
      orderId: found.orderId,
      reasonCode: found.reason,
      subject,
      queryHash: queryHash[0],
      message: input.message,
      status: 'open',
      createdAt: ctx.deps.clock.now(),
    });
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'claim-notice',
      to: site.inbox,
      affiliateId,
      payload: { id, affiliateId, subject, reason: reasonTitle(found.reason), message: input.message },
    });
    return claimRows(inner).where('affiliate_claim.id', '=', id).executeTakeFirstOrThrow();
  });
}

const OWN_CLAIMS_SHOWN = 50;
export const ownClaims = (ctx: Context, affiliateId: number) =>
  claimRows(ctx)
    .where('affiliate_claim.affiliateId', '=', affiliateId)
    .orderBy('affiliate_claim.id', 'desc')
    .limit(OWN_CLAIMS_SHOWN)
    .execute();

export function matchingClaims(ctx: Context, query: z.output<typeof claimsInput>) {
  const rows = claimRows(ctx);
  return query.status ? rows.where('affiliate_claim.status', '=', query.status) : rows;
}

const listClaims = (ctx: Context, query: z.output<typeof claimsInput>) =>
  keysetPage(ctx.em, matchingClaims(ctx, query), {
    query,
    newest: ['affiliate_claim.createdAt', 'affiliate_claim.id'],
    search: { columns: ['affiliate_claim.subject', 'affiliate.name'] },
  });

/** @throws AppError NOT_FOUND; CONFLICT when it has been answered */
const answerClaim = transactional(async (ctx: Context, input: z.output<typeof answerClaimInput>) => {
  const claim = await lockRow(ctx.em, ClaimEntity, input.id, CLAIM_MISSING);
  if (claim.status !== 'open')
    throw new AppError(
      'CONFLICT',
      `${claim.answeredBy ?? 'Someone'} has already answered this question. Your answer was not sent.`,
    );
  const answeredBy = ctx.admin?.username ?? 'admin';
  await ctx.em.nativeUpdate(ClaimEntity, claim.id, {
    status: 'answered',
    queryHash: null,
    answer: input.answer,
    answeredBy,
    answeredAt: ctx.deps.clock.now(),
  });
  await emailAffiliate(ctx, claim.affiliateId, {
    kind: 'claim-answered',
    onceKey: `claim-answered:${claim.id}`,
    payload: { subject: claim.subject, answer: input.answer },
  });
  await writeAudit(ctx, 'claim.answer', ['claim', claim.id], { after: { status: 'answered' } });
});

const effectOf = (ctx: Context, order: OrderRow | null, affiliate: AffiliateRow): CreditEffect =>
  creditEffect({
    order: order && { ...order, affiliateId: order.affiliateId ?? null },
    affiliate: {
      id: affiliate.id,
      name: affiliate.name,
      rate: affiliate.commissionRate,
      isActive: affiliate.status === 'active' && !affiliate.erasedAt,
    },
    needsOwner: needsOwnersConsent(ctx),
  });

/** Changes nothing. @throws AppError NOT_FOUND */
async function previewCredit(ctx: Context, { id, orderId }: z.output<typeof creditPreviewInput>) {
  const { affiliateId } = await requireRow(ctx.em, ClaimEntity, id, CLAIM_MISSING);
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: affiliateId });
  return effectOf(ctx, await findRow(ctx.em, OrderEntity, orderId), affiliate);
}

/** @throws AppError NOT_FOUND; CONFLICT with the reason why the sale cannot be credited */
const creditClaim = transactional(async (ctx: Context, input: z.output<typeof creditClaimInput>) => {
  // The order of locks is in docs/server.md.
  const order = await lockOrder(ctx, input.orderId);
  const claim = await lockRow(ctx.em, ClaimEntity, input.id, CLAIM_MISSING);
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: claim.affiliateId });
  const { problem } = effectOf(ctx, order, affiliate);
  if (problem) throw new AppError('CONFLICT', problem);
  await answerClaim(ctx, { id: input.id, answer: input.answer });
  const attribution = await ctx.deps.attribution.ofManualOrder(ctx, affiliate.referralCode);
  await ctx.em.nativeUpdate(OrderEntity, order.id, {
    affiliateId: affiliate.id,
    attribution,
    attributionRejected: null,
  });
  await ctx.em.nativeUpdate(ClaimEntity, { id: claim.id }, { orderId: order.id });
  await recordOrderEvent(ctx, order.id, {
    kind: 'review',
    reason: `Credited to ${affiliate.name} after a question about this sale.`,
  });
  if (order.status === 'paid') await earnOrRestore(ctx, await lockOrder(ctx, order.id), false);
  await writeAudit(ctx, 'claim.credit', ['order', order.id], {
    before: { affiliateId: null },
    after: { affiliateId: affiliate.id, claim: claim.id },
  });
});

export const claimRouter = router({
  list: adminProcedure
    .input(claimsInput)
    .output(pageOf(claimAdminView))
    .query(({ ctx, input }) => listClaims(ctx, input)),
  answer: adminAction.input(answerClaimInput).mutation(({ ctx, input }) => answerClaim(ctx, input)),
  creditPreview: adminProcedure
    .input(creditPreviewInput)
    .output(creditPreviewView)
    .query(({ ctx, input }) => previewCredit(ctx, input)),
  credit: adminAction.input(creditClaimInput).mutation(({ ctx, input }) => creditClaim(ctx, input)),
});
