/** Finds out which token a request has: one read by the unique index of the hash. */
import type { TokenActor } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Deps } from '#server/deps.ts';
import { sha256 } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import {
  TOKEN_EXPIRED,
  TOKEN_MISTYPED,
  TOKEN_REVOKED,
  TOKEN_UNKNOWN,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { isTokenFormat } from '#src/domain/integration/api-token/token-format.rules.ts';

const LAST_USE_MS = 60_000;

/** Concurrent calls write it once. */
const noteUse = (em: Em, id: number, now: Date, ip: string) =>
  kysely(em)
    .updateTable('api_token')
    .set({ lastUsedAt: now, lastUsedIp: ipPrefix(ip) })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', new Date(now.getTime() - LAST_USE_MS))]),
    )
    .execute();

/** @throws AppError UNAUTHENTICATED; a mistyped token without a database read */
export async function authenticateToken(
  { db, clock, disk }: Pick<Deps, 'db' | 'clock' | 'disk'>,
  text: string,
  ip: string,
): Promise<TokenActor> {
  if (!isTokenFormat(text)) throw new AppError('UNAUTHENTICATED', TOKEN_MISTYPED);
  const em = db.fork();
  const row = await kysely(em)
    .selectFrom('api_token')
    .select(['id', 'name', 'scopes', 'expiresAt', 'revokedAt', 'lastUsedAt'])
    .where('tokenHash', '=', sha256(text))
    .executeTakeFirst();
  const now = clock.now();
  if (!row) throw new AppError('UNAUTHENTICATED', TOKEN_UNKNOWN);
  if (row.revokedAt) throw new AppError('UNAUTHENTICATED', TOKEN_REVOKED);
  if (row.expiresAt <= now) throw new AppError('UNAUTHENTICATED', TOKEN_EXPIRED);
  const { id, name, scopes, lastUsedAt } = row;
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < LAST_USE_MS;
  // REL-07: reading continues on a full disk.
  if (!isNoted && (await disk.hasRoom())) await noteUse(em, id, now, ip);
  return { id, name, scopes };
}
