/** Polls for changes of other nodes; `wake` shows those of this node at once. */
import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { PublicReviews, PublishedReviews } from './public-reviews.port.ts';
import { publishedVersion, readPublished } from './published.service.ts';

/** One cheap statement. Pages of other nodes must follow within a minute. */
const POLL_MS = 20_000;

/** @param context a new one for each look */
export function createPublicReviews(context: () => Context, pollMs = POLL_MS): PublicReviews {
  let show: ((published: PublishedReviews) => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | null = null;
  let shown = '';
  let looking: Promise<void> | null = null;
  let isWoken = false;

  async function look(): Promise<void> {
    while (isWoken && show) {
      isWoken = false;
      const ctx = context();
      try {
        // Read before the reviews: a change in between is shown at the next look.
        const version = await publishedVersion(ctx);
        if (version === shown) continue;
        await show(await readPublished(ctx));
        shown = version;
      } catch (error) {
        // The pages keep what they show until the next poll.
        ctx.deps.logger.warn('published reviews cannot be read', errorFields(error));
      }
    }
  }

  function wake(): void {
    if (!show) return;
    isWoken = true;
    looking ??= look().finally(() => {
      looking = null;
      // Woken between the last look and this line.
      if (isWoken) wake();
    });
  }

  return {
    async start(receiver) {
      show = receiver;
      timer ??= setInterval(wake, pollMs);
      wake();
      await looking;
    },
    wake,
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      show = null;
      await looking;
    },
  };
}
