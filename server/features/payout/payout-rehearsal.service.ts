/** Plays the actions of a payout run dry. */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import type {
  applyResultInput,
  createRunInput,
  markAllPaidInput,
  markFailedInput,
} from '#src/domain/payout/payout.schema.ts';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { rehearse, requireRehearsable } from '../rehearsal/rehearsal.service.ts';
import { createRun, previewRun } from './payout.service.ts';
import { discardRun } from './payout-discard.service.ts';
import { markAllPaid, markFailed } from './payout-line.service.ts';
import { applyResult, previewResult } from './payout-result.service.ts';
import { runDetail } from './payout-view.service.ts';

export async function rehearseRun(ctx: Context, input: z.output<typeof createRunInput>): Promise<Rehearsal> {
  requireRehearsable((await previewRun(ctx, input)).items.length);
  return rehearse(ctx, async (dry) => {
    await createRun(dry, input);
    return null;
  });
}

export async function rehearseAllPaid(
  ctx: Context,
  input: z.output<typeof markAllPaidInput>,
): Promise<Rehearsal> {
  requireRehearsable(input.lineIds.length);
  return rehearse(ctx, async (dry) => {
    await markAllPaid(dry, input);
    return null;
  });
}

export async function rehearseResult(
  ctx: Context,
  input: z.output<typeof applyResultInput>,
): Promise<Rehearsal> {
  requireRehearsable((await previewResult(ctx, input)).lines.length);
  return rehearse(ctx, async (dry) => {
    await applyResult(dry, input);
    return null;
  });
}

export const rehearseFailed = (ctx: Context, input: z.output<typeof markFailedInput>): Promise<Rehearsal> =>
  rehearse(ctx, async (dry) => {
    await markFailed(dry, input);
    return null;
  });

export async function rehearseDiscard(ctx: Context, id: number): Promise<Rehearsal> {
  requireRehearsable((await runDetail(ctx, id)).lines.length);
  return rehearse(ctx, async (dry) => {
    await discardRun(dry, id);
    return null;
  });
}
