/** Commissions and visits as the figures of affiliates count them. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';

type Commissions = ExpressionBuilder<Tables, 'commission'>;

export const commissionsIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));
export const commissionsOf = (ctx: Context, affiliateId: number, days?: Days) =>
  commissionsIn(ctx, days).where('affiliateId', '=', affiliateId);

/** A sale has one row of this kind; the others are its adjustments. */
export const isSale = (eb: Commissions) => eb('kind', '=', 'earned');
export const isPending = (eb: Commissions) => eb('status', '=', 'pending');
export const isPaidOut = (eb: Commissions) => eb('status', '=', 'paid');
export const isNotCancelled = (eb: Commissions) => eb('status', '<>', 'cancelled');

/** Visits through affiliate links, without those of link tests. */
export const visitsIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('referral_click')
    .where((eb) => dayCondition(eb.ref('referral_click.createdAt'), days))
    .where(({ not, ref }) => not(ref('isTest')));
export const visitsOf = (ctx: Context, affiliateId: number, days?: Days) =>
  visitsIn(ctx, days).where('referral_click.affiliateId', '=', affiliateId);
