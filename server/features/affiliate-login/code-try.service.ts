/** Counts the tries of an emailed code in the code's own row. */

import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { CODE_ATTEMPTS_MAX } from '#src/domain/affiliate/affiliate.schema.ts';
import { LoginCodeEntity } from './login-code.entity.ts';

/** Holders of the challenge cookie have their own tries, which others cannot use up. */
export type TryColumn = 'attempts' | 'attempts_without_cookie';
/** `tries` counts both columns, including this try. */
export type Candidate = { id: number; codeHash: string; affiliateId: number | null; tries: number };

/** Counts before comparing, in one statement: parallel guesses cannot share a try. */
export async function countTry(
  ctx: Context,
  id: number,
  column: TryColumn = 'attempts',
): Promise<Candidate | null> {
  const [row] = await queryRows<Candidate>(
    ctx.em,
    `update login_code set ${column} = ${column} + 1
     where id = ? and consumed_at is null and replaced_at is null and expires_at > ? and ${column} < ?
     returning id, code_hash as "codeHash", affiliate_id as "affiliateId", attempts + attempts_without_cookie as tries`,
    [id, ctx.deps.clock.now(), CODE_ATTEMPTS_MAX],
  );
  return row ?? null;
}

/** True if the code is valid except that its tries are used up. */
export async function areTriesGone(
  ctx: Context,
  id: number,
  column: TryColumn = 'attempts',
): Promise<boolean> {
  const row = await ctx.em.findOne(LoginCodeEntity, { id }, { refresh: true });
  if (!row || row.consumedAt || row.replacedAt || row.expiresAt <= ctx.deps.clock.now()) return false;
  return (column === 'attempts' ? row.attempts : row.attemptsWithoutCookie) >= CODE_ATTEMPTS_MAX;
}
