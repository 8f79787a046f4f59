/** What affiliates have in each stage, and the entries of their statements. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { isOwnRow } from '#server/platform/database/rolled-back.ts';
import { COMMISSION_STAGES, commissionStage } from '#src/domain/commission/commission-stage.rules.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { affiliateAccount, type LedgerKind, MOVEMENT_TEXTS } from '../ledger/ledger.service.ts';

type Balance = Rehearsal['balances'][number];
type Sum = Pick<Balance, 'affiliateId' | 'currency'> & {
  stage: Balance['parts'][number]['stage'];
  minor: number;
};

/** Grouped by what decides the stage, so that a long history stays a few rows. */
export async function stageSums(ctx: Context, affiliateIds: readonly number[]): Promise<Sum[]> {
  if (affiliateIds.length === 0) return [];
  const now = ctx.deps.clock.now();
  const rows = await kysely(ctx.em)
    .selectFrom('commission')
    .select((eb) => [
      'affiliateId',
      'currency',
      'status',
      eb('payoutLineId', 'is not', null).$castTo<boolean>().as('isInRun'),
      eb('reviewReason', 'is not', null).$castTo<boolean>().as('isHeld'),
      eb('availableAt', '>', now).$castTo<boolean>().as('waits'),
      eb.fn.sum<number>('amountMinor').as('minor'),
    ])
    .where('affiliateId', 'in', affiliateIds)
    .groupBy(['affiliateId', 'currency', 'status', 'isInRun', 'isHeld', 'waits'])
    .execute();
  const later = new Date(now.getTime() + 1);
  return rows.map(({ affiliateId, currency, minor, status, isInRun, isHeld, waits }) => ({
    ...{ affiliateId, currency, minor },
    stage: commissionStage(
      {
        status,
        payoutLineId: isInRun ? 1 : null,
        reviewReason: isHeld ? 'held' : null,
        availableAt: waits ? later : now,
      },
      now,
    ),
  }));
}

const BALANCE_STAGES = COMMISSION_STAGES.filter((stage) => stage !== 'cancelled');

/** Only the sums that differ. */
export function changedBalances(
  affiliates: ReadonlyMap<number, string>,
  before: readonly Sum[],
  after: readonly Sum[],
): Balance[] {
  return [...affiliates].flatMap(([affiliateId, affiliateName]) =>
    CURRENCIES.flatMap((currency) => {
      const total = (sums: readonly Sum[], stage: Sum['stage']): number =>
        sums
          .filter((sum) => sum.affiliateId === affiliateId && sum.currency === currency)
          .reduce((minor, sum) => (sum.stage === stage ? minor + sum.minor : minor), 0);
      const parts = BALANCE_STAGES.map((stage) => ({
        stage,
        beforeMinor: total(before, stage),
        afterMinor: total(after, stage),
      })).filter(({ beforeMinor, afterMinor }) => beforeMinor !== afterMinor);
      return parts.length > 0 ? [{ affiliateId, affiliateName, currency, parts }] : [];
    }),
  );
}

export type Movement = Rehearsal['statements'][number]['entries'][number] & { account: string };

/** The entries that the transaction added to accounts of affiliates. */
export async function ownMovements(ctx: Context): Promise<Movement[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('ledger_entry')
    .select(['account', 'kind', 'currency', 'amountMinor'])
    .where('account', 'like', affiliateAccount('%'))
    .where(isOwnRow('ledger_entry'))
    .orderBy('id')
    .execute();
  return rows.map(({ account, kind, currency, amountMinor }) => ({
    account,
    currency,
    amountMinor: -amountMinor,
    text: MOVEMENT_TEXTS[kind as LedgerKind] ?? kind,
  }));
}
