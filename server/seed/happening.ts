import { DAY_MS } from '#src/domain/shared/dates.ts';
import { type Context, systemContext } from '../context.ts';
import type { Deps } from '../deps.ts';

/** Something in the demo's past; `ctx` has the clock of that time. */
export type Happening = readonly [daysAgo: number, happen: (ctx: Context) => Promise<unknown>];

/** A context whose clock is `days` (and some hours) in the past. */
export function at(deps: Deps, days: number): Context {
  const now = new Date(Date.now() - days * DAY_MS);
  return systemContext({ ...deps, clock: { now: () => now } });
}

/** Oldest first: ids, lists and the event log then follow the time. */
export async function happen(deps: Deps, happenings: readonly Happening[]): Promise<void> {
  for (const [daysAgo, run] of happenings.toSorted(([a], [b]) => b - a)) await run(at(deps, daysAgo));
}

export type Step = (ctx: Context, orderId: number) => Promise<unknown>;

/** An order and what became of it. */
export function orderStory(
  daysAgo: number,
  place: (ctx: Context) => Promise<{ id: number }>,
  steps: readonly (readonly [daysAgo: number, step: Step])[],
): Happening[] {
  let orderId = 0;
  const placed = async (ctx: Context) => {
    orderId = (await place(ctx)).id;
  };
  return [[daysAgo, placed], ...steps.map(([days, step]): Happening => [days, (ctx) => step(ctx, orderId)])];
}
