/** Emailed six-digit codes (SEC-05). */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { randomDigits } from '#server/platform/crypto.ts';
import type { InferEntity } from '#server/platform/database/base.entity.ts';
import { countAttempt, requireBelow } from '#server/platform/limits/counter.ts';
import { DAY_SECONDS, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { CODE_ATTEMPTS_MAX, CODE_LENGTH, CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { LoginCodeEntity } from './one-time-code.entity.ts';
import { hashSecret, verifySecret } from './password.ts';

/** Seconds between two emailed codes; also the wait after a code's tries are used up. */
export const APART_SECONDS = 30;
const APART = {
  free: 1,
  firstWaitSeconds: APART_SECONDS,
  longestWaitSeconds: APART_SECONDS,
  windowSeconds: APART_SECONDS,
};

/** SEC-07: 30 seconds apart, 3 in 15 minutes, 10 a day. @throws AppError RATE_LIMITED */
export async function countEmailRequest(ctx: Context, kind: 'otp' | 'link', key: string): Promise<void> {
  const { clock } = ctx.deps;
  await countAttempt(ctx.em, clock, `${kind}-apart:${key}`, APART);
  await requireBelow(ctx.em, clock, `${kind}-15m:${key}`, 3, 900);
  await requireBelow(ctx.em, clock, `${kind}-24h:${key}`, 10, DAY_SECONDS);
}

export type TryColumn = 'attempts' | 'attemptsWithoutCookie';
/** `tries` counts both columns, including this try. */
export type Candidate = { id: number; codeHash: string; affiliateId: number | null; tries: number };

type NewCode = Pick<
  InferEntity<typeof LoginCodeEntity>,
  'codeHash' | 'challengeHash' | 'emailHash' | 'affiliateId' | 'purpose' | 'browserBound'
>;

/** Call outside a transaction: hashing is slow on purpose. */
export async function makeCode(ctx: Context): Promise<{ code: string; codeHash: string }> {
  const code = randomDigits(CODE_LENGTH);
  return { code, codeHash: await hashSecret(ctx.deps.keyring.keyedHash('code', code)) };
}

/** @returns when the code expires */
export async function storeCode(ctx: Context, code: NewCode): Promise<Date> {
  const createdAt = ctx.deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * MINUTE_MS);
  await ctx.em.insert(LoginCodeEntity, {
    ...code,
    attempts: 0,
    attemptsWithoutCookie: 0,
    expiresAt,
    createdAt,
  });
  return expiresAt;
}

/** Counts before comparing, in one statement: parallel guesses cannot share a try. */
export async function countTry(
  ctx: Context,
  id: number,
  column: TryColumn = 'attempts',
): Promise<Candidate | null> {
  const row = await kysely(ctx.em)
    .updateTable('login_code')
    .set(({ eb }) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', id)
    .where('consumedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', ctx.deps.clock.now())
    .where(column, '<', CODE_ATTEMPTS_MAX)
    .returning(({ eb }) => [
      'id',
      'codeHash',
      'affiliateId',
      eb('attempts', '+', eb.ref('attemptsWithoutCookie')).as('tries'),
    ])
    .executeTakeFirst();
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
  return row[column] >= CODE_ATTEMPTS_MAX;
}

export const isRightCode = (ctx: Context, { codeHash }: Candidate, code: string): Promise<boolean> =>
  verifySecret(codeHash, ctx.deps.keyring.keyedHash('code', code));

/** @returns false if another request has used the code meanwhile */
export async function consumeCode(ctx: Context, { id }: Candidate): Promise<boolean> {
  const consumed = await ctx.em.nativeUpdate(
    LoginCodeEntity,
    { id, consumedAt: null },
    { consumedAt: ctx.deps.clock.now() },
  );
  return consumed === 1;
}
