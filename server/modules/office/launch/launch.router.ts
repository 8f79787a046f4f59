import { z } from 'zod';
import { ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  claimsInput,
  exemptInput,
  exemptionEndInput,
  launchProgressView,
  launchRowView,
  launchView,
  lookupInput,
  restoreCodeInput,
} from '#src/domain/office/launch/launch.schema.ts';
import { success } from '#src/domain/shared/success.schema.ts';
import { sendTestEmail } from './email-facts.service.ts';
import { lookUpRows, readLaunch, readProgress } from './launch.service.ts';
import { endExemption, exemptRow, recordRestore, setClaims } from './launch-record.service.ts';

const DONE = { success: true } as const;

/** Owners only, and no token: the rows describe the weak points of the server. */
export const launchRouter = router({
  checklist: ownerProcedure.output(launchView).query(({ ctx }) => readLaunch(ctx)),
  /** Apart from `checklist`, because it waits for name servers. */
  lookups: ownerProcedure
    .input(lookupInput)
    .output(z.array(launchRowView))
    .query(({ ctx, input }) => lookUpRows(ctx, input.again)),
  progress: ownerProcedure.output(launchProgressView).query(({ ctx }) => readProgress(ctx)),
  exempt: ownerProcedure
    .input(exemptInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await exemptRow(ctx, input.row, input.reason);
      return DONE;
    }),
  endExemption: ownerProcedure
    .input(exemptionEndInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await endExemption(ctx, input.row);
      return DONE;
    }),
  setClaims: ownerProcedure
    .input(claimsInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await setClaims(ctx, input.isTrue);
      return DONE;
    }),
  recordRestore: ownerProcedure
    .input(restoreCodeInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await recordRestore(ctx, input.code);
      return DONE;
    }),
  sendTestEmail: ownerProcedure.output(success).mutation(async ({ ctx }) => {
    await sendTestEmail(ctx);
    return DONE;
  }),
});
