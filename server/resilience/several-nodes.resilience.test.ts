/** Several nodes on one PostgreSQL: concurrent starts, and outages under load. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, POOL_SIZE, queryRows } from '../platform/database/database.ts';
import { startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import {
  cleanUp,
  newDataDir,
  type ServerProcess,
  SUPERVISED,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

const NODES = 3;
/** More find rarer races: `START_ROUNDS=20`. */
const ROUNDS = Number(process.env.START_ROUNDS ?? 1);
/** As many as the pool has places: each took connections away once. */
const OUTAGES = Number(process.env.OUTAGES ?? POOL_SIZE);
const SECRET = 'a secret only tests know: forty letters!';
const ADMIN = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'Seven quiet herons 42' };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(cleanUp);
afterAll(() => postgres.remove());

const startNode = (database: string, env: Record<string, string>, command?: readonly string[]) =>
  startServerProcess(
    { DATA_DIR: newDataDir(), DATABASE_URL: postgres.url(database), APP_SECRET: SECRET, ...env },
    command,
  );

/** Counts the rows that a start creates once. */
async function countRows(name: string) {
  const database = await openDatabase({ databaseUrl: postgres.url(name), dataDir: '' });
  try {
    const [row] = await queryRows(
      database.fork(),
      `select (select count(*)::int from admin_account) as admins, (select count(*)::int from affiliate) as affiliates,
        (select count(*)::int from customer_order) as orders, (select count(*)::int from contact) as contacts`,
    );
    return row;
  } finally {
    await database.close();
  }
}

describe('nodes that start concurrently on an empty PostgreSQL', () => {
  it.each([
    ['a first admin account', ADMIN, { admins: 1, affiliates: 0, orders: 0, contacts: 0 }],
    ['demo mode', { DEMO: 'on' }, { admins: 2, affiliates: 3, orders: 11, contacts: 6 }],
  ])('REL-02: all become ready with %s, and one-time rows exist once', async (name, env, rows) => {
    for (let round = 0; round < ROUNDS; round++) {
      const database = `${name.replaceAll(' ', '_')}_${round}`;
      await postgres.createDatabase(database);
      const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(database, env)));
      await Promise.all(nodes.map((node) => node.ready()));
      expect(await countRows(database)).toEqual(rows);
      for (const node of nodes) await node.reportsReady();
      for (const node of nodes) node.kill('SIGTERM');
      for (const node of nodes) expect((await node.exited).code).toBe(0);
    }
  });
});

describe('outages of PostgreSQL under load', () => {
  const WRITERS = 2 * POOL_SIZE;
  let written = 0;
  // Each address may send ten enquiries a day.
  const write = (node: ServerProcess) =>
    node
      .post('/api/contacts', { name: 'A', email: `a${++written}@a.example`, message: 'during an outage' })
      .then(
        async (response) => {
          await response.text();
          return response.status;
        },
        () => 'no response' as const,
      );
  /** Writes on all nodes at once until `stop` is called. */
  function startLoad(nodes: readonly ServerProcess[]) {
    let isOver = false;
    const keepWriting = async (node: ServerProcess) => {
      while (!isOver) await write(node);
    };
    const writers = nodes.flatMap((node) => Array.from({ length: WRITERS }, () => keepWriting(node)));
    return {
      async stop() {
        isOver = true;
        await Promise.all(writers);
      },
    };
  }

  const writesAgain = (node: ServerProcess) => vi.waitUntil(async () => (await write(node)) === 201, TIMEOUT);

  // The supervisor kills a node that does not stop, which changes the exit code.
  it('REL-03: both nodes write again after each of several outages, and stop cleanly', async () => {
    await postgres.createDatabase('outages');
    const nodes = await Promise.all([1, 2].map(() => startNode('outages', {}, SUPERVISED)));
    await Promise.all(nodes.map((node) => node.ready()));
    const load = startLoad(nodes);
    await Promise.all(nodes.map(writesAgain));
    const recoveries: number[] = [];
    while (recoveries.length < OUTAGES) {
      await postgres.stop();
      await postgres.start();
      const started = performance.now();
      await Promise.all(nodes.map(writesAgain)).catch((error: unknown) => {
        throw new Error(`no recovery after earlier ones in ${recoveries} ms`, { cause: error });
      });
      recoveries.push(Math.round(performance.now() - started));
    }
    await load.stop();
    for (const node of nodes) await node.reportsReady();
    for (const node of nodes) node.kill('SIGTERM');
    for (const node of nodes) expect(await node.exited).toEqual({ code: 0, signal: null });
  });

  it('REL-16: a node that is asked to stop during an outage under load ends with 0', async () => {
    await postgres.createDatabase('outage_at_stop');
    const node = await startNode('outage_at_stop', {}, SUPERVISED);
    await node.ready();
    const load = startLoad([node]);
    await writesAgain(node);
    await postgres.stop();
    try {
      await vi.waitUntil(async () => (await write(node)) === 503, TIMEOUT);
      node.kill('SIGTERM');
      expect(await node.exited).toEqual({ code: 0, signal: null });
    } finally {
      await load.stop();
      await postgres.start();
    }
  });
});
