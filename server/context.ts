/** What a use case is given: who asks, through which request, with which unit of work. Knows neither tRPC nor Hono. */
import type { AdminRole } from '#src/domain/viewer.ts';
import type { Deps } from './deps.ts';
import type { Em } from './platform/database.ts';

/** Who may call. Stands on every procedure; one without it answers nobody. */
export type Policy = 'public' | 'affiliate' | 'admin' | 'owner';

export type AdminActor = { id: number; username: string; role: AdminRole; sessionPublicId: string };
export type AffiliateActor = { id: number; name: string; provisional: boolean };

export type RequestInfo = {
  id: string;
  ip: string;
  /** Key of per-address limits; null when they are skipped. */
  limitKey: string | null;
  /** Sent by a browser, as its `Sec-Fetch-Site` or `Origin` header tells; programs send neither. */
  isBrowser: boolean;
  userAgent: string | null;
  idempotencyKey: string | null;
  cookie(name: string): string | null;
};

export type Context = {
  deps: Deps;
  em: Em;
  admin: AdminActor | null;
  affiliate: AffiliateActor | null;
  request: RequestInfo;
  setCookie(cookie: string): void;
  setHeader(name: string, value: string): void;
};

/** Runs `work` in one transaction (a savepoint when one is open already). */
export function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.em.transactional((em) => work({ ...ctx, em: em as Em })) as Promise<T>;
}

/** A context without a request: jobs, seed, command line. */
export function systemContext(deps: Deps): Context {
  return {
    deps,
    em: deps.db.fork(),
    admin: null,
    affiliate: null,
    request: { id: 'system', ip: '127.0.0.1', limitKey: null, isBrowser: false, userAgent: null, idempotencyKey: null, cookie: () => null },
    setCookie() {},
    setHeader() {},
  };
}

export const actorName = (ctx: Context): string => ctx.admin?.username ?? (ctx.affiliate ? `affiliate ${ctx.affiliate.id}` : 'system');
