/** Commissions in the admin area: the list, and the review of held sales. */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { dayConditions, keysetPage, readSort } from '#server/platform/database/keyset.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { type Condition, digitsOf, likePattern, searchCondition } from '#server/platform/database/search.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type CommissionAdminView,
  type CommissionListInput,
  type CommissionStage,
  commissionStage,
} from '#src/domain/commission/commission-admin.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { postLedger } from '../ledger/ledger.service.ts';
import { CommissionEntity, type CommissionRow } from './commission.entity.ts';

const COLUMNS = `id, affiliate_id as "affiliateId", (select name from affiliate where affiliate.id = commission.affiliate_id) as "affiliateName", order_id as "orderId", kind, currency,
  amount_minor as "amountMinor", original_minor as "originalMinor", rate, status, available_at as "availableAt", review_reason as "reviewReason", cancel_reason as "cancelReason",
  payout_line_id as "payoutLineId", paid_at as "paidAt", created_at as "createdAt"`;

const OPEN = `status = 'pending' and payout_line_id is null`;
const STAGE_CONDITIONS: Record<CommissionStage, (now: Date) => Condition> = {
  review: () => [`${OPEN} and review_reason is not null`],
  hold: (now) => [`${OPEN} and review_reason is null and available_at > ?`, now],
  payable: (now) => [`${OPEN} and review_reason is null and available_at <= ?`, now],
  'in payout': () => [`status = 'pending' and payout_line_id is not null`],
  paid: () => [`status = 'paid'`],
  cancelled: () => [`status = 'cancelled'`],
};

/**
 * Searches the affiliate's name and code, and digits of the order number. Finding the affiliates
 * first lets both conditions use an index.
 */
async function searchConditionOf(ctx: Context, q: string): Promise<Condition> {
  const pattern = likePattern(q);
  const affiliates = await queryRows<{ id: number }>(
    ctx.em,
    'select id from affiliate where name ilike ? or referral_code ilike ?',
    [pattern, pattern],
  );
  const earnedBy = `affiliate_id = any(string_to_array(?, ',')::int[])`;
  const ids = affiliates.map(({ id }) => id).join(',');
  if (!digitsOf(q)) return [earnedBy, ids];
  const [numbered, ...values] = searchCondition(q, [], ['order_id']);
  return [`(${numbered} or ${earnedBy})`, ...values, ids];
}

type Row = Omit<CommissionAdminView, 'stage'> & { payoutLineId: number | null };

export async function listCommissions(
  ctx: Context,
  query: CommissionListInput,
  counted = true,
): Promise<Page<CommissionAdminView>> {
  const now = ctx.deps.clock.now();
  const where: Condition[] = [
    ...(query.stage ? [STAGE_CONDITIONS[query.stage](now)] : []),
    ...(query.affiliateId ? [['affiliate_id = ?', query.affiliateId] as const] : []),
    ...(query.orderId ? [['order_id = ?', query.orderId] as const] : []),
    ...(query.q ? [await searchConditionOf(ctx, query.q)] : []),
    ...dayConditions('created_at', query.from, query.to),
  ];
  const page = await keysetPage<Row>(ctx.em, {
    columns: COLUMNS,
    table: 'commission',
    where,
    query: { ...query, q: undefined },
    sort: readSort(query.sort, {
      createdAt: { expression: 'created_at', type: 'time' },
      amountMinor: { expression: 'amount_minor', type: 'number' },
      availableAt: { expression: 'available_at', type: 'time' },
    }),
    counted,
  });
  return { ...page, items: page.items.map((row) => ({ ...row, stage: commissionStage(row, now) })) };
}

/**
 * Credits only: a sale's own row, or a positive row after a payout. Deductions are not reviewed.
 */
const DECIDABLE = { $or: [{ kind: 'earned' as const }, { amountMinor: { $gt: 0 } }] };

/** @throws AppError NOT_FOUND, CONFLICT */
async function lockUndecided(ctx: Context, id: number): Promise<CommissionRow> {
  const row = await lockRow(ctx.em, CommissionEntity, id, 'This commission does not exist.', DECIDABLE);
  if (row.status !== 'pending') throw new AppError('CONFLICT', `This commission is ${row.status} already.`);
  if (row.payoutLineId !== null)
    throw new AppError('CONFLICT', 'This commission is part of a payout run. Settle its line there first.');
  return row;
}

async function notify(
  ctx: Context,
  row: CommissionRow,
  kind: 'commission-released' | 'commission-refused',
  reason: string,
): Promise<void> {
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id: row.affiliateId });
  if (affiliate.erasedAt) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind,
    to: affiliate.email,
    affiliateId: affiliate.id,
    orderId: row.orderId,
    onceKey: `${kind}:${row.id}`,
    payload: {
      affiliateId: affiliate.id,
      name: affiliate.name,
      amount: formatMinor(row.amountMinor, row.currency),
      orderId: row.orderId,
      availableOn: row.availableAt > ctx.deps.clock.now() ? longDate(row.availableAt) : 'now',
      reason,
    },
  });
}

/**
 * An owner releases a held sale, which is then paid like any other (L14).
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function releaseCommission(
  ctx: Context,
  input: { id: number; reason: string },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockUndecided(inner, input.id);
    if (!row.reviewReason) throw new AppError('CONFLICT', 'This commission is not under review.');
    await inner.em.nativeUpdate(CommissionEntity, { id: row.id }, { reviewReason: null });
    await notify(inner, row, 'commission-released', input.reason);
    await writeAudit(inner, {
      action: 'commission.release',
      subjectKind: 'commission',
      subjectId: row.id,
      before: { reviewReason: row.reviewReason },
      after: { reason: input.reason },
    });
  });
  return { success: true };
}

/**
 * Rejects the commission permanently: later changes of the order do not restore it.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function rejectCommission(
  ctx: Context,
  input: { id: number; reason: string },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockUndecided(inner, input.id);
    await inner.em.nativeUpdate(
      CommissionEntity,
      { id: row.id },
      {
        status: 'cancelled',
        cancelReason: input.reason,
        reviewReason: null,
        refusedAt: ctx.deps.clock.now(),
      },
    );
    await postLedger(
      inner,
      'commission-reversal',
      row.currency,
      [
        ['commission_expense', -row.amountMinor],
        [`affiliate:${row.affiliateId}`, row.amountMinor],
      ],
      { orderId: row.orderId, commissionId: row.id },
    );
    await notify(inner, row, 'commission-refused', input.reason);
    await writeAudit(inner, {
      action: 'commission.cancel',
      subjectKind: 'commission',
      subjectId: row.id,
      before: { status: row.status, amount: row.amountMinor, reviewReason: row.reviewReason ?? null },
      after: { status: 'cancelled', reason: input.reason },
    });
  });
  return { success: true };
}
