/** The orders list with 1,000 and with 100,000 orders: its speed must not depend on the size. */
import { startPostgres } from '#server/testing/database/postgres.ts';
import { openAdmin } from './support/admin-client.ts';
import { createPool, type Pool } from './support/postgres-client.ts';
import { POSTGRES_SECRET, startSite, withFolder, withProcesses } from './support/processes.ts';
import { atMost, type Group, ms, type Row, ratio } from './support/report.ts';

const GROWTH_MAX = 1.5;
const CALLS = 120;

const CALLS_MADE: [string, string][] = [
  ['first page of 50', '/api/orders?limit=50'],
  ['first page of 50, only pending', '/api/orders?limit=50&status=pending'],
  ['newest 200, as without parameters', '/api/orders'],
];

/** Spread over years, one in ten pending. */
async function fillOrders(pool: Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into customer_order (id, customer_name, customer_email, amount, amount_minor, currency, status, package_type, source, created_at)
     select 1000000 + n, 'Customer ' || n, 'customer' || n || '@shop' || n || '.example', '250', 25000, 'usd',
            case when n % 10 = 0 then 'pending' else 'paid' end, 'Complete Package', 'admin', now() - n * interval '17 minutes'
     from generate_series(${Number(from)}, ${Number(to)}) as n`,
  );
  await pool.query('vacuum analyze customer_order');
}

export async function benchLists(): Promise<Group> {
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const postgres = await startPostgres();
      await keep(Promise.resolve({ stop: () => postgres.remove() }));
      await postgres.createDatabase('bench');
      const env = { DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      const { port } = await keep(startSite(folder, env));
      const pool = createPool(env.DATABASE_URL, 1);
      const admin = await openAdmin(port);
      const measure = async () => {
        const times: number[] = [];
        for (const [, path] of CALLS_MADE) times.push((await admin.times(path, CALLS)).p50);
        return times;
      };
      await fillOrders(pool, 1, 1000);
      const few = await measure();
      await fillOrders(pool, 1001, 100_000);
      const many = await measure();
      await pool.end();
      admin.close();
      const rows = CALLS_MADE.flatMap(([what], index): Row[] => [
        {
          what: `${what}: p50 with 1,000 and with 100,000 orders`,
          value: `${ms(few[index] ?? 0)}, ${ms(many[index] ?? 0)}`,
        },
        atMost(`${what}: growth`, (many[index] ?? 0) / (few[index] ?? 1), GROWTH_MAX, ratio),
      ]);
      return {
        title: 'Lists on PostgreSQL',
        rows,
        note: `One caller, ${CALLS} calls each; every response has the exact total.`,
      };
    }),
  );
}
