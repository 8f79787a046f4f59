import type { FindUser } from '#server/auth/lucia.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { AffiliateEntity } from './affiliate.entity.ts';

/** A closed account has no sessions; a paused one can still view its stats. */
export const findAffiliateUser: FindUser = async (db, id) => {
  const row = await db
    .fork()
    .findOne(AffiliateEntity, { id, status: ['active', 'paused'] }, { fields: ['id', 'name'] });
  return row && { id: row.id, attributes: { name: row.name } };
};

const ID = /^[1-9]\d{0,14}$/;

/** A token has been checked for its scope before. */
const mayReadAll = (ctx: Context): boolean => ctx.admin !== null || ctx.token !== null;

/**
 * Allows the affiliate, admins and tokens. Any other id, missing or malformed, gets
 * the same response (SEC-02).
 * @throws AppError FORBIDDEN
 */
export function requireDashboardAccess(ctx: Context, rawId: unknown): number {
  const id = ID.test(String(rawId)) ? Number(rawId) : null;
  if (id === null || (!mayReadAll(ctx) && ctx.affiliate?.id !== id))
    throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  return id;
}

/**
 * Allows the affiliate and owners: staff work with commissions only (L5).
 * @throws AppError FORBIDDEN
 */
export function requirePayoutAccess(ctx: Context, rawId: unknown): number {
  const id = requireDashboardAccess(ctx, rawId);
  if (ctx.admin?.role !== 'owner' && ctx.affiliate?.id !== id) throw new AppError('FORBIDDEN', OWNER_ONLY);
  return id;
}
