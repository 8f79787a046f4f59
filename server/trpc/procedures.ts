/** The kinds of procedures. Who may call is decided here, from the session, before any input is looked at. */
import type { z } from 'zod';
import { AppError } from '#server/platform/errors.ts';
import { LOGIN_FIRST } from '#src/domain/affiliate/partner.schema.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import type { AdminActor, AffiliateActor, Context, Policy } from '../context.ts';
import { type Meta, t } from './trpc.ts';

/** 401 before 403: an anonymous caller learns nothing. @throws AppError */
export function requirePolicy(ctx: Context, policy: Policy): void {
  if (policy === 'public') return;
  if (!ctx.admin && !ctx.affiliate) throw new AppError('UNAUTHENTICATED');
  if (policy === 'affiliate') return;
  if (!ctx.admin) throw new AppError('FORBIDDEN');
  if (policy === 'owner' && ctx.admin.role !== 'owner') throw new AppError('FORBIDDEN', OWNER_ONLY);
}

/** An exemption from the limit per address, for input that fits the schema. Its holders are limited by counters of their own. */
export const exemptIf =
  <S extends z.ZodType>(schema: S, holds: (ctx: Context, input: z.output<S>) => Promise<boolean>): NonNullable<Meta['exempt']> =>
  async (ctx, rawInput) => {
    const { success, data } = schema.safeParse(rawInput);
    return success && (await holds(ctx, data));
  };

const guarded = t.procedure.use(async ({ ctx, meta, getRawInput, next }) => {
  // Deny by default: a procedure that forgot its policy answers nobody (and the boot check names it).
  if (!meta?.policy) throw new AppError('FORBIDDEN');
  requirePolicy(ctx, meta.policy);
  // Before validation: invalid calls count too, for their own address only.
  if (meta.limit && ctx.request.limitKey !== null && !(await meta.exempt?.(ctx, await getRawInput())))
    await ctx.deps.addressLimiter.consume(meta.limit, ctx.request.limitKey, ctx.em);
  return next();
});

export const publicProcedure = guarded.meta({ policy: 'public' });

/** The affiliate's own session, or an admin's. */
export const affiliateProcedure = guarded.meta({ policy: 'affiliate' });

/** An affiliate in person (own settings). A provisional session may read, not change. */
export const ownAffiliateProcedure = guarded
  .meta({ policy: 'affiliate' })
  .use(({ ctx, next }) => next({ ctx: { affiliate: requireAffiliate(ctx) } }));

/** Where something is changed: signing up alone proves nothing about the mailbox (SEC-09). */
export const provenAffiliateProcedure = ownAffiliateProcedure.use(({ ctx, next }) => {
  if (ctx.affiliate.provisional) throw new AppError('FORBIDDEN', LOGIN_FIRST);
  return next();
});

export const adminProcedure = guarded.meta({ policy: 'admin' }).use(({ ctx, next }) => next({ ctx: { admin: requireAdmin(ctx) } }));

export const ownerProcedure = guarded.meta({ policy: 'owner' }).use(({ ctx, next }) => next({ ctx: { admin: requireAdmin(ctx) } }));

export function requireAdmin(ctx: Context): AdminActor {
  if (!ctx.admin) throw new AppError('UNAUTHENTICATED');
  return ctx.admin;
}

export function requireAffiliate(ctx: Context): AffiliateActor {
  if (!ctx.affiliate) throw new AppError(ctx.admin ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  return ctx.affiliate;
}
