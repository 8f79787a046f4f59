/**
 * The context of a use case: the actor, the request and the unit of
 * work. Independent of tRPC and Hono.
 */
import type { AdminRole } from '#src/domain/viewer.ts';
import type { Deps } from './deps.ts';
import type { Em } from './platform/database/database.ts';

/** Authorisation policy of a procedure. A procedure without one rejects every call. */
export type Policy = 'public' | 'affiliate' | 'admin' | 'owner';

export type AdminActor = { id: number; username: string; role: AdminRole; sessionPublicId: string };
export type AffiliateActor = { id: number; name: string; provisional: boolean };

export type RequestInfo = {
  id: string;
  ip: string;
  /** Key of per-address limits; null if they are skipped. */
  limitKey: string | null;
  /** Whether a browser sent it, judged by `Sec-Fetch-Site` or `Origin`; programs send neither. */
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

/** Runs `work` in one transaction (a savepoint if one is open already). */
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
    request: {
      id: 'system',
      ip: '127.0.0.1',
      limitKey: null,
      isBrowser: false,
      userAgent: null,
      idempotencyKey: null,
      cookie: () => null,
    },
    setCookie() {},
    setHeader() {},
  };
}

export const actorName = (ctx: Context): string =>
  ctx.admin?.username ?? (ctx.affiliate ? `affiliate ${ctx.affiliate.id}` : 'system');
