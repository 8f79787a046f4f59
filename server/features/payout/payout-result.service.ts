/**
 * The result file of PayPal or the bank marks the lines of a run. It is untrusted: it settles only
 * lines that it names with their exact amount, each by the rules of a single mark.
 */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type applyResultInput,
  PAYOUT_DISCARDED,
  type PayoutLineView,
  type PayoutResultView,
  type payoutResultInput,
} from '#src/domain/payout/payout.schema.ts';
import { matchResult, type PayoutResult } from '#src/domain/payout/payout-result.rules.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { PayoutRunEntity } from './payout.entity.ts';
import { closeRun } from './payout.service.ts';
import { failLine, payLine } from './payout-line.service.ts';
import { RUN_MISSING, runDetail } from './payout-view.service.ts';

type Input = z.output<typeof payoutResultInput>;
type Decision = PayoutResult['decisions'][number];

/** What the file would do now; changes nothing. @throws AppError NOT_FOUND, CONFLICT */
export async function previewResult(ctx: Context, input: Input): Promise<PayoutResultView> {
  const { result, lines, isClosed } = await match(ctx, input);
  return toView(result, lines, isClosed);
}

/**
 * All lines in one transaction. A file that was applied before changes nothing.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function applyResult(
  ctx: Context,
  input: z.output<typeof applyResultInput>,
): Promise<PayoutResultView> {
  return inTransaction(ctx, async (inner) => {
    // Two uploads at the same time: the second sees what the first has marked.
    await lockRow(inner.em, PayoutRunEntity, input.id, RUN_MISSING);
    const { result, lines, isClosed } = await match(inner, input);
    const view = toView(result, lines, isClosed);
    const changes = result.decisions.filter(({ outcome }) => outcome !== 'unchanged');
    for (const decision of [...changes].sort((a, b) => a.lineId - b.lineId)) await mark(inner, decision);
    const isDone = !isClosed && view.stillOpen.length === 0;
    if (changes.length > 0)
      await writeAudit(inner, {
        action: 'payout.result',
        subjectKind: 'payout-run',
        subjectId: input.id,
        after: {
          paid: changes.filter(({ outcome }) => outcome === 'paid').length,
          failed: changes.filter(({ outcome }) => outcome === 'failed').length,
          unmatched: result.unmatched.length,
        },
      });
    if (!isDone || !input.closeWhenDone) return view;
    await closeRun(inner, input.id);
    return { ...view, isClosed: true };
  });
}

async function mark(ctx: Context, decision: Decision): Promise<void> {
  if (decision.outcome === 'paid') await payLine(ctx, decision.lineId, decision);
  if (decision.outcome === 'failed') await failLine(ctx, decision.lineId, decision.reason);
}

async function match(
  ctx: Context,
  input: Input,
): Promise<{ result: PayoutResult; lines: PayoutLineView[]; isClosed: boolean }> {
  const { run, lines } = await runDetail(ctx, input.id);
  if (run.status === 'discarded') throw new AppError('CONFLICT', PAYOUT_DISCARDED);
  const result = matchResult(input.csv, { label: run.label, lines }, input.paidOn);
  return { result, lines, isClosed: run.status === 'closed' };
}

const noteOf = (decision: Decision): string =>
  decision.outcome === 'paid'
    ? `${adminDay(decision.paidOn)}, ${decision.reference}`
    : decision.outcome === 'failed'
      ? decision.reason
      : decision.note;

function toView(result: PayoutResult, lines: readonly PayoutLineView[], isClosed: boolean): PayoutResultView {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const named = new Set(result.decisions.map(({ lineId }) => lineId));
  return {
    lines: result.decisions.flatMap((decision) => {
      const line = byId.get(decision.lineId);
      if (!line) return [];
      const { affiliateName, currency, amountMinor, amount } = line;
      const { lineId, outcome } = decision;
      return [{ lineId, outcome, affiliateName, currency, amountMinor, amount, note: noteOf(decision) }];
    }),
    unmatched: result.unmatched,
    stillOpen: lines
      .filter((line) => line.status === 'pending' && !named.has(line.id))
      .map((line) => line.affiliateName),
    isCut: result.isCut,
    isClosed,
  };
}
