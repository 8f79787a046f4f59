/** The next planned payout runs: an affiliate's own, and all of them for owners. */

import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { leftOutReason, payoutMethod } from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  type Payee,
  type PlannedRow,
  type PlannedRun,
  payoutCalendar,
  plannedRuns,
  waitingText,
} from '#src/domain/affiliate/payout/payout-calendar.rules.ts';
import {
  CALENDAR_WAITING_MAX,
  type OwnPayoutCalendar,
  type PayoutCalendar,
} from '#src/domain/affiliate/payout/payout-calendar.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import { commissionsIn } from '../account/affiliate-rows.service.ts';
import { isInStage } from '../commission/commission-stage.service.ts';

type Affiliate = Payee & { name: string };
const UNKNOWN: Affiliate = { name: '', method: 'none', emailVerified: false, payoutHoldUntil: null };

/** Commissions that a run on this day can pay, without those that could be paid by `after`. */
const plannedCommissions = (ctx: Context, { on, after }: { on: Date; after: Date | null }) => {
  const rows = commissionsIn(ctx).where(isInStage('payable', on));
  return after ? rows.where('availableAt', '>', after) : rows;
};

/** Summed per planned day: the number of commissions does not matter. */
async function plannedRows(ctx: Context, affiliateId: number | null): Promise<PlannedRow[]> {
  const days = plannedRuns(ctx.deps.clock.now());
  const rows: PlannedRow[] = [];
  let after: Date | null = null;
  for (const on of days) {
    let due = plannedCommissions(ctx, { on, after })
      .select(({ fn }) => ['affiliateId', 'currency', fn.sum<number>('amountMinor').as('amountMinor')])
      .groupBy(['affiliateId', 'currency']);
    if (affiliateId !== null) due = due.where('affiliateId', '=', affiliateId);
    for (const row of await due.execute()) rows.push({ ...row, availableAt: on });
    after = on;
  }
  return rows;
}

async function affiliatesOf(ctx: Context, rows: readonly PlannedRow[]): Promise<Map<number, Affiliate>> {
  const ids = [...new Set(rows.map(({ affiliateId }) => affiliateId))];
  if (ids.length === 0) return new Map();
  const found = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select((eb) => [
      'id',
      'name',
      'emailVerifiedAt',
      'payoutHoldUntil',
      eb('paypalEmailEncrypted', 'is not', null).$castTo<boolean>().as('hasPaypal'),
      eb('bankDetailsEncrypted', 'is not', null).$castTo<boolean>().as('hasBank'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    found.map(({ id, name, emailVerifiedAt, payoutHoldUntil, hasPaypal, hasBank }) => [
      id,
      {
        name,
        method: payoutMethod({ hasPaypal, hasBank }),
        emailVerified: emailVerifiedAt !== null,
        payoutHoldUntil,
      },
    ]),
  );
}

async function plan(ctx: Context, affiliateId: number | null) {
  const rows = await plannedRows(ctx, affiliateId);
  const affiliates = await affiliatesOf(ctx, rows);
  const affiliateOf = (id: number): Affiliate => affiliates.get(id) ?? UNKNOWN;
  return { affiliateOf, runs: payoutCalendar(ctx.deps.clock.now(), rows, affiliateOf) };
}

const sumsOf = (balances: PlannedRun['balances']) => {
  const sums = new Map<PlannedRow['currency'], number>();
  for (const { currency, amountMinor } of balances)
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
};
const isPaid = ({ waits }: PlannedRun['balances'][number]): boolean => waits === null;

/** @throws AppError FORBIDDEN for other affiliates and for staff */
export async function ownPayoutCalendar(ctx: Context, rawId: number): Promise<OwnPayoutCalendar> {
  const id = requirePayoutAccess(ctx, rawId);
  const { runs, affiliateOf } = await plan(ctx, id);
  return runs.map(({ on, balances }) => ({
    on,
    sums: sumsOf(balances.filter(isPaid)),
    waiting: balances.flatMap(({ currency, amountMinor, waits }) =>
      waits ? [{ currency, amountMinor, because: waitingText(waits, affiliateOf(id).payoutHoldUntil) }] : [],
    ),
  }));
}

/** The last of these runs that pays this balance. */
const lastPaidRun = (
  runs: readonly PlannedRun[],
  { affiliateId, currency }: { affiliateId: number; currency: Currency },
): PlannedRun | undefined =>
  runs.findLast(({ balances }) =>
    balances.some((one) => one.affiliateId === affiliateId && one.currency === currency && isPaid(one)),
  );

/** For owners: the commissions that a planned run pays in one currency; null without such a run. */
export async function runRowsOf(ctx: Context, day: string, currency: Currency) {
  const { runs } = await plan(ctx, null);
  const index = runs.findIndex(({ on }) => utcDay(on) === day);
  const run = runs[index];
  if (!run) return null;
  const paid = run.balances
    .filter((balance) => balance.currency === currency && isPaid(balance))
    .map(({ affiliateId }) => ({
      affiliateId,
      after: lastPaidRun(runs.slice(0, index), { affiliateId, currency })?.on ?? null,
    }));
  // At most one condition per run before, whatever the number of affiliates.
  const groups = [null, ...runs.slice(0, index).map(({ on }) => on)].map((after) => ({
    after,
    ids: paid.filter((one) => one.after === after).map(({ affiliateId }) => affiliateId),
  }));
  return commissionsIn(ctx)
    .where(isInStage('payable', run.on))
    .where('commission.currency', '=', currency)
    .where((eb) =>
      eb.or(
        groups.map(({ after, ids }) =>
          eb.and([
            eb('commission.affiliateId', '=', eb.fn.any(eb.val(ids))),
            ...(after ? [eb('availableAt', '>', after)] : []),
          ]),
        ),
      ),
    );
}

/**
 * The commissions behind one amount of the affiliate's calendar. A run has what became available
 * since the last one that pays this currency.
 * @throws AppError FORBIDDEN for other affiliates and for staff
 */
export async function plannedRowsOf(ctx: Context, rawId: number, day: string, currency: Currency) {
  const id = requirePayoutAccess(ctx, rawId);
  const { runs } = await plan(ctx, id);
  const index = runs.findIndex(({ on }) => utcDay(on) === day);
  const run = runs[index];
  if (!run) return null;
  const paidBefore = lastPaidRun(runs.slice(0, index), { affiliateId: id, currency });
  return plannedCommissions(ctx, { on: run.on, after: paidBefore?.on ?? null })
    .where('affiliateId', '=', id)
    .where('currency', '=', currency);
}

/** For owners: whom the runs pay, and who has to wait for what. */
export async function payoutCalendarOfAll(ctx: Context): Promise<PayoutCalendar> {
  const { runs, affiliateOf } = await plan(ctx, null);
  return runs.map(({ on, balances }) => {
    const waiting = balances.filter((balance) => !isPaid(balance));
    return {
      on,
      sums: sumsOf(balances.filter(isPaid)),
      payouts: balances.length - waiting.length,
      waitingCount: waiting.length,
      waiting: waiting.slice(0, CALENDAR_WAITING_MAX).map(({ waits: _, ...balance }) => ({
        ...balance,
        affiliateName: affiliateOf(balance.affiliateId).name,
        because: leftOutReason({ ...balance, ...affiliateOf(balance.affiliateId) }, 0, on) ?? '',
      })),
    };
  });
}
