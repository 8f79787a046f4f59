/**
 * The job queue: pg-boss on the same database, so that a job is enqueued inside the transaction of the event it belongs to.
 * A rolled-back order enqueues nothing; a committed one is worked, by whichever node is free.
 */
import { fromKysely, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import type { Database, Em } from './database.ts';
import { errorFields, type Logger } from './logger.ts';

export type JobHandler = (data: Record<string, unknown>, attempt: number) => Promise<void>;
export type JobDefinition = {
  handler: JobHandler;
  /** Cron line (UTC) for repeated work. */
  schedule?: string;
  retryLimit?: number;
  /** How many are fetched and worked at a time; one where each may need the machine for itself. */
  atOnce?: number;
};

export type Jobs = {
  enqueue(em: Em, queue: string, data: Record<string, unknown>, options?: { startAfter?: Date }): Promise<void>;
  /** Looks for work now instead of at the next poll. Call it after the commit. */
  wake(queue: string): void;
  start(definitions: Record<string, JobDefinition>): Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
};

/** A worker that died leaves its job active; after this long another takes it up (all jobs here are short). */
const JOB_EXPIRES_SECONDS = 30;
const SUPERVISE_SECONDS = 15;
const POLL_SECONDS = 2;
/** 5 s, 10 s, 20 s ... at most 15 min apart: about 72 hours in all. */
const RETRY_LIMIT = 290;

export function createJobs(config: Pick<Config, 'databaseUrl'>, db: Database, logger: Logger): Jobs {
  let boss: PgBoss | null = null;
  const workers = new Map<string, string>();

  const requireBoss = (): PgBoss => {
    if (!boss) throw new Error('the job queue has not been started');
    return boss;
  };

  const wake = (queue: string): void => {
    const worker = workers.get(queue);
    if (worker && boss) boss.notifyWorker(worker);
  };

  return {
    async enqueue(em, queue, data, options = {}) {
      const trx = em.getTransactionContext();
      if (!trx) throw new Error('jobs are enqueued inside a transaction only');
      await requireBoss().send(queue, data, { db: fromKysely(trx as never), startAfter: options.startAfter });
    },
    wake,
    async start(definitions) {
      const pglite = await db.pglite();
      const next = new PgBoss({
        ...(pglite
          ? { db: fromPglite(pglite as never), backend: 'pglite' as const }
          : { connectionString: config.databaseUrl ?? undefined, max: 4, connectionTimeoutMillis: 2000 }),
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        reindex: false,
        monitorVacuum: false,
      });
      next.on('error', (error) => logger.warn('job queue error', errorFields(error)));
      await next.start();
      boss = next;
      for (const [queue, definition] of Object.entries(definitions)) {
        await next.createQueue(queue, {
          expireInSeconds: JOB_EXPIRES_SECONDS,
          retryLimit: definition.retryLimit ?? RETRY_LIMIT,
          retryDelay: 5,
          retryBackoff: true,
          retryDelayMax: 900,
          deleteAfterSeconds: 86_400,
        });
        const work = async (job: Job<Record<string, unknown>>): Promise<JobResult> => {
          try {
            await definition.handler(job.data ?? {}, (job as { retryCount?: number }).retryCount ?? 0);
            return { id: job.id, status: 'completed' };
          } catch (error) {
            logger.warn('job failed, will be retried', { queue, job: job.id, ...errorFields(error) });
            return { id: job.id, status: 'failed' };
          }
        };
        const worker = await next.work(
          queue,
          { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS, batchSize: definition.atOnce ?? 1, perJobResults: true },
          async (jobs: Job<Record<string, unknown>>[]) => {
            try {
              return await Promise.all(jobs.map(work));
            } finally {
              // There may be more: looked for at once, or a thousand waiting mails would leave one by one at each poll.
              wake(queue);
            }
          },
        );
        workers.set(queue, worker);
        if (definition.schedule) await next.schedule(queue, definition.schedule, {});
      }
    },
    isRunning: () => boss !== null,
    async stop() {
      const running = boss;
      boss = null;
      if (running) await running.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}
