import type { Context, Hit } from '#server/context.ts';
import { digitsOf } from '#server/platform/database/search.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  actionItemsView,
  dailyView,
  FOUND_KINDS,
  findInput,
  foundView,
  storageView,
  tabsInput,
  tabsView,
  totalsView,
  waitingView,
} from '#src/domain/office/dashboard/dashboard.schema.ts';
import { statsInput } from '#src/domain/shared/list.schema.ts';
import { countTabs, countWaiting, findActionItems } from './action-items.service.ts';
import { countTotals, dailyStats, describeStorage } from './stats.service.ts';

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
