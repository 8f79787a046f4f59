/** Each change writes one audit row. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type AffiliateDetailView,
  type AffiliateListInput,
  type AffiliateListView,
  type affiliateBuysInput,
  affiliateDetailView,
  affiliateListInput,
  affiliateListView,
  type affiliateRateInput,
  type affiliateStatusInput,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { minorToText, sumBy } from '#src/domain/shared/money.ts';
import { ClickEntity } from '../referral/click.entity.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import {
  isNotCancelled,
  isPaidOut,
  isPending,
  isSale,
  isUnderReview,
  sumWhere,
} from './affiliate-rows.service.ts';
import { masked, payoutMethodOf, readPayoutDetails } from './payout-details.service.ts';

export const AFFILIATE_MISSING = 'We can’t find this affiliate. Choose them from the list of affiliates.';

type Sum = Awaited<ReturnType<typeof readSums>>[number];

const readSums = (ctx: Context, ids: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select((eb) => [
      'affiliateId',
      'currency',
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([isSale(eb), isNotCancelled(eb)]))
        .as('sales'),
      eb.fn.countAll<number>().filterWhere(isUnderReview(eb)).as('review'),
      sumWhere(eb, isPending(eb)).as('pendingMinor'),
      sumWhere(eb, isUnderReview(eb)).as('reviewMinor'),
      sumWhere(eb, isPaidOut(eb)).as('paidMinor'),
    ])
    .where('affiliateId', 'in', ids)
    .groupBy(['affiliateId', 'currency'])
    .orderBy('currency')
    .execute();

const sumsOf = async (ctx: Context, ids: readonly number[]): Promise<Map<number, Sum[]>> =>
  Map.groupBy(ids.length > 0 ? await readSums(ctx, ids) : [], ({ affiliateId }) => affiliateId);

type Bare = Omit<AffiliateListView, 'sales' | 'underReview' | 'earned'>;

function withSums(row: Bare, sums: readonly Sum[] = []): AffiliateListView {
  return {
    ...row,
    sales: sumBy(sums, ({ sales }) => sales),
    underReview: sumBy(sums, ({ review }) => review),
    earned: sums.map(({ sales: _sales, review: _review, affiliateId: _id, ...earned }) => earned),
  };
}

const ownColumns = affiliateListView.omit({ verified: true, sales: true, underReview: true, earned: true });

const affiliateRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('affiliate')
    .select(ownColumns.keyof().options)
    .select((eb) => eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('verified'));

export function matchingAffiliates(ctx: Context, query: AffiliateListInput) {
  let rows = affiliateRows(ctx);
  if (query.status) rows = rows.where('status', '=', query.status);
  if (query.verified) rows = rows.where('emailVerifiedAt', query.verified === 'yes' ? 'is not' : 'is', null);
  return rows;
}

export async function listAffiliates(ctx: Context, query: AffiliateListInput) {
  const page = await keysetPage(ctx.em, matchingAffiliates(ctx, query), {
    query,
    newest: ['createdAt', 'id'],
    sorts: { name: { by: 'name', type: 'text' } },
    search: { columns: ['name', 'email', 'company', 'referralCode'] },
  });
  const sums = await sumsOf(
    ctx,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => withSums(row, sums.get(row.id))) };
}

/** As in the list, of an affiliate that there is. */
export async function affiliateView(ctx: Context, id: number): Promise<AffiliateListView> {
  const row = await affiliateRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
  return withSums(row, (await sumsOf(ctx, [id])).get(id));
}

/** Returns a message instead of failing: staff must be able to open and pause such an affiliate. */
function payoutTo(ctx: Context, row: AffiliateRow): string | null {
  const details = readPayoutDetails(ctx, row);
  if (!details)
    return 'Cannot be decrypted. The details may have been changed in the database: see the server log.';
  const { paypal, bank } = masked(details);
  return paypal ?? bank;
}

/** @throws AppError NOT_FOUND */
export async function requireAffiliateDetail(ctx: Context, id: number): Promise<AffiliateDetailView> {
  const row = await requireRow(ctx.em, AffiliateEntity, id, AFFILIATE_MISSING);
  return viewOf(affiliateDetailView, {
    ...row,
    ...(await affiliateView(ctx, id)),
    clicks: await ctx.em.count(ClickEntity, { affiliateId: id, isTest: false }),
    payoutMethod: payoutMethodOf(row),
    payoutTo: ctx.admin?.role === 'owner' ? payoutTo(ctx, row) : null,
  });
}

const sumsCell = (sums: AffiliateListView['earned'], key: 'pendingMinor' | 'paidMinor'): string =>
  sums.map((sum) => `${sum.currency.toUpperCase()} ${minorToText(sum[key])}`).join('; ');

export const affiliateExport = defineExport({
  input: affiliateListInput,
  page: listAffiliates,
  columns: [
    ['Affiliate', 'id'],
    ['Joined', 'createdAt'],
    ['Name', 'name'],
    ['Email', 'email'],
    ['Company', 'company'],
    ['Code', 'referralCode'],
    ['Rate %', 'commissionRate'],
    ['Status', 'status'],
    ['Email verified', (affiliate) => (affiliate.verified ? 'yes' : 'no')],
    ['Sales', 'sales'],
    ['Under review', 'underReview'],
    ['Pending', ({ earned }) => sumsCell(earned, 'pendingMinor')],
    ['Paid', ({ earned }) => sumsCell(earned, 'paidMinor')],
  ],
});

/** @throws AppError NOT_FOUND; CONFLICT for an erased person */
async function change(ctx: Context, id: number, work: (inner: Context, row: AffiliateRow) => Promise<void>) {
  await inTransaction(ctx, async (inner) => {
    const row = await lockRow(inner.em, AffiliateEntity, id, AFFILIATE_MISSING);
    if (row.erasedAt)
      throw new AppError(
        'CONFLICT',
        'This person has been erased, and nothing about them can be changed. Only their payment records are left.',
      );
    await work(inner, row);
  });
}

/** Applies to later sales only: every commission stores the rate of its own sale. */
export const changeRate = (ctx: Context, { id, rate, reason }: z.output<typeof affiliateRateInput>) =>
  change(ctx, id, async (inner, row) => {
    if (row.commissionRate === rate) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { commissionRate: rate });
    await writeAudit(inner, 'affiliate.rate', ['affiliate', id], {
      before: { rate: row.commissionRate },
      after: { rate, reason },
    });
  });

/** A paused affiliate earns nothing from then on but can sign in. A closed one has no access. */
export const changeAffiliateStatus = (
  ctx: Context,
  { id, status, expectedStatus, reason }: z.output<typeof affiliateStatusInput>,
) =>
  change(ctx, id, async (inner, row) => {
    if (expectedStatus && row.status !== expectedStatus)
      throw new AppError(
        'CONFLICT',
        'This affiliate was changed by someone else. Your change was not saved.',
        { data: { current: row.status } },
      );
    if (row.status === status) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { status });
    if (status === 'closed') await ctx.deps.sessions.endAll(inner.em, 'affiliate', id);
    await writeAudit(inner, 'affiliate.status', ['affiliate', id], {
      before: { status: row.status },
      after: { status, reason },
    });
  });

export const allowBuyingForClients = (
  ctx: Context,
  { id, mayBuyForClients }: z.output<typeof affiliateBuysInput>,
) =>
  change(ctx, id, async (inner, row) => {
    if (row.mayBuyForClients === mayBuyForClients) return;
    await inner.em.nativeUpdate(AffiliateEntity, { id }, { mayBuyForClients });
    await writeAudit(inner, 'affiliate.may-buy-for-clients', ['affiliate', id], {
      before: { mayBuyForClients: row.mayBuyForClients },
      after: { mayBuyForClients },
    });
  });
