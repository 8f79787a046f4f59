/**
 * Limits per client address and per identifier, such as an email address. Limits that guard a login
 * are counted in the database, so that they hold across nodes and restarts; others in memory.
 */
import { type Expression, type ExpressionBuilder, type OnConflictDatabase, type SqlBool, sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { AppError } from '../errors.ts';
import { widerIpKey } from '../ip.ts';
import type { CounterEntity } from './counter.entity.ts';

type Points = readonly [uses: number, seconds: number];

/** Counted in the database. */
const SHARED_LIMITS = {
  'code-request': [10, 3600],
  'code-verify': [30, 600],
  /** Counts failures: a successful login gives its use back. */
  'admin-login': [10, 900],
  signup: [5, 3600],
} satisfies Record<string, Points>;
/** Counted by each node. */
export const LOCAL_LIMITS = {
  contact: [5, 600],
  confirmation: [5, 3600],
  'intake-link': [30, 3600],
  'review-link': [30, 3600],
  upload: [10, 3600],
  /** Files of a project; the token of its link is required. */
  'project-file': [60, 3600],
  'project-page': [120, 60],
  'project-change': [60, 600],
  'code-lookup': [60, 60],
  visit: [60, 60],
  checkout: [20, 600],
  /** Asked every few seconds until the payment has arrived. */
  'checkout-result': [120, 600],
  claim: [20, 3600],
  /** A calendar asks a few times a day; calendar services ask for many people. */
  calendar: [60, 600],
  api: [300, 60],
  /** Calls with a token that turned out to be invalid. */
  token: [300, 60],
  /** A rendered page costs about ten times as much as a call. */
  page: [300, 60],
} satisfies Record<string, Points>;
/**
 * An IPv6 /48 gets this many times the limit of a /64: enough for its
 * neighbours, too little to exhaust a total.
 */
const ALLOWANCE = { narrow: 1, wide: 10 } as const;
type Width = keyof typeof ALLOWANCE;
/** The narrow key first: its rejected calls do not count for its neighbours. */
const keysOf = (key: string): [Width, string][] => {
  const wider = widerIpKey(key);
  return [['narrow', key], ...(wider ? [['wide', wider] satisfies [Width, string]] : [])];
};

type SharedLimit = keyof typeof SHARED_LIMITS;
type LocalLimit = keyof typeof LOCAL_LIMITS;
export type AddressLimit = SharedLimit | LocalLimit;

export type AddressLimiter = {
  /**
   * @param key null skips the limit (loopback callers without a proxy)
   * @throws AppError RATE_LIMITED
   */
  consume(limit: AddressLimit, key: string | null, em: Em): Promise<void>;
  /**
   * One limit for all calls, or all rendered pages, together; needs no database.
   * @throws AppError RATE_LIMITED
   */
  consumeCall(key: string | null, limit?: 'api' | 'page' | 'token'): Promise<void>;
  releaseCall(key: string | null, limit: 'token'): Promise<void>;
  release(limit: SharedLimit, key: string | null, em: Em): Promise<void>;
};

type ActionItems = {
  clock: Clock;
  /** `RATE_LIMIT_FACTOR`: multiplies every limit here. */
  factor: number;
  /** Hashes addresses, so that none is stored in plain text. */
  hash(address: string): string;
};

export function createAddressLimiter({ clock, factor, hash }: ActionItems): AddressLimiter {
  const uses = (points: number) => Math.max(1, Math.round(points * factor));
  const limiters = new Map<LocalLimit, Record<Width, RateLimiterMemory>>();
  for (const [name, [points, duration]] of Object.entries(LOCAL_LIMITS)) {
    const limiter = (width: Width) =>
      new RateLimiterMemory({
        keyPrefix: `${name}:${width}`,
        points: uses(points * ALLOWANCE[width]),
        duration,
      });
    limiters.set(name as LocalLimit, { narrow: limiter('narrow'), wide: limiter('wide') });
  }
  const isShared = (limit: AddressLimit): limit is SharedLimit => limit in SHARED_LIMITS;
  const sharedKey = (limit: SharedLimit, key: string) => `${limit}:${hash(key)}`;

  async function consumeLocal(limit: LocalLimit, width: Width, key: string): Promise<void> {
    try {
      await limiters.get(limit)?.[width].consume(key);
    } catch (rejection) {
      const milliseconds = (rejection as { msBeforeNext?: number }).msBeforeNext;
      if (milliseconds === undefined) throw rejection;
      throw new AppError('RATE_LIMITED', undefined, {
        retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
      });
    }
  }

  return {
    async consume(limit, key, em) {
      if (key === null) return;
      for (const [width, part] of keysOf(key)) {
        if (isShared(limit)) {
          const [points, seconds] = SHARED_LIMITS[limit];
          await requireBelow(em, clock, sharedKey(limit, part), uses(points * ALLOWANCE[width]), seconds);
        } else await consumeLocal(limit, width, part);
      }
    },
    async consumeCall(key, limit = 'api') {
      if (key === null) return;
      for (const [width, part] of keysOf(key)) await consumeLocal(limit, width, part);
    },
    async releaseCall(key, limit) {
      if (key === null) return;
      for (const [width, part] of keysOf(key)) await limiters.get(limit)?.[width].reward(part);
    },
    async release(limit, key, em) {
      if (key === null) return;
      for (const [, part] of keysOf(key)) await releaseUse(em, sharedKey(limit, part));
    },
  };
}

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
  uses = 1,
  isDue?: (eb: ExpressionBuilder<Conflict, 'rate_counter' | 'excluded'>) => Expression<SqlBool>,
) {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  return counters(em)
    .insertInto('rate_counter')
    .values({ key, count: uses, windowEndsAt, lastAt: now })
    .onConflict((conflict) => {
      const counted = conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(isWindowOver(eb))
          .then(eb.lit(uses))
          .else(eb('rate_counter.count', '+', eb.lit(uses)))
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

/** Counts uses of `key` and returns the number of uses in the current window. */
export const countUse = (
  em: Em,
  clock: Clock,
  key: string,
  windowSeconds: number,
  uses = 1,
): Promise<{ count: number; windowEndsAt: Date }> =>
  count(em, key, clock.now(), windowSeconds, uses).executeTakeFirstOrThrow();

export type Backoff = {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  windowSeconds: number;
};

/**
 * Counts an attempt, unless it comes too early: after the free attempts, each further one doubles
 * the wait.
 * @throws AppError RATE_LIMITED; such an attempt is not counted
 */
export async function countAttempt(em: Em, clock: Clock, key: string, backoff: Backoff): Promise<void> {
  const { free, firstWaitSeconds, longestWaitSeconds, windowSeconds } = backoff;
  const now = clock.now();
  const counted = await count(em, key, now, windowSeconds, 1, (eb) => {
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
  const { count, windowEndsAt } = await countUse(em, clock, key, windowSeconds);
  if (count > max) {
    throw new AppError('RATE_LIMITED', undefined, {
      retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000)),
    });
  }
}

/** Subtracts one counted use. */
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
