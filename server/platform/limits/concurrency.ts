import pLimit, { type LimitFunction } from 'p-limit';

const limits = new Map<string, LimitFunction>();

/**
 * Limits how many calls with the same key run at once in this process; the rest wait in a queue.
 * @param max calls under this key that may wait or run; further calls are rejected
 * @param atOnce calls that run at the same time
 * @returns null if the queue was full; `work` has not run then
 */
export async function limitConcurrency<T>(
  key: string,
  max: number,
  work: () => Promise<T>,
  atOnce = 1,
): Promise<{ result: T } | null> {
  const limit = limits.get(key) ?? pLimit(atOnce);
  if (countCalls(limit) >= max) return null;
  limits.set(key, limit);
  try {
    return { result: await limit(work) };
  } finally {
    // Keys such as usernames are unlimited in number: an idle limit must not remain.
    if (countCalls(limit) === 0 && limits.get(key) === limit) limits.delete(key);
  }
}

const countCalls = (limit: LimitFunction): number => limit.activeCount + limit.pendingCount;

export function once<T>(work: () => T): () => T {
  let made: { result: T } | null = null;
  return () => {
    made ??= { result: work() };
    return made.result;
  };
}

/** Like `once`, for work that may fail: a failure is not kept, so the next call tries again. */
export function onceResolved<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= work().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
