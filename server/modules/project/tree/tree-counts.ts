/** Keeps the public pages up to date with the certificates, also those of other nodes. */
import type { Context } from '#server/context.ts';
import { followValue } from '#server/platform/follow-value.ts';
import { errorFields } from '#server/platform/logger.ts';
import { countTrees } from './planting.service.ts';
import { NO_TREES, type TreeCounts } from './tree-counts.port.ts';

/**
 * @param context a new one for each look
 * @returns ends it
 */
export const followTreeCounts = (
  context: () => Context,
  show: (counts: TreeCounts) => Promise<void>,
): Promise<() => Promise<void>> =>
  followValue<TreeCounts>({
    initial: NO_TREES,
    read: () => countTrees(context()),
    show,
    failed: (error) => context().deps.logger.warn('trees cannot be counted', errorFields(error)),
  });
