/**
 * Admin area with years of data on PostgreSQL: lists, filters, searches, pages, statistics, largest
 * export.
 */
import { startPostgres } from '#server/testing/database/postgres.ts';
import { type AdminClient, openAdmin } from './support/admin-client.ts';
import { BUSY, busyStatements } from './support/busy-years.ts';
import { median } from './support/load.ts';
import { createPool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, type Running, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, MB, ms, type Row } from './support/report.ts';

const P50_MS_MAX = 50;
const P99_MS_MAX = 150;
const ROUNDS = 3;
const CALLS = 40;
const EXPORT_BYTES_MAX = 64 * 1024 * 1024;
const SAMPLE_MS = 10;
const LIMIT = 50;

type Input = Record<string, unknown>;
export type Call = { what: string; procedure: string; input?: Input };

/** Of each list the filters that read most rows, and its slowest sort. */
const LISTS: Record<string, Input[]> = {
  'orders.list': [{ status: 'pending' }, { form: 'due' }, { currency: 'chf' }, { sort: '-amount' }],
  'contacts.list': [{ status: 'new' }, { sort: 'name' }],
  'confirmations.list': [{ link: 'unverified' }, { sort: 'business' }],
  'adminAffiliates.list': [{ status: 'paused' }, { sort: 'name' }],
  'commissions.list': [{ stage: 'payable' }, { stage: 'not cancelled' }, { sort: '-amountMinor' }],
  'payouts.runs': [{ status: 'closed' }],
  'emails.list': [{ status: 'failed' }, { sort: 'toAddress' }],
  'audit.list': [{ actor: 'admin' }],
  'claims.list': [{ status: 'open' }],
  'payments.events': [{ status: 'failed' }],
};
const SEARCHES = ['ma', 'nobody at all', '12345'];

const STATISTICS: Call[] = [
  { what: 'dashboard: totals', procedure: 'dashboard.totals' },
  { what: 'dashboard: action items', procedure: 'dashboard.actionItems' },
  ...['dashboard.daily', 'adminAffiliates.landings', 'adminAffiliates.best'].map((procedure) => ({
    what: `${procedure} of a year`,
    procedure,
    input: { days: 365 },
  })),
  { what: 'palette: a first name', procedure: 'dashboard.search', input: { q: 'Maria' } },
  { what: 'affiliate: a year', procedure: 'affiliates.performance', input: { affiliateId: 1000, days: 365 } },
  { what: 'affiliate: next payout', procedure: 'affiliates.nextPayout', input: { affiliateId: 1000 } },
  { what: 'affiliate: statement', procedure: 'payouts.statement', input: { affiliateId: 1000 } },
  { what: 'payouts: what the next run holds', procedure: 'payouts.preview', input: { when: 'next' } },
];

export const addressOf = ({ procedure, input }: Call): string =>
  `/api/trpc/${procedure}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`;

/** Each list: first and next page, filters, searches. Then statistics. */
export async function callsOf(admin: AdminClient): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [procedure, filters] of Object.entries(LISTS)) {
    const { body } = await admin.get(addressOf({ what: '', procedure, input: { limit: LIMIT } }));
    const cursor: string | null = JSON.parse(body).result.data.json.nextCursor;
    const inputs = [{}, ...(cursor ? [{ cursor }] : []), ...filters, ...SEARCHES.map((q) => ({ q }))];
    for (const input of inputs)
      calls.push({
        what: `${procedure} ${'cursor' in input ? 'next page' : JSON.stringify(input)}`,
        procedure,
        input: { limit: LIMIT, ...input },
      });
  }
  return [...calls, ...STATISTICS];
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
export async function exported(admin: AdminClient, site: Running, list: string): Promise<Row[]> {
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
      for (const statement of busyStatements()) await pool.query(statement);
      await pool.query('vacuum analyze');
      await pool.end();
      const admin = await openAdmin(site.port);
      const rows: Row[] = [];
      // First, while memory usage is at its baseline.
      for (const list of ['orders', 'commissions']) rows.push(...(await exported(admin, site, list)));
      rows.push(...(await timed(admin, await callsOf(admin))));
      admin.close();
      const sizes = `${count(BUSY.orders)} orders, commissions, visits and emails, ${count(BUSY.contacts)} enquiries, ${BUSY.affiliates} affiliates`;
      return {
        title: 'The admin area on PostgreSQL',
        rows,
        note: `${sizes}. p50 and p99 of ${CALLS} calls by one admin over HTTP, the middle of ${ROUNDS} rounds.`,
      };
    }),
  );
}
