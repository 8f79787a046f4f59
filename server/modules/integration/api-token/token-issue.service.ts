/** Making, showing and revoking tokens. */
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import {
  type ApiTokenView,
  type NewTokenView,
  TOKEN_MISSING,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { generateToken, tokenPrefix } from '#src/domain/integration/api-token/token-format.rules.ts';
import { ApiTokenEntity, type ApiTokenRow } from './api-token.entity.ts';

type NewToken = {
  name: string;
  scopes: readonly ApiScope[];
  createdBy: string;
  adminId: number | null;
  lifetimeMs: number;
};

export const toView = (row: ApiTokenRow): ApiTokenView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdBy: row.createdBy,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt ?? null,
  lastUsedIp: row.lastUsedIp ?? null,
  revokedAt: row.revokedAt ?? null,
});

/** Inserts a token with its audit row. Call inside a transaction. */
export async function issueToken(
  ctx: Context,
  made: NewToken,
  action: string,
  before?: object,
): Promise<NewTokenView> {
  const token = generateToken();
  const { lifetimeMs, ...row } = made;
  const createdAt = ctx.deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  const id = await ctx.em.insert(ApiTokenEntity, {
    ...row,
    scopes: [...row.scopes],
    prefix: tokenPrefix(token),
    tokenHash: sha256(token),
    createdAt,
    expiresAt,
  });
  const { name, scopes } = row;
  const after = { name, scopes: scopes.join(', '), expiresAt };
  await writeAudit(ctx, action, ['api-token', id], { before, after });
  return { token, view: toView(await ctx.em.findOneOrFail(ApiTokenEntity, { id })) };
}

/** @throws AppError NOT_FOUND */
export const lockToken = (ctx: Context, id: number): Promise<ApiTokenRow> =>
  lockRow(ctx.em, ApiTokenEntity, id, TOKEN_MISSING);

export async function endToken(ctx: Context, row: ApiTokenRow): Promise<void> {
  if (row.revokedAt) return;
  await ctx.em.nativeUpdate(ApiTokenEntity, { id: row.id }, { revokedAt: ctx.deps.clock.now() });
  await writeAudit(ctx, 'api-token.revoke', ['api-token', row.id], { before: { name: row.name } });
}

/** For an owner who loses their rights. Call inside the transaction that takes them. */
export async function revokeTokensOf(ctx: Context, adminId: number): Promise<void> {
  const rows = await ctx.em.find(ApiTokenEntity, { adminId, revokedAt: null }, { refresh: true });
  for (const row of rows) await endToken(ctx, row);
}
