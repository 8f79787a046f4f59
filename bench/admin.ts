/**
 * Admin area with years of data on PostgreSQL: lists, filters, searches, pages, statistics, largest
 * export.
 */
import { BUSY, fillDatabase } from './support/busy-years.ts';
import { type AdminClient, openAdmin, resultOf, trpcPath } from './support/http.ts';
import { median } from './support/load.ts';
import { keepPostgres, type Running, startSite, withProcesses } from './support/processes.ts';
import { atMost, count, type Group, MB, ms, type Row, seconds } from './support/report.ts';

const P50_MS_MAX = 50;
const P99_MS_MAX = 150;
const ROUNDS = 3;
const CALLS = 40;
const EXPORT_BYTES_MAX = 64 * 1024 * 1024;
const SAMPLE_MS = 10;
const LIMIT = 50;

type Input = Record<string, unknown>;
export type Call = { what: string; procedure: string; path: string };
const callOf = (what: string, procedure: string, input?: Input): Call => ({
  what,
  procedure,
  path: trpcPath(procedure, input),
});

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
  callOf('dashboard: totals', 'dashboard.totals'),
  callOf('dashboard: action items', 'dashboard.actionItems'),
  ...['dashboard.daily', 'adminAffiliates.landings', 'adminAffiliates.best'].map((procedure) =>
    callOf(`${procedure} of a year`, procedure, { days: 365 }),
  ),
  callOf('palette: a first name', 'dashboard.search', { q: 'Maria' }),
  callOf('affiliate: a year', 'affiliates.performance', { affiliateId: 1000, days: 365 }),
  callOf('affiliate: next payout', 'affiliates.nextPayout', { affiliateId: 1000 }),
  callOf('affiliate: statement', 'payouts.statement', { affiliateId: 1000 }),
  callOf('payouts: what the next run holds', 'payouts.preview', { when: 'next' }),
];

/** Each list: first and next page, filters, searches. Then statistics. */
export async function callsOf(admin: AdminClient): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [procedure, filters] of Object.entries(LISTS)) {
    const page = await admin.ask(trpcPath(procedure, { limit: LIMIT }));
    const { nextCursor: cursor } = resultOf<{ nextCursor: string | null }>(page);
    const inputs = [{}, ...(cursor ? [{ cursor }] : []), ...filters, ...SEARCHES.map((q) => ({ q }))];
    for (const input of inputs) {
      const what = `${procedure} ${'cursor' in input ? 'next page' : JSON.stringify(input)}`;
      calls.push(callOf(what, procedure, { limit: LIMIT, ...input }));
    }
  }
  return [...calls, ...STATISTICS];
}

/** Runs all calls in rounds and takes the median round, to exclude other load on the machine. */
async function timed(admin: AdminClient, calls: readonly Call[]): Promise<Row[]> {
  const rounds = new Map<Call, { p50: number; p99: number }[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const call of calls)
      rounds.set(call, [...(rounds.get(call) ?? []), await admin.times(call.path, CALLS)]);
  return [...rounds].map(([{ what }, times]) => {
    const [p50, p99] = [median(times.map((round) => round.p50)), median(times.map((round) => round.p99))];
    return {
      what,
      value: `${ms(p50)}, ${ms(p99)}`,
      ok: p50 <= P50_MS_MAX && p99 <= P99_MS_MAX,
    };
  });
}

/** The two largest lists. Memory is sampled every few milliseconds, against the value before. */
export async function exported(admin: AdminClient, site: Running): Promise<Row[]> {
  const rows: Row[] = [];
  for (const list of ['orders', 'commissions']) {
    const before = site.memory();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, site.memory());
    }, SAMPLE_MS);
    const { body, took } = await admin.ask(`/api/admin/export/${list}.csv`);
    clearInterval(watch);
    const what = `CSV of all ${list}`;
    rows.push({ what, value: `${MB(body.length)} in ${seconds(took)}` });
    rows.push(atMost(`${what}: memory beyond that before it`, peak - before, EXPORT_BYTES_MAX, MB));
  }
  return rows;
}

export const benchAdmin = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const { env } = await keepPostgres(keep);
    const site = await keep(startSite(folder, { ...env, LOG_LEVEL: 'error' }));
    await fillDatabase(env, BUSY);
    const admin = await openAdmin(site.port);
    // First, while memory usage is at its baseline.
    const rows = await exported(admin, site);
    rows.push(...(await timed(admin, await callsOf(admin))));
    admin.close();
    const sizes = `${count(BUSY.orders)} orders, commissions, visits and emails, ${count(BUSY.contacts)} enquiries, ${BUSY.affiliates} affiliates`;
    return {
      title: 'The admin area on PostgreSQL',
      rows,
      note: `${sizes}. p50 and p99 of ${CALLS} calls by one admin over HTTP, the middle of ${ROUNDS} rounds: at most ${ms(P50_MS_MAX)} and ${ms(P99_MS_MAX)}.`,
    };
  });
