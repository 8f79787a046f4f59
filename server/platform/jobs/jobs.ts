/**
 * The job queue: pg-boss on the same database. Jobs are enqueued in the caller's transaction, so a
 * rollback enqueues nothing; any node may run a committed job.
 */
import { fromKysely, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import type { Config } from '../config/config.ts';
import type { Database, Em } from '../database/database.ts';
import { afterCommit } from '../database/typed-queries.ts';
import { errorFields, type Logger } from '../logger.ts';
import { continueTrace, inSpan, SpanKind, traceHeaders } from '../tracing/spans.ts';

type JobOptions = {
  /** Cron expression (UTC) for repeated jobs. */
  schedule?: string;
  retryLimit?: number;
  /** Jobs fetched together, to run in order; all must finish within JOB_EXPIRES_SECONDS. */
  atOnce?: number;
};

export type JobDefinition<Ctx> = JobOptions & {
  name: string;
  /** @throws InvalidJobDataError */
  run(ctx: Ctx, data: unknown): Promise<void>;
};

/** The type of the data is part of the definition: enqueueing anything else does not compile. */
export type Job<Ctx, Schema extends z.ZodType = z.ZodType> = JobDefinition<Ctx> & { schema: Schema };

/** The log names the class only: a message could quote the data. */
class InvalidJobDataError extends Error {
  override name = 'InvalidJobDataError';
}

export const scheduledJob = <Ctx>(
  name: string,
  schedule: string,
  handler: (ctx: Ctx) => Promise<unknown>,
  { retryLimit = 1 }: Pick<JobOptions, 'retryLimit'> = {},
): JobDefinition<Ctx> => defineJob(name, z.object({}), handler, { schedule, retryLimit });

export function defineJob<Ctx, Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  handler: (ctx: Ctx, data: z.output<Schema>) => Promise<unknown>,
  options: JobOptions = {},
): Job<Ctx, Schema> {
  return {
    ...options,
    name,
    schema,
    async run(ctx, data) {
      const parsed = schema.safeParse(data);
      if (!parsed.success) throw new InvalidJobDataError(z.prettifyError(parsed.error));
      await handler(ctx, parsed.data);
    },
  };
}

type QueuedJob = JobWithMetadata<Record<string, unknown>>;

export type Jobs = ReturnType<typeof createJobs>;

/** pg-boss does not keep the order: a receipt must not follow its refund. Dates may be text. */
const byAge = (one: QueuedJob, other: QueuedJob): number =>
  Number(new Date(one.createdOn)) - Number(new Date(other.createdOn));

/** After this time another worker takes the job of a crashed one. All jobs are shorter. */
export const JOB_EXPIRES_SECONDS = 30;
const SUPERVISE_SECONDS = 15;
const WORK = { includeMetadata: true, pollingIntervalSeconds: 2, perJobResults: true } as const;
/** 5 s, 10 s ... at most 15 min apart: more than 72 hours in all. Emails give up earlier. */
const RETRY_LIMIT = 400;
/** Pause between batches of a queue, so that a backlog of thousands does not delay requests. */
const PAUSE_MS = 20;

/** Makes the queue's tables, for the owner of a database whose server may not. */
export async function migrateJobs(databaseUrl: string, logger: Logger): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', (error) => logger.warn('job queue error', errorFields(error)));
  await boss.start();
  await boss.stop({ graceful: true, close: true });
}

async function createQueue<Ctx>(boss: PgBoss, { name, retryLimit }: JobDefinition<Ctx>): Promise<void> {
  const rules = {
    expireInSeconds: JOB_EXPIRES_SECONDS,
    retryLimit: retryLimit ?? RETRY_LIMIT,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: DAY_SECONDS,
  };
  await boss.createQueue(name, rules);
  // A queue that exists would otherwise keep the settings it was created with.
  await boss.updateQueue(name, rules);
}

/** In the trace of the request that enqueued the job. */
const inJobSpan = (queue: string, { id, data }: QueuedJob, run: () => Promise<void>): Promise<void> =>
  continueTrace(data ?? {}, () =>
    inSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes: { queue, job: id } }, run),
  );

async function runBatch<Ctx>(
  { name, run }: JobDefinition<Ctx>,
  context: () => Ctx,
  batch: QueuedJob[],
  logger: Logger,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of batch.toSorted(byAge))
    try {
      await inJobSpan(name, job, () => run(context(), job.data ?? {}));
      results.push({ id: job.id, status: 'completed' });
    } catch (error) {
      logger.warn('job failed, will be retried', { queue: name, job: job.id, ...errorFields(error) });
      results.push({ id: job.id, status: 'failed' });
    }
  return results;
}

export function createJobs(config: Pick<Config, 'databaseUrl'>, db: Database, logger: Logger) {
  let boss: PgBoss | null = null;
  const workers = new Map<string, string>();
  const pauses = new Map<string, NodeJS.Timeout>();

  const requireBoss = (): PgBoss => {
    if (!boss) throw new Error('the job queue has not been started');
    return boss;
  };

  const wake = (queue: string): void => {
    const worker = workers.get(queue);
    if (worker && boss) boss.notifyWorker(worker);
  };

  return {
    /** @param options.wakes false to leave the job to the next poll */
    async enqueue<Schema extends z.ZodType<unknown, object>>(
      em: Em,
      { name }: { name: string; schema: Schema },
      data: z.input<Schema>,
      options: { startAfter?: Date; wakes?: boolean } = {},
    ): Promise<void> {
      const trx = em.getTransactionContext();
      if (!trx) throw new Error('jobs are enqueued inside a transaction only');
      await requireBoss().send(
        name,
        { ...data, ...traceHeaders() },
        { db: fromKysely(trx), startAfter: options.startAfter },
      );
      if (options.wakes !== false && !options.startAfter) afterCommit(em, `job:${name}`, () => wake(name));
    },
    wake,
    async start<Ctx>(definitions: readonly JobDefinition<Ctx>[], context: () => Ctx): Promise<void> {
      const pglite = await db.pglite();
      const next = new PgBoss({
        ...(pglite
          ? { db: fromPglite(pglite), backend: 'pglite' as const }
          : { connectionString: config.databaseUrl ?? undefined, max: 4, connectionTimeoutMillis: 2000 }),
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        reindex: false,
        monitorVacuum: false,
      });
      next.on('error', (error) => logger.warn('job queue error', errorFields(error)));
      await next.start();
      boss = next;
      for (const definition of definitions) {
        const queue = definition.name;
        await createQueue(next, definition);
        const options = { ...WORK, batchSize: definition.atOnce ?? 1 };
        const worker = await next.work(queue, options, async (batch: QueuedJob[]) => {
          try {
            return await runBatch(definition, context, batch, logger);
          } finally {
            // Polls again soon: otherwise a backlog of a thousand emails would send one per poll.
            if (boss) pauses.set(queue, setTimeout(wake, PAUSE_MS, queue));
          }
        });
        workers.set(queue, worker);
        if (definition.schedule) await next.schedule(queue, definition.schedule, {});
      }
    },
    isRunning: () => boss !== null,
    async stop(): Promise<void> {
      const running = boss;
      boss = null;
      for (const pause of pauses.values()) clearTimeout(pause);
      // REL-16: waits as long as a job may take, so that no email is interrupted while it is sent.
      if (running) await running.stop({ graceful: true, timeout: JOB_EXPIRES_SECONDS * 1000, close: true });
    },
  };
}
