/** SEC-38: events that were committed are delivered, whatever happens to the server. */
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase, queryRows } from '../platform/database/database.ts';
import {
  cleanUp,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';
import { closeReceivers, startReceiver } from '../testing/webhook-receiver.ts';

const EVENTS = 200;
const WRITERS = 8;
/** Numbers of contacts after which the server is killed. */
const KILLS = [100];

afterAll(async () => {
  await closeReceivers();
  await cleanUp();
});

async function signIn(server: ServerProcess): Promise<string> {
  const login = await server.post('/api/admin/login', { username: 'admin', password: 'demo-admin' });
  return (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function addEndpoint(server: ServerProcess, cookie: string, url: string) {
  const events = ['contact.created'];
  const added = await server.post('/api/webhook-endpoints', { url, events }, { cookie });
  const { secret, view } = (await added.json()) as { secret: string; view: { id: number } };
  return { secret, endpointId: view.id };
}

/** What a killed server did not record is pending, and is sent again once its lease ends. */
async function hasPending(server: ServerProcess, cookie: string, endpointId: number): Promise<boolean> {
  const url = `${server.origin}/api/webhook-deliveries?endpointId=${endpointId}&limit=${EVENTS}`;
  const log = await fetch(url, { headers: { cookie } });
  const { deliveries } = (await log.json()) as { deliveries: { status: string }[] };
  return deliveries.some(({ status }) => status === 'pending');
}

it(`kill -9 during ${EVENTS} events: each arrives, and without repetitions exactly ${EVENTS}`, async () => {
  const dataDir = await preparedDataDir();
  const start = async () => {
    const started = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await started.ready();
    return started;
  };
  const receiver = await startReceiver();
  let server = await start();
  const cookie = await signIn(server);
  const { secret, endpointId } = await addEndpoint(server, cookie, receiver.url);

  let restart: Promise<unknown> = Promise.resolve();
  let [next, written] = [0, 0];
  const kills = [...KILLS];
  /** A post that was cut off is repeated: the shop recognises it. */
  const write = async (n: number): Promise<void> => {
    const contact = { name: 'Kay Nine', email: `w${n}@kill.example`, message: `Number ${n}` };
    for (let isWritten = false; !isWritten; ) {
      await restart;
      isWritten = await server.post('/api/contacts', contact).then(
        ({ status }) => status === 201,
        () => false,
      );
    }
    written += 1;
    if (kills[0] !== undefined && written >= kills[0]) {
      kills.shift();
      server.kill('SIGKILL');
      restart = server.exited.then(start).then((started) => {
        server = started;
      });
    }
  };
  const writer = async () => {
    while (next < EVENTS) await write(next++);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  expect(kills).toEqual([]);

  const ids = () => new Set(receiver.received.map(({ id }) => id));
  await vi.waitUntil(() => ids().size >= EVENTS, TIMEOUT);
  await vi.waitUntil(async () => !(await hasPending(server, cookie, endpointId)), {
    ...TIMEOUT,
    interval: 500,
  });
  for (const index of receiver.received.keys()) receiver.verified(secret, index);
  server.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await queryRows<{ id: string; status: string }>(
    database.fork(),
    `select public_id as id, status from event join webhook_delivery on event_id = event.id`,
  );
  await database.close();
  expect(rows).toHaveLength(EVENTS);
  expect(ids()).toEqual(new Set(rows.map(({ id }) => id)));
  expect(rows.filter(({ status }) => status !== 'succeeded')).toEqual([]);
});
