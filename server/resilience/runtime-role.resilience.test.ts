/**
 * L6: a complete server on PostgreSQL with a role that owns no
 * table, set up as in docs/operations/first-day.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, queryRows } from '../platform/database/database.ts';
import { runtimeUrl, startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP_SECRET = 'a secret only tests know: forty letters!';
const PASSWORD = 'a password of some length';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createRuntimeRole();
});
afterAll(async () => {
  await cleanUp();
  await postgres.remove();
});

const migrate = (databaseUrl: string) =>
  spawnSync(process.execPath, [...NODE_FLAGS, 'scripts/db/db.ts', 'migrate'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...PROCESS_ENV,
      DATABASE_URL: databaseUrl,
      DATA_DIR: newDataDir(),
      APP_SECRET,
      DEMO: 'off',
    },
  });

const startAsRuntime = (database: string, dataDir = newDataDir()): Promise<ServerProcess> =>
  startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: runtimeUrl(postgres.url(database)),
    APP_SECRET,
    ADMIN_USERNAME: 'robin',
    ADMIN_PASSWORD: PASSWORD,
  });

const emailsIn = (dataDir: string): string => {
  const folder = path.join(dataDir, 'mail');
  return existsSync(folder)
    ? readdirSync(folder)
        // A file that is being written has another ending, and may be renamed before it is read.
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : '';
};

it('L6: readiness, order, commission, payout run and sent email all work as the runtime role', async () => {
  await postgres.createDatabase('shop');
  const migrated = migrate(postgres.url('shop'));
  expect(migrated.stdout).toContain('storefront_runtime has the rights');
  const dataDir = newDataDir();
  const server = await startAsRuntime('shop', dataDir);
  await server.ready();
  await server.reportsReady();

  const login = await server.post('/api/admin/login', { username: 'robin', password: PASSWORD });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const signup = await server.post('/api/affiliates', {
    name: 'Pat',
    email: 'pat@pat.example',
    paypalEmail: 'pay@pat.example',
  });
  const { referralCode } = (await signup.json()) as { referralCode: string };
  const sale = {
    customerName: 'Ada',
    customerEmail: 'ada@quill.example',
    status: 'paid',
    affiliateCode: referralCode,
  };
  expect((await server.post('/api/orders', sale, { cookie })).status).toBe(201);

  // The owner of the database moves the commission back 30 days and verifies the address.
  const owner = await openDatabase({ databaseUrl: postgres.url('shop'), dataDir: '' });
  const em = owner.fork();
  const updated = await queryRows(
    em,
    `update commission set available_at = now() - interval '1 day' returning amount_minor as amount`,
  );
  expect(updated).toEqual([{ amount: 2500 }]);
  await queryRows(em, 'update affiliate set email_verified_at = now() returning id');

  const call = async (procedure: string, input: unknown) => {
    const response = await server.post(`/api/trpc/${procedure}`, input, { cookie, origin: server.origin });
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { result: { data: { json: unknown } } }).result.data.json;
  };
  const { run, lines } = (await call('payouts.createRun', {})) as {
    run: { id: number };
    lines: { id: number }[];
  };
  await call('payouts.markPaid', { lineIds: [lines[0]?.id], paidOn: '2026-11-20', reference: 'PP-1' });
  await call('payouts.closeRun', { id: run.id });
  await vi.waitUntil(() => emailsIn(dataDir).includes('PP-1'), TIMEOUT);
  await vi.waitUntil(
    async () => (await queryRows(em, `select 1 from mail_message where status <> 'sent'`)).length === 0,
    TIMEOUT,
  );
  const roles = await queryRows(
    em,
    `select distinct usename as role from pg_stat_activity where datname = 'shop' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  expect(roles).toEqual([{ role: 'storefront_runtime' }]);
  await owner.close();
  expect(server.log()).not.toContain('permission denied');
  server.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});

it('L6: an outdated schema ends the start with one sentence that explains what to do', async () => {
  await postgres.createDatabase('empty');
  const server = await startAsRuntime('empty');
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.errors()).toContain('Run `npm run db:migrate` with the DATABASE_URL of the owner first.');
  expect(server.errors()).not.toContain('    at ');
});

it('L6: db:migrate can be repeated and does not change a current schema', async () => {
  expect(migrate(postgres.url('shop')).stdout).toContain('The schema is up to date.');
  expect(migrate(runtimeUrl(postgres.url('empty'))).status).toBe(1);
});
