import { affiliateProcedure, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  createRunInput,
  exportInput,
  exportView,
  markAllPaidInput,
  markFailedInput,
  markPaidInput,
  payoutLineView,
  payoutPreviewInput,
  payoutPreviewView,
  payoutRunDetailView,
  payoutRunsInput,
  payoutRunView,
  runIdInput,
  statementInput,
  statementView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { closeRun, createRun, discardRun, previewRun } from './payout.service.ts';
import { exportRun, markAllPaid, markFailed, markPaid } from './payout-line.service.ts';
import { listRuns, runDetail, statement } from './payout-view.service.ts';

const run = ownerProcedure.output(payoutRunDetailView);
const line = ownerProcedure.output(payoutLineView);

export const payoutRouter = router({
  preview: ownerProcedure
    .input(payoutPreviewInput)
    .output(payoutPreviewView)
    .query(({ ctx, input }) => previewRun(ctx, input)),
  runs: ownerProcedure
    .meta({
      scope: 'payouts:read',
      rest: { method: 'GET', path: '/payouts', list: 'payouts', summary: 'List payout runs, newest first' },
    })
    .input(payoutRunsInput)
    .output(pageOf(payoutRunView))
    .query(({ ctx, input }) => listRuns(ctx, input)),
  run: ownerProcedure
    .meta({
      scope: 'payouts:read',
      rest: { method: 'GET', path: '/payouts/{id}', summary: 'Get a payout run with its lines' },
    })
    .input(runIdInput)
    .output(payoutRunDetailView)
    .query(({ ctx, input }) => runDetail(ctx, input.id)),
  createRun: run.input(createRunInput).mutation(({ ctx, input }) => createRun(ctx, input)),
  exportCsv: ownerProcedure
    .input(exportInput)
    .output(exportView)
    .mutation(({ ctx, input }) => exportRun(ctx, input.id, input.format)),
  markPaid: line.input(markPaidInput).mutation(({ ctx, input }) => markPaid(ctx, input)),
  markFailed: line.input(markFailedInput).mutation(({ ctx, input }) => markFailed(ctx, input)),
  markAllPaid: run.input(markAllPaidInput).mutation(({ ctx, input }) => markAllPaid(ctx, input)),
  discardRun: run.input(runIdInput).mutation(({ ctx, input }) => discardRun(ctx, input.id)),
  closeRun: run.input(runIdInput).mutation(({ ctx, input }) => closeRun(ctx, input.id)),
  statement: affiliateProcedure
    .input(statementInput)
    .output(statementView)
    .query(({ ctx, input }) => statement(ctx, input)),
});
