/** /healthz never queries the database: no restart would repair it. */
import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { newestSnapshotAt } from '#server/platform/backup/snapshots.ts';
import { equalInConstantTime } from '#server/platform/crypto.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { isLoopback } from '#server/platform/ip.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import { HOURLY_TOTAL_NAMES } from '#src/domain/shared/limits.ts';
import { jsonResponse } from './api/error-response.ts';
import type { Env, Http } from './request-context.ts';

export type Readiness = {
  isStarting: boolean;
  isStopping: boolean;
  /** Time of the last /readyz request, ms since 1970. A recent one suggests a load balancer. */
  askedAt?: number;
};
const PING_MS = 1000;

type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  return {
    registry,
    observe(route: string, method: string, status: number, took: number): void {
      requests.inc({ route, method, status });
      seconds.observe({ route }, took);
    },
  };
}

async function errors(deps: Deps, readiness: Readiness): Promise<string[]> {
  const found: string[] = [];
  if (readiness.isStarting) found.push('starting');
  if (readiness.isStopping) found.push('stopping');
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('slow')), PING_MS).unref(),
  );
  await Promise.race([deps.db.isMigrated(), timeout]).then(
    (isMigrated) => isMigrated || found.push('migrations'),
    () => found.push('database'),
  );
  if (!deps.jobs.isRunning()) found.push('jobs');
  if (!(await deps.disk.hasRoom())) found.push('disk');
  return found;
}

/** Headers that proxies may add. With a configured proxy, a loopback peer proves nothing. */
const FORWARDING_HEADER =
  /^(?:forwarded|via|(?:x-)?(?:forwarded|real|client|cluster|original)-.+|cf-.+|true-client-ip|fly-client-ip)$/;

/** L12: by token. If neither it nor a proxy is configured, local callers only. */
function mayReadInternals(c: Http, deps: Deps): boolean {
  const { metricsToken, trustProxySet } = deps.config;
  if (metricsToken || trustProxySet) {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    return Boolean(metricsToken && token !== undefined && equalInConstantTime(token, metricsToken));
  }
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => FORWARDING_HEADER.test(name));
  return isLoopback(c.env?.incoming?.socket?.remoteAddress ?? '') && !isForwarded;
}

/** Seconds that the oldest work of each queue has waited since it was due; 0 if none is. */
async function oldestSeconds({ db, clock }: Deps): Promise<Record<string, number>> {
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
  const since = (oldest: { at: Date | null } | undefined) =>
    oldest?.at ? Math.max(0, (clock.now().getTime() - new Date(oldest.at).getTime()) / 1000) : 0;
  return { emails: since(emails), webhooks: since(webhooks), jobs: since(jobs) };
}

type LabelledGauge = { name: string; help: string; label: string; read(): Promise<Record<string, number>> };

/** Without the database the other metrics are still served, but no stale values of this one. */
const addGauge = (registry: Registry, { name, help, label, read }: LabelledGauge) =>
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const values = await read().catch(() => ({}));
      this.reset();
      for (const [labelled, value] of Object.entries(values)) this.set({ [label]: labelled }, value);
    },
  });

function addGauges(deps: Deps, registry: Registry): void {
  const { db, clock, config } = deps;
  addGauge(registry, {
    name: 'hourly_alert_active',
    help: '1 for 24 hours after a total over all callers reached its figure, on any node',
    label: 'total',
    async read() {
      const active = await findHourlyAlerts(db.fork(), clock.now());
      return Object.fromEntries(HOURLY_TOTAL_NAMES.map((total) => [total, active.includes(total) ? 1 : 0]));
    },
  });
  addGauge(registry, {
    name: 'queue_oldest_seconds',
    help: 'How long the oldest work that is due has waited, on all nodes; 0 if none is',
    label: 'queue',
    read: () => oldestSeconds(deps),
  });
  if (db.engine === 'postgresql')
    return void addGauge(registry, {
      name: 'database_connections',
      help: 'Connections of this node to PostgreSQL, and calls that wait for one',
      label: 'state',
      async read() {
        const { totalCount = 0, idleCount = 0, waitingCount = 0 } = (await db.pool()) ?? {};
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      },
    });
  new Gauge({
    name: 'database_snapshot_timestamp_seconds',
    help: 'When the newest snapshot of the embedded database was taken',
    registers: [registry],
    async collect() {
      this.set(Number((await newestSnapshotAt(config.dataDir)) ?? 0) / 1000);
    },
  });
}

export function mountHealth(app: Hono<Env>, deps: Deps, readiness: Readiness, metrics: Metrics): void {
  addGauges(deps, metrics.registry);
  app.get('/healthz', () => jsonResponse({ status: 'ok' }, 200));
  app.get('/readyz', async (c) => {
    readiness.askedAt = Date.now();
    const found = await errors(deps, readiness);
    if (found.length === 0) return jsonResponse({ status: 'ready' }, 200);
    const failing = mayReadInternals(c, deps) ? { failing: found } : {};
    return jsonResponse({ status: 'not ready', ...failing }, 503, new Headers({ 'Retry-After': '2' }));
  });
  // All methods, so that no method reveals the metrics to an unauthorised caller.
  app.all('/metrics', async (c) => {
    if (!mayReadInternals(c, deps)) return c.notFound();
    const allow = ['GET', 'HEAD'];
    if (!allow.includes(c.req.method)) throw new AppError('METHOD', undefined, { allow });
    return new Response(await metrics.registry.metrics(), {
      headers: { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' },
    });
  });
}
