/** SEC-33, SEC-11: work whose COMMIT was executed, and its answer lost, exists once. */
import { afterAll, expect, it } from 'vitest';
import { openDatabase, queryRows } from '../platform/database/database.ts';
import { startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import { signature, stripeEvent, WEBHOOK_SECRET } from '../testing/fakes/fake-stripe.ts';
import { type FaultProxy, startFaultProxy } from '../testing/processes/fault-proxy.ts';
import { cleanUp, newDataDir, startServerProcess } from '../testing/processes/server-process.ts';

const EACH = 20;
const LOSES_EVERY_NTH = 3;
const ADMIN = { username: 'ada', password: 'Seven quiet herons 42' };

let postgres: TestPostgres | null = null;
let proxy: FaultProxy | null = null;
afterAll(async () => {
  await cleanUp();
  proxy?.close();
  await postgres?.remove();
});

/** @returns the body of the acknowledgement */
async function untilAcknowledged(send: () => Promise<Response>): Promise<unknown> {
  for (;;) {
    const response = await send();
    const body = await response.json();
    if (response.ok) return body;
    expect(response.status).toBe(503);
  }
}

it('orders and payment events are repeated until they are acknowledged, and each exists once', async () => {
  postgres = await startPostgres();
  await postgres.createDatabase('shop');
  const url = postgres.url('shop');
  proxy = await startFaultProxy(Number(new URL(url).port));
  const server = await startServerProcess({
    DATA_DIR: newDataDir(),
    DATABASE_URL: Object.assign(new URL(url), { port: String(proxy.port) }).href,
    APP_SECRET: 'a secret only tests know: forty letters!',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  await server.ready();
  const login = await server.post('/api/admin/login', ADMIN);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const addOrder = (n: number) =>
    server.post(
      '/api/orders',
      { customerName: 'Kay Nine', customerEmail: `order${n}@kill.example` },
      { cookie, 'idempotency-key': `order-of-this-test-${n}` },
    );
  const events = Array.from({ length: EACH }, (_, n) =>
    stripeEvent('checkout.session.completed', {
      id: `cs_${n}`,
      payment_intent: `pi_${n}`,
      payment_status: 'paid',
      amount_total: 25_000,
      currency: 'usd',
      client_reference_id: null,
      customer_details: { email: `payment${n}@kill.example`, name: 'Kay Nine', phone: null },
    }),
  );

  proxy.loseAnswers(LOSES_EVERY_NTH);
  const [orders] = await Promise.all([
    Promise.all(Array.from({ length: EACH }, (_, n) => untilAcknowledged(() => addOrder(n)))),
    Promise.all(
      events.map((event) =>
        untilAcknowledged(() =>
          server.post('/api/webhooks/stripe', event, {
            'stripe-signature': signature(JSON.stringify(event)),
          }),
        ),
      ),
    ),
  ]);
  proxy.loseAnswers(0);
  expect(proxy.lostAnswers()).toBeGreaterThan(EACH / LOSES_EVERY_NTH);

  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const rows = await queryRows<{ id: number; email: string; n: number }>(
    database.fork(),
    `select customer_order.id, customer_email as email, count(distinct transfer_id)::int as n from customer_order
     left join ledger_entry on order_id = customer_order.id and kind = 'sale' group by customer_order.id`,
  );
  await database.close();
  const emails = ['order', 'payment'].flatMap((kind) =>
    Array.from({ length: EACH }, (_, n) => `${kind}${n}@kill.example`),
  );
  expect(rows.map(({ email }) => email).sort()).toEqual(emails.sort());
  expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
  expect(rows).toEqual(
    expect.arrayContaining(
      (orders as { id: number; customerEmail: string }[]).map(({ id, customerEmail }) =>
        expect.objectContaining({ id, email: customerEmail }),
      ),
    ),
  );
});
