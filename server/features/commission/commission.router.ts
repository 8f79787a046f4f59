import { z } from 'zod';
import { adminProcedure, ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  commissionAdminView,
  commissionDecisionInput,
  commissionListInput,
} from '#src/domain/commission/commission-admin.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { listCommissions, rejectCommission, releaseCommission } from './commission-admin.service.ts';

const success = z.object({ success: z.literal(true) });

export const commissionRouter = router({
  list: adminProcedure
    .input(commissionListInput)
    .output(pageOf(commissionAdminView))
    .query(({ ctx, input }) => listCommissions(ctx, input)),
  release: ownerProcedure
    .input(commissionDecisionInput)
    .output(success)
    .mutation(({ ctx, input }) => releaseCommission(ctx, input)),
  cancel: adminProcedure
    .input(commissionDecisionInput)
    .output(success)
    .mutation(({ ctx, input }) => rejectCommission(ctx, input)),
});
