/**
 * Sends due deliveries on this node. A separate queue beside the jobs: pg-boss has no limit per
 * endpoint, and its workers run one job after the other (decision 0030).
 */
import pLimit, { type LimitFunction } from 'p-limit';
import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import {
  type ClaimedDelivery,
  CONCURRENT_MAX,
  claimDeliveries,
  isTooLate,
  releaseDelivery,
} from './claim.service.ts';
import { deliver } from './deliver.service.ts';
import type { WebhookDispatcher } from './dispatcher.port.ts';

/** For retries, and for events of other nodes. */
const POLL_MS = 2000;
/**
 * Before each claim: the request that caused an event responds first, events of the same moment are
 * claimed together, and a backlog of thousands does not delay requests.
 */
const PAUSE_MS = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** @param context a new one for each unit of work */
export function createDispatcher(context: () => Context): WebhookDispatcher {
  const running = new Set<Promise<void>>();
  const queues = new Map<number, LimitFunction>();
  let timer: NodeJS.Timeout | null = null;
  let isClaiming = false;
  let isWoken = false;

  function queueOf({ endpointId }: ClaimedDelivery): LimitFunction {
    const queue = queues.get(endpointId) ?? pLimit(CONCURRENT_MAX);
    queues.set(endpointId, queue);
    return queue;
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const ctx = context();
    const queue = queueOf(delivery);
    try {
      if (!timer || isTooLate(delivery, ctx.deps.clock.now())) await releaseDelivery(ctx, delivery);
      else await deliver(ctx, delivery);
    } catch (error) {
      // The lease ends, and the delivery is tried again.
      ctx.deps.logger.warn('webhook delivery failed', { delivery: delivery.id, ...errorFields(error) });
    }
    // Counts this one too: with fewer, the endpoint has room for another claim.
    if (queue.activeCount + queue.pendingCount <= CONCURRENT_MAX) wake();
  }

  async function claim(): Promise<void> {
    isClaiming = true;
    try {
      while (isWoken && timer) {
        await pause();
        if (!timer) return;
        isWoken = false;
        for (const delivery of await claimDeliveries(context())) {
          const started = queueOf(delivery)(attempt, delivery).finally(() => running.delete(started));
          running.add(started);
        }
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
