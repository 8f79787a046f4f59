/**
 * Payout runs as admins and affiliates see them. Open lines are summed from their commissions;
 * failed and omitted lines show the amount at the run.
 */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { requireRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import { holdReason } from '#src/domain/payout/payout.rules.ts';
import type { PayoutLineView, PayoutRunDetail, PayoutRunView } from '#src/domain/payout/payout.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { PayoutRunEntity } from './payout.entity.ts';

type RunHead = Pick<PayoutRunView, 'id' | 'label' | 'status' | 'createdBy' | 'createdAt' | 'closedAt'>;
type LineSum = {
  runId: number;
  currency: PayoutLineView['currency'];
  status: PayoutLineView['status'];
  n: number;
  total: string | number;
};

const RUN_MISSING = 'This payout run does not exist.';

const runHeads = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('payout_run')
    .select(['id', 'label', 'status', 'createdBy', 'createdAt', 'closedAt']);

export async function listRuns(
  ctx: Context,
  query: ListQuery & { status?: PayoutRunView['status'] },
): Promise<Page<PayoutRunView>> {
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
  const { label, status, createdBy, createdAt, closedAt } = await requireRow(
    ctx.em,
    PayoutRunEntity,
    id,
    RUN_MISSING,
  );
  const [run] = await withSums(ctx, [
    { id, label, status, createdBy, createdAt, closedAt: closedAt ?? null },
  ]);
  if (!run) throw new AppError('NOT_FOUND', RUN_MISSING);
  return { run, lines: await payoutLines(ctx, 'p.run_id = ?', id) };
}

/** @throws AppError NOT_FOUND */
export async function lineView(ctx: Context, lineId: number): Promise<PayoutLineView> {
  const [line] = await payoutLines(ctx, 'p.id = ?', lineId);
  if (!line) throw new AppError('NOT_FOUND', 'This payout line does not exist.');
  return line;
}

type LineRow = Omit<PayoutLineView, 'amount' | 'heldBecause'> & { payoutHoldUntil: string | Date | null };

/** @param condition on `payout_line p`, a constant of the caller with one bound value */
export async function payoutLines(
  ctx: Context,
  condition: 'p.run_id = ?' | 'p.id = ?' | 'p.affiliate_id = ?',
  value: number,
): Promise<PayoutLineView[]> {
  const rows = await queryRows<LineRow>(
    ctx.em,
    `select p.id, p.run_id as "runId", p.affiliate_id as "affiliateId", a.name as "affiliateName", p.currency, p.method, p.status,
       coalesce(c.total, p.frozen_minor) as "amountMinor", coalesce(c.n, p.frozen_count)::int as commissions, p.paid_on as "paidOn",
       p.reference, p.fail_reason as note, p.settled_by as "settledBy", p.settled_at as "settledAt", a.payout_hold_until as "payoutHoldUntil"
     from payout_line p
     join affiliate a on a.id = p.affiliate_id
     left join lateral (select sum(amount_minor) as total, count(*) as n from commission where payout_line_id = p.id having count(*) > 0) c on true
     where ${condition} order by p.status = 'carried', p.id`,
    [value],
  );
  const now = ctx.deps.clock.now();
  return rows.map(({ payoutHoldUntil, ...row }) => {
    const amountMinor = Number(row.amountMinor);
    const heldBecause =
      row.status === 'pending' ? holdReason(payoutHoldUntil ? new Date(payoutHoldUntil) : null, now) : null;
    // `paidOn` is a calendar day and stays text; `settledAt` is a timestamp.
    const settledAt = row.settledAt ? new Date(row.settledAt) : null;
    return { ...row, settledAt, amountMinor, amount: minorToText(amountMinor), heldBecause };
  });
}

async function withSums(ctx: Context, runs: readonly RunHead[]): Promise<PayoutRunView[]> {
  if (runs.length === 0) return [];
  const sums = await queryRows<LineSum>(
    ctx.em,
    // Only open lines are summed again. Other lines show their stored amount, which the
    // nightly reconciliation checks.
    `select p.run_id as "runId", p.currency, p.status, count(*)::int as n,
       sum(case when p.status = 'pending' then coalesce((select sum(amount_minor) from commission where payout_line_id = p.id), p.frozen_minor) else p.frozen_minor end) as total
     from payout_line p where p.run_id = any(string_to_array(?, ',')::int[]) group by p.run_id, p.currency, p.status`,
    [runs.map(({ id }) => id).join(',')],
  );
  return runs.map((run) => {
    const own = sums.filter(({ runId }) => runId === run.id);
    const lines = (status: PayoutLineView['status']) =>
      own.reduce((n, sum) => n + (sum.status === status ? Number(sum.n) : 0), 0);
    return {
      ...run,
      pendingLines: lines('pending'),
      paidLines: lines('paid'),
      failedLines: lines('failed'),
      carriedLines: lines('carried'),
      totals: totalsOf(own),
    };
  });
}

function totalsOf(sums: readonly LineSum[]): PayoutRunView['totals'] {
  return CURRENCIES.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    if (own.length === 0) return [];
    const minor = (status: PayoutLineView['status']) =>
      own.reduce((n, sum) => n + (sum.status === status ? Number(sum.total) : 0), 0);
    return {
      currency,
      lines: own.reduce((n, sum) => n + Number(sum.n), 0),
      pendingMinor: minor('pending'),
      paidMinor: minor('paid'),
      failedMinor: minor('failed'),
      carriedMinor: minor('carried'),
    };
  });
}
