/**
 * SEC-33: a request with an Idempotency-Key runs once; the same key with the
 * same body gets the stored response.
 */
import superjson from 'superjson';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import { sha256 } from '../crypto.ts';
import { queryRows, runStatement } from '../database/database.ts';
import { AppError } from '../errors.ts';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

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
  const key = `${scope}:${given}`;
  const bodyHash = sha256(JSON.stringify(input));
  return inTransaction(ctx, async (inner) => {
    // A second request with this key waits here until the first has committed or rolled back.
    const inserted = await runStatement(
      inner.em,
      'insert into idempotency_key (key, body_hash, status, created_at) values (?, ?, 0, ?) on conflict do nothing',
      [key, bodyHash, ctx.deps.clock.now()],
    );
    if (inserted === 0) {
      const [row] = await queryRows<{ body_hash: string; response: unknown }>(
        inner.em,
        'select body_hash, response from idempotency_key where key = ?',
        [key],
      );
      if (row?.body_hash !== bodyHash) throw new AppError('CONFLICT', 'This request was already used.');
      return superjson.deserialize<T>(
        (typeof row.response === 'string' ? JSON.parse(row.response) : row.response) as never,
      );
    }
    const result = await run(inner);
    await runStatement(
      inner.em,
      'update idempotency_key set status = 200, response = ?::jsonb where key = ?',
      [JSON.stringify(superjson.serialize(result)), key],
    );
    return result;
  });
}
