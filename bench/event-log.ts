/**
 * The event log and the delivery log with a million rows each, on both engines: durations of what
 * reads, fills and prunes them, and the plans of every statement.
 */
import { createRequire } from 'node:module';
import { reportChange } from '#server/changes.ts';
import { type Context, inTransaction, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import type { Deps } from '#server/deps.ts';
import { listEvents } from '#server/features/event/event-log.service.ts';
import { claimDeliveries } from '#server/features/webhook/claim.service.ts';
import { listDeliveries } from '#server/features/webhook/delivery-log.service.ts';
import { pruneWebhooks } from '#server/features/webhook/prune-webhooks.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { median } from './support/load.ts';
import { createPool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, withFolder } from './support/processes.ts';
import { atMost, count, type Group, ms, type Row } from './support/report.ts';

const ROWS = Number(process.env.EVENT_LOG_ROWS ?? 1_000_000);
const CALLS = 20;
const CALL_MS_MAX = 50;
/** One statement of pruning: the embedded database does nothing else meanwhile. */
const PRUNE_STATEMENT_MS_MAX = 250;
const TABLES = /Seq Scan on (?:event|webhook_delivery)\b/;

/** What one statement adds, so that none reaches the limit of time. */
const ROWS_AT_ONCE = 50_000;

const ADD_ENDPOINTS = `insert into webhook_endpoint (id, url, events, created_by, created_at)
   select n, 'https://crm.example/' || n, '["contact.created"]', 'owner', now() from generate_series(1, 3) as n`;
/** A tenth of the rows is older than the log keeps them. Six types, one of them rare. */
const addRows = (first: number, last: number): string[] => [
  `insert into event (id, public_id, type, subject_id, data, position, created_at)
   select n, 'evt_' || md5(n::text), case when n % 50000 = 0 then 'payout.paid'
       else (array['order.created', 'order.paid', 'contact.created', 'commission.earned', 'commission.changed'])[1 + n % 5] end,
     n % 100000,
     jsonb_build_object('id', n, 'status', 'paid', 'amountMinor', 25000, 'currency', 'usd', 'createdAt', now(), 'more', repeat('x', 300)),
     n, now() - interval '33 days' * (1 - n::float / ${ROWS})
   from generate_series(${first}, ${last}) as n`,
  `insert into webhook_delivery (event_id, endpoint_id, status, attempts, next_attempt_at, created_at)
   select id, 1 + id % 3, case when is_waiting then 'pending' when id % 1000 = 0 then 'failed' else 'succeeded' end,
     '[{"at":"2026-11-22T10:00:00Z","status":200,"durationMs":84,"response":"ok"}]', case when is_waiting then now() + interval '1 hour' end, created_at
   from (select *, id > ${ROWS} - 3000 as is_waiting from event where id between ${first} and ${last}) as made`,
];
const FINISH = [
  `select setval(pg_get_serial_sequence('event', 'id'), ${ROWS}), setval('event_position', ${ROWS}), setval(pg_get_serial_sequence('webhook_endpoint', 'id'), 3)`,
  'vacuum analyze event',
  'vacuum analyze webhook_delivery',
];

async function fill({ db }: Deps): Promise<void> {
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await runStatement(db.fork(), statement);
  };
  await run([ADD_ENDPOINTS]);
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE)
    await run(addRows(first, Math.min(first + ROWS_AT_ONCE - 1, ROWS)));
  await run(FINISH);
}

type Statement = { text: string; values: unknown[]; took: number };
type Engine = { query(text: unknown, values?: unknown, ...rest: unknown[]): Promise<unknown> };

/** @returns takes the statements since the last call */
async function watchStatements({ db }: Deps): Promise<() => Statement[]> {
  let seen: Statement[] = [];
  const engine = (await db.pglite()) as unknown as Engine | null;
  const { Client } = createRequire(createRequire(import.meta.url).resolve('@mikro-orm/postgresql'))('pg') as {
    Client: { prototype: Engine };
  };
  const watched = engine ?? Client.prototype;
  const query = watched.query;
  watched.query = async function (this: Engine, text, values, ...rest) {
    const started = performance.now();
    const result = await query.call(this, text, values, ...rest);
    const config = text as { text?: string; values?: unknown[] };
    const statement = typeof text === 'string' ? { text, values: (values ?? []) as unknown[] } : config;
    seen.push({
      text: statement.text ?? '',
      values: statement.values ?? [],
      took: performance.now() - started,
    });
    return result;
  };
  return () => {
    const taken = seen;
    seen = [];
    return taken;
  };
}

type Explain = (statement: Statement) => Promise<string>;

function explainer(engine: Engine | null, databaseUrl: string): { explain: Explain; end(): Promise<void> } {
  const pool = engine ? null : createPool(databaseUrl, 1);
  return {
    async explain({ text, values }) {
      const asked = (engine ?? (pool as unknown as Engine)).query(`explain ${text}`, values);
      return JSON.stringify(((await asked) as { rows: unknown[] }).rows);
    },
    end: async () => pool?.end(),
  };
}

const CONTACT = {
  id: ROWS + 1,
  name: 'Ada Quill',
  email: 'ada@quill.example',
  message: 'How soon could you start?',
  inquiryType: 'general',
  state: 'new',
  status: 'new',
} as const;

/** What the shop and programs do with the tables. */
function callsOf(context: () => Context): [what: string, call: () => Promise<unknown>][] {
  const token = {
    id: 1,
    name: 'Bench',
    affiliateId: null,
    scopes: ['webhooks:read', 'payouts:read'] as const,
  };
  const rare = (): Context => ({ ...context(), token });
  const middle = String(ROWS / 2);
  const log = (ctx: Context, after?: string) => listEvents(ctx, { after, limit: 200 });
  return [
    ['delivery log, first page', () => listDeliveries(context(), { endpointId: 1, limit: 50 })],
    [
      'delivery log, in the middle',
      () => listDeliveries(context(), { endpointId: 1, limit: 50, cursor: middle }),
    ],
    ['event log, from the start', () => log(context())],
    ['event log, in the middle', () => log(context(), middle)],
    ['event log, nothing new', () => log(context(), String(ROWS))],
    ['event log, a token that reads one rare type, from the start', () => log(rare())],
    ['event log, the same token again', async () => log(rare(), (await end(rare)) ?? undefined)],
    ['claiming deliveries while none is due', () => claimDeliveries(context())],
    [
      'one event with its delivery',
      () =>
        inTransaction(context(), (ctx) =>
          reportChange(ctx, 'contact.created', { ...CONTACT, createdAt: new Date() } as never),
        ),
    ],
  ];
}

let known: string | null = null;
/** Where a program is after it has read everything. */
async function end(context: () => Context): Promise<string | null> {
  if (known === null) {
    for (let page = await listEvents(context(), { limit: 200 }); ; ) {
      known = page.nextCursor;
      if (!page.hasMore) break;
      page = await listEvents(context(), { after: known ?? undefined, limit: 200 });
    }
  }
  return known;
}

async function measure(engine: string, deps: Deps, databaseUrl: string): Promise<Row[]> {
  known = null;
  await deps.db.migrate();
  await fill(deps);
  const take = await watchStatements(deps);
  const context = () => systemContext(deps);
  const { explain, end: close } = explainer(
    (await deps.db.pglite()) as unknown as Engine | null,
    databaseUrl,
  );
  const whole = new Set<string>();
  const explainAll = async (statements: Statement[]) => {
    for (const statement of new Map(statements.map((one) => [one.text, one])).values())
      if (
        /^(select|with|update|insert|delete)/i.test(statement.text) &&
        TABLES.test(await explain(statement))
      )
        whole.add(statement.text);
    take();
  };
  const rows: Row[] = [];
  for (const [what, call] of callsOf(context)) {
    await call();
    await explainAll(take());
    const times: number[] = [];
    for (let n = 0; n < CALLS; n++) {
      const started = performance.now();
      await call();
      times.push(performance.now() - started);
    }
    rows.push(atMost(`${engine}, ${what}: median`, median(times), CALL_MS_MAX, ms));
  }
  take();
  const started = performance.now();
  await pruneWebhooks(context());
  const took = performance.now() - started;
  const statements = take();
  const slowest = Math.max(...statements.map((statement) => statement.took));
  await explainAll(statements);
  await close();
  const [left] = await queryRows<{ events: number; deliveries: number }>(
    deps.db.fork(),
    'select (select count(*) from event) as events, (select count(*) from webhook_delivery) as deliveries',
  );
  return [
    ...rows,
    {
      what: `${engine}, one run of pruning: events, deliveries`,
      value: `${count(ROWS - (left?.events ?? 0))}, ${count(ROWS - (left?.deliveries ?? 0))} in ${ms(took)}`,
    },
    atMost(`${engine}, its slowest statement`, slowest, PRUNE_STATEMENT_MS_MAX, ms),
    atMost(`${engine}, statements that read a whole table`, whole.size, 0, count),
  ];
}

async function measureWith(engine: string, env: Record<string, string>): Promise<Row[]> {
  const deps = await createDeps(loadConfig({ ...env, DEMO: 'off', LOG_LEVEL: 'error' }));
  try {
    return await measure(engine, deps, env.DATABASE_URL ?? '');
  } finally {
    await deps.close();
  }
}

export async function benchEventLog(): Promise<Group> {
  return await withFolder(async (folder) => {
    const embedded = await measureWith('embedded', { DATA_DIR: folder });
    const postgres = await startPostgres({ durable: true });
    try {
      await postgres.createDatabase('bench');
      const env = { DATA_DIR: folder, DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      return {
        title: `Event log and delivery log with ${count(ROWS)} rows each`,
        rows: [...embedded, ...(await measureWith('PostgreSQL', env))],
        note: `${CALLS} calls each, one caller. A tenth of the rows is older than 30 days; a run of pruning deletes at most 20,000 of each table. Plans are those that the engine explains for the statements of these calls.`,
      };
    } finally {
      await postgres.remove();
    }
  });
}
