/** Limits the calls of each API token: one limit for all nodes that share a database. */
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countUse } from './counter.ts';

export const TOKEN_LIMIT = { calls: 600, seconds: 60 } as const;
const POLICY = 'token';
/** What a node takes from the shared count at once: most calls need no statement of their own. */
const SHARES = 30;

export type Quota = {
  isExceeded: boolean;
  /** Until the window ends and all calls are available again. */
  resetSeconds: number;
  /** The fields of draft-ietf-httpapi-ratelimit-headers. */
  headers: readonly [name: string, value: string][];
};
export type TokenLimiter = { consume(tokenId: number): Promise<Quota> };

/** @param counted calls that all nodes have taken; `own` are those of this node that are left */
type Window = { endsAt: Date; counted: number; own: number };
type Parts = {
  clock: Clock;
  db: Pick<Database, 'engine' | 'fork'>;
  /** `RATE_LIMIT_FACTOR` */
  factor: number;
};

export function createTokenLimiter({ clock, db, factor }: Parts): TokenLimiter {
  const limit = Math.max(1, Math.round(TOKEN_LIMIT.calls * factor));
  const share = Math.max(1, Math.floor(limit / SHARES));
  const windows = new Map<number, Window>();
  const refills = new Map<number, Promise<void>>();

  const currentWindow = (id: number): Window | null => {
    const window = windows.get(id);
    return window && window.endsAt > clock.now() ? window : null;
  };

  async function count(id: number): Promise<Pick<Window, 'endsAt' | 'counted'>> {
    if (db.engine === 'pglite') {
      // No second node can open the embedded database.
      const { endsAt = inSeconds(clock, TOKEN_LIMIT.seconds), counted = 0 } = currentWindow(id) ?? {};
      return { endsAt, counted: counted + share };
    }
    const used = await countUse(db.fork(), clock, `token:${id}`, TOKEN_LIMIT.seconds, share);
    return { endsAt: used.windowEndsAt, counted: used.count };
  }

  async function refill(id: number): Promise<void> {
    const { endsAt, counted } = await count(id);
    for (const [other, window] of windows) if (window.endsAt <= clock.now()) windows.delete(other);
    const own = Math.min(share, Math.max(0, limit - (counted - share)));
    windows.set(id, { endsAt, counted, own });
  }

  /** Takes one of this node's calls, and more of them from the shared count if none is left. */
  async function take(id: number): Promise<{ window: Window; isExceeded: boolean }> {
    for (;;) {
      const window = currentWindow(id);
      if (window && window.own > 0) {
        window.own -= 1;
        return { window, isExceeded: false };
      }
      if (window && window.counted >= limit) return { window, isExceeded: true };
      const running = refills.get(id) ?? refill(id).finally(() => refills.delete(id));
      refills.set(id, running);
      await running;
    }
  }

  return {
    async consume(tokenId) {
      const { window, isExceeded } = await take(tokenId);
      const left = window.own + Math.max(0, limit - window.counted);
      const resetSeconds = Math.max(1, Math.ceil((window.endsAt.getTime() - clock.now().getTime()) / 1000));
      return {
        isExceeded,
        resetSeconds,
        headers: [
          ['RateLimit-Policy', `"${POLICY}";q=${limit};w=${TOKEN_LIMIT.seconds}`],
          ['RateLimit', `"${POLICY}";r=${left};t=${resetSeconds}`],
        ],
      };
    },
  };
}

const inSeconds = (clock: Clock, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
