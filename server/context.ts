/** Transactions and contexts of use cases. */
import type { Context, Deps } from './deps.ts';
import type { Em } from './platform/database/database.ts';
import { runAfterCommit } from './platform/database/em.ts';

/** Authorisation policy of a procedure. A procedure without one rejects every call. */
export type Policy = 'public' | 'affiliate' | 'admin' | 'owner';

export type { AdminActor, AffiliateActor, Context, TokenActor } from './deps.ts';

/**
 * Runs `work` in one transaction (a savepoint if one is open already), then what it asked for
 * with `afterCommit`.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const [result, inner] = await ctx.em.transactional(
    async (em): Promise<[T, Em]> => [await work({ ...ctx, em: em as Em }), em as Em],
  );
  runAfterCommit(inner, ctx.em);
  return result;
}

/** A context without a request: jobs, seed, command line. */
export function systemContext(deps: Deps): Context {
  return {
    deps,
    em: deps.db.fork(),
    admin: null,
    affiliate: null,
    token: null,
    request: {
      id: 'system',
      ip: '127.0.0.1',
      limitKey: null,
      isBrowser: false,
      arrival: { host: '', peer: '127.0.0.1', forwardedFor: null, forwardedProto: null },
      userAgent: null,
      idempotencyKey: null,
      cookie: () => null,
    },
    setCookie() {},
    setHeader() {},
  };
}

/** The actor in histories, such as an order's timeline. */
export function actorName(ctx: Context): string {
  if (ctx.token) return `via token ${ctx.token.name}`;
  return ctx.admin?.username ?? (ctx.affiliate ? `affiliate ${ctx.affiliate.id}` : 'system');
}

/** L14: staff and API tokens cause commissions only with an owner's consent. */
export const needsOwnersConsent = (ctx: Context): boolean =>
  ctx.admin?.role === 'staff' || ctx.token !== null;
