/** Action items of the dashboard, and the counts of the lists' tabs. */
import type { z } from 'zod';
import { activeOwners } from '#server/auth/owners.ts';
import type { Context } from '#server/context.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import {
  ACTION_ITEMS,
  describeActionItem,
  describeAlert,
  OWNER_EMAIL,
} from '#src/domain/office/dashboard/action-items.rules.ts';
import type { ActionItem } from '#src/domain/office/dashboard/action-items.schema.ts';
import { filterQuery, type ListPart } from '#src/domain/office/dashboard/list-links.ts';
import { LIST_TABS, type TabbedList, type tabsView } from '#src/domain/office/dashboard/list-tabs.ts';
import { countPart, summarizeParts } from './list-parts.service.ts';

async function hasOnlyOwnerWithoutEmail(ctx: Context): Promise<boolean> {
  const owners = await activeOwners(ctx.em).select('email').limit(2).execute();
  return owners.length === 1 && !owners[0]?.email;
}

export async function findActionItems(ctx: Context): Promise<ActionItem[]> {
  const parts = await summarizeParts(ctx, ACTION_ITEMS);
  const alerts = await findHourlyAlerts(ctx.em, ctx.deps.clock.now());
  return [
    ...alerts.map(describeAlert),
    ...parts.flatMap(({ key, count, who, since }) =>
      since ? [describeActionItem(key, { count, who: who ?? '', since })] : [],
    ),
    ...(ctx.admin?.role === 'owner' && (await hasOnlyOwnerWithoutEmail(ctx)) ? [OWNER_EMAIL] : []),
  ];
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
