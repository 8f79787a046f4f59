/**
 * Sends due deliveries on this node. A separate queue beside the jobs: pg-boss has no limit per
 * endpoint, and its workers run one job after the other (decision 0030).
 */
import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import { type ClaimedDelivery, claimDeliveries } from './claim.service.ts';
import { deliver } from './deliver.service.ts';
import type { WebhookDispatcher } from './dispatcher.port.ts';

/** For retries, and for events of other nodes. */
const POLL_MS = 2000;
/** Pause between two claims, so that a backlog of thousands does not delay requests. */
const PAUSE_MS = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** @param context a new one for each unit of work */
export function createDispatcher(context: () => Context): WebhookDispatcher {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let isClaiming = false;
  let isWoken = false;

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const ctx = context();
    try {
      await deliver(ctx, delivery);
    } catch (error) {
      // The lease ends, and the delivery is tried again.
      ctx.deps.logger.warn('webhook delivery failed', { delivery: delivery.id, ...errorFields(error) });
      return;
    }
    wake();
  }

  async function claim(): Promise<void> {
    isClaiming = true;
    try {
      while (isWoken && timer) {
        isWoken = false;
        for (const delivery of await claimDeliveries(context())) {
          const started = attempt(delivery).finally(() => running.delete(started));
          running.add(started);
        }
        await pause();
      }
    } catch (error) {
      context().deps.logger.warn('webhook deliveries cannot be claimed', errorFields(error));
    } finally {
      isClaiming = false;
    }
  }

  function wake(): void {
    if (!timer) return;
    isWoken = true;
    if (isClaiming) return;
    const claiming = claim().finally(() => running.delete(claiming));
    running.add(claiming);
  }

  return {
    start() {
      timer ??= setInterval(wake, POLL_MS);
      wake();
    },
    wake,
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
