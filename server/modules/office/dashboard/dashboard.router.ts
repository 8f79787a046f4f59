import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { actionItemsView } from '#src/domain/office/dashboard/action-items.schema.ts';
import { tabsInput, tabsView } from '#src/domain/office/dashboard/list-tabs.ts';
import {
  dailyView,
  findInput,
  foundView,
  landingView,
  speedView,
  statsInput,
  storageView,
  topAffiliatesView,
  totalsView,
} from '#src/domain/office/dashboard/stats.schema.ts';
import { countTabs, findActionItems } from './action-items.service.ts';
import { landingStats, topAffiliates } from './affiliate-traffic.service.ts';
import { leadTimes } from './lead-times.service.ts';
import { searchEverything } from './search.service.ts';
import { countTotals, dailyStats, describeStorage } from './stats.service.ts';

export const dashboardRouter = router({
  daily: adminProcedure
    .input(statsInput)
    .output(dailyView)
    .query(({ ctx, input }) => dailyStats(ctx, input.days)),
  landings: adminProcedure
    .input(statsInput)
    .output(landingView)
    .query(({ ctx, input }) => landingStats(ctx, input.days)),
  topAffiliates: adminProcedure
    .input(statsInput)
    .output(topAffiliatesView)
    .query(({ ctx, input }) => topAffiliates(ctx, input.days)),
  leadTimes: adminProcedure
    .input(statsInput)
    .output(speedView)
    .query(({ ctx, input }) => leadTimes(ctx, input.days)),
  actionItems: adminProcedure.output(actionItemsView).query(({ ctx }) => findActionItems(ctx)),
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
