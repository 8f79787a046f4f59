/** API tokens, which owners manage. */

import { lockOwner } from '#server/auth/owners.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type ApiTokenView,
  type CreateTokenInput,
  type NewTokenView,
  type RotateTokenInput,
  TOKEN_ENDED,
  TOKEN_REPLACED,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { isUsable } from '#src/domain/integration/api-token/token-state.rules.ts';
import { addDays, DAY_MS } from '#src/domain/shared/dates.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { ApiTokenEntity } from './api-token.entity.ts';
import { endToken, issueToken, lockToken, toView } from './token-issue.service.ts';

const COMMAND_LINE = 'command line';
/** More tokens than anyone manages; keeps the list bounded. */
const LISTED_MAX = 500;

/** @throws AppError FORBIDDEN */
async function creatorOf(ctx: Context): Promise<{ createdBy: string; adminId: number | null }> {
  if (!ctx.admin) return { createdBy: COMMAND_LINE, adminId: null };
  if (!(await lockOwner(ctx.em, ctx.admin.id))) throw new AppError('FORBIDDEN', OWNER_ONLY);
  return { createdBy: ctx.admin.username, adminId: ctx.admin.id };
}

/** Newest first. */
export async function listTokens(ctx: Context): Promise<ApiTokenView[]> {
  const rows = await ctx.em.find(
    ApiTokenEntity,
    {},
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED_MAX, refresh: true },
  );
  return rows.map(toView);
}

export async function createToken(
  ctx: Context,
  { name, scopes, days }: CreateTokenInput,
): Promise<NewTokenView> {
  return inTransaction(ctx, async (inner) => {
    const made = { name, scopes, lifetimeMs: days * DAY_MS, ...(await creatorOf(inner)) };
    return issueToken(inner, made, 'api-token.create');
  });
}

/**
 * Makes a new token with the same name, scopes and lifetime. The old one works for the overlap, or
 * ends at once. @throws AppError NOT_FOUND, CONFLICT
 */
export async function rotateToken(
  ctx: Context,
  { id, overlapDays }: RotateTokenInput,
): Promise<NewTokenView> {
  return inTransaction(ctx, async (inner) => {
    const creator = await creatorOf(inner);
    const old = await lockToken(inner, id);
    const now = ctx.deps.clock.now();
    if (old.replacedAt) throw new AppError('CONFLICT', TOKEN_REPLACED);
    if (!isUsable(old, now)) throw new AppError('CONFLICT', TOKEN_ENDED);
    const { name, scopes } = old;
    const lifetimeMs = old.expiresAt.getTime() - old.createdAt.getTime();
    const overlapEnd = addDays(now, overlapDays);
    await inner.em.nativeUpdate(
      ApiTokenEntity,
      { id },
      overlapDays === 0
        ? { replacedAt: now, revokedAt: now }
        : { replacedAt: now, expiresAt: overlapEnd < old.expiresAt ? overlapEnd : old.expiresAt },
    );
    return issueToken(inner, { name, scopes, lifetimeMs, ...creator }, 'api-token.rotate', {
      token: id,
      overlapDays,
    });
  });
}

/** Revoking again changes nothing. */
export async function revokeToken(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => endToken(inner, await lockToken(inner, id)));
}
