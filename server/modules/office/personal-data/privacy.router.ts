import { z } from 'zod';
import { ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  erasePersonalDataInput,
  personalDataInput,
  personalDataView,
} from '#src/domain/office/personal-data/personal-data.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data.service.ts';

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
    .output(done)
    .mutation(({ ctx, input }) => erasePersonalData(ctx, input.email)),
});
