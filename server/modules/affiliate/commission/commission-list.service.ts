import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import { type Context, reportChange } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import {
  dayCondition,
  digitsOf,
  keysetPage,
  likePattern,
  searchCondition,
} from '#server/platform/database/keyset.ts';
import {
  type CommissionAdminView,
  type CommissionListInput,
  commissionAdminView,
  commissionListInput,
  type ListedCommission,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import {
  commissionStage,
  NOT_CANCELLED,
  stageLabel,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { isInStage, isNotCancelled } from '../account/affiliate-rows.service.ts';

/** Finding the affiliates first lets each condition of the search use an index. */
async function affiliatesNamed(ctx: Context, q: string): Promise<number[]> {
  const pattern = likePattern(q);
  const found = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select('id')
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('referralCode', 'ilike', pattern)]))
    .execute();
  return found.map(({ id }) => id);
}

async function searchConditionOf(ctx: Context, q: string): Promise<Expression<SqlBool>> {
  const eb = expressionBuilder<Tables, 'commission'>();
  const earnedBy = eb('affiliateId', '=', eb.fn.any(eb.val(await affiliatesNamed(ctx, q))));
  return digitsOf(q)
    ? eb.or([searchCondition(eb, q, { columns: [], numbers: ['orderId'] }), earnedBy])
    : earnedBy;
}

export const earnerName = (eb: ExpressionBuilder<Tables, 'commission'>) =>
  eb
    .selectFrom('affiliate')
    .whereRef('affiliate.id', '=', 'commission.affiliateId')
    .select('affiliate.name')
    .$asScalar()
    .$notNull();

const commissionRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(commissionAdminView.omit({ affiliateName: true, stage: true }).keyof().options)
    .select((eb) => ['payoutLineId', earnerName(eb).as('affiliateName')]);

const stagesAt = (ctx: Context, { on }: CommissionListInput): Date =>
  on ? new Date(`${on}T00:00:00Z`) : ctx.deps.clock.now();

export function matchingCommissions(ctx: Context, query: CommissionListInput) {
  const { stage } = query;
  let rows = commissionRows(ctx).where((eb) => dayCondition(eb.ref('createdAt'), query));
  if (stage)
    rows = rows.where(stage === NOT_CANCELLED ? isNotCancelled : isInStage(stage, stagesAt(ctx, query)));
  if (query.kind) rows = rows.where('kind', '=', query.kind);
  if (query.currency) rows = rows.where('currency', '=', query.currency);
  if (query.affiliateId) rows = rows.where('affiliateId', '=', query.affiliateId);
  if (query.orderId) rows = rows.where('orderId', '=', query.orderId);
  return rows;
}

export async function listCommissions(ctx: Context, query: CommissionListInput) {
  const at = stagesAt(ctx, query);
  const { q } = query;
  let rows = matchingCommissions(ctx, query);
  if (q) rows = rows.where(await searchConditionOf(ctx, q));
  const page = await keysetPage(ctx.em, rows, {
    query: { ...query, q: undefined },
    newest: ['createdAt', 'id'],
    sorts: {
      amountMinor: { by: 'amountMinor', type: 'number' },
      availableAt: { by: 'availableAt', type: 'time' },
    },
  });
  const items = page.items.map((row) => ({ ...row, stage: commissionStage(row, at) }));
  const buyers = await findBuyers(ctx, items);
  return { ...page, items: items.map((row) => ({ ...row, buyer: buyers.get(row.orderId) })) };
}

/** By order: staff decide a sale under review by who bought. Empty for a program. */
async function findBuyers(ctx: Context, rows: readonly CommissionAdminView[]) {
  const ids = rows.filter(({ stage }) => stage === 'review').map(({ orderId }) => orderId);
  if (!ctx.admin || ids.length === 0) return new Map<number, ListedCommission['buyer']>();
  const orders = await kysely(ctx.em)
    .selectFrom('customer_order')
    .select(['id', 'customerName as name', 'customerEmail as email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(orders.map(({ id, ...buyer }) => [id, buyer]));
}

export const commissionExport = defineExport({
  input: commissionListInput,
  page: listCommissions,
  columns: [
    ['Commission', 'id'],
    ['Created', 'createdAt'],
    ['Affiliate', 'affiliateId'],
    ['Name', 'affiliateName'],
    ['Order', 'orderId'],
    ['Kind', 'kind'],
    ['Amount', (row) => minorToText(row.amountMinor)],
    ['Currency', (row) => row.currency.toUpperCase()],
    ['Rate %', 'rate'],
    ['Stage', (row) => stageLabel(row)],
    ['Payable from', 'availableAt'],
    ['Paid', 'paidAt'],
    ['Review', 'reviewReason'],
    ['Reason', 'cancelReason'],
  ],
});

async function viewsOf(ctx: Context, ids: readonly number[]): Promise<CommissionAdminView[]> {
  const rows = await commissionRows(ctx).where('id', 'in', ids).orderBy('id').execute();
  const now = ctx.deps.clock.now();
  return rows.map(({ payoutLineId, ...row }) => ({
    ...row,
    stage: commissionStage({ ...row, payoutLineId }, now),
  }));
}

/** A statement has at most 65,535 values. */
const BATCH_ROWS = 1000;

/** Call inside the transaction of the change. */
export async function reportCommissions(
  ctx: Context,
  type: 'commission.earned' | 'commission.changed',
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_ROWS)
    await reportChange(ctx, type, ...(await viewsOf(ctx, ids.slice(from, from + BATCH_ROWS))));
}
