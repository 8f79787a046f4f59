/** Limits the calls of each API token. Counted in memory, so each node has its own count. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export const TOKEN_LIMIT = { calls: 600, seconds: 60 } as const;
const POLICY = 'token';

export type Quota = {
  isExceeded: boolean;
  /** Until the window ends and all calls are available again. */
  resetSeconds: number;
  /** The fields of draft-ietf-httpapi-ratelimit-headers. */
  headers: readonly [name: string, value: string][];
};

export type TokenLimiter = { consume(tokenId: number): Promise<Quota> };

/** @param factor `RATE_LIMIT_FACTOR` */
export function createTokenLimiter(factor: number): TokenLimiter {
  const points = Math.max(1, Math.round(TOKEN_LIMIT.calls * factor));
  const limiter = new RateLimiterMemory({ keyPrefix: 'token', points, duration: TOKEN_LIMIT.seconds });
  const count = async (tokenId: number): Promise<{ isExceeded: boolean; state: RateLimiterRes }> => {
    try {
      return { isExceeded: false, state: await limiter.consume(tokenId) };
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return { isExceeded: true, state: rejection };
      throw rejection;
    }
  };
  return {
    async consume(tokenId) {
      const { isExceeded, state } = await count(tokenId);
      const resetSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      return {
        isExceeded,
        resetSeconds,
        headers: [
          ['RateLimit-Policy', `"${POLICY}";q=${points};w=${TOKEN_LIMIT.seconds}`],
          ['RateLimit', `"${POLICY}";r=${Math.max(0, state.remainingPoints)};t=${resetSeconds}`],
        ],
      };
    },
  };
}
