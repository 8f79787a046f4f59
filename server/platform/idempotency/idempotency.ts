/** SEC-33: a key runs once; the same key with the same body gets the stored response. */
import superjson from 'superjson';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import { sha256 } from '../crypto.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { AppError } from '../errors.ts';
import { IdempotencyEntity } from './idempotency.entity.ts';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Programs may number their keys, and responses are the caller's own: the key of one caller means
 * nothing for another. Visitors have no name, and an affiliate may have been a visitor before.
 */
function callerOf({ token, admin }: Context): string[] {
  if (token) return [`token-${token.id}`];
  return admin ? [`admin-${admin.id}`] : [];
}

export async function withIdempotency<T>(
  ctx: Context,
  scope: string,
  input: unknown,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  const given = ctx.request.idempotencyKey;
  if (given === null) return run(ctx);
  if (!KEY.test(given))
    throw new AppError(
      'BAD_REQUEST',
      'The Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.',
    );
  const key = [scope, ...callerOf(ctx), given].join(':');
  const bodyHash = sha256(JSON.stringify(input));
  return inTransaction(ctx, async (inner) => {
    const keys = typedQueries<TablesOf<typeof IdempotencyEntity>>(inner.em);
    // A second request with this key waits here until the first has committed or rolled back.
    const inserted = await keys
      .insertInto('idempotency_key')
      .values({ key, bodyHash, status: 0, createdAt: ctx.deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted) {
      const row = await inner.em.findOne(IdempotencyEntity, { key }, { refresh: true });
      if (!row || row.bodyHash !== bodyHash)
        throw new AppError(
          'CONFLICT',
          'This Idempotency-Key was already used for another request. Send a new one.',
        );
      return superjson.deserialize<T>(row.response ?? { json: null });
    }
    const result = await run(inner);
    await inner.em.nativeUpdate(
      IdempotencyEntity,
      { key },
      { status: 200, response: superjson.serialize(result) },
    );
    return result;
  });
}
