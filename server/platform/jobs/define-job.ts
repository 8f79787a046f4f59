/** A job's name, the schema of its data and its handler, which both sides import. */
import { z } from 'zod';

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

/** For jobs that a schedule starts. */
const noData = z.object({});

/** Runs by a cron expression (UTC). */
export const scheduledJob = <Ctx>(
  name: string,
  schedule: string,
  handler: (ctx: Ctx) => Promise<unknown>,
  { retryLimit = 1 }: Pick<JobOptions, 'retryLimit'> = {},
): JobDefinition<Ctx> =>
  defineJob(
    name,
    noData,
    async (ctx: Ctx) => {
      await handler(ctx);
    },
    { schedule, retryLimit },
  );

export function defineJob<Ctx, Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  handler: (ctx: Ctx, data: z.output<Schema>) => Promise<void>,
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
