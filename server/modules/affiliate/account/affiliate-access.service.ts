/** Who may read an affiliate's data. */
import type { Context } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';

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
