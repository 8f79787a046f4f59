import { ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { confirmInput, launchProgressView, launchView } from '#src/domain/office/launch/launch.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { readLaunch, readProgress, sendTestEmail } from './launch.service.ts';
import { setConfirmed } from './launch-record.service.ts';

/** Owners only, and no token: the rows describe the weak points of the server. */
export const launchRouter = router({
  checklist: ownerProcedure.output(launchView).query(({ ctx }) => readLaunch(ctx)),
  progress: ownerProcedure.output(launchProgressView.nullable()).query(({ ctx }) => readProgress(ctx)),
  confirm: ownerProcedure
    .input(confirmInput)
    .output(done)
    .mutation(({ ctx, input }) => setConfirmed(ctx, input.row, input.isTrue)),
  sendTestEmail: ownerProcedure.output(done).mutation(({ ctx }) => sendTestEmail(ctx)),
});
