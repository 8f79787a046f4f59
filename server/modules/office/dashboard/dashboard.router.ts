/** Days are in UTC. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { activeOwners } from '#server/auth/owners.ts';
import type { Context, Hit } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { ContactEntity } from '#server/modules/site/contact/contact.entity.ts';
import { newestSnapshotAt } from '#server/platform/backup/snapshots.ts';
import { countUpToLimit, dayCondition, digitsOf } from '#server/platform/database/keyset.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  ACTION_ITEMS,
  type Action,
  ALERTS,
  alertKind,
  filterQuery,
  ITEM_KINDS,
  type ListPart,
  listHref,
  type TabbedList,
  tabsOf,
  WAITING_TABS,
} from '#src/domain/office/dashboard/admin-lists.ts';
import {
  type ActionItem,
  actionItemsView,
  type DailyView,
  dailyView,
  FOUND_KINDS,
  findInput,
  foundView,
  storageView,
  type TotalsView,
  tabsInput,
  tabsView,
  totalsView,
  type WaitingView,
  waitingView,
} from '#src/domain/office/dashboard/dashboard.schema.ts';
import { paths } from '#src/domain/paths.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { statsInput } from '#src/domain/shared/list.schema.ts';
import { sumBy } from '#src/domain/shared/money.ts';
import { type Days, lastDays } from '#src/domain/shared/period.rules.ts';

/** Hits of each kind that the command palette shows. */
const EACH = 5;
const NUMBER_LENGTH_MIN = 3;

/** Digits of an order number, or part of a name or address. Hits are in the order of the kinds. */
async function searchEverything(ctx: Context, q: string): Promise<Hit[]> {
  const isNumber = (digitsOf(q)?.length ?? 0) >= NUMBER_LENGTH_MIN;
  const hits: Hit[] = [];
  for (const find of ctx.deps.search) hits.push(...(await find(ctx, { q, isNumber, limit: EACH })));
  return hits.sort((a, b) => FOUND_KINDS.indexOf(a.kind) - FOUND_KINDS.indexOf(b.kind));
}

async function hasOnlyOwnerWithoutEmail(ctx: Context): Promise<boolean> {
  const owners = await activeOwners(ctx.em).select('email').limit(2).execute();
  return owners.length === 1 && !owners[0]?.email;
}

const OWN_ACCOUNT = `${paths.adminAccounts}?tab=login`;
const OWNER_EMAIL: ActionItem = {
  kind: 'owner-email',
  count: 1,
  text: 'The only owner has no email address: a lost password could not be replaced here',
  href: OWN_ACCOUNT,
  oldest: null,
  action: { label: 'Add email', href: OWN_ACCOUNT },
};

async function findActionItems(ctx: Context): Promise<ActionItem[]> {
  const isOwner = ctx.admin?.role === 'owner';
  const alerts = await findHourlyAlerts(ctx.em, ctx.deps.clock.now());
  const items: ActionItem[] = alerts.map((total) => ({
    kind: alertKind(total),
    count: 1,
    oldest: null,
    action: null,
    ...ALERTS[total],
  }));
  for (const { kind, count, id, who, since } of await summarizeActionItems(ctx)) {
    if (!id || !since) continue;
    const part = ACTION_ITEMS[kind];
    const { label, href, isOwners }: Action = part.action;
    items.push({
      kind,
      count,
      text: part.text(count),
      href: listHref(part),
      oldest: { id, who: who ?? '', since },
      action: isOwners && !isOwner ? null : { label, href: href?.(id) ?? null },
    });
  }
  return isOwner && (await hasOnlyOwnerWithoutEmail(ctx)) ? [...items, OWNER_EMAIL] : items;
}

/** For the navigation and the cards of the dashboard, which open the tabs that they count. */
async function countWaiting(ctx: Context): Promise<WaitingView> {
  const waiting: WaitingView = [];
  for (const { label, ...part } of WAITING_TABS)
    waiting.push({
      list: part.list as TabbedList,
      label: label.toLowerCase(),
      href: listHref(part),
      ...(await countPart(ctx, part)),
    });
  return waiting;
}

async function countTabs(ctx: Context, list: TabbedList): Promise<z.output<typeof tabsView>> {
  const counted: z.output<typeof tabsView> = [];
  for (const { label, filter } of tabsOf(list))
    counted.push({
      label,
      query: filterQuery(filter),
      ...(await countPart(ctx, { list, filter } as ListPart)),
    });
  return counted;
}

function rowsOf(ctx: Context, { list, filter }: ListPart) {
  const rows = ctx.deps.lists[list];
  if (!rows) throw new Error(`no module has the list ${list}`);
  return rows(ctx, filter);
}

/** One statement for all action items. */
function summarizeActionItems(ctx: Context) {
  const summaries = ITEM_KINDS.map((kind) =>
    kysely(ctx.em)
      .selectFrom(rowsOf(ctx, ACTION_ITEMS[kind]).as('part'))
      .select(({ fn, val }) => [
        val(kind).as('kind'),
        fn.countAll<number>().as('count'),
        sql<string | null>`(array_agg(part.id::text order by part.since, part.id))[1]`.as('id'),
        sql<string | null>`(array_agg(part.who order by part.since, part.id))[1]`.as('who'),
        fn.min<Date | null>('part.since').as('since'),
      ]),
  );
  return summaries.reduce((all, next) => all.unionAll(next)).execute();
}

/** Counts up to the limit of the lists, like their totals. */
async function countPart(ctx: Context, part: ListPart): Promise<{ count: number; isMinimum: boolean }> {
  const rows = kysely(ctx.em).selectFrom(rowsOf(ctx, part).as('part'));
  const { total, totalIsMinimum = false } = await countUpToLimit(ctx.em, rows);
  return { count: total, isMinimum: totalIsMinimum };
}

const ordersIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));

type Orders = ExpressionBuilder<Tables, 'customer_order'>;
const isPaid = (eb: Orders) => eb('status', '=', 'paid');
const netAmount = (eb: Orders) => eb('amountMinor', '-', eb.ref('refundedMinor'));

const countOf = (rows: readonly { orders: number }[]): number => sumBy(rows, ({ orders }) => orders);

/** Revenue is the sum of every order's amount; an amount that is not a number counts 0. */
async function countTotals(ctx: Context): Promise<TotalsView> {
  const sold = await ordersIn(ctx)
    .select(({ fn, lit }) => [
      'currency',
      'status',
      fn.countAll<number>().as('orders'),
      fn.coalesce(fn.sum<number>('amountMinor'), lit(0)).as('amountMinor'),
    ])
    .groupBy(['currency', 'status'])
    .orderBy('currency')
    .execute();
  const of = (wanted: OrderStatus) => sold.filter(({ status }) => status === wanted);
  return {
    orders: countOf(sold),
    contacts: await ctx.em.count(ContactEntity),
    confirmations: await ctx.em.count(ConfirmationEntity),
    revenueMinor: sumBy(sold, ({ amountMinor }) => amountMinor),
    paid: of('paid').filter(({ amountMinor }) => amountMinor !== 0),
    byStatus: {
      pending: countOf(of('pending')),
      paid: countOf(of('paid')),
      cancelled: countOf(of('cancelled')),
    },
  };
}

/** Formats the date after grouping: once per day instead of once per order. */
const ordersPerDay = (ctx: Context, days: Days) =>
  kysely(ctx.em)
    .selectFrom(
      ordersIn(ctx, days)
        .select((eb) => [
          sql<Date>`(${eb.ref('createdAt')} at time zone 'UTC')::date`.as('date'),
          'currency',
          eb.fn.countAll<number>().as('orders'),
          eb.fn.countAll<number>().filterWhere(isPaid(eb)).as('paid'),
          eb.fn.coalesce(eb.fn.sum<number>(netAmount(eb)).filterWhere(isPaid(eb)), eb.lit(0)).as('revenue'),
        ])
        .groupBy(['date', 'currency'])
        .as('daily'),
    )
    .select(({ ref }) => [
      sql<string>`to_char(${ref('date')}, 'YYYY-MM-DD')`.as('day'),
      'currency',
      'orders',
      'paid',
      'revenue',
    ])
    .execute();

async function dailyStats(ctx: Context, days: number): Promise<DailyView> {
  const period = lastDays(ctx.deps.clock.now(), 2 * days);
  const from = new Date(`${period.from}T00:00:00Z`);
  const rows = await ordersPerDay(ctx, period);
  const found = new Map<string, { orders: number; paid: number; revenue: Record<string, number> }>();
  for (const { day, currency, orders, paid, revenue } of rows) {
    const sums = found.get(day) ?? { orders: 0, paid: 0, revenue: {} };
    sums.orders += orders;
    sums.paid += paid;
    sums.revenue[currency] = revenue;
    found.set(day, sums);
  }
  const all = Array.from({ length: 2 * days }, (_, index) => {
    const day = utcDay(addDays(from, index));
    return { day, ...(found.get(day) ?? { orders: 0, paid: 0, revenue: {} }) };
  });
  return {
    days: all.slice(days),
    previous: all.slice(0, days),
    currencies: [...new Set(rows.map((row) => row.currency))].sort(),
  };
}

/** A power cut can lose what the embedded database wrote since the newest snapshot. */
async function describeStorage({ deps }: Context): Promise<z.output<typeof storageView>> {
  const isEmbedded = deps.db.engine === 'pglite';
  return { isEmbedded, savedAt: isEmbedded ? await newestSnapshotAt(deps.config.dataDir) : null };
}

export const dashboardRouter = router({
  daily: adminProcedure
    .input(statsInput)
    .output(dailyView)
    .query(({ ctx, input }) => dailyStats(ctx, input.days)),
  actionItems: adminProcedure.output(actionItemsView).query(({ ctx }) => findActionItems(ctx)),
  waiting: adminProcedure.output(waitingView).query(({ ctx }) => countWaiting(ctx)),
  tabs: adminProcedure
    .input(tabsInput)
    .output(tabsView)
    .query(({ ctx, input }) => countTabs(ctx, input.list)),
  totals: adminProcedure.output(totalsView).query(({ ctx }) => countTotals(ctx)),
  storage: adminProcedure.output(storageView).query(({ ctx }) => describeStorage(ctx)),
  search: adminProcedure
    .input(findInput)
    .output(foundView)
    .query(({ ctx, input }) => searchEverything(ctx, input.q)),
});
