/**
 * A Vitest pool of one worker thread that stays alive between runs, so that its modules and its
 * database are loaded once and not again for every mutant.
 */
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

const PROGRAM = new URL('./reusable-worker.ts', import.meta.url);
/** Memory grows with each run, so the thread is replaced from time to time. */
const RUNS_MAX = 60;

type Callback = Parameters<PoolWorker['on']>[1];

class ReusableThread implements PoolWorker {
  readonly name = 'reusable-thread';
  runs = 0;
  #thread: Worker | null = null;
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, callback: Callback): void {
    this.#thread?.on(event, callback);
  }

  off(event: string, callback: Callback): void {
    this.#thread?.off(event, callback);
  }

  send(message: WorkerRequest): void {
    this.#thread?.postMessage(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async start(): Promise<void> {
    const { env, execArgv } = this.#options;
    this.runs++;
    this.#thread ??= new Worker(PROGRAM, { env, execArgv });
  }

  /** Ends the run, not the thread: Vitest's listeners of this run are removed. */
  async stop(): Promise<void> {
    this.#thread?.removeAllListeners('message');
  }

  async terminate(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = null;
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
