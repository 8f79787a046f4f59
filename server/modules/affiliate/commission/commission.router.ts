import type { z } from 'zod';
import { runBulk } from '#server/platform/bulk.ts';
import { adminProcedure, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  commissionBulkInput,
  commissionDecisionInput,
  commissionListInput,
  listedCommissionView,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { rejectCommission, releaseCommission } from './commission-admin.service.ts';
import { listCommissions } from './commission-list.service.ts';

/** One reason for all; each row is decided on its own, by the rules of a single decision. */
const decisionsOf = ({ ids, reason }: z.output<typeof commissionBulkInput>) =>
  ids.map((id) => ({ id, reason }));

export const commissionRouter = router({
  list: adminProcedure
    .meta({
      scope: 'commissions:read',
      rest: {
        method: 'GET',
        path: '/commissions',
        list: 'commissions',
        summary: 'List commissions, newest first',
      },
    })
    .input(commissionListInput)
    .output(pageOf(listedCommissionView))
    .query(({ ctx, input }) => listCommissions(ctx, input)),
  release: ownerProcedure
    .input(commissionDecisionInput)
    .output(done)
    .mutation(({ ctx, input }) => releaseCommission(ctx, input)),
  reject: adminProcedure
    .input(commissionDecisionInput)
    .output(done)
    .mutation(({ ctx, input }) => rejectCommission(ctx, input)),
  bulkRelease: ownerProcedure
    .input(commissionBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulk(ctx, decisionsOf(input), releaseCommission)),
  bulkReject: adminProcedure
    .input(commissionBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulk(ctx, decisionsOf(input), rejectCommission)),
});
