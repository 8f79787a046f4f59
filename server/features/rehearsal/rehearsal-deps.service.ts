/** The services that a rehearsal runs with: what would act outside its transaction throws. */
import { isDeepStrictEqual } from 'node:util';
import type { Context, Deps } from '#server/deps.ts';
import { type Em, queryRows } from '#server/platform/database/database.ts';

type EnqueuedJob = {
  name: string;
  data: unknown;
  startAfter: Date;
  run(ctx: Context, data: unknown): Promise<void>;
};
/** What was asked for, in this order. A savepoint may have undone some of it since. */
export type Enqueued = {
  emails: { id: string; at: Date | null }[];
  jobs: EnqueuedJob[];
  /** When the job that is running would have run; null during the action itself. */
  at: Date | null;
};

const forbidden = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get() {
      throw new Error(`a rehearsal must not use ${name}`);
    },
  });
const forbiddenCall = (name: string) => () => {
  throw new Error(`a rehearsal must not call ${name}`);
};

export function rehearsalDeps(deps: Deps, enqueued: Enqueued, now: Date): Deps {
  const { config, logger, keyring, attribution, recordChecks } = deps;
  const { orderListeners, stageListeners, changeListeners } = deps;
  const { mailer, jobs } = deps;
  const keepId = (id: string | null): string | null => {
    if (id) enqueued.emails.push({ id, at: enqueued.at });
    return id;
  };
  return {
    ...{ config, logger, keyring, attribution, recordChecks },
    ...{ orderListeners, stageListeners, changeListeners },
    clock: { now: () => now },
    mailer: {
      enqueue: async (em, request) => keepId(await mailer.enqueue(em, request)),
      resend: async (em, id) => keepId(await mailer.resend(em, id)),
      changePayload: mailer.changePayload,
      preview: mailer.preview,
      draft: mailer.draft,
      deliver: forbiddenCall('mailer.deliver'),
    },
    jobs: {
      wake: forbiddenCall('jobs.wake'),
      start: forbiddenCall('jobs.start'),
      isRunning: jobs.isRunning,
      stop: forbiddenCall('jobs.stop'),
      async enqueue(em, job, data, options = {}) {
        await jobs.enqueue(em, job, data, options);
        enqueued.jobs.push({
          name: job.name,
          data,
          startAfter: options.startAfter ?? now,
          run: (ctx, stored) => job.run(ctx as never, stored),
        });
      },
    },
    db: forbidden('the database outside its transaction'),
    mailTransport: forbidden('mailTransport'),
    files: forbidden('files'),
    disk: forbidden('disk'),
    sessions: forbidden('sessions'),
    addressLimiter: forbidden('addressLimiter'),
    tokenLimiter: forbidden('tokenLimiter'),
    paymentProvider: forbidden('paymentProvider'),
    outgoing: forbidden('outgoing'),
    txtRecords: forbidden('txtRecords'),
    webhookDispatcher: forbidden('webhookDispatcher'),
    visitCounter: forbidden('visitCounter'),
    publicReviews: forbidden('publicReviews'),
    projectStreams: forbidden('projectStreams'),
    startJobs: forbiddenCall('startJobs'),
    close: forbiddenCall('close'),
  };
}

/** The jobs that the transaction would leave in the queue, next first. */
export async function remainingJobs(em: Em, { jobs }: Enqueued): Promise<EnqueuedJob[]> {
  if (jobs.length === 0) return [];
  // Raw: the tables of the job queue are no entities.
  const rows = await queryRows<{ name: string; data: unknown }>(
    em,
    'select name, data from pgboss.job where age(xmin) <= 0',
  );
  return jobs
    .filter((job) => rows.some((row) => row.name === job.name && isDeepStrictEqual(row.data, job.data)))
    .toSorted((a, b) => a.startAfter.getTime() - b.startAfter.getTime());
}
