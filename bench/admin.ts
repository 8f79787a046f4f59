/**
 * Admin area with years of data on PostgreSQL: lists, filters, searches, pages, statistics, largest
 * export.
 */
import { startPostgres } from '#server/testing/database/postgres.ts';
import { addressOf, adminCalls, type Call, LIST_TABLES, laterPages, SAMPLE } from './admin-calls.ts';
import type { Sample } from './admin-lists.ts';
import { BUSY, statementsFor } from './busy-years.ts';
import { type AdminClient, openAdmin } from './support/admin-client.ts';
import { median } from './support/load.ts';
import { createPool, type Pool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, type Running, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, ms, type Row } from './support/report.ts';

const P50_MS_MAX = 50;
const P99_MS_MAX = 150;
const ROUNDS = 3;
const CALLS = 40;
const EXPORT_BYTES_MAX = 64 * 1024 * 1024;
const SAMPLE_MS = 10;
const MB = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function cursorsOf(pool: Pool, admin: AdminClient): Promise<Parameters<typeof laterPages>[0]> {
  const found: Record<string, { next: string | null; deep: string }> = {};
  for (const [procedure, [table, time]] of Object.entries(LIST_TABLES)) {
    const { body } = await admin.get(addressOf({ what: '', procedure, input: { limit: 50 } }));
    const { rows } = await pool.query<{ cursor: string }>(
      `select floor(extract(epoch from ${time}) * 1000)::bigint || '.' || id as cursor from ${table} order by ${time} desc, id desc limit 1 offset (select count(*) / 2 from ${table})`,
    );
    found[procedure] = { next: JSON.parse(body).result.data.json.nextCursor, deep: rows[0]?.cursor ?? '' };
  }
  return found;
}

/** Runs all calls in rounds and takes the median round, to exclude other load on the machine. */
async function timed(admin: AdminClient, calls: readonly Call[]): Promise<Row[]> {
  const rounds = new Map<Call, { p50: number; p99: number }[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const call of calls)
      rounds.set(call, [...(rounds.get(call) ?? []), await admin.times(addressOf(call), CALLS)]);
  return [...rounds].map(([{ what }, times]) => {
    const [p50, p99] = [median(times.map((round) => round.p50)), median(times.map((round) => round.p99))];
    return {
      what,
      value: `${ms(p50)}, ${ms(p99)}`,
      budget: `at most ${ms(P50_MS_MAX)}, ${ms(P99_MS_MAX)}`,
      ok: p50 <= P50_MS_MAX && p99 <= P99_MS_MAX,
    };
  });
}

/**
 * Peak resident memory during the export, sampled every few milliseconds, against the value before.
 */
async function exported(admin: AdminClient, site: Running, list: string): Promise<Row[]> {
  const before = site.memory();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, site.memory());
  }, SAMPLE_MS);
  const started = performance.now();
  const bytes = await admin.drain(`/api/admin/export/${list}.csv`);
  clearInterval(watch);
  return [
    {
      what: `CSV of all ${list}`,
      value: `${MB(bytes)} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    },
    atMost(`CSV of all ${list}: memory beyond that before it`, peak - before, EXPORT_BYTES_MAX, MB),
  ];
}

export async function benchAdmin(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const postgres = await startPostgres();
      await keep(Promise.resolve({ stop: () => postgres.remove() }));
      await postgres.createDatabase('bench');
      const env = { DATABASE_URL: postgres.url('bench'), LOG_LEVEL: 'error', ...POSTGRES_SECRET };
      const site = await keep(startSite(folder, env));
      const pool = createPool(env.DATABASE_URL, 1);
      for (const statement of statementsFor(BUSY)) await pool.query(statement);
      await pool.query('vacuum analyze');
      const [sample] = (await pool.query<Sample>(SAMPLE)).rows;
      if (!sample) throw new Error('the shop is empty');
      const admin = await openAdmin(site.port);
      const rows: Row[] = [];
      // First, while memory usage is at its baseline.
      await wait(2000);
      for (const list of ['orders', 'commissions']) rows.push(...(await exported(admin, site, list)));
      rows.push(
        ...(await timed(admin, [...adminCalls(sample), ...laterPages(await cursorsOf(pool, admin))])),
      );
      admin.close();
      await pool.end();
      const sizes = `${count(BUSY.orders)} orders, commissions, visits and emails, ${count(BUSY.contacts)} enquiries, ${BUSY.affiliates} affiliates`;
      return {
        title: 'The admin area on PostgreSQL',
        rows,
        note: `${sizes}. p50 and p99 of ${CALLS} calls by one admin over HTTP, the middle of ${ROUNDS} rounds.`,
      };
    }),
  );
}
