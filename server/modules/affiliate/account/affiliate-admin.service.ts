/**
 * Changes that admins make to affiliates: rate, status, permission to buy for clients.
 * Each writes one audit row.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { AFFILIATE_STATUSES } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { AffiliateDetailView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { AFFILIATE_MISSING, requireAffiliateDetail } from './affiliate-list.service.ts';

type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

/** @throws AppError NOT_FOUND; CONFLICT for an erased person */
async function lockAffiliate(ctx: Context, id: number): Promise<AffiliateRow> {
  const row = await lockRow(ctx.em, AffiliateEntity, id, AFFILIATE_MISSING);
  if (row.erasedAt)
    throw new AppError(
      'CONFLICT',
      'This person has been erased, and nothing about them can be changed. Only their payment records are left.',
    );
  return row;
}

/** Applies to later sales only: every commission stores the rate of its own sale. */
export async function changeRate(
  ctx: Context,
  input: { id: number; rate: string; reason: string },
): Promise<AffiliateDetailView> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockAffiliate(inner, input.id);
    if (row.commissionRate === input.rate) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id: row.id }, { commissionRate: input.rate });
    await writeAudit(inner, 'affiliate.rate', ['affiliate', row.id], {
      before: { rate: row.commissionRate },
      after: { rate: input.rate, reason: input.reason },
    });
  });
  return requireAffiliateDetail(ctx, input.id);
}

/** A paused affiliate earns nothing from then on but can sign in. A closed one has no access. */
export async function changeAffiliateStatus(
  ctx: Context,
  input: { id: number; status: AffiliateStatus; expectedStatus?: AffiliateStatus; reason: string },
): Promise<AffiliateDetailView> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockAffiliate(inner, input.id);
    if (input.expectedStatus && row.status !== input.expectedStatus) {
      throw new AppError(
        'CONFLICT',
        'This affiliate was changed by someone else. Your change was not saved.',
        {
          data: { current: row.status },
        },
      );
    }
    if (row.status === input.status) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id: row.id }, { status: input.status });
    if (input.status === 'closed') await ctx.deps.sessions.endAll(inner.em, 'affiliate', row.id);
    await writeAudit(inner, 'affiliate.status', ['affiliate', row.id], {
      before: { status: row.status },
      after: { status: input.status, reason: input.reason },
    });
  });
  return requireAffiliateDetail(ctx, input.id);
}

export async function allowBuyingForClients(
  ctx: Context,
  input: { id: number; mayBuyForClients: boolean },
): Promise<AffiliateDetailView> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockAffiliate(inner, input.id);
    if (row.mayBuyForClients === input.mayBuyForClients) return;
    await inner.em.nativeUpdate(
      AffiliateEntity,
      { id: row.id },
      { mayBuyForClients: input.mayBuyForClients },
    );
    await writeAudit(inner, 'affiliate.may-buy-for-clients', ['affiliate', row.id], {
      before: { mayBuyForClients: row.mayBuyForClients },
      after: { mayBuyForClients: input.mayBuyForClients },
    });
  });
  return requireAffiliateDetail(ctx, input.id);
}
