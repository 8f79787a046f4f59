/**
 * Limits per client address and per identifier, such as an order. Limits that guard a login
 * are counted in the database, so that they hold across nodes and restarts; others in memory.
 */
import type { Clock } from '../clock.ts';
import type { Database, Em } from '../database/database.ts';
import { widerIpKey } from '../ip.ts';
import { countUse, rejectBeyond, releaseUse, requireBelow, secondsLeft, type Used } from './counter.ts';

type Points = readonly [uses: number, seconds: number];

/** Counted in the database. */
const SHARED_LIMITS = {
  /** By IP address; by email address: `countEmailRequest`. */
  'code-request': [10, 3600],
  'code-verify': [30, 600],
  /** Counts failures: a successful login releases its use. */
  'admin-login': [10, 900],
  signup: [5, 3600],
} satisfies Record<string, Points>;
/** Counted by each node. */
export const LOCAL_LIMITS = {
  contact: [5, 600],
  confirmation: [5, 3600],
  'intake-link': [30, 3600],
  'review-link': [30, 3600],
  /** Per order: calls with a valid form link or review link. */
  'form-of-order': [60, 600],
  'review-of-order': [60, 600],
  /** Per browser that has signed in before; each account and code has attempts of its own. */
  'known-device': [60, 600],
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
  api: [300, 60],
  /** Calls with a token that turned out to be invalid. */
  token: [300, 60],
  /** A rendered page costs about ten times as much as a call. */
  page: [300, 60],
} satisfies Record<string, Points>;
/**
 * An IPv6 /48 gets this many times the limit of a /64: enough for its neighbours, too little to
 * exhaust a total. Calls and pages get less, because they cost the server most.
 */
const WIDE_FACTOR = 10;
const WIDE_FACTOR_OF_CALLS = 3;
const CALLS: ReadonlySet<AddressLimit> = new Set(['api', 'token', 'page']);
/** With the factor of each. The narrow key first: its rejected calls don't count for neighbours. */
const keysOf = (limit: AddressLimit, key: string | null): [key: string, factor: number][] => {
  if (key === null) return [];
  const wider = widerIpKey(key);
  const factor = CALLS.has(limit) ? WIDE_FACTOR_OF_CALLS : WIDE_FACTOR;
  return [[key, 1], ...(wider ? [[wider, factor] satisfies [string, number]] : [])];
};

type SharedLimit = keyof typeof SHARED_LIMITS;
type LocalLimit = keyof typeof LOCAL_LIMITS;
export type AddressLimit = SharedLimit | LocalLimit;

export type AddressLimiter = ReturnType<typeof createAddressLimiter>;

type Options = {
  clock: Clock;
  /** `RATE_LIMIT_FACTOR`: multiplies every limit here. */
  factor: number;
  /** Hashes addresses, so that none is stored in plain text. */
  hash(address: string): string;
};

export function createAddressLimiter({ clock, factor, hash }: Options) {
  const maxOf = (uses: number, ofKey: number): number => Math.max(1, Math.round(uses * ofKey * factor));
  const windows = new Map<LocalLimit, MemoryWindow>();
  const windowOf = (limit: LocalLimit): MemoryWindow => {
    const window = windows.get(limit) ?? createMemoryWindow(LOCAL_LIMITS[limit][1]);
    windows.set(limit, window);
    return window;
  };
  const isShared = (limit: AddressLimit): limit is SharedLimit => limit in SHARED_LIMITS;
  const sharedKey = (limit: SharedLimit, key: string) => `${limit}:${hash(key)}`;

  /** As `consume`, without a database. */
  function consumeLocal(limit: LocalLimit, key: string | null): void {
    const now = clock.now();
    for (const [part, ofKey] of keysOf(limit, key))
      rejectBeyond(maxOf(LOCAL_LIMITS[limit][0], ofKey), windowOf(limit).countUse(part, now), now);
  }

  return {
    /** @param key null skips the limit: loopback without a proxy @throws AppError RATE_LIMITED */
    async consume(limit: AddressLimit, key: string | null, em: Em): Promise<void> {
      if (!isShared(limit)) return consumeLocal(limit, key);
      const [uses, seconds] = SHARED_LIMITS[limit];
      for (const [part, ofKey] of keysOf(limit, key))
        await requireBelow(em, clock, sharedKey(limit, part), maxOf(uses, ofKey), seconds);
    },
    async release(limit: SharedLimit, key: string | null, em: Em): Promise<void> {
      for (const [part] of keysOf(limit, key)) await releaseUse(em, sharedKey(limit, part));
    },
    consumeLocal,
    releaseLocal(limit: LocalLimit, key: string | null): void {
      for (const [part] of keysOf(limit, key)) windowOf(limit).releaseUse(part);
    },
  };
}

/** Uses of a key in a window of time, counted by this node alone. */
type MemoryWindow = ReturnType<typeof createMemoryWindow>;

export function createMemoryWindow(seconds: number) {
  /** In the order in which they end, so that those that are over are found first. */
  const windows = new Map<string, Used>();
  return {
    countUse(key: string, now: Date): Used {
      for (const [other, { windowEndsAt }] of windows) {
        if (windowEndsAt > now) break;
        windows.delete(other);
      }
      const window = windows.get(key) ?? { count: 0, windowEndsAt: new Date(now.getTime() + seconds * 1000) };
      window.count += 1;
      windows.set(key, window);
      return window;
    },
    releaseUse(key: string): void {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    size: (): number => windows.size,
  };
}

export const TOKEN_LIMIT = { calls: 600, seconds: 60 } as const;
const POLICY = 'token';
export type TokenLimiter = ReturnType<typeof createTokenLimiter>;

type TokenOptions = Pick<Options, 'clock' | 'factor'> & { db: Pick<Database, 'fork'> };

/** The calls of each API token, on all nodes together. */
export function createTokenLimiter({ clock, db, factor }: TokenOptions) {
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
