/** Keeps something up to date with a value that other nodes change too. */
import { isDeepStrictEqual } from 'node:util';

/** `read` has to be cheap. Pages of every node must follow within a minute. */
const POLL_MS = 20_000;

type Followed<T> = {
  /** What is shown before the first read. */
  initial: T;
  read(): Promise<T>;
  show(value: T): Promise<void>;
  /** The value that is shown stays until the next read. */
  failed(error: unknown): void;
  pollMs?: number;
};

/**
 * Shows the value now and whenever it has changed.
 * @returns ends it
 */
export async function followValue<T>({
  initial,
  read,
  show,
  failed,
  pollMs = POLL_MS,
}: Followed<T>): Promise<() => void> {
  let shown = initial;
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const value = await read();
      if (isDeepStrictEqual(value, shown)) return;
      await show(value);
      shown = value;
    } catch (error) {
      failed(error);
    } finally {
      isLooking = false;
    }
  }
  await look();
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
