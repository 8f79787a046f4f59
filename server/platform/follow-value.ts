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
 * @returns ends it, after the look that is in progress
 */
export async function followValue<T>({
  initial,
  read,
  show,
  failed,
  pollMs = POLL_MS,
}: Followed<T>): Promise<() => Promise<void>> {
  let shown = initial;
  let looking: Promise<void> | null = null;
  async function look(): Promise<void> {
    try {
      const value = await read();
      if (isDeepStrictEqual(value, shown)) return;
      await show(value);
      shown = value;
    } catch (error) {
      failed(error);
    }
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  await lookOnce();
  const timer = setInterval(() => void lookOnce(), pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
