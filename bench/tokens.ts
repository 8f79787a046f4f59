/** The same calls with a session and with an API token, in turns, on both engines. */
import { createApp } from '#server/app.ts';
import { systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import type { Deps } from '#server/deps.ts';
import { createAdmin } from '#server/features/admin-account/admin.service.ts';
import { createToken } from '#server/features/api-token/api-token.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { median } from './support/load.ts';
import { POSTGRES_SECRET, withFolder } from './support/processes.ts';
import { atMost, type Group, ms, type Row, ratio } from './support/report.ts';

const TOKEN_SHARE_MAX = 1.15;
const WARM_UP = 200;
const CALLS = 1500;
const PATHS = ['/api/orders?limit=20', '/api/order-confirmations?limit=1'];

async function prepare(deps: Deps) {
  await deps.db.migrate();
  const ctx = systemContext(deps);
  const id = await createAdmin(ctx, {
    username: 'admin',
    password: 'four kettles under a bridge',
    role: 'owner',
  });
  const cookie = await deps.sessions.create('admin', id, { ipPrefix: '127.0.0.0/24', userAgent: null });
  const { token } = await createToken(ctx, {
    name: 'Benchmark',
    scopes: ['orders:read', 'confirmations:read'],
    days: 1,
  });
  return { session: { Cookie: cookie.split(';')[0] ?? '' }, token: { Authorization: `Bearer ${token}` } };
}

async function measure(engine: string, deps: Deps): Promise<Row[]> {
  const callers = await prepare(deps);
  const app = createApp(deps);
  const timeOf = async (path: string, headers: Record<string, string>): Promise<number> => {
    const started = performance.now();
    const response = await app.request(`${deps.config.origin}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - started;
  };
  const rows: Row[] = [];
  for (const path of PATHS) {
    const [session, token]: [number[], number[]] = [[], []];
    for (let n = 0; n < WARM_UP + CALLS; n++) {
      session.push(await timeOf(path, callers.session));
      token.push(await timeOf(path, callers.token));
    }
    const [bySession, byToken] = [median(session.slice(WARM_UP)), median(token.slice(WARM_UP))];
    rows.push(
      { what: `${engine}, GET ${path}: session, token`, value: `${ms(bySession)}, ${ms(byToken)}` },
      atMost('a token against a session', byToken / bySession, TOKEN_SHARE_MAX, ratio),
    );
  }
  return rows;
}

async function measureWith(engine: string, env: Record<string, string>): Promise<Row[]> {
  const deps = await createDeps(
    loadConfig({ ...env, DEMO: 'off', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }),
  );
  try {
    return await measure(engine, deps);
  } finally {
    await deps.close();
  }
}

export async function benchTokens(): Promise<Group> {
  return await withFolder(async (folder) => {
    const embedded = await measureWith('embedded', { DATA_DIR: folder });
    const postgres = await startPostgres();
    try {
      await postgres.createDatabase('bench');
      const env = { DATA_DIR: folder, DATABASE_URL: postgres.url('bench'), ...POSTGRES_SECRET };
      const rows = [...embedded, ...(await measureWith('PostgreSQL', env))];
      const note = `Medians of ${CALLS} calls each, in turns, within the process and without load.`;
      return { title: 'API tokens', rows, note };
    } finally {
      await postgres.remove();
    }
  });
}
