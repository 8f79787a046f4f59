/**
 * Limits how many calls with the same key run at once in this process; the rest wait in a queue.
 */
type Queue = { length: number; waiting: (() => void)[] };
const queues = new Map<string, Queue>();

/**
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
  const queue = queues.get(key) ?? { length: 0, waiting: [] };
  if (queue.length >= max) return null;
  queues.set(key, queue);
  queue.length += 1;
  if (queue.length > atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
  try {
    return { result: await work() };
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
    // Hands the slot to the first waiting call. `length` still counts it, so
    // a call that arrives now has to wait.
    queue.waiting.shift()?.();
  }
}
