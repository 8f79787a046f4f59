/**
 * A dry run of an action: its real code runs in a transaction that is always rolled back, and the
 * differences inside that transaction are the result. Services in use are in rehearsal-deps.
 */
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { rolledBack } from '#server/platform/database/rolled-back.ts';
import { AppError, isDatabaseAway, isTransientFailure } from '#server/platform/errors.ts';
import { limitConcurrency } from '#server/platform/limits/concurrency.ts';
import {
  REHEARSAL_BUSY,
  REHEARSAL_ROWS_MAX,
  type Rehearsal,
  rehearsalTooLarge,
} from '#src/domain/rehearsal/rehearsal.schema.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';
import { type Enqueued, rehearsalDeps, remainingJobs } from './rehearsal-deps.service.ts';
import { readAfter, toRehearsal } from './rehearsal-difference.service.ts';

/** Rehearsals that may wait or run in this process: one runs at a time, as rows stay locked. */
const WAITING_MAX = 4;
const LOCK_TIMEOUT = '2s';

/** @throws AppError CONFLICT beyond the number of rows that one rehearsal covers */
export function requireRehearsable(rows: number): void {
  if (rows > REHEARSAL_ROWS_MAX) throw new AppError('CONFLICT', rehearsalTooLarge(rows));
}

/**
 * @param work the action; returns the results of its rows, if it has any
 * @throws AppError as the action would; CONFLICT while others are changing the same rows
 */
export async function rehearse(
  ctx: Context,
  work: (ctx: Context) => Promise<{ results: readonly BulkResult[] } | null>,
): Promise<Rehearsal> {
  try {
    const done = await limitConcurrency('rehearsal', WAITING_MAX, () => dryRun(ctx, work));
    if (done) return done.result;
  } catch (error) {
    if (!isTransientFailure(error) || isDatabaseAway(error)) throw error;
  }
  throw new AppError('CONFLICT', REHEARSAL_BUSY);
}

async function dryRun(ctx: Context, work: Parameters<typeof rehearse>[1]): Promise<Rehearsal> {
  const now = ctx.deps.clock.now();
  const enqueued: Enqueued = { emails: [], jobs: [], at: null };
  const deps = rehearsalDeps(ctx.deps, enqueued, now);
  const dry: Context = { ...ctx, deps, setCookie() {}, setHeader() {} };
  return rolledBack(ctx.deps.db.fork(), async (outer) => {
    // Raw: a setting is no query. A rehearsal must not wait long for other people's work.
    await queryRows(outer, `set local lock_timeout = '${LOCK_TIMEOUT}'`);
    const after = await rolledBack(outer, async (em) => {
      const inner = { ...dry, em };
      const done = await work(inner);
      await runLaterJobs(inner, enqueued);
      return { ...(await readAfter(inner, enqueued)), results: done?.results ?? [] };
    });
    return toRehearsal({ ...dry, em: outer }, after);
  });
}

/** Delayed jobs write the emails that follow minutes later. */
async function runLaterJobs(ctx: Context, enqueued: Enqueued): Promise<void> {
  for (const job of await remainingJobs(ctx.em, enqueued)) {
    enqueued.at = job.startAfter;
    await job.run({ ...ctx, deps: { ...ctx.deps, clock: { now: () => job.startAfter } } }, job.data);
  }
}
