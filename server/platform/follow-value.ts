/** Keeps something up to date with a value that other nodes change too. */

/** Pages of every node must follow within a minute. */
const POLL_MS = 20_000;

type Followed<T> = {
  /** Cheap to read. Differs whenever the value may. */
  version(): Promise<string>;
  read(): Promise<T>;
  /** What is shown stays until the next look. */
  failed(error: unknown): void;
  pollMs?: number;
};

export type FollowedValue<T> = ReturnType<typeof followValue<T>>;

export function followValue<T>({ version, read, failed, pollMs = POLL_MS }: Followed<T>) {
  let show: ((value: T) => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let shown: string | null = null;
  let looking: Promise<void> | null = null;
  let isWoken = false;

  async function look(): Promise<void> {
    while (isWoken && show) {
      isWoken = false;
      try {
        // Read before the value: a change in between is shown at the next look.
        const latest = await version();
        if (latest === shown) continue;
        await show(await read());
        shown = latest;
      } catch (error) {
        failed(error);
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
    /** Shows the value now, then each change, one after the other. */
    async start(receiver: (value: T) => Promise<void>): Promise<void> {
      show = receiver;
      timer ??= setInterval(wake, pollMs).unref();
      wake();
      await looking;
    },
    wake,
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      show = null;
      await looking;
    },
  };
}

/** Work of this node that is no job: it runs from the start of the server to its end. */
export type Background = {
  start(): void;
  /** Looks for work now instead of at the next poll. Nothing before `start`. */
  wake(): void;
  /** Waits for what is in progress. */
  stop(): Promise<void>;
};
