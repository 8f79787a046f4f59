import type { PageFacts } from '#src/domain/page-facts.ts';
import type { Context } from './context.ts';
import { areClaimsConfirmed } from './modules/office/launch/launch-record.service.ts';
import { designHoursVersion, readDesignHours } from './modules/project/project/stage-durations.service.ts';
import { publishedVersion, readPublished } from './modules/project/review/review.service.ts';
import { countTrees } from './modules/project/tree/planting.service.ts';
import { type FollowedValue, followValue } from './platform/follow-value.ts';
import { errorFields } from './platform/logger.ts';

const readPageFacts = async (ctx: Context): Promise<PageFacts> => ({
  reviews: await readPublished(ctx),
  trees: await countTrees(ctx),
  designHours: await readDesignHours(ctx),
  areClaimsConfirmed: await areClaimsConfirmed(ctx),
});

const pageFactsVersion = async (ctx: Context): Promise<string> =>
  JSON.stringify([
    await publishedVersion(ctx),
    await countTrees(ctx),
    await designHoursVersion(ctx),
    await areClaimsConfirmed(ctx),
  ]);

/** @param context a new one for each look */
export const followPageFacts = (context: () => Context, pollMs?: number): FollowedValue<PageFacts> =>
  followValue({
    version: () => pageFactsVersion(context()),
    read: () => readPageFacts(context()),
    failed: (error) => context().deps.logger.warn('facts on public pages cannot be read', errorFields(error)),
    pollMs,
  });
