/**
 * SEC-11, REL-11: one event, delivered repeatedly to two nodes on one
 * PostgreSQL over real sockets, counts once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Em, openDatabase, queryRows } from '../platform/database/database.ts';
import { startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import { delivery, stripeEvent, WEBHOOK_SECRET } from '../testing/fakes/fake-stripe.ts';
import {
  cleanUp,
  newDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

const DELIVERIES = 300;
const CONNECTIONS = 32;

let postgres: TestPostgres | null = null;
afterAll(async () => {
  await cleanUp();
  await postgres?.remove();
});

async function startNodes(url: string): Promise<{ server: ServerProcess; dataDir: string }[]> {
  const nodes = [];
  // Started one after the other: the first one migrates.
  for (let node = 0; node < 2; node++) {
    const dataDir = newDataDir();
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      APP_SECRET: 'a secret only tests know: forty letters!',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    await server.ready();
    nodes.push({ server, dataDir });
  }
  return nodes;
}

/** A separate connection that stays open between deliveries. */
function openConnection(origin: string, sockets: Set<Socket>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const deliver = (body: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const outgoing = request(`${origin}/api/webhooks/stripe`, { method: 'POST', agent, headers });
      outgoing.once('socket', (socket) => sockets.add(socket));
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      outgoing.end(body);
    });
  return { deliver, close: () => agent.destroy() };
}

async function countRows(em: Em) {
  const [row] = await queryRows(
    em,
    `select (select count(*)::int from webhook_event) as events, (select count(*)::int from customer_order where status = 'paid') as orders,
       (select count(*)::int from commission) as commissions, (select sum(amount_minor)::int from ledger_entry where account = 'payments') as income,
       (select count(*)::int from mail_message where kind = 'receipt') as receipts,
       (select count(*)::int from mail_message where kind = 'order-notice') as notices,
       (select count(*)::int from mail_message where kind = 'commission-earned') as earned`,
  );
  return row;
}

/** Email files that the nodes have written; a node that sent none has no folder. */
const emailsTo = (address: string, dataDirs: readonly string[]): number =>
  dataDirs
    .map((dir) => path.join(dir, 'mail'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')))
    .filter((email) => email.includes(`\r\nTo: ${address}\r\n`)).length;

/** The outcomes that a node logged for its deliveries. */
const receiptsOf = ({ server }: { server: ServerProcess }): string[] =>
  [...server.log().matchAll(/"message":"payment event".*"receipt":"(\w+)"/g)].map(
    ([, receipt = '']) => receipt,
  );

it(`${DELIVERIES} deliveries of one event over ${CONNECTIONS} connections to two nodes: one order, one commission, one email`, async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('shop');
  const nodes = await startNodes(postgres.url('shop'));
  const affiliate = { name: 'Storm Partner', email: 'partner@storm.example' };
  const response = await nodes[0]?.server.post('/api/affiliates', affiliate);
  const { id } = (await response?.json()) ?? {};
  const event = stripeEvent('checkout.session.completed', {
    id: 'cs_storm',
    payment_intent: 'pi_storm',
    payment_status: 'paid',
    amount_total: 25_000,
    currency: 'usd',
    client_reference_id: `affiliate_${id}`,
    customer_details: { email: 'buyer@oakandrye.example', name: 'Rosa Lindqvist', phone: null },
  });

  const sockets = new Set<Socket>();
  const responses: number[] = [];
  let left = DELIVERIES;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const connection = openConnection(nodes[index % nodes.length]?.server.origin ?? '', sockets);
      for (; left-- > 0; ) {
        const { body, headers } = delivery(event);
        responses.push(await connection.deliver(body, headers));
      }
      connection.close();
    }),
  );
  expect(sockets.size).toBe(CONNECTIONS);
  expect(responses).toHaveLength(DELIVERIES);
  // A node without a free connection responds with 503, and the provider delivers again.
  expect(responses.filter((status) => status !== 200 && status !== 503)).toEqual([]);

  const database = await openDatabase({ databaseUrl: postgres.url('shop'), dataDir: '' });
  const once = { events: 1, orders: 1, commissions: 1, income: 25_000, receipts: 1, notices: 1, earned: 1 };
  expect(await countRows(database.fork())).toEqual(once);
  await expect
    .poll(
      () => queryRows(database.fork(), `select status, count(*)::int as n from mail_message group by status`),
      TIMEOUT,
    )
    .toEqual([{ status: 'sent', n: 5 }]);
  expect(
    emailsTo(
      'buyer@oakandrye.example',
      nodes.map(({ dataDir }) => dataDir),
    ),
  ).toBe(1);
  await database.close();
  for (const { server } of nodes) {
    server.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  }
  const receipts = nodes.map(receiptsOf);
  expect(receipts.flat().filter((receipt) => receipt !== 'duplicate')).toEqual(['processed']);
  for (const own of receipts) expect(own.length).toBeGreaterThan(0);
});
