/** Tokens of an affiliate: read-only, for the own dashboard and the CSV file of commissions. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  AFFILIATE_TOKEN_SCOPES,
  AFFILIATE_TOKENS_FULL,
  AFFILIATE_TOKENS_MAX,
  type ApiTokenView,
  type NewTokenView,
} from '#src/domain/api-token/api-token.schema.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { ApiTokenEntity } from './api-token.entity.ts';
import { endToken, issueToken, lockToken, tokensOf, usableAt } from './token-issue.service.ts';

export const listAffiliateTokens = (ctx: Context, affiliateId: number): Promise<ApiTokenView[]> =>
  tokensOf(ctx, affiliateId);

/** Concurrent calls wait for each other, and for an admin who closes the account. */
const lockActiveAffiliate = (ctx: Context, affiliateId: number) =>
  kysely(ctx.em)
    .selectFrom('affiliate')
    .select('id')
    .where('id', '=', affiliateId)
    .where('status', '<>', 'closed')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @throws AppError CONFLICT beyond the maximum */
export async function createAffiliateToken(
  ctx: Context,
  affiliateId: number,
  { name, days }: { name: string; days: number },
): Promise<NewTokenView> {
  return inTransaction(ctx, async (inner) => {
    if (!(await lockActiveAffiliate(inner, affiliateId))) throw new AppError('UNAUTHENTICATED');
    const active = await inner.em.count(ApiTokenEntity, {
      affiliateId,
      ...usableAt(ctx.deps.clock.now()),
    });
    if (active >= AFFILIATE_TOKENS_MAX) throw new AppError('CONFLICT', AFFILIATE_TOKENS_FULL);
    const made = {
      name,
      scopes: AFFILIATE_TOKEN_SCOPES,
      lifetimeMs: days * DAY_MS,
      createdBy: `affiliate ${affiliateId}`,
      affiliateId,
    };
    return issueToken(inner, made, { action: 'api-token.create' });
  });
}

/** Revoking again changes nothing. @throws AppError NOT_FOUND */
export async function revokeAffiliateToken(
  ctx: Context,
  affiliateId: number,
  id: number,
): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => endToken(inner, await lockToken(inner, id, { affiliateId })));
  return { success: true };
}
