import { adminProcedure, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  affiliateBuysInput,
  affiliateDetailView,
  affiliateListInput,
  affiliateListView,
  affiliateRateInput,
  affiliateRef,
  affiliateStatusInput,
  landingView,
  topAffiliatesView,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { pageOf, statsInput } from '#src/domain/shared/list.schema.ts';
import { landingStats, topAffiliates } from '../dashboard/affiliate-dashboard.service.ts';
import {
  allowBuyingForClients,
  changeAffiliateStatus,
  changeRate,
  listAffiliates,
  requireAffiliateDetail,
} from './affiliate-admin.service.ts';

export const affiliateAdminRouter = router({
  list: adminProcedure
    .meta({
      scope: 'affiliates:read',
      rest: {
        method: 'GET',
        path: '/affiliates',
        list: 'affiliates',
        summary: 'List affiliates, newest first',
      },
    })
    .input(affiliateListInput)
    .output(pageOf(affiliateListView))
    .query(({ ctx, input }) => listAffiliates(ctx, input)),
  one: adminProcedure
    .meta({ scope: 'affiliates:read' })
    .input(affiliateRef)
    .output(affiliateDetailView)
    .query(({ ctx, input }) => requireAffiliateDetail(ctx, input.id)),
  /** For the dashboard. */
  landings: adminProcedure
    .input(statsInput)
    .output(landingView)
    .query(({ ctx, input }) => landingStats(ctx, input.days)),
  best: adminProcedure
    .input(statsInput)
    .output(topAffiliatesView)
    .query(({ ctx, input }) => topAffiliates(ctx, input.days)),
  setRate: ownerProcedure
    .input(affiliateRateInput)
    .output(affiliateDetailView)
    .mutation(({ ctx, input }) => changeRate(ctx, input)),
  setStatus: adminProcedure
    .input(affiliateStatusInput)
    .output(affiliateDetailView)
    .mutation(({ ctx, input }) => changeAffiliateStatus(ctx, input)),
  setMayBuyForClients: ownerProcedure
    .input(affiliateBuysInput)
    .output(affiliateDetailView)
    .mutation(({ ctx, input }) => allowBuyingForClients(ctx, input)),
});
