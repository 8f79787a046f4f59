/**
 * What grows with the data: the calls of the admin area, exports, nightly jobs, a payout run and
 * backups, with 10,000 orders and with a million (200,000 on the embedded database).
 */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { jobDefinitions } from '#server/jobs.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { callsOf, exported } from './admin.ts';
import { type BusyYears, fillDatabase } from './support/busy-years.ts';
import { type AdminClient, openAdmin, resultOf, type Times, trpcPath } from './support/http.ts';
import { median } from './support/load.ts';
import {
  createPool,
  keepPostgres,
  POSTGRES_SECRET,
  type Pool,
  startSite,
  withProcesses,
} from './support/processes.ts';
import { atMost, count, type Group, MB, ms, type Row, ratio, seconds } from './support/report.ts';

const FEW: BusyYears = { orders: 10_000, contacts: 2000, affiliates: 200, clicks: 100_000, events: 10_000 };
const MANY: BusyYears = {
  orders: 1_000_000,
  contacts: 20_000,
  affiliates: 2000,
  clicks: 10_000_000,
  events: 1_000_000,
};
const MANY_EMBEDDED: BusyYears = { ...MANY, orders: 200_000, clicks: 200_000, events: 200_000 };
const GROWTH_MAX = 2;
const P95_MS_MAX = 100;
const CALLS = 20;
const JOBS = /^(?:prune|reconciliation|vacuum)/;
/** PostgreSQL publishes the counters of a connection at the latest after this time. */
const COUNTERS_MS = 11_000;
const LARGE_ROWS = 50_000;

const execute = promisify(execFile);

type Env = Record<string, string>;
/** `newDatabase` returns its variables. */
type Engine = { name: string; newDatabase(): Promise<Env> };
type Measured = { times: Map<string, Times | string>; rows: Row[] };

/** Rows of large tables that were read without an index since the call before. */
function createScanCounter(pool: Pool): () => Promise<string[]> {
  let before = new Map<string, number>();
  return async () => {
    await sleep(COUNTERS_MS);
    const { rows } = await pool.query<{ name: string; rows: string }>(
      `select relname as name, seq_tup_read as rows from pg_stat_user_tables where n_live_tup > ${LARGE_ROWS}`,
    );
    const now = new Map(rows.map(({ name, rows }) => [name, Number(rows)]));
    const grown = [...now].filter(([name, read]) => read - (before.get(name) ?? 0) >= LARGE_ROWS);
    const found = grown.map(([name, read]) => `${name} (${count(read - (before.get(name) ?? 0))} rows)`);
    before = now;
    return found;
  };
}

/** A script says on standard error why it failed. */
const reasonOf = (error: unknown): string => {
  const { message, stderr } = error as Error & { stderr?: string };
  return (stderr || message).split('\n')[0] ?? '';
};

/** A script of `npm run`, until it ends. */
async function runScript(script: string, args: string[], env: Env): Promise<string> {
  const started = performance.now();
  const file = fileURLToPath(new URL(`../scripts/${script}`, import.meta.url));
  const running = execute(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, ...env } });
  let peak = 0;
  const watch = setInterval(() => {
    const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
    peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak / 1024) * 1024;
  }, 50);
  await running.finally(() => clearInterval(watch));
  return `${seconds(performance.now() - started)}, ${MB(peak)}`;
}

async function nightly(env: Env): Promise<Row[]> {
  const deps = await createDeps(loadConfig({ ...env, LOG_LEVEL: 'error' }));
  const rows: Row[] = [];
  try {
    for (const job of jobDefinitions(deps).filter(({ name }) => JOBS.test(name))) {
      const started = performance.now();
      const outcome = await job.run(systemContext(deps), {}).then(
        () => '',
        (error: unknown) => `, failed: ${reasonOf(error)}`,
      );
      rows.push({ what: `job ${job.name}`, value: `${seconds(performance.now() - started)}${outcome}` });
    }
  } finally {
    await deps.close();
  }
  return rows;
}

async function payoutRun(admin: AdminClient): Promise<Row> {
  const answer = await admin.ask(trpcPath('payouts.createRun'), { json: {} });
  const { lines } = resultOf<{ lines: { commissions: number }[] }>(answer);
  const commissions = lines.reduce((sum, line) => sum + line.commissions, 0);
  return { what: `payout run over ${count(commissions)} commissions`, value: seconds(answer.took) };
}

/** Of the running shop, which is stopped then; both with time and memory. */
async function backups(engine: Engine, folder: string, env: Env, stop: () => Promise<void>): Promise<Row[]> {
  const file = path.join(folder, 'backup.tar');
  const what = 'backup of the running shop: time, memory';
  try {
    const backup = await runScript('db/db.ts', ['backup', file], env);
    await stop();
    const empty = { ...env, DATA_DIR: path.join(folder, 'restored'), ...(await engine.newDatabase()) };
    const restore = await runScript('db/db.ts', ['restore', file], empty);
    return [
      { what, value: backup },
      { what: 'size of the backup', value: MB(statSync(file).size) },
      { what: 'restore: time, memory', value: restore },
    ];
  } catch (error) {
    // For PostgreSQL, pg_dump of the server's version must be installed.
    return [{ what, value: reasonOf(error), ok: false }];
  }
}

/** @param isWhole false measures the calls only */
const measure = (engine: Engine, size: BusyYears, isWhole: boolean): Promise<Measured> =>
  withProcesses(async (keep, folder) => {
    const dataDir = path.join(folder, 'data');
    const env: Env = { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'error', ...(await engine.newDatabase()) };
    await (await startSite(dataDir, env)).stop();
    await fillDatabase(env, size);
    const rows: Row[] = isWhole ? await nightly(env) : [];
    const site = await keep(startSite(dataDir, env));
    const admin = await openAdmin(site.port);
    const pool = env.DATABASE_URL ? createPool(env.DATABASE_URL, 1) : null;
    const scans = isWhole && pool ? createScanCounter(pool) : async () => [];
    const times: Measured['times'] = new Map();
    await scans();
    for (const [procedure, calls] of Map.groupBy(await callsOf(admin), (call) => call.procedure)) {
      for (const { what, path } of calls) times.set(what, await admin.times(path, CALLS).catch(reasonOf));
      const found = await scans();
      if (found.length > 0)
        rows.push({ what: `${procedure}: read without an index`, value: found.join(', ') });
    }
    if (isWhole) {
      rows.push(...(await exported(admin, site)), await payoutRun(admin));
      rows.push({ what: 'memory of the server after all this', value: MB(site.memory()) });
    }
    admin.close();
    await pool?.end();
    if (isWhole) rows.push(...(await backups(engine, folder, env, site.stop)));
    return { times, rows };
  });

function compare(few: Measured, many: Measured): Row[] {
  const rows: Row[] = [];
  const ratios: number[] = [];
  for (const [what, after] of many.times) {
    const before = few.times.get(what);
    if (typeof after === 'string' || typeof before !== 'object') {
      rows.push({ what, value: typeof after === 'string' ? after : 'not there before', ok: false });
      continue;
    }
    ratios.push(after.p50 / before.p50);
    rows.push({
      what,
      value: `${ms(before.p50)}, ${ms(before.p95)}; ${ms(after.p50)}, ${ms(after.p95)}`,
      ok: after.p50 / before.p50 <= GROWTH_MAX && after.p95 <= P95_MS_MAX,
    });
  }
  return [
    atMost('growth of p50: median of all calls', median(ratios), GROWTH_MAX, ratio),
    ...rows,
    ...many.rows,
  ];
}

async function benchEngine(engine: Engine, many: BusyYears): Promise<Row[]> {
  const few = await measure(engine, FEW, false);
  const whole = await measure(engine, many, true);
  return compare(few, whole).map((row) => ({ ...row, what: `${engine.name}: ${row.what}` }));
}

export const benchGrowth = (): Promise<Group> =>
  withProcesses(async (keep) => {
    const { postgres } = await keepPostgres(keep, { durable: true });
    let serial = 0;
    const onPostgres: Engine = {
      name: 'PostgreSQL',
      async newDatabase() {
        const name = `growth_${++serial}`;
        await postgres.createDatabase(name);
        return { DATABASE_URL: postgres.url(name), ...POSTGRES_SECRET };
      },
    };
    const embedded: Engine = { name: 'embedded', newDatabase: async () => ({}) };
    return {
      title: 'Growth',
      rows: [...(await benchEngine(embedded, MANY_EMBEDDED)), ...(await benchEngine(onPostgres, MANY))],
      note: `p50 and p95 of ${CALLS} calls by one admin over HTTP: with ${count(FEW.orders)} orders; with ${count(MANY.orders)} orders, ${count(MANY.clicks)} visits and ${count(MANY.events)} events on PostgreSQL, with ${count(MANY_EMBEDDED.orders)} of each on the embedded database. The p50 grows at most ${ratio(GROWTH_MAX)} times, the p95 is at most ${ms(P95_MS_MAX)}.`,
    };
  });
