import { affiliateProcedure, ownerAction, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  createRunInput,
  markFailedInput,
  markPaidInput,
  payoutPreviewInput,
  payoutPreviewView,
  payoutRunDetailView,
  payoutRunsInput,
  payoutRunView,
  statementInput,
  statementView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { closeRun, createRun, discardRun, previewRun } from './payout.service.ts';
import { markFailed, markPaid } from './payout-line.service.ts';
import { listRuns, runDetail, statement } from './payout-view.service.ts';

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
    .input(idInput)
    .output(payoutRunDetailView)
    .query(({ ctx, input }) => runDetail(ctx, input.id)),
  createRun: ownerProcedure
    .input(createRunInput)
    .output(payoutRunDetailView)
    .mutation(({ ctx, input }) => createRun(ctx, input)),
  markPaid: ownerAction.input(markPaidInput).mutation(({ ctx, input }) => markPaid(ctx, input)),
  markFailed: ownerAction.input(markFailedInput).mutation(({ ctx, input }) => markFailed(ctx, input)),
  discardRun: ownerAction.input(idInput).mutation(({ ctx, input }) => discardRun(ctx, input.id)),
  closeRun: ownerAction.input(idInput).mutation(({ ctx, input }) => closeRun(ctx, input.id)),
  statement: affiliateProcedure
    .input(statementInput)
    .output(statementView)
    .query(({ ctx, input }) => statement(ctx, input)),
});
