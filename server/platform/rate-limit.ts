/**
 * Two kinds of limits (security.md 3.4). Per address: in memory, many cheap buckets. Per identifier (an e-mail, a username):
 * in the database by one atomic statement, so that they hold over several nodes and restarts.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from './clock.ts';
import { type Em, queryRows, runStatement } from './database.ts';
import { AppError } from './errors.ts';

/** points per seconds, per address. */
export const ADDRESS_LIMITS = {
  'code-request': [30, 3600],
  'code-verify': [60, 600],
  'admin-login': [20, 900],
  signup: [10, 3600],
  contact: [10, 600],
  confirmation: [10, 3600],
  upload: [20, 3600],
  'code-lookup': [60, 60],
  visit: [60, 60],
  checkout: [20, 600],
  claim: [20, 3600],
  api: [300, 60],
} as const;
export type AddressLimit = keyof typeof ADDRESS_LIMITS;

export type AddressLimiter = { consume(limit: AddressLimit, key: string | null): Promise<void> };

export function createAddressLimiter(): AddressLimiter {
  const limiters = new Map<AddressLimit, RateLimiterMemory>();
  for (const [name, [points, duration]] of Object.entries(ADDRESS_LIMITS)) {
    limiters.set(name as AddressLimit, new RateLimiterMemory({ keyPrefix: name, points, duration }));
  }
  return {
    /** @param key null skips the limit (loopback callers without a proxy) */
    async consume(limit, key) {
      if (key === null) return;
      try {
        await limiters.get(limit)?.consume(key);
      } catch (refusal) {
        const milliseconds = (refusal as { msBeforeNext?: number }).msBeforeNext;
        if (milliseconds === undefined) throw refusal;
        throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
      }
    },
  };
}

/** One statement, so that uses sent together are counted together. */
const COUNT = `insert into rate_counter (key, count, window_ends_at, last_at) values (?, 1, ?, ?)
     on conflict (key) do update set
       count = case when rate_counter.window_ends_at <= excluded.last_at then 1 else rate_counter.count + 1 end,
       window_ends_at = case when rate_counter.window_ends_at <= excluded.last_at then excluded.window_ends_at else rate_counter.window_ends_at end,
       last_at = excluded.last_at`;

type Counted = { count: number; window_ends_at: string | Date };

/** Counts one use of `key` and answers how many there were in the running window. */
export async function countUse(em: Em, clock: Clock, key: string, windowSeconds: number): Promise<{ count: number; windowEndsAt: Date }> {
  const now = clock.now();
  const rows = await queryRows<Counted>(em, `${COUNT} returning count, window_ends_at`, [
    key,
    new Date(now.getTime() + windowSeconds * 1000),
    now,
  ]);
  const row = rows[0];
  if (!row) throw new Error('the counter answered no row');
  return { count: row.count, windowEndsAt: new Date(row.window_ends_at) };
}

export type Patience = { free: number; firstWaitSeconds: number; longestWaitSeconds: number; windowSeconds: number };

/**
 * Counts an attempt, unless it comes too early: after the free ones each further one doubles the wait.
 * @throws AppError RATE_LIMITED; such an attempt is not counted
 */
export async function countAttempt(em: Em, clock: Clock, key: string, patience: Patience): Promise<void> {
  const { free, firstWaitSeconds, longestWaitSeconds, windowSeconds } = patience;
  const now = clock.now();
  const [counted] = await queryRows<{ count: number }>(
    em,
    `${COUNT} where rate_counter.window_ends_at <= excluded.last_at or rate_counter.count < ?
       or rate_counter.last_at + least(?, ? * power(2, least(rate_counter.count - ?, 20))) * interval '1 second' <= excluded.last_at
     returning count`,
    [key, new Date(now.getTime() + windowSeconds * 1000), now, free, longestWaitSeconds, firstWaitSeconds, free],
  );
  if (counted) return;
  const known = await peekCounter(em, key);
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** ((known?.count ?? free) - free));
  const left = known ? Math.ceil((known.lastAt.getTime() - now.getTime()) / 1000 + wait) : 1;
  throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.max(1, left) });
}

/** @throws AppError RATE_LIMITED once `key` was used more than `max` times in the window */
export async function requireBelow(em: Em, clock: Clock, key: string, max: number, windowSeconds: number): Promise<void> {
  const { count, windowEndsAt } = await countUse(em, clock, key, windowSeconds);
  if (count > max) {
    throw new AppError('RATE_LIMITED', undefined, {
      retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000)),
    });
  }
}

export async function peekCounter(em: Em, key: string): Promise<{ count: number; windowEndsAt: Date; lastAt: Date } | null> {
  const rows = await queryRows<{ count: number; window_ends_at: string | Date; last_at: string | Date }>(
    em,
    'select count, window_ends_at, last_at from rate_counter where key = ?',
    [key],
  );
  const row = rows[0];
  return row ? { count: row.count, windowEndsAt: new Date(row.window_ends_at), lastAt: new Date(row.last_at) } : null;
}

export async function resetCounter(em: Em, key: string): Promise<void> {
  await runStatement(em, 'delete from rate_counter where key = ?', [key]);
}
