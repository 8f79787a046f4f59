/** The page of a project with 50 rounds and 200 files, on both engines, in process. */
import { createApp } from '#server/app.ts';
import { inTransaction, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import type { Deps } from '#server/deps.ts';
import { recordPaidCheckout } from '#server/features/payment/payment.service.ts';
import { makeProjectToken } from '#server/features/project-link/project-link.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { runStatement } from '#server/platform/database/database.ts';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { median } from './support/load.ts';
import { POSTGRES_SECRET, withFolder } from './support/processes.ts';
import { atMost, type Group, ms, type Row } from './support/report.ts';

const MS_MAX = 50;
const WARM_UP = 50;
const CALLS = 300;
const SIZES = [
  `insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
   select p.id, 'message', 'customer', 'Ada Quill', repeat('Round ' || n || '. ', 40), now() from project p, generate_series(1, 100) n`,
  `insert into project_event (project_id, kind, actor_kind, actor_name, created_at)
   select p.id, kind, 'staff', 'robin', now() from project p, generate_series(1, 50) n, unnest(array['designs_sent', 'changes_requested']) kind`,
  `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, thumbnail_key, created_at)
   select p.id, 'attachment', 'customer', n || '.png', 'image/png', 9000, n || '.png', n || '.webp', now() from project p, generate_series(1, 200) n`,
  `insert into project_message_file (message_id, file_id)
   select (select min(id) from project_message) + f.n % 100, f.id from (select id, row_number() over () as n from project_file) f`,
];

async function makeProject(deps: Deps): Promise<string> {
  await deps.db.migrate();
  await deps.startJobs();
  const ctx = systemContext(deps);
  const order = await inTransaction(ctx, (inner) =>
    recordPaidCheckout(inner, {
      source: 'demo',
      checkoutId: 'demo_bench',
      paymentReference: null,
      customerName: 'Ada Quill',
      customerEmail: 'ada@quillbinding.example',
      customerPhone: null,
      amountMinor: 25_000,
      currency: 'usd',
      attributionInput: { storedCode: null },
    }),
  );
  for (const statement of SIZES) await runStatement(deps.db.fork(), statement);
  return makeProjectToken(deps.keyring, { orderId: order.id, version: 1 });
}

async function measure(engine: string, env: Record<string, string>): Promise<Row> {
  const deps = await createDeps(
    loadConfig({ ...env, DEMO: 'off', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }),
  );
  try {
    const body = JSON.stringify({ token: await makeProject(deps) });
    const app = createApp(deps);
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + CALLS; n++) {
      const started = performance.now();
      const response = await app.request(`${deps.config.origin}/api/trpc/customerPage.get`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`the page answered ${response.status}`);
      times.push(performance.now() - started);
    }
    return atMost(`${engine}, 50 rounds and 200 files`, median(times.slice(WARM_UP)), MS_MAX, ms);
  } finally {
    await deps.close();
  }
}

export async function benchCustomerPage(): Promise<Group> {
  return await withFolder(async (folder) => {
    const embedded = await measure('embedded', { DATA_DIR: folder });
    const postgres = await startPostgres();
    try {
      await postgres.createDatabase('bench');
      const env = { DATA_DIR: folder, DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      const rows = [embedded, await measure('PostgreSQL', env)];
      return { title: 'The customer’s page', rows };
    } finally {
      await postgres.remove();
    }
  });
}
