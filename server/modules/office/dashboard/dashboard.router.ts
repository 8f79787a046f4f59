import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  actionItemsView,
  tabsInput,
  tabsView,
  waitingView,
} from '#src/domain/office/dashboard/action-items.schema.ts';
import {
  dailyView,
  findInput,
  foundView,
  storageView,
  totalsView,
} from '#src/domain/office/dashboard/stats.schema.ts';
import { statsInput } from '#src/domain/shared/list.schema.ts';
import { countTabs, countWaiting, findActionItems } from './action-items.service.ts';
import { searchEverything } from './search.service.ts';
import { countTotals, dailyStats, describeStorage } from './stats.service.ts';

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
