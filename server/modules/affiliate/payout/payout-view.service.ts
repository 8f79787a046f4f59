import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import {
  type AccountMovement,
  affiliateMovements,
  type LedgerKind,
  MOVEMENT_TEXTS,
} from '#server/modules/sale/ledger/ledger.service.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import { areDetailsNewerThan, holdReason } from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  type PayoutLineView,
  type PayoutRunDetail,
  type PayoutRunView,
  payoutLineView,
  type statementInput,
  statementView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { byCurrency, minorToText, sumBy } from '#src/domain/shared/money.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import { AFFILIATE_MISSING } from '../account/affiliate-admin.service.ts';
import { areNewDetailsShared } from '../commission/commission-review.service.ts';
import { PayoutRunEntity } from './payout.entity.ts';

type RunHead = Pick<PayoutRunView, 'id' | 'label' | 'status' | 'createdBy' | 'createdAt' | 'closedAt'>;
export const LINE_MISSING = 'We can’t find this payout line. Choose it from its run.';
export const RUN_MISSING = 'We can’t find this payout run. Choose it from the list of payouts.';

const runHeads = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_run')
    .select(['id', 'label', 'status', 'createdBy', 'createdAt', 'closedAt']);

export async function listRuns(ctx: Context, query: ListQuery & { status?: PayoutRunView['status'] }) {
  let rows = runHeads(ctx);
  if (query.status) rows = rows.where('status', '=', query.status);
  const page = await keysetPage(ctx.em, rows, {
    query,
    newest: ['createdAt', 'id'],
    search: { columns: ['label', 'createdBy'], numbers: ['id'] },
  });
  return { ...page, items: await withSums(ctx, page.items) };
}

/** @throws AppError NOT_FOUND */
export async function runDetail(ctx: Context, id: number): Promise<PayoutRunDetail> {
  const row = await requireRow(ctx.em, PayoutRunEntity, id, RUN_MISSING);
  const [run] = await withSums(ctx, [{ ...row, closedAt: row.closedAt ?? null }]);
  if (!run) throw new AppError('NOT_FOUND', RUN_MISSING);
  return { run, lines: await payoutLines(ctx, 'runId', id) };
}

/** @throws AppError NOT_FOUND */
export async function lineView(ctx: Context, lineId: number): Promise<PayoutLineView> {
  const [line] = await payoutLines(ctx, 'id', lineId);
  if (!line) throw new AppError('NOT_FOUND', LINE_MISSING);
  return viewOf(payoutLineView, line);
}

/**
 * Only open lines are summed again. Other lines have their stored amount, which the nightly check
 * compares.
 */
const lineRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_line as p')
    .innerJoin('affiliate as a', 'a.id', 'p.affiliateId')
    .innerJoin('payout_run as r', 'r.id', 'p.runId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('commission')
          .select(({ fn }) => [
            fn.sum<number>('amountMinor').as('total'),
            fn.countAll<number>().as('commissions'),
          ])
          .whereRef('payoutLineId', '=', 'p.id')
          .where('p.status', '=', 'pending')
          .having(({ fn }) => fn.countAll(), '>', 0)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.runId', 'p.affiliateId', 'p.currency', 'p.method', 'p.status', 'p.paidOn'])
    .select(['p.reference', 'p.failReason as note', 'p.resolvedBy', 'p.resolvedAt', 'p.createdAt'])
    .select(['a.name as affiliateName', 'a.payoutHoldUntil', 'r.label as runLabel'])
    .select(({ fn }) => [
      fn.coalesce('c.total', 'p.amountAtRunMinor').as('amountMinor'),
      fn.coalesce('c.commissions', 'p.commissionsAtRun').as('commissions'),
    ]);

async function payoutLines(ctx: Context, column: 'id' | 'runId' | 'affiliateId', id: number) {
  const rows = await lineRows(ctx)
    .where(`p.${column}`, '=', id)
    .orderBy(({ eb }) => eb('p.status', '=', 'carried'))
    .orderBy('p.id')
    .execute();
  const lines = [];
  for (const { payoutHoldUntil, createdAt, ...row } of rows) {
    const heldBecause =
      row.status === 'pending' ? await heldReason(ctx, { ...row, payoutHoldUntil, createdAt }) : null;
    lines.push({ ...row, amount: minorToText(row.amountMinor), heldBecause });
  }
  return lines;
}

const DETAILS_SHARED = `${REVIEW_REASONS.sharedPayout} Mark this line as failed, then review its commissions.`;
type OpenLine = { affiliateId: number; payoutHoldUntil: Date | null; createdAt: Date };

/** Why the CSV leaves out an open line, or null. */
async function heldReason(ctx: Context, line: OpenLine): Promise<string | null> {
  if (areDetailsNewerThan(line, line.payoutHoldUntil)) {
    const affiliate = await requireRow(ctx.em, AffiliateEntity, line.affiliateId, AFFILIATE_MISSING);
    if (await areNewDetailsShared(ctx, affiliate, line)) return DETAILS_SHARED;
  }
  return holdReason(line.payoutHoldUntil, ctx.deps.clock.now());
}

const lineSums = (ctx: Context, runIds: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom(lineRows(ctx).where('p.runId', 'in', runIds).as('line'))
    .select(({ fn }) => [
      'runId',
      'currency',
      'status',
      fn.countAll<number>().as('n'),
      fn.sum<number>('amountMinor').as('total'),
    ])
    .groupBy(['runId', 'currency', 'status'])
    .execute();

async function withSums(ctx: Context, runs: readonly RunHead[]): Promise<PayoutRunView[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const sums = await lineSums(ctx, ids);
  return runs.map((run) => {
    const own = sums.filter(({ runId }) => runId === run.id);
    const lines = (status: PayoutLineView['status']) =>
      sumBy(own, (sum) => (sum.status === status ? sum.n : 0));
    return {
      ...run,
      pendingLines: lines('pending'),
      paidLines: lines('paid'),
      failedLines: lines('failed'),
      carriedLines: lines('carried'),
      canDiscard: run.status === 'open' && lines('paid') + lines('failed') === 0,
      totals: totalsOf(own),
    };
  });
}

function totalsOf(sums: Awaited<ReturnType<typeof lineSums>>) {
  return byCurrency(sums).map(([currency, own]) => {
    const minor = (status: PayoutLineView['status']) =>
      sumBy(own, (sum) => (sum.status === status ? sum.total : 0));
    return {
      currency,
      lines: sumBy(own, ({ n }) => n),
      pendingMinor: minor('pending'),
      paidMinor: minor('paid'),
      failedMinor: minor('failed'),
      carriedMinor: minor('carried'),
    };
  });
}

/** For the affiliate concerned and owners. @throws AppError FORBIDDEN, NOT_FOUND */
export async function statement(ctx: Context, { affiliateId, ...period }: z.output<typeof statementInput>) {
  const id = requirePayoutAccess(ctx, affiliateId);
  const affiliate = await requireRow(ctx.em, AffiliateEntity, id, AFFILIATE_MISSING);
  const movements = await affiliateMovements(ctx, id);
  return {
    affiliate: viewOf(statementView.shape.affiliate, affiliate),
    issuedAt: ctx.deps.clock.now(),
    balances: balancesOf(movements, period),
    movements: withBalance(movements).filter(({ at }) => isWithin(period, utcDay(at))),
    payouts: (await payoutsOf(ctx, id)).filter((line) => {
      // By the day of its movement in the ledger, which may be later than the payment.
      // A line that is still open has no day: it belongs to a period without an end.
      return line.resolvedAt ? isWithin(period, utcDay(line.resolvedAt)) : !period.to;
    }),
  };
}

/** Days as `2026-11-22`, which sort as text. */
const isWithin = ({ from, to }: Days, day: string): boolean => (!from || day >= from) && (!to || day <= to);

function balancesOf(movements: readonly AccountMovement[], period: Days) {
  const untilEnd = movements.filter(({ at }) => isWithin({ to: period.to }, utcDay(at)));
  return byCurrency(untilEnd).map(([currency, own]) => {
    const inPeriod = own.filter(({ at }) => isWithin(period, utcDay(at)));
    const sum = (...kinds: LedgerKind[]) =>
      sumBy(inPeriod, ({ kind, amountMinor }) => (kinds.includes(kind) ? amountMinor : 0));
    return {
      currency,
      earnedMinor: sum('commission', 'commission-restore'),
      // Deductions are shown as positive amounts; `0 -` keeps zero positive.
      reversedMinor: 0 - sum('commission-reversal'),
      paidOutMinor: 0 - sum('payout', 'payout-return'),
      balanceMinor: sumBy(own, ({ amountMinor }) => amountMinor),
    };
  });
}

function withBalance(movements: readonly AccountMovement[]) {
  const balances = new Map<string, number>();
  return movements.map((movement) => {
    const balanceMinor = (balances.get(movement.currency) ?? 0) + movement.amountMinor;
    balances.set(movement.currency, balanceMinor);
    return {
      ...movement,
      text: MOVEMENT_TEXTS[movement.kind] ?? movement.kind,
      amount: minorToText(movement.amountMinor),
      balanceMinor,
    };
  });
}

async function payoutsOf(ctx: Context, affiliateId: number) {
  const lines = await payoutLines(ctx, 'affiliateId', affiliateId);
  return lines
    .flatMap(({ status, ...line }) =>
      // A discarded run paid nobody: it is not part of the affiliate's account.
      status === 'discarded' ? [] : [{ ...line, status }],
    )
    .sort((a, b) => b.id - a.id);
}
