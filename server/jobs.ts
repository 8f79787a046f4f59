import { addDays } from '#src/domain/shared/dates.ts';
import type { Context, Deps } from './context.ts';
import { pruneRows } from './database/kysely.ts';
import { modules } from './modules.ts';
import { vacuumEmbedded } from './platform/database/database.ts';
import { emailJob } from './platform/email/mailer.ts';
import { type JobDefinition, scheduledJob } from './platform/jobs/jobs.ts';
import { removeFileJob } from './platform/storage/files.ts';

async function prunePlatform({ em, deps }: Context): Promise<void> {
  const now = deps.clock.now();
  const yesterday = addDays(now, -1);
  await pruneRows(em, 'idempotency_key', 'key', (eb) => eb('createdAt', '<', yesterday));
  await pruneRows(em, 'rate_counter', 'key', (eb) => eb('windowEndsAt', '<', now));
  await pruneRows(em, 'login_code', 'id', (eb) => eb('expiresAt', '<', yesterday));
}

// What prunes has a job of its own: one that fails stops no other.
export const jobDefinitions = (deps: Pick<Deps, 'mailTransport'>): readonly JobDefinition<Context>[] => [
  { ...emailJob, atOnce: deps.mailTransport.atOnce },
  removeFileJob,
  scheduledJob('vacuum', '41 3 * * *', (ctx: Context) => vacuumEmbedded(ctx.deps.db)),
  scheduledJob('prune-sessions', '*/10 * * * *', (ctx: Context) => ctx.deps.sessions.prune()),
  scheduledJob('prune', '*/10 * * * *', prunePlatform),
  ...modules.flatMap(({ jobs = [] }) => jobs),
];
