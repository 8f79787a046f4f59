import { z } from 'zod';
import { adminProcedure, ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  dailyView,
  findInput,
  foundView,
  insightInput,
  landingView,
  needsView,
  speedView,
  storageView,
  topAffiliatesView,
} from '#src/domain/admin/insight.schema.ts';
import { erasePersonInput, personInput, personView } from '#src/domain/admin/person.schema.ts';
import { dailyFigures, describeStorage, landingFigures, speedFigures, topAffiliates } from './insight.service.ts';
import { findAnything, findNeeds } from './needs.service.ts';
import { erasePerson, exportPerson, findPerson } from './person.service.ts';

export const insightRouter = router({
  daily: adminProcedure
    .input(insightInput)
    .output(dailyView)
    .query(({ ctx, input }) => dailyFigures(ctx, input.days)),
  landings: adminProcedure
    .input(insightInput)
    .output(landingView)
    .query(({ ctx, input }) => landingFigures(ctx, input.days)),
  topAffiliates: adminProcedure
    .input(insightInput)
    .output(topAffiliatesView)
    .query(({ ctx, input }) => topAffiliates(ctx, input.days)),
  speed: adminProcedure
    .input(insightInput)
    .output(speedView)
    .query(({ ctx, input }) => speedFigures(ctx, input.days)),
  needs: adminProcedure.output(needsView).query(({ ctx }) => findNeeds(ctx)),
  storage: adminProcedure.output(storageView).query(({ ctx }) => describeStorage(ctx)),
  find: adminProcedure
    .input(findInput)
    .output(foundView)
    .query(({ ctx, input }) => findAnything(ctx, input.q)),
});

/**
 * Data requests. Owners only: the copy contains payout details, and an erasure cannot be undone.
 */
export const personRouter = router({
  find: ownerProcedure
    .input(personInput)
    .output(personView)
    .mutation(({ ctx, input }) => findPerson(ctx, input.email)),
  export: ownerProcedure
    .input(personInput)
    .output(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => exportPerson(ctx, input.email)),
  erase: ownerProcedure
    .input(erasePersonInput)
    .output(z.object({ success: z.literal(true) }))
    .mutation(({ ctx, input }) => erasePerson(ctx, input.email)),
});
