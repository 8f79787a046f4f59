/**
 * Limits how many calls with the same key run at once in this process; the rest wait in a queue.
 */
type Line = { length: number; waiting: (() => void)[] };
const lines = new Map<string, Line>();

/**
 * @param most calls under this key that may wait or run; further calls are rejected
 * @param atOnce calls that run at the same time
 * @returns null if the queue was full; `work` has not run then
 */
export async function inLine<T>(key: string, most: number, work: () => Promise<T>, atOnce = 1): Promise<{ result: T } | null> {
  const line = lines.get(key) ?? { length: 0, waiting: [] };
  if (line.length >= most) return null;
  lines.set(key, line);
  line.length += 1;
  if (line.length > atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return { result: await work() };
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
    // Hands the slot to the first waiting call. `length` still counts it, so
    // a call that arrives now has to wait.
    line.waiting.shift()?.();
  }
}
