/** Counts the tries of an emailed code in the code's own row. */

import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { CODE_ATTEMPTS_MAX } from '#src/domain/affiliate/affiliate.schema.ts';
import { LoginCodeEntity } from './login-code.entity.ts';

/** Holders of the challenge cookie have their own tries, which others cannot use up. */
export type TryColumn = 'attempts' | 'attemptsWithoutCookie';
/** `tries` counts both columns, including this try. */
export type Candidate = { id: number; codeHash: string; affiliateId: number | null; tries: number };

/** Counts before comparing, in one statement: parallel guesses cannot share a try. */
export async function countTry(
  ctx: Context,
  id: number,
  column: TryColumn = 'attempts',
): Promise<Candidate | null> {
  const row = await kysely(ctx.em)
    .updateTable('login_code')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', id)
    .where('consumedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', ctx.deps.clock.now())
    .where(column, '<', CODE_ATTEMPTS_MAX)
    .returning(['id', 'codeHash', 'affiliateId', 'attempts', 'attemptsWithoutCookie'])
    .executeTakeFirst();
  return row ? { ...row, tries: row.attempts + row.attemptsWithoutCookie } : null;
}

/** True if the code is valid except that its tries are used up. */
export async function areTriesGone(
  ctx: Context,
  id: number,
  column: TryColumn = 'attempts',
): Promise<boolean> {
  const row = await ctx.em.findOne(LoginCodeEntity, { id }, { refresh: true });
  if (!row || row.consumedAt || row.replacedAt || row.expiresAt <= ctx.deps.clock.now()) return false;
  return row[column] >= CODE_ATTEMPTS_MAX;
}
