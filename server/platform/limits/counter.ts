/** Uses of a key in a window of time, counted in the database for all nodes. */
import { type Expression, type ExpressionBuilder, type OnConflictDatabase, type SqlBool, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { AppError } from '../errors.ts';
import type { CounterEntity } from './counter.entity.ts';

const counters = (em: Em) => typedQueries<TablesOf<typeof CounterEntity>>(em);
type Conflict = OnConflictDatabase<TablesOf<typeof CounterEntity>, 'rate_counter'>;

const isWindowOver = (eb: ExpressionBuilder<Conflict, 'rate_counter' | 'excluded'>) =>
  eb('rate_counter.windowEndsAt', '<=', eb.ref('excluded.lastAt'));

/** A single statement, so that concurrent uses are all counted. */
function count(
  em: Em,
  key: string,
  now: Date,
  windowSeconds: number,
  isDue?: (eb: ExpressionBuilder<Conflict, 'rate_counter' | 'excluded'>) => Expression<SqlBool>,
) {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  return counters(em)
    .insertInto('rate_counter')
    .values({ key, count: 1, windowEndsAt, lastAt: now })
    .onConflict((conflict) => {
      const counted = conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(isWindowOver(eb))
          .then(eb.lit(1))
          .else(eb('rate_counter.count', '+', eb.lit(1)))
          .end(),
        windowEndsAt: eb
          .case()
          .when(isWindowOver(eb))
          .then(eb.ref('excluded.windowEndsAt'))
          .else(eb.ref('rate_counter.windowEndsAt'))
          .end(),
        lastAt: eb.ref('excluded.lastAt'),
      }));
      return isDue ? counted.where((eb) => eb.or([isWindowOver(eb), isDue(eb)])) : counted;
    })
    .returning(['rate_counter.count', 'rate_counter.windowEndsAt']);
}

export type Used = { count: number; windowEndsAt: Date };

export const countUse = (em: Em, clock: Clock, key: string, windowSeconds: number): Promise<Used> =>
  count(em, key, clock.now(), windowSeconds).executeTakeFirstOrThrow();

export const secondsLeft = ({ windowEndsAt }: Used, now: Date): number =>
  Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));

/** @throws AppError RATE_LIMITED beyond `max` uses */
export function rejectBeyond(max: number, used: Used, now: Date): void {
  if (used.count > max)
    throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: secondsLeft(used, now) });
}

type Backoff = {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  windowSeconds: number;
};

/** Each one after the free attempts doubles the wait. @throws AppError RATE_LIMITED, uncounted */
export async function countAttempt(em: Em, clock: Clock, key: string, backoff: Backoff): Promise<void> {
  const { free, firstWaitSeconds, longestWaitSeconds, windowSeconds } = backoff;
  const now = clock.now();
  const counted = await count(em, key, now, windowSeconds, (eb) => {
    const further = eb('rate_counter.count', '-', free);
    const seconds = sql`least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(${further}, 20)))`;
    return eb.or([
      eb('rate_counter.count', '<', free),
      sql<boolean>`${eb.ref('rate_counter.lastAt')} + ${seconds} * interval '1 second' <= ${eb.ref('excluded.lastAt')}`,
    ]);
  }).executeTakeFirst();
  if (counted) return;
  const known = await peekCounter(em, key);
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** ((known?.count ?? free) - free));
  const left = known ? Math.ceil((known.lastAt.getTime() - now.getTime()) / 1000 + wait) : 1;
  throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.max(1, left) });
}

/** @throws AppError RATE_LIMITED once `key` was used more than `max` times in the window */
export async function requireBelow(
  em: Em,
  clock: Clock,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<void> {
  rejectBeyond(max, await countUse(em, clock, key, windowSeconds), clock.now());
}

export async function releaseUse(em: Em, key: string): Promise<void> {
  await counters(em)
    .updateTable('rate_counter')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

const peekCounter = (em: Em, key: string) =>
  counters(em)
    .selectFrom('rate_counter')
    .select(['count', 'lastAt'])
    .where('key', '=', key)
    .executeTakeFirst();

export async function resetCounter(em: Em, key: string): Promise<void> {
  await counters(em).deleteFrom('rate_counter').where('key', '=', key).execute();
}
