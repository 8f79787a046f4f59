/** Dashboard stats. Each is one statement over an index; days are in UTC. */

import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { newestSnapshotAt } from '#server/platform/backup/snapshots.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type {
  DailyView,
  landingView,
  speedView,
  storageView,
  topAffiliatesView,
  totalsView,
} from '#src/domain/admin-dashboard/stats.schema.ts';
import type { Currency } from '#src/domain/offer.ts';

import { safeLocalPath } from '#src/domain/referral/landing-path.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';

/** Midnight UTC of the first of `days` days, including today. */
function firstDay(ctx: Context, days: number): Date {
  const today = ctx.deps.clock.now().toISOString().slice(0, 10);
  return addDays(new Date(`${today}T00:00:00Z`), 1 - days);
}

type Totals = z.output<typeof totalsView>;

/** Revenue is the sum of every order's amount; an amount that is not a number counts 0. */
export async function countTotals(ctx: Context): Promise<Totals> {
  const sold = await queryRows<{ currency: Currency; orders: string; minor: string }>(
    ctx.em,
    'select currency, count(*) as orders, coalesce(sum(amount_minor), 0) as minor from customer_order group by currency order by currency',
  );
  const [counted] = await queryRows<{ contacts: string; confirmations: string }>(
    ctx.em,
    'select (select count(*) from contact) as contacts, (select count(*) from order_confirmation) as confirmations',
  );
  const sum = (key: 'orders' | 'minor') => sold.reduce((total, row) => total + Number(row[key]), 0);
  return {
    orders: sum('orders'),
    contacts: Number(counted?.contacts),
    confirmations: Number(counted?.confirmations),
    revenueMinor: sum('minor'),
    revenue: sold
      .map(({ currency, minor }) => ({ currency, amountMinor: Number(minor) }))
      .filter(({ amountMinor }) => amountMinor !== 0),
  };
}

export async function dailyStats(ctx: Context, days: number): Promise<DailyView> {
  const from = firstDay(ctx, days);
  const rows = await queryRows<{
    day: string;
    currency: string;
    orders: string;
    paid: string;
    revenue: string;
  }>(
    ctx.em,
    // Formats the date after grouping: once per day instead of once per order.
    `select to_char(date, 'YYYY-MM-DD') as day, currency, orders, paid, revenue from (
       select (created_at at time zone 'UTC')::date as date, currency, count(*) as orders, count(*) filter (where status = 'paid') as paid,
         coalesce(sum(amount_minor - refunded_minor) filter (where status = 'paid'), 0) as revenue
       from customer_order where created_at >= ? group by 1, 2) as daily`,
    [from],
  );
  const found = new Map<string, { orders: number; paid: number; revenue: Record<string, number> }>();
  for (const row of rows) {
    const day = found.get(row.day) ?? { orders: 0, paid: 0, revenue: {} };
    day.orders += Number(row.orders);
    day.paid += Number(row.paid);
    day.revenue[row.currency] = Number(row.revenue);
    found.set(row.day, day);
  }
  return {
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(from, index).toISOString().slice(0, 10);
      return { day, ...(found.get(day) ?? { orders: 0, paid: 0, revenue: {} }) };
    }),
    currencies: [...new Set(rows.map((row) => row.currency))].sort() as DailyView['currencies'],
  };
}

const LANDINGS_SHOWN = 15;
/**
 * Reads more than are shown: invalid paths of earlier versions are added to
 * the home page's row (M1).
 */
const LANDINGS_READ = 200;

/**
 * Visits through affiliate links, and the orders that came from them. Other
 * visits are not recorded.
 */
export async function landingStats(ctx: Context, days: number): Promise<z.output<typeof landingView>> {
  const from = firstDay(ctx, days);
  const rows = await queryRows<{ path: string; visits: string; orders: string }>(
    ctx.em,
    `with visit as (select landing_path as path, count(*) as visits from referral_click where created_at >= ? and not is_test group by 1),
       sale as (select attribution->>'landingPath' as path, count(*) as orders from customer_order
         where created_at >= ? and affiliate_id is not null and status = 'paid' and attribution->>'landingPath' is not null group by 1)
     select coalesce(visit.path, sale.path) as path, coalesce(visits, 0) as visits, coalesce(orders, 0) as orders
     from visit full join sale on sale.path = visit.path order by 2 desc, 3 desc, 1 limit ${LANDINGS_READ}`,
    [from, from],
  );
  const found = new Map<string, z.output<typeof landingView>[number]>();
  for (const row of rows) {
    const path = safeLocalPath(row.path);
    const entry = found.get(path) ?? { path, visits: 0, orders: 0 };
    entry.visits += Number(row.visits);
    entry.orders += Number(row.orders);
    found.set(path, entry);
  }
  return [...found.values()]
    .sort((a, b) => b.visits - a.visits || b.orders - a.orders)
    .slice(0, LANDINGS_SHOWN);
}

const AFFILIATES_SHOWN = 10;

export async function topAffiliates(ctx: Context, days: number): Promise<z.output<typeof topAffiliatesView>> {
  const from = firstDay(ctx, days);
  const rows = await queryRows<{
    id: number;
    name: string;
    currency: 'usd';
    amount: string;
    orders: string;
    clicks: string;
  }>(
    ctx.em,
    `with earned as (
       select affiliate_id, currency, sum(amount_minor) as amount, count(*) filter (where kind = 'earned') as orders
       from commission where created_at >= ? and status <> 'cancelled' group by 1, 2),
     best as (select affiliate_id, sum(orders) as orders, sum(amount) as amount from earned group by 1 order by 2 desc, 3 desc limit ${AFFILIATES_SHOWN})
     select affiliate.id, affiliate.name, earned.currency, earned.amount, best.orders,
       (select count(*) from referral_click where referral_click.affiliate_id = affiliate.id and referral_click.created_at >= ? and not is_test) as clicks
     from best join affiliate on affiliate.id = best.affiliate_id join earned on earned.affiliate_id = affiliate.id
     order by best.orders desc, best.amount desc, affiliate.id, earned.currency`,
    [from, from],
  );
  const result = new Map<number, z.output<typeof topAffiliatesView>[number]>();
  for (const row of rows) {
    const entry = result.get(row.id) ?? {
      id: row.id,
      name: row.name,
      clicks: Number(row.clicks),
      orders: Number(row.orders),
      commission: [],
    };
    entry.commission.push({ currency: row.currency, amountMinor: Number(row.amount) });
    result.set(row.id, entry);
  }
  return [...result.values()];
}

/** A sample of this size is enough for a median, and limits the cost of the query. */
const FORMS_MEASURED = 1500;

/** Every n-th form of the period, chosen so that about FORMS_MEASURED are measured. */
async function stepOfForms(ctx: Context, from: Date): Promise<number> {
  const [row] = await queryRows<{ n: string }>(
    ctx.em,
    'select count(*) as n from order_confirmation where created_at >= ?',
    [from],
  );
  return Math.max(1, Math.ceil(Number(row?.n ?? 0) / FORMS_MEASURED));
}

/** Medians in hours: from form to start of work, and from payment to form. */
export async function leadTimes(ctx: Context, days: number): Promise<z.output<typeof speedView>> {
  const from = firstDay(ctx, days);
  const step = await stepOfForms(ctx, from);
  const [start] = await queryRows<{ hours: number | null; n: string }>(
    ctx.em,
    `select percentile_cont(0.5) within group (order by extract(epoch from started - created_at) / 3600) as hours, count(*) as n from (
       select c.created_at, (select min(at) from audit_log where action = 'confirmation.status' and subject_kind = 'confirmation' and subject_id = c.id::text
         and after->>'status' in ('in_progress', 'completed')) as started
       from order_confirmation c where c.created_at >= ? and c.id % ? = 0) as begun where started is not null`,
    [from, step],
  );
  const [form] = await queryRows<{ hours: number | null; n: string }>(
    ctx.em,
    `select percentile_cont(0.5) within group (order by extract(epoch from c.created_at - o.paid_at) / 3600) as hours, count(*) as n
     from order_confirmation c join customer_order o on o.id = c.order_id where c.created_at >= ? and c.id % ? = 0 and o.paid_at is not null and c.created_at >= o.paid_at`,
    [from, step],
  );
  const hours = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(Number(value) * 10) / 10;
  return {
    formToStart: hours(start?.hours),
    formsMeasured: Number(start?.n ?? 0),
    paidToForm: hours(form?.hours),
    ordersMeasured: Number(form?.n ?? 0),
  };
}

/**
 * The embedded database does not wait for the disk: a power cut can lose everything since the
 * newest snapshot.
 */
export async function describeStorage({ deps }: Context): Promise<z.output<typeof storageView>> {
  const isEmbedded = deps.db.engine === 'pglite';
  return { isEmbedded, savedAt: isEmbedded ? await newestSnapshotAt(deps.config.dataDir) : null };
}
