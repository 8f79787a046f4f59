/** Metrics of work that waits: for how long in each queue, and for connections of PostgreSQL. */
import { Gauge, type Registry } from 'prom-client';
import { kysely } from '#server/database/kysely.ts';
import type { Deps } from '#server/deps.ts';
import { queryRows } from '#server/platform/database/database.ts';

/** When the oldest work of each queue was due; null for none. */
async function oldestDue({ db, clock }: Deps): Promise<Record<string, Date | null>> {
  const em = db.fork();
  const typed = kysely(em);
  const emails = await typed
    .selectFrom('mail_message')
    .select(({ fn }) => fn.min('createdAt').as('at'))
    .where('status', '=', 'queued')
    .executeTakeFirst();
  const webhooks = await typed
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
    .where('status', '=', 'pending')
    .where('nextAttemptAt', '<=', clock.now())
    .executeTakeFirst();
  // Raw: the tables of the job queue are no entities.
  const [jobs] = await queryRows<{ at: Date | null }>(
    em,
    `select min(start_after) as at from pgboss.job
     where state in ('created', 'retry') and start_after <= now()`,
  );
  return { emails: emails?.at ?? null, webhooks: webhooks?.at ?? null, jobs: jobs?.at ?? null };
}

export function measureQueues(deps: Deps, registry: Registry): void {
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the oldest work that is due has waited, on all nodes; 0 if none is',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      // Without the database the other metrics are still served, but no stale values.
      const oldest = await oldestDue(deps).catch(() => ({}));
      this.reset();
      for (const [queue, at] of Object.entries(oldest as Record<string, Date | null>)) {
        const waited = at ? (deps.clock.now().getTime() - new Date(at).getTime()) / 1000 : 0;
        this.set({ queue }, Math.max(0, waited));
      }
    },
  });
}

export function measureConnections({ db }: Deps, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this node to PostgreSQL, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const pool = await db.pool();
      if (!pool) return;
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
