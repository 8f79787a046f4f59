/** Action items of the dashboard, and the counts of the lists' tabs. */
import { sql } from 'kysely';
import type { z } from 'zod';
import { activeOwners } from '#server/auth/owners.ts';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { countUpToLimit } from '#server/platform/database/keyset.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import {
  describeActionItem,
  describeAlert,
  OWNER_EMAIL,
} from '#src/domain/office/dashboard/action-items.rules.ts';
import type { ActionItem, tabsView, WaitingView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import {
  ACTION_ITEMS,
  filterQuery,
  LIST_TABS,
  type ListPart,
  listHref,
  type TabbedList,
  WAITING_TABS,
} from '#src/domain/office/dashboard/list-parts.ts';

async function hasOnlyOwnerWithoutEmail(ctx: Context): Promise<boolean> {
  const owners = await activeOwners(ctx.em).select('email').limit(2).execute();
  return owners.length === 1 && !owners[0]?.email;
}

export async function findActionItems(ctx: Context): Promise<ActionItem[]> {
  const parts = await summarizeParts(ctx, ACTION_ITEMS);
  const isOwner = ctx.admin?.role === 'owner';
  const alerts = await findHourlyAlerts(ctx.em, ctx.deps.clock.now());
  return [
    ...alerts.map(describeAlert),
    ...parts.flatMap(({ key, count, id, who, since }) =>
      id && since ? [describeActionItem(key, { count, oldest: { id, who: who ?? '', since }, isOwner })] : [],
    ),
    ...(isOwner && (await hasOnlyOwnerWithoutEmail(ctx)) ? [OWNER_EMAIL] : []),
  ];
}

/** For the navigation and the cards of the dashboard, which open the tabs that they count. */
export async function countWaiting(ctx: Context): Promise<WaitingView> {
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

export async function countTabs(ctx: Context, list: TabbedList): Promise<z.output<typeof tabsView>> {
  const counted: z.output<typeof tabsView> = [];
  for (const { label, filter } of LIST_TABS[list])
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

/** One statement for all parts: the count of each, and its oldest row. */
async function summarizeParts<Key extends string>(
  ctx: Context,
  parts: Record<Key, ListPart>,
): Promise<{ key: Key; count: number; id: string | null; who: string | null; since: Date | null }[]> {
  const summaries = Object.entries<ListPart>(parts).map(([key, part]) =>
    kysely(ctx.em)
      .selectFrom(rowsOf(ctx, part).as('part'))
      .select(({ fn, val }) => [
        val(key).as('key'),
        fn.countAll<number>().as('count'),
        sql<string | null>`(array_agg(part.id::text order by part.since, part.id))[1]`.as('id'),
        sql<string | null>`(array_agg(part.who order by part.since, part.id))[1]`.as('who'),
        fn.min<Date | null>('part.since').as('since'),
      ]),
  );
  const [first, ...others] = summaries;
  if (!first) return [];
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute();
  return rows.map((row) => ({ ...row, key: row.key as Key }));
}

/** Counts up to the limit of the lists, like their totals. */
async function countPart(ctx: Context, part: ListPart): Promise<{ count: number; isMinimum: boolean }> {
  const rows = kysely(ctx.em).selectFrom(rowsOf(ctx, part).as('part'));
  const { total, totalIsMinimum = false } = await countUpToLimit(ctx.em, rows);
  return { count: total, isMinimum: totalIsMinimum };
}
