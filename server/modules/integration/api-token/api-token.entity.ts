import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import { TOKEN_NAME_MAX } from '#src/domain/integration/api-token/api-token.schema.ts';
import { TOKEN_PREFIX_LENGTH } from './token-format.rules.ts';

/** SHA-256 of the token only: a copy of the database contains no usable token. */
export const ApiTokenEntity = defineEntity({
  name: 'ApiToken',
  tableName: 'api_token',
  properties: {
    id: p.serialId(),
    name: p.string().length(TOKEN_NAME_MAX),
    prefix: p.string().length(TOKEN_PREFIX_LENGTH),
    tokenHash: p.string().length(64).unique(),
    scopes: p.json<ApiScope[]>(),
    createdBy: p.string().length(120),
    /** The owner who created it; null from the command line. */
    adminId: p.integer().nullable(),
    createdAt: p.timestamp(),
    expiresAt: p.timestamp(),
    /** Written at most once a minute. */
    lastUsedAt: p.timestamp().nullable(),
    /** Network prefix. */
    lastUsedIp: p.string().length(64).nullable(),
    replacedAt: p.timestamp().nullable(),
    revokedAt: p.timestamp().nullable(),
  },
  indexes: [{ properties: ['expiresAt'] }],
  checks: ddl.checks({ api_token_expiry_check: 'expires_at > created_at' }),
});
export type ApiTokenRow = InferEntity<typeof ApiTokenEntity>;
