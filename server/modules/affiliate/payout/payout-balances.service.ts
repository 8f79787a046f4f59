/** Payable balances, and what a run does with them: one calculation for runs and previews. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import type { NextPayoutView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import {
  collectBalances,
  heldText,
  type LeftOut,
  type NotYet,
  nextPayout,
  nextPayoutDate,
  type Payee,
  planRun,
} from '#src/domain/affiliate/payout/payout.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import type { CurrencySum } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import {
  commissionsIn,
  commissionsOf,
  isInStage,
  lockCommissions,
} from '../account/affiliate-rows.service.ts';
import { payoutMethodOf } from '../account/payout-details.service.ts';

type Sum = { affiliateId: number; currency: Currency; amountMinor: number; commissions: number };
type Named = Payee & { affiliateName: string };
type Planned<T> = T & Named & { leftOut: LeftOut | null; leftOutBecause: string | null };
export type Balance = Planned<Sum>;

const UNKNOWN: Named = { affiliateName: '', method: 'none', emailVerified: false, payoutHoldUntil: null };

async function findPayees(ctx: Context, ids: readonly number[], lock = {}): Promise<Map<number, Named>> {
  const found = await ctx.em.find(
    AffiliateEntity,
    { id: { $in: [...new Set(ids)] } },
    { orderBy: { id: 'asc' }, refresh: true, ...lock },
  );
  return new Map(
    found.map((affiliate) => [
      affiliate.id,
      {
        affiliateName: affiliate.name,
        method: payoutMethodOf(affiliate),
        emailVerified: Boolean(affiliate.emailVerifiedAt),
        payoutHoldUntil: affiliate.payoutHoldUntil ?? null,
      },
    ]),
  );
}

type Run = { on: Date; minimumMinor: number };

/** The balances of a run on that day; changes nothing. Summed in the database. */
export async function balancesOn(ctx: Context, run: Run, affiliateId?: number): Promise<Balance[]> {
  const rows = affiliateId === undefined ? commissionsIn(ctx) : commissionsOf(ctx, affiliateId);
  const sums: Sum[] = await rows
    .where(isInStage('payable', run.on))
    .select(({ fn }) => [
      'affiliateId',
      'currency',
      fn.sum<number>('amountMinor').as('amountMinor'),
      fn.countAll<number>().as('commissions'),
    ])
    .groupBy(['affiliateId', 'currency'])
    .orderBy('affiliateId')
    .orderBy('currency')
    .execute();
  const payees = await findPayees(
    ctx,
    sums.map((sum) => sum.affiliateId),
  );
  return planRun(sums, (id) => payees.get(id) ?? UNKNOWN, run);
}

/**
 * The same for a run made now, with the ids of the commissions. Locks affiliates and commissions
 * until the transaction ends: an erasure or a refund waits, and the refund then adds a row.
 */
export async function lockBalances(ctx: Context, run: Run) {
  const isPayable = isInStage('payable', run.on);
  const holders = await kysely(ctx.em)
    .selectFrom('commission')
    .select('affiliateId as id')
    .distinct()
    .where(isPayable)
    .execute();
  // Affiliates are locked before their commissions, as by an erasure.
  const payees = await findPayees(
    ctx,
    holders.map(({ id }) => id),
    FOR_UPDATE,
  );
  // Without its affiliate, a first commission became payable since: it waits for the next run.
  const balances = collectBalances(await lockCommissions(ctx, isPayable)).filter(({ affiliateId }) =>
    payees.has(affiliateId),
  );
  return planRun(balances, (id) => payees.get(id) ?? UNKNOWN, run);
}

const WAITING = ['in payout', 'hold', 'review'] as const;

/** For the affiliate concerned and owners. @throws AppError FORBIDDEN for others */
export async function nextPayoutOf(ctx: Context, rawId: number): Promise<NextPayoutView> {
  const id = requirePayoutAccess(ctx, rawId);
  const on = nextPayoutDate(ctx.deps.clock.now());
  const payable = await balancesOn(ctx, { on, minimumMinor: 0 }, id);
  const amounts = payable.map((balance) => ({ ...balance, reason: balance.leftOut }));
  const waiting: (CurrencySum & { reason: NotYet })[] = [];
  for (const reason of WAITING) {
    const sums = await commissionsOf(ctx, id)
      .where(isInStage(reason, on))
      .select(({ fn }) => ['currency', fn.sum<number>('amountMinor').as('amountMinor')])
      .groupBy('currency')
      .orderBy('currency')
      .execute();
    waiting.push(...sums.map((sum) => ({ ...sum, reason })));
  }
  const payee = (await findPayees(ctx, [id])).get(id);
  return { on, ...nextPayout([...amounts, ...waiting]), held: payee ? heldText(payee, on) : null };
}
