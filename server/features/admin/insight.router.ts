import { z } from 'zod';
import { adminProcedure, ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  actionItemsView,
  dailyView,
  findInput,
  foundView,
  landingView,
  speedView,
  statsInput,
  storageView,
  topAffiliatesView,
} from '#src/domain/admin/insight.schema.ts';
import {
  erasePersonalDataInput,
  personalDataInput,
  personalDataView,
} from '#src/domain/admin/person.schema.ts';
import { dailyStats, describeStorage, landingStats, leadTimes, topAffiliates } from './insight.service.ts';
import { findActionItems, findAnything } from './needs.service.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './person.service.ts';

export const statsRouter = router({
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
  speed: adminProcedure
    .input(statsInput)
    .output(speedView)
    .query(({ ctx, input }) => leadTimes(ctx, input.days)),
  needs: adminProcedure.output(actionItemsView).query(({ ctx }) => findActionItems(ctx)),
  storage: adminProcedure.output(storageView).query(({ ctx }) => describeStorage(ctx)),
  find: adminProcedure
    .input(findInput)
    .output(foundView)
    .query(({ ctx, input }) => findAnything(ctx, input.q)),
});

/**
 * Data requests. Owners only: the copy contains payout details, and an erasure cannot be undone.
 */
export const privacyRouter = router({
  find: ownerProcedure
    .input(personalDataInput)
    .output(personalDataView)
    .mutation(({ ctx, input }) => findPersonalData(ctx, input.email)),
  export: ownerProcedure
    .input(personalDataInput)
    .output(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => exportPersonalData(ctx, input.email)),
  erase: ownerProcedure
    .input(erasePersonalDataInput)
    .output(z.object({ success: z.literal(true) }))
    .mutation(({ ctx, input }) => erasePersonalData(ctx, input.email)),
});
