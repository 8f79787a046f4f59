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
async function change(
  ctx: Context,
  id: number,
  work: (inner: Context, row: AffiliateRow) => Promise<void>,
): Promise<AffiliateDetailView> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockRow(inner.em, AffiliateEntity, id, AFFILIATE_MISSING);
    if (row.erasedAt)
      throw new AppError(
        'CONFLICT',
        'This person has been erased, and nothing about them can be changed. Only their payment records are left.',
      );
    await work(inner, row);
  });
  return requireAffiliateDetail(ctx, id);
}

/** Applies to later sales only: every commission stores the rate of its own sale. */
export const changeRate = (
  ctx: Context,
  { id, rate, reason }: { id: number; rate: string; reason: string },
) =>
  change(ctx, id, async (inner, row) => {
    if (row.commissionRate === rate) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { commissionRate: rate });
    await writeAudit(inner, 'affiliate.rate', ['affiliate', id], {
      before: { rate: row.commissionRate },
      after: { rate, reason },
    });
  });

type StatusChange = { id: number; status: AffiliateStatus; expectedStatus?: AffiliateStatus; reason: string };

/** A paused affiliate earns nothing from then on but can sign in. A closed one has no access. */
export const changeAffiliateStatus = (ctx: Context, { id, status, expectedStatus, reason }: StatusChange) =>
  change(ctx, id, async (inner, row) => {
    if (expectedStatus && row.status !== expectedStatus)
      throw new AppError(
        'CONFLICT',
        'This affiliate was changed by someone else. Your change was not saved.',
        { data: { current: row.status } },
      );
    if (row.status === status) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { status });
    if (status === 'closed') await ctx.deps.sessions.endAll(inner.em, 'affiliate', id);
    await writeAudit(inner, 'affiliate.status', ['affiliate', id], {
      before: { status: row.status },
      after: { status, reason },
    });
  });

type Permission = { id: number; mayBuyForClients: boolean };

export const allowBuyingForClients = (ctx: Context, { id, mayBuyForClients }: Permission) =>
  change(ctx, id, async (inner, row) => {
    if (row.mayBuyForClients === mayBuyForClients) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { mayBuyForClients });
    await writeAudit(inner, 'affiliate.may-buy-for-clients', ['affiliate', id], {
      before: { mayBuyForClients: row.mayBuyForClients },
      after: { mayBuyForClients },
    });
  });
