/** Keeps the public pages up to date with how long designs take. */
import type { Context } from '#server/context.ts';
import { followValue } from '#server/platform/follow-value.ts';
import { errorFields } from '#server/platform/logger.ts';
import { designHoursVersion, readDesignHours } from './stage-figures.service.ts';

/**
 * @param context a new one for each look
 * @param show gets null while too few projects are measured
 * @returns ends it
 */
export function followDesignHours(
  context: () => Context,
  show: (hours: number | null) => Promise<void>,
  pollMs?: number,
): Promise<() => Promise<void>> {
  let version = '';
  let hours: number | null = null;
  return followValue<number | null>({
    initial: null,
    async read() {
      const ctx = context();
      // Read before the events: a change in between is read at the next look.
      const latest = await designHoursVersion(ctx);
      if (latest !== version) {
        hours = await readDesignHours(ctx);
        version = latest;
      }
      return hours;
    },
    show,
    failed: (error) => context().deps.logger.warn('hours of designs cannot be read', errorFields(error)),
    pollMs,
  });
}
