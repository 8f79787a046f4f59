import { affiliateProcedure, ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  createRunInput,
  exportInput,
  exportView,
  markFailedInput,
  markPaidInput,
  payoutLineView,
  payoutPreviewView,
  payoutRunDetailView,
  payoutRunsInput,
  payoutRunView,
  runIdInput,
  statementInput,
  statementView,
} from '#src/domain/payout/payout.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { closeRun, createRun, previewRun } from './payout.service.ts';
import { exportRun } from './payout-export.service.ts';
import { markFailed, markPaid } from './payout-line.service.ts';
import { listRuns, runDetail } from './payout-view.service.ts';
import { statement } from './statement.service.ts';

export const payoutRouter = router({
  preview: ownerProcedure
    .input(createRunInput)
    .output(payoutPreviewView)
    .query(({ ctx, input }) => previewRun(ctx, input)),
  runs: ownerProcedure
    .input(payoutRunsInput)
    .output(pageOf(payoutRunView))
    .query(({ ctx, input }) => listRuns(ctx, input)),
  run: ownerProcedure
    .input(runIdInput)
    .output(payoutRunDetailView)
    .query(({ ctx, input }) => runDetail(ctx, input.id)),
  createRun: ownerProcedure
    .input(createRunInput)
    .output(payoutRunDetailView)
    .mutation(({ ctx, input }) => createRun(ctx, input)),
  exportCsv: ownerProcedure
    .input(exportInput)
    .output(exportView)
    .mutation(({ ctx, input }) => exportRun(ctx, input.id, input.format)),
  markPaid: ownerProcedure
    .input(markPaidInput)
    .output(payoutLineView)
    .mutation(({ ctx, input }) => markPaid(ctx, input)),
  markFailed: ownerProcedure
    .input(markFailedInput)
    .output(payoutLineView)
    .mutation(({ ctx, input }) => markFailed(ctx, input)),
  closeRun: ownerProcedure
    .input(runIdInput)
    .output(payoutRunDetailView)
    .mutation(({ ctx, input }) => closeRun(ctx, input.id)),
  statement: affiliateProcedure
    .input(statementInput)
    .output(statementView)
    .query(({ ctx, input }) => statement(ctx, input)),
});
