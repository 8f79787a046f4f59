/** Sends due deliveries on this node: a queue whose rows are the delivery log (decision 0030). */
import type { Context } from '#server/context.ts';
import type { Background } from '#server/platform/follow-value.ts';
import { limitConcurrency } from '#server/platform/limits/concurrency.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { RequestResult } from '#server/platform/outgoing/outgoing.ts';
import { inSpan } from '#server/platform/tracing/spans.ts';
import {
  BATCH_ROWS,
  type ClaimedDelivery,
  CONCURRENT_MAX,
  claimDeliveries,
  isTooLate,
  recordAttempt,
  releaseDelivery,
  send,
} from './deliver.service.ts';

/** For later retries, and for events of other nodes. */
const POLL_MS = 2000;
/** A retry within this time is not left to the poll, which would delay it by up to two seconds. */
const SOON_MS = 10_000;
/**
 * Before each claim: the request that caused an event responds first, events of the same moment are
 * claimed together, and a backlog of thousands does not delay requests.
 */
const PAUSE_MS = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** @param context a new one for each unit of work */
export function createDispatcher(context: () => Context): Background {
  const running = new Set<Promise<void>>();
  /** Claimed by this node and not finished: the endpoint of each delivery. */
  const own = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;
  let isClaiming = false;
  let isWoken = false;

  /** @returns null if it is too late to send it */
  async function sendInTime(ctx: Context, delivery: ClaimedDelivery): Promise<RequestResult | null> {
    return !timer || isTooLate(delivery, ctx.deps.clock.now()) ? null : send(ctx, delivery);
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const ctx = context();
    const { id, endpointId } = delivery;
    own.set(id, endpointId);
    try {
      // Only the request takes one of the four places: writing its result holds up no other.
      const queue = `webhook endpoint ${endpointId}`;
      const work = () => sendInTime(ctx, delivery);
      const sent = await limitConcurrency(queue, Number.POSITIVE_INFINITY, work, CONCURRENT_MAX);
      if (sent?.result) wakeSoon(ctx, await recordAttempt(ctx, delivery, sent.result));
      else await releaseDelivery(ctx, delivery);
    } catch (error) {
      // The lease ends, and the delivery is tried again.
      ctx.deps.logger.warn('webhook delivery failed', { delivery: id, ...errorFields(error) });
    }
    own.delete(id);
    // Before the queue is empty, so that none of its places waits for the claim.
    if ([...own.values()].filter((other) => other === endpointId).length < BATCH_ROWS) wake();
  }

  function wakeSoon({ deps }: Context, retryAt: Date | null): void {
    const ms = retryAt ? retryAt.getTime() - deps.clock.now().getTime() : SOON_MS;
    if (ms < SOON_MS) setTimeout(wake, Math.max(ms, 0)).unref();
  }

  async function claim(): Promise<void> {
    isClaiming = true;
    try {
      while (isWoken && timer) {
        await pause();
        if (!timer) return;
        isWoken = false;
        for (const delivery of await claimDeliveries(context(), [...own.keys()])) {
          const started = inSpan('deliver webhook', { attributes: { delivery: delivery.id } }, () =>
            attempt(delivery),
          ).finally(() => running.delete(started));
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
