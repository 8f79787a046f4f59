/**
 * Duration of each statement on the embedded database, where a slow one blocks the whole server.
 * Runs after the vacuum job, as in any shop older than a day.
 */
import { createApp } from '#server/app.ts';
import { createDeps } from '#server/create-deps.ts';
import type { Deps } from '#server/deps.ts';
import { AdminEntity } from '#server/features/admin-account/admin.entity.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { vacuumEmbedded } from '#server/platform/database/maintenance.ts';
import { addressOf, adminCalls, SAMPLE } from './admin-calls.ts';
import type { Sample } from './admin-lists.ts';
import { BUSY_EMBEDDED, statementsFor } from './busy-years.ts';
import { median } from './support/load.ts';
import { withFolder } from './support/processes.ts';
import { count, type Group, ms, type Row } from './support/report.ts';

const STATEMENT_MS_MAX = 50;
const CALLS = 20;

type Timed = { sql: string; took: number };
type Engine = { query(sql: string, ...rest: unknown[]): Promise<unknown> };

/** Measures statements at the engine, with one caller, so no queueing time is included. */
async function watchStatements(deps: Deps): Promise<() => Timed[]> {
  const engine = (await deps.db.pglite()) as unknown as Engine;
  const query = engine.query.bind(engine);
  let seen: Timed[] = [];
  engine.query = async (sql, ...rest) => {
    const started = performance.now();
    const result = await query(sql, ...rest);
    seen.push({ sql, took: performance.now() - started });
    return result;
  };
  return () => {
    const taken = seen;
    seen = [];
    return taken;
  };
}

type Slowest = { what: string; worst: number; middle: number };

/** The slowest statement of one call: maximum and median. */
async function slowestOf(what: string, ask: () => Promise<void>, take: () => Timed[]): Promise<Slowest> {
  const runs = new Map<string, number[]>();
  await ask();
  take();
  for (let n = 0; n < CALLS; n++) {
    await ask();
    for (const { sql, took } of take()) runs.set(sql, [...(runs.get(sql) ?? []), took]);
  }
  const all = [...runs.values()].map((times) => ({ what, worst: Math.max(...times), middle: median(times) }));
  return all.sort((a, b) => b.worst - a.worst)[0] ?? { what, worst: 0, middle: 0 };
}

async function signIn(deps: Deps): Promise<string> {
  const em = deps.db.fork();
  const id = Number(
    await em.insert(AdminEntity, { username: 'admin', role: 'owner', createdAt: new Date() } as never),
  );
  const cookie = await deps.sessions.create('admin', id, { ipPrefix: '127.0.0.0/24', userAgent: null });
  return cookie.split(';')[0] ?? '';
}

async function measure(deps: Deps): Promise<Row[]> {
  await deps.db.migrate();
  const em = deps.db.fork();
  for (const statement of statementsFor(BUSY_EMBEDDED)) await runStatement(em, statement);
  const take = await watchStatements(deps);
  await vacuumEmbedded(deps.db);
  const vacuumMs = take().reduce((worst, { took }) => Math.max(worst, took), 0);
  const [sample] = await queryRows<Sample>(em, SAMPLE);
  if (!sample) throw new Error('the shop is empty');
  const app = createApp(deps);
  const headers = { Cookie: await signIn(deps) };
  const ask = (path: string) => async () => {
    const { status } = await app.request(`${deps.config.origin}${path}`, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const groups = new Map<string, Slowest[]>();
  for (const call of adminCalls(sample)) {
    const group = call.what.split(':')[0] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), await slowestOf(call.what, ask(addressOf(call)), take)]);
  }
  const rows = [...groups].map(([group, calls]): Row => {
    const { what, worst, middle } = calls.reduce((slowest, call) =>
      call.worst > slowest.worst ? call : slowest,
    );
    return {
      what: `${[group, what.slice(group.length + 2)].filter(Boolean).join(': ')}: slowest run, its median`,
      value: `${ms(worst)}, ${ms(middle)}`,
      budget: `at most ${ms(STATEMENT_MS_MAX)}`,
      ok: worst <= STATEMENT_MS_MAX,
    };
  });
  return [...rows, { what: 'nightly maintenance: slowest table, the first time', value: ms(vacuumMs) }];
}

export async function benchAdminEmbedded(): Promise<Group> {
  return await withFolder(async (folder) => {
    const deps = await createDeps(loadConfig({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'error' }));
    try {
      const rows = await measure(deps);
      const sizes = `${count(BUSY_EMBEDDED.orders)} orders, commissions, visits and emails, ${count(BUSY_EMBEDDED.contacts)} enquiries`;
      return {
        title: 'The admin area on the embedded database',
        rows,
        note: `${sizes}. ${CALLS} calls each, every statement timed; of each screen the slowest.`,
      };
    } finally {
      await deps.close();
    }
  });
}
