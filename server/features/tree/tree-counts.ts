/** Keeps the public pages up to date with the certificates, also those of other nodes. */
import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import { countTrees } from './planting.service.ts';
import { NO_TREES, type TreeCounts } from './tree-counts.port.ts';

/** One cheap statement. */
const POLL_MS = 20_000;

/**
 * Shows the counts now and whenever they have changed.
 * @param context a new one for each look
 * @returns ends it
 */
export async function followTreeCounts(
  context: () => Context,
  show: (counts: TreeCounts) => void,
  pollMs = POLL_MS,
): Promise<() => void> {
  let shown = NO_TREES;
  async function look(): Promise<void> {
    const ctx = context();
    try {
      const counts = await countTrees(ctx);
      if (counts.planted === shown.planted && counts.reserved === shown.reserved) return;
      show(counts);
      shown = counts;
    } catch (error) {
      // The pages keep what they show until the next look.
      ctx.deps.logger.warn('trees cannot be counted', errorFields(error));
    }
  }
  await look();
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
