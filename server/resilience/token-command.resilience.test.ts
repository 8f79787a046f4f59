/** `npm run token` as an operator runs it, on both engines. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { isTokenFormat } from '#server/modules/integration/api-token/token-format.rules.ts';
import { startPostgres } from '../testing/database/postgres.ts';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  preparedDataDir,
  startServerProcess,
} from '../testing/processes/server-process.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/db/token.ts', import.meta.url));
const CREATE = ['create', '--name', 'Bookkeeping', '--scopes', 'orders:read', '--days', '30'];

afterEach(cleanUp);

function command(env: Record<string, string>, ...args: string[]) {
  const run = spawnSync(process.execPath, [...NODE_FLAGS, SCRIPT, ...args], {
    encoding: 'utf8',
    env: { ...PROCESS_ENV, DEMO: 'off', ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

const ordersOf = async (origin: string, token: string): Promise<number> =>
  (await fetch(`${origin}/api/orders`, { headers: { authorization: `Bearer ${token}` } })).status;

it('SEC-37: on PostgreSQL it creates, lists and revokes tokens while the server runs', async () => {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('shop');
    const env = {
      DATABASE_URL: postgres.url('shop'),
      DATA_DIR: newDataDir(),
      APP_SECRET: 'a secret only tests know: forty letters!',
    };
    const server = await startServerProcess(env);
    await server.ready();
    const made = command(env, ...CREATE);
    const token = made.out.trim();
    expect([made.code, isTokenFormat(token)]).toEqual([0, true]);
    expect(made.err).toContain('(Bookkeeping) is valid until');
    expect(await ordersOf(server.origin, token)).toBe(200);
    const { out } = command(env, 'list');
    expect(out).toMatch(/^1\tBookkeeping\tsft_\w{4}\torders:read\tcommand line\texpires .*\tused \d{4}-/);
    expect(out).not.toContain(token);
    expect(command(env, 'revoke', '1')).toMatchObject({ code: 0, out: 'Token 1 is revoked.\n' });
    expect(await ordersOf(server.origin, token)).toBe(401);
    expect(server.log()).not.toContain(token.slice(8));
  } finally {
    await cleanUp();
    await postgres.remove();
  }
});

it('SEC-37: on the embedded database its token is valid at the next start; a running server keeps it out', async () => {
  const env = { DATA_DIR: await preparedDataDir() };
  const token = command(env, ...CREATE).out.trim();
  const server = await startServerProcess(env);
  await server.ready();
  expect(await ordersOf(server.origin, token)).toBe(200);
  const second = command(env, ...CREATE);
  expect([second.code, second.out]).toEqual([75, '']);
  expect(second.err).toContain(`in use by process ${server.pid} `);
});

it('SEC-37: explains what is wrong, and creates nothing', () => {
  const env = { DATA_DIR: newDataDir() };
  for (const [args, message] of [
    [[], 'Usage:'],
    [['create', '--name', 'X'], 'Choose at least one scope: what the token may read or change.'],
    [['create', '--name', 'X', '--scopes', 'accounts:write'], 'Choose from these scopes: orders:read'],
    [[...CREATE, '--days', '2000'], 'Choose an expiry of 1 to 1095 days'],
    [['revoke'], 'We can’t find this token.'],
    [['list', '--all'], "Unknown option '--all'"],
  ] as const) {
    const run = command(env, ...args);
    expect([args, run.code, run.out]).toEqual([args, 64, '']);
    expect(run.err).toContain(message);
  }
});
