/**
 * Payout runs as admins and affiliates see them. Open lines are summed from their commissions;
 * failed and omitted lines show the amount at the run.
 */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { holdReason } from '#src/domain/affiliate/payout/payout.rules.ts';
import type {
  PayoutLineView,
  PayoutRunDetail,
  PayoutRunView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { byCurrency, minorToText, sumBy } from '#src/domain/shared/money.ts';
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
  return line;
}

/** The current sum of each line's commissions; no row for a line without any. */
const lineRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_line as p')
    .innerJoin('affiliate as a', 'a.id', 'p.affiliateId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('commission')
          .select(({ fn }) => [
            fn.sum<number>('amountMinor').as('total'),
            fn.countAll<number>().as('commissions'),
          ])
          .whereRef('payoutLineId', '=', 'p.id')
          .having(({ fn }) => fn.countAll(), '>', 0)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      'p.id',
      'p.runId',
      'p.affiliateId',
      'a.name as affiliateName',
      'p.currency',
      'p.method',
      'p.status',
      fn.coalesce('c.total', 'p.amountAtRunMinor').as('amountMinor'),
      fn.coalesce('c.commissions', 'p.commissionsAtRun').as('commissions'),
      'p.paidOn',
      'p.reference',
      'p.failReason as note',
      'p.resolvedBy',
      'p.resolvedAt',
      'a.payoutHoldUntil',
    ])
    .orderBy(({ eb }) => eb('p.status', '=', 'carried'))
    .orderBy('p.id');

/** The lines of a run or of an affiliate, or one line. */
export async function payoutLines(
  ctx: Context,
  column: 'id' | 'runId' | 'affiliateId',
  id: number,
): Promise<PayoutLineView[]> {
  const rows = await lineRows(ctx).where(`p.${column}`, '=', id).execute();
  const now = ctx.deps.clock.now();
  return rows.map(({ payoutHoldUntil, ...row }) => ({
    ...row,
    amount: minorToText(row.amountMinor),
    heldBecause: row.status === 'pending' ? holdReason(payoutHoldUntil, now) : null,
  }));
}

type LineSum = Awaited<ReturnType<typeof lineSums>>[number];

/**
 * Only open lines are summed again. Other lines show their stored amount, which the nightly check
 * compares.
 */
const lineSums = (ctx: Context, runIds: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom('payout_line as p')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('commission')
          .select(({ fn }) => fn.sum<number>('amountMinor').as('total'))
          .whereRef('payoutLineId', '=', 'p.id')
          .where('p.status', '=', 'pending')
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      'p.runId',
      'p.currency',
      'p.status',
      fn.countAll<number>().as('n'),
      fn.sum<number>(fn.coalesce('c.total', 'p.amountAtRunMinor')).as('total'),
    ])
    .where('p.runId', 'in', runIds)
    .groupBy(['p.runId', 'p.currency', 'p.status'])
    .execute();

async function withSums(ctx: Context, runs: readonly RunHead[]): Promise<PayoutRunView[]> {
  if (runs.length === 0) return [];
  const sums = await lineSums(
    ctx,
    runs.map(({ id }) => id),
  );
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

function totalsOf(sums: readonly LineSum[]): PayoutRunView['totals'] {
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
