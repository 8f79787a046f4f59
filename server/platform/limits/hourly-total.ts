/** Calls of all callers together, on all nodes. A threshold alerts staff and rejects nobody. */
import type { Context } from '#server/context.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { HOURLY_TOTAL_NAMES, HOURLY_TOTALS, type HourlyTotal } from '#src/domain/shared/limits.ts';
import type { Em } from '../database/database.ts';
import { CounterEntity } from './counter.entity.ts';
import { countUse, rejectBeyond, releaseUse, resetCounter, type Used } from './counter.ts';

const HOUR_SECONDS = 3600;
/** An alert is shown for a day, because staff may not look within the hour. */
const ALERT_SECONDS = DAY_SECONDS;
/** They limit how often secrets are guessed, so no setting may raise them. */
const FIXED: ReadonlySet<HourlyTotal> = new Set(['code-failure', 'admin-login-failure']);

const keyOf = (total: HourlyTotal): string => `hourly:${total}`;
const alertKeyOf = (total: HourlyTotal): string => `hourly-alert:${total}`;

/** Alerts only; never rejects a call. */
export async function countHourly(ctx: Context, total: HourlyTotal): Promise<Used & { figure: number }> {
  const { clock, config, logger } = ctx.deps;
  const figure = Math.max(
    1,
    Math.round(HOURLY_TOTALS[total] * (FIXED.has(total) ? 1 : config.rateLimitFactor)),
  );
  const used = await countUse(ctx.em, clock, keyOf(total), HOUR_SECONDS);
  if (used.count === figure) {
    logger.warn('hourly total reached', { total, count: used.count, requestId: ctx.request.id });
    await resetCounter(ctx.em, alertKeyOf(total));
    await countUse(ctx.em, clock, alertKeyOf(total), ALERT_SECONDS);
  }
  return { ...used, figure };
}

/** @throws AppError RATE_LIMITED beyond the limit */
export async function requireBelowHourly(ctx: Context, total: HourlyTotal): Promise<void> {
  const used = await countHourly(ctx, total);
  rejectBeyond(used.figure, used, ctx.deps.clock.now());
}

export const releaseHourly = (ctx: Context, total: HourlyTotal): Promise<void> =>
  releaseUse(ctx.em, keyOf(total));

/** Totals that reached their threshold within the last 24 hours. */
export async function findHourlyAlerts(em: Em, now: Date): Promise<HourlyTotal[]> {
  const rows = await em.find(
    CounterEntity,
    { key: HOURLY_TOTAL_NAMES.map(alertKeyOf), windowEndsAt: { $gt: now } },
    { fields: ['key'] },
  );
  const keys = new Set(rows.map(({ key }) => key));
  return HOURLY_TOTAL_NAMES.filter((total) => keys.has(alertKeyOf(total)));
}
