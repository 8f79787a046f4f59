/** Parts of the admin lists, counted with the conditions of the lists themselves. */
import { type AliasableExpression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { matchingAffiliates } from '#server/modules/affiliate/account/affiliate-list.service.ts';
import { matchingClaims } from '#server/modules/affiliate/claim/claim.service.ts';
import { matchingCommissions } from '#server/modules/affiliate/commission/commission-list.service.ts';
import { matchingProjects, waitingSince } from '#server/modules/project/project/project-list.service.ts';
import { matchingReviews } from '#server/modules/project/review/review-admin.service.ts';
import { matchingConfirmations } from '#server/modules/sale/confirmation/confirmation-admin.service.ts';
import { matchingOrders } from '#server/modules/sale/order/order-list.service.ts';
import { matchingPaymentEvents } from '#server/modules/sale/payment/payment-event.service.ts';
import { matchingContacts } from '#server/modules/site/contact/contact-admin.service.ts';
import { LIST_INPUTS } from '#src/domain/office/dashboard/list-inputs.ts';
import type { ListFilter, ListPart, ListPath } from '#src/domain/office/dashboard/list-links.ts';
import { paths } from '#src/domain/paths.ts';
import { TOTAL_COUNTED_MAX } from '#src/domain/shared/list.schema.ts';
import { matchingEmails } from '../email/email-admin.service.ts';

/** Whom a row concerns, and since when. */
type Rows = AliasableExpression<{ who: string; since: Date }>;

const PROJECT_SINCE = sql<Date>`coalesce(project.due_at, project.created_at)`;

const READERS: { [List in ListPath]: (ctx: Context, filter: ListFilter<List>) => Rows } = {
  [paths.adminOrders]: (ctx, filter) =>
    matchingOrders(ctx, LIST_INPUTS[paths.adminOrders].parse(filter))
      .clearSelect()
      .select(['customerName as who', 'createdAt as since']),
  [paths.adminConfirmations]: (ctx, filter) =>
    matchingConfirmations(ctx, LIST_INPUTS[paths.adminConfirmations].parse(filter))
      .clearSelect()
      .select(['businessName as who', 'createdAt as since']),
  [paths.adminProjects]: (ctx, filter) =>
    matchingProjects(ctx, LIST_INPUTS[paths.adminProjects].parse(filter))
      .clearSelect()
      .select([
        'customer_order.customerName as who',
        (filter.message ? waitingSince.$castTo<Date>() : PROJECT_SINCE).as('since'),
      ]),
  [paths.adminReviews]: (ctx, filter) =>
    matchingReviews(ctx, LIST_INPUTS[paths.adminReviews].parse(filter))
      .clearSelect()
      .select(['customer_order.customerName as who', 'review.updatedAt as since']),
  [paths.adminContacts]: (ctx, filter) =>
    matchingContacts(ctx, LIST_INPUTS[paths.adminContacts].parse(filter))
      .clearSelect()
      .select(['name as who', 'createdAt as since']),
  [paths.adminAffiliates]: (ctx, filter) =>
    matchingAffiliates(ctx, LIST_INPUTS[paths.adminAffiliates].parse(filter))
      .clearSelect()
      .select(['name as who', 'createdAt as since']),
  [paths.adminCommissions]: (ctx, filter) =>
    matchingCommissions(ctx, LIST_INPUTS[paths.adminCommissions].parse(filter))
      .clearSelect()
      .select((eb) => [
        eb
          .selectFrom('affiliate')
          .whereRef('affiliate.id', '=', 'commission.affiliateId')
          .select('affiliate.name')
          .$asScalar()
          .$notNull()
          .as('who'),
        'createdAt as since',
      ]),
  [paths.adminClaims]: (ctx, filter) =>
    matchingClaims(ctx, LIST_INPUTS[paths.adminClaims].parse(filter))
      .clearSelect()
      .select(['affiliate.name as who', 'affiliate_claim.createdAt as since']),
  [paths.adminEmails]: (ctx, filter) =>
    matchingEmails(ctx, LIST_INPUTS[paths.adminEmails].parse(filter))
      .clearSelect()
      .select(['toAddress as who', 'createdAt as since']),
  [paths.adminReconciliation]: (ctx, filter) =>
    matchingPaymentEvents(ctx, LIST_INPUTS[paths.adminReconciliation].parse(filter))
      .clearSelect()
      .select(['type as who', 'receivedAt as since']),
};

const rowsOf = <List extends ListPath>(ctx: Context, list: List, filter: ListFilter<List>): Rows =>
  READERS[list](ctx, filter);

/** One statement for all parts: the count of each, and its oldest row. */
export async function summarizeParts<Key extends string>(
  ctx: Context,
  parts: Record<Key, ListPart>,
): Promise<{ key: Key; count: number; who: string | null; since: Date | null }[]> {
  const summaries = Object.entries<ListPart>(parts).map(([key, { list, filter }]) =>
    kysely(ctx.em)
      .selectFrom(rowsOf(ctx, list, filter).as('part'))
      .select(({ fn, val }) => [
        val(key).as('key'),
        fn.countAll<number>().as('count'),
        sql<string | null>`(array_agg(part.who order by part.since))[1]`.as('who'),
        fn.min<Date | null>('part.since').as('since'),
      ]),
  );
  const [first, ...others] = summaries;
  if (!first) return [];
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute();
  return rows.map((row) => ({ ...row, key: row.key as Key }));
}

/** Counts up to the limit of the lists, like their totals. */
export async function countPart(
  ctx: Context,
  { list, filter }: ListPart,
): Promise<{ count: number; isMinimum: boolean }> {
  const { n } = await kysely(ctx.em)
    .selectFrom((eb) =>
      eb
        .selectFrom(rowsOf(ctx, list, filter).as('part'))
        .select(({ lit }) => lit(1).as('one'))
        .limit(TOTAL_COUNTED_MAX + 1)
        .as('limited'),
    )
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(n, TOTAL_COUNTED_MAX), isMinimum: n > TOTAL_COUNTED_MAX };
}
