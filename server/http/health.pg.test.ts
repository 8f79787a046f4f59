/** What makes a server not ready, and what its metrics say. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { createCaller } from '#server/testing/callers.ts';
import { CONTACT } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { HOURLY_TOTAL_NAMES } from '#src/domain/shared/limits.ts';
import type { Readiness } from './health.route.ts';

/** The expressions of the dashboard and of the alert rules. */
function expressions(): string[] {
  const read = (file: string) => readFileSync(path.join('docs/operations', file), 'utf8');
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const rules = [...read('alerts.yaml').matchAll(/^ {8}expr: (?:>-\n((?: {10}.+\n)+)|(.+))/gm)];
  return [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(([, long, short]) => long ?? short ?? ''),
  ];
}

/** The words of an expression that are no label, function or keyword. */
const PROMQL = /^(?:sum|rate|max|min|by|le|topk|histogram_quantile|time|changes|increase|and|or|on|unless)$/;
const namesIn = (expression: string): string[] =>
  [
    ...expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby ?\([^)]*\)/g, ' ')
      .matchAll(/(?<![\w.])[a-z_]\w*/g),
  ]
    .map(([name]) => name)
    .filter((name) => !PROMQL.test(name));

let t: TestApp;
let restore: () => void;
beforeEach(async () => {
  t = await createTestApp();
  const { db, jobs, disk } = t.deps;
  const usual = { isMigrated: db.isMigrated, isRunning: jobs.isRunning, hasRoom: disk.hasRoom };
  restore = () => {
    db.isMigrated = usual.isMigrated;
    jobs.isRunning = usual.isRunning;
    disk.hasRoom = usual.hasRoom;
  };
});
afterEach(() => {
  vi.useRealTimers();
  restore();
});

const READY: Readiness = { isStarting: false, isStopping: false };
const ask = (address: string, readiness: Readiness = READY) =>
  createCaller(createApp(t.deps, readiness)).get(address);

describe('a server is not ready', () => {
  const away = () => Promise.reject(new Error('away'));
  it.each<[string, string, Partial<Readiness>, () => unknown]>([
    ['while it starts', 'starting', { isStarting: true }, () => t],
    ['while it stops', 'stopping', { isStopping: true }, () => t],
    [
      'before its migrations have run',
      'migrations',
      {},
      () => Object.assign(t.deps.db, { isMigrated: async () => false }),
    ],
    ['without its database', 'database', {}, () => Object.assign(t.deps.db, { isMigrated: away })],
    ['without its jobs', 'jobs', {}, () => Object.assign(t.deps.jobs, { isRunning: () => false })],
    [
      'without room on the disk',
      'disk',
      {},
      () => Object.assign(t.deps.disk, { hasRoom: async () => false }),
    ],
  ])('%s', async (_, failing, readiness, damage) => {
    damage();
    const { status, body, headers } = await ask('/readyz', { ...READY, ...readiness });
    expect([status, body]).toEqual([503, { status: 'not ready', failing: [failing] }]);
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
  });

  it('when its database takes a second to respond, and says everything that fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    t.deps.db.isMigrated = () => new Promise(() => undefined);
    t.deps.jobs.isRunning = () => false;
    const asked = ask('/readyz');
    await vi.advanceTimersByTimeAsync(999);
    await expect(Promise.race([asked, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).body.failing).toEqual(['database', 'jobs']);
  });
});

describe('a server that works', () => {
  it('is ready, and remembers when it was asked', async () => {
    const readiness: Readiness = { ...READY };
    const before = Date.now();
    const { status, body, headers } = await ask('/readyz', readiness);
    expect([status, body, headers.get('retry-after')]).toEqual([200, { status: 'ready' }, null]);
    expect(readiness.askedAt).toBeGreaterThanOrEqual(before);
  });

  it('is healthy whatever else fails, because a restart would not help', async () => {
    t.deps.db.isMigrated = () => Promise.reject(new Error('away'));
    const { status, body, headers } = await ask('/healthz', { isStarting: true, isStopping: true });
    expect([status, body]).toEqual([200, { status: 'ok' }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the metrics', () => {
  const metrics = async () => (await ask('/metrics')).text;

  it('count requests by route, method and status, and measure their time', async () => {
    const caller = createCaller(createApp(t.deps));
    for (let n = 0; n < 3; n++) await caller.get('/api/session');
    await caller.get('/api/orders');
    const { text, headers } = await caller.get('/metrics');
    expect(text).toContain('http_requests_total{route="/session",method="GET",status="200"} 3');
    expect(text).toContain('http_requests_total{route="/orders",method="GET",status="401"} 1');
    expect(text).toContain('http_request_seconds_count{route="/session"} 3');
    expect(text).toContain('http_request_seconds_bucket{le="0.1",route="/session"}');
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('can only be read, by those who may', async () => {
    const caller = createCaller(createApp(t.deps));
    expect((await caller.call('/metrics', { method: 'HEAD' })).status).toBe(200);
    const { status, headers } = await caller.call('/metrics', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('say when the newest snapshot of an embedded database was taken', async () => {
    if (t.deps.db.engine !== 'pglite') {
      expect(await metrics()).not.toContain('database_snapshot');
      return;
    }
    expect(await metrics()).toContain('database_snapshot_timestamp_seconds 0');
    const folder = path.join(t.deps.config.dataDir, 'snapshots');
    mkdirSync(path.join(folder, 'snapshot-2026-11-20T10-00-00-000Z'), { recursive: true });
    expect(await metrics()).toContain('database_snapshot_timestamp_seconds');
  });

  it('have every name that the dashboard and the alert rules of docs/operations use', async () => {
    const caller = createCaller(createApp(t.deps));
    await caller.get('/api/session');
    const { text } = await caller.get('/metrics');
    const served = new Set(text.split('\n').flatMap((line) => /^[a-z_0-9]+(?=[{ ])/.exec(line)?.[0] ?? []));
    const used = new Set(expressions().flatMap(namesIn));
    expect(used.size).toBeGreaterThan(10);
    const known = [
      // Of Prometheus itself, and of the other engine.
      'up',
      t.deps.db.engine === 'pglite' ? 'database_connections' : 'database_snapshot_timestamp_seconds',
    ];
    expect([...used].filter((name) => !served.has(name) && !known.includes(name))).toEqual([]);
    // An expression whose metrics are not found would not be checked.
    expect(expressions().filter((text) => namesIn(text).length === 0)).toEqual([]);
    expect(namesIn('rate(no_such_metric_total{job="$job"}[5m]) > 1e9')).toEqual(['no_such_metric_total']);
  });

  it('say for how long the oldest email, webhook and job have been due', async () => {
    const waits = async () =>
      Object.fromEntries(
        [...(await metrics()).matchAll(/^queue_oldest_seconds\{queue="(\w+)"\} (\d+)/gm)].map(
          ([, queue, seconds]) => [queue, Number(seconds)],
        ),
      );
    expect(await waits()).toEqual({ emails: 0, webhooks: 0, jobs: expect.any(Number) });
    t.clock.freeze();
    await t.asVisitor().post('/api/contacts', CONTACT);
    await t.jobsDone();
    expect((await waits()).emails).toBe(0);
    await t.sql(
      `update mail_message set status = 'queued', sent_at = null, payload_encrypted = coalesce(payload_encrypted, 'x')`,
    );
    t.clock.advance(90_000);
    expect((await waits()).emails).toBe(90);
  });

  it('count the connections to PostgreSQL', async () => {
    const text = await metrics();
    if (t.deps.db.engine === 'pglite') expect(text).not.toMatch(/^database_connections\{/m);
    else expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m);
  });

  it('mark each hourly total that was reached within a day, and none while the database is away', async () => {
    const alerts = async () =>
      Object.fromEntries(
        [...(await metrics()).matchAll(/^hourly_alert_active\{total="([^"]+)"\} (\d)$/gm)].map(
          ([, total, value]) => [total, value],
        ),
      );
    const none = Object.fromEntries(HOURLY_TOTAL_NAMES.map((total) => [total, '0']));
    expect(await alerts()).toEqual(none);
    await t.sql(
      `insert into rate_counter (key, count, window_ends_at, last_at)
       values ('hourly-alert:contact', 1, ?, ?), ('hourly-alert:signup', 1, ?, ?)`,
      [
        new Date(t.clock.now().getTime() + 1000),
        t.clock.now(),
        new Date(t.clock.now().getTime() - 1000),
        t.clock.now(),
      ],
    );
    expect(await alerts()).toEqual({ ...none, contact: '1' });
    await t.sql('alter table rate_counter rename to rate_counter_away');
    try {
      expect(await alerts()).toEqual({});
    } finally {
      await t.sql('alter table rate_counter_away rename to rate_counter');
    }
  });
});
