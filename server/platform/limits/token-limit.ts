/** Limits the calls of each API token: one limit for all nodes that share a database. */
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countUse, secondsLeft } from './counter.ts';

export const TOKEN_LIMIT = { calls: 600, seconds: 60 } as const;
const POLICY = 'token';
export type TokenLimiter = ReturnType<typeof createTokenLimiter>;

type Parts = {
  clock: Clock;
  db: Pick<Database, 'fork'>;
  /** `RATE_LIMIT_FACTOR` */
  factor: number;
};

export function createTokenLimiter({ clock, db, factor }: Parts) {
  const limit = Math.max(1, Math.round(TOKEN_LIMIT.calls * factor));
  return {
    async consume(tokenId: number) {
      const used = await countUse(db.fork(), clock, `token:${tokenId}`, TOKEN_LIMIT.seconds);
      const left = Math.max(0, limit - used.count);
      const resetSeconds = secondsLeft(used, clock.now());
      return {
        isExceeded: used.count > limit,
        /** Until the window ends and all calls are available again. */
        resetSeconds,
        /** The fields of draft-ietf-httpapi-ratelimit-headers. */
        headers: [
          ['RateLimit-Policy', `"${POLICY}";q=${limit};w=${TOKEN_LIMIT.seconds}`],
          ['RateLimit', `"${POLICY}";r=${left};t=${resetSeconds}`],
        ] as const,
      };
    },
  };
}
