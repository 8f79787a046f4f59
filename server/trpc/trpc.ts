/**
 * The tRPC base and its procedures. The session decides who may call, before input is validated.
 * Only outputs use superjson: hostile input can block it for seconds.
 */
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { z } from 'zod';
import { AppError } from '#server/platform/errors.ts';
import type { AddressLimit } from '#server/platform/limits/rate-limit.ts';
import { inChildSpan } from '#server/platform/tracing/spans.ts';
import { type ApiScope, TOKEN_NOT_ALLOWED, tokenLacksScope } from '#src/domain/api-scopes.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { LOGIN_FIRST, OWNER_ONLY } from '#src/domain/viewer.ts';
import type { AdminActor, AffiliateActor, Context, Policy, TokenActor } from '../context.ts';
import { errorBody, toAppError } from './error-conversion.ts';

export type RestMeta = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below /api, e.g. '/orders/{id}/status'. */
  path: string;
  /** Status of a successful response; defaults to 200. */
  status?: number;
  summary: string;
  /** What the summary has no room for; the scope is added. */
  description?: string;
  /** The form of {id}, unless it is a whole number. */
  id?: RegExp;
  /** Key of the list in the response, or 'array' for a plain array. */
  list?: string;
  /** Largest body in bytes; defaults to 32 KiB. */
  bodyBytesMax?: number;
  /** The body may be absent or empty, which means {}. */
  mayBeEmpty?: boolean;
  noBody?: boolean;
  /** Accepts an Idempotency-Key. */
  idempotent?: boolean;
};
export type OwnLimit = {
  limit: AddressLimit;
  /** What counts in it, such as an order; null counts the address in the other limit. */
  keyOf: (ctx: Context, rawInput: unknown) => Promise<string | null>;
};
export type Meta = {
  policy?: Policy;
  /** What an API token needs for this call. Without it, tokens cannot call the procedure. */
  scope?: ApiScope;
  limit?: AddressLimit;
  /** For callers who prove who they are: others may have used up `limit`. See `countedBy`. */
  ownLimit?: OwnLimit;
  /** Largest body of a tRPC call in bytes; defaults to 64 KiB. */
  bodyBytesMax?: number;
  rest?: RestMeta;
};

const identity = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

export const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: { input: identity, output: superjson },
    errorFormatter({ shape, error, ctx }) {
      const body = errorBody(toAppError(error), ctx?.request.id ?? null);
      return {
        message: body.message,
        code: shape.code,
        data: { httpStatus: toAppError(error).status, ...body },
      };
    },
  });

export const router = t.router;
export type { AnyRouter } from '@trpc/server';

/** @throws AppError FORBIDDEN */
function requireScope(token: TokenActor, scope: ApiScope | undefined): void {
  if (!scope) throw new AppError('FORBIDDEN', TOKEN_NOT_ALLOWED);
  if (!token.scopes.includes(scope)) throw new AppError('FORBIDDEN', tokenLacksScope(scope));
}

/** 401 comes first: an anonymous caller learns nothing. Without a scope no token may call. */
export function requirePolicy(ctx: Context, policy: Policy, scope?: ApiScope): void {
  if (ctx.token) return requireScope(ctx.token, scope);
  if (policy === 'public') return;
  if (!ctx.admin && !ctx.affiliate) throw new AppError('UNAUTHENTICATED');
  if (policy === 'affiliate') return;
  if (!ctx.admin) throw new AppError('FORBIDDEN');
  if (policy === 'owner' && ctx.admin.role !== 'owner') throw new AppError('FORBIDDEN', OWNER_ONLY);
}

/** @param find the caller's own key; null for callers who prove nothing */
export const countedBy = <S extends z.ZodType>(
  limit: OwnLimit['limit'],
  schema: S,
  find: (ctx: Context, input: z.output<S>) => Promise<string | null>,
): OwnLimit => ({
  limit,
  async keyOf(ctx, rawInput) {
    const { success, data } = schema.safeParse(rawInput);
    return success ? find(ctx, data) : null;
  },
});

const traced = t.procedure.use(({ path, next }) =>
  inChildSpan(
    () => ({ name: path, attributes: { 'rpc.system.name': 'trpc', 'rpc.method': path } }),
    async (span) => {
      const result = await next();
      if (span && !result.ok) span.setAttribute('error.type', toAppError(result.error).code);
      return result;
    },
  ),
);

const guarded = traced.use(async ({ ctx, meta, getRawInput, next }) => {
  // Deny by default; the start check names a procedure without a policy.
  if (!meta?.policy) throw new AppError('FORBIDDEN');
  requirePolicy(ctx, meta.policy, meta.scope);
  // Before validation, so that invalid calls count too. A token has a limit of its own.
  if (meta.limit && !ctx.token && ctx.request.limitKey !== null) {
    const own = meta.ownLimit;
    const ownKey = own ? await own.keyOf(ctx, await getRawInput()) : null;
    if (own && ownKey !== null) await ctx.deps.addressLimiter.consume(own.limit, ownKey, ctx.em);
    else await ctx.deps.addressLimiter.consume(meta.limit, ctx.request.limitKey, ctx.em);
  }
  return next();
});

export const publicProcedure = guarded.meta({ policy: 'public' });

/** For the affiliate's own session, or an admin's. */
export const affiliateProcedure = guarded.meta({ policy: 'affiliate' });

/** For the affiliate only (own settings). A provisional session can read but not change. */
export const ownAffiliateProcedure = guarded
  .meta({ policy: 'affiliate' })
  .use(({ ctx, next }) => next({ ctx: { affiliate: requireAffiliate(ctx) } }));

/** For changes: signing up alone does not verify the mailbox (SEC-09). */
export const provenAffiliateProcedure = ownAffiliateProcedure.use(({ ctx, next }) => {
  if (ctx.affiliate.provisional) throw new AppError('FORBIDDEN', LOGIN_FIRST);
  return next();
});

/** Called by an admin, or with a token that has the procedure's scope. */
export const adminProcedure = guarded.meta({ policy: 'admin' });

/** Called by an owner, or with a token that has the procedure's scope. */
export const ownerProcedure = guarded.meta({ policy: 'owner' });

export const publicAction = publicProcedure.output(done);
export const adminAction = adminProcedure.output(done);
export const ownerAction = ownerProcedure.output(done);

/** For what belongs to one account. @throws AppError UNAUTHENTICATED */
export function requireAdmin(ctx: Context): AdminActor {
  if (!ctx.admin) throw new AppError('UNAUTHENTICATED');
  return ctx.admin;
}

function requireAffiliate(ctx: Context): AffiliateActor {
  if (!ctx.affiliate) throw new AppError(ctx.admin ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  return ctx.affiliate;
}
