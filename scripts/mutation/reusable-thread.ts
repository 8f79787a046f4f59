/**
 * A Vitest pool of one worker thread that stays alive between runs, so that its modules and its
 * database are loaded once and not again for every mutant.
 */
import type { Worker } from 'node:worker_threads';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** Vitest adds listeners to the thread in each run, so it is replaced from time to time. */
const RUNS_MAX = 60;

class ReusableThread extends ThreadsPoolWorker {
  runs = 0;

  get #thread(): Worker | undefined {
    return (this as unknown as { _thread?: Worker })._thread;
  }

  override async start(): Promise<void> {
    this.runs++;
    if (!this.#thread) await super.start();
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop') super.send(message);
    else
      queueMicrotask(() =>
        this.#thread?.emit('message', { type: 'stopped', __vitest_worker_response__: true }),
      );
  }

  override async stop(): Promise<void> {
    this.#thread?.removeAllListeners('message');
  }

  async terminate(): Promise<void> {
    if (this.#thread) await super.stop();
  }
}

export function createReusableThread() {
  let current: ReusableThread | null = null;
  const discard = async () => {
    const thread = current;
    current = null;
    await thread?.terminate();
  };
  return {
    discard,
    /** Whether the next run uses a new thread. */
    isNew: () => current === null,
    async replaceWhenOld() {
      if (current && current.runs >= RUNS_MAX) await discard();
    },
    initializer: {
      name: 'reusable-thread',
      createPoolWorker(options: PoolOptions): PoolWorker {
        current ??= new ReusableThread(options);
        return current;
      },
    },
  };
}
