/**
 * SEC-11, REL-11: a payment event without a response, because the server was killed,
 * is delivered again and counts once.
 */
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase, queryRows } from '../platform/database/database.ts';
import { delivery, stripeEvent, WEBHOOK_SECRET } from '../testing/fakes/fake-stripe.ts';
import { cleanUp, preparedDataDir, startServerProcess } from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

/** Each of the three moments once; more rounds: `KILL_ROUNDS=50`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

afterAll(cleanUp);

const session = (round: number) =>
  stripeEvent('checkout.session.completed', {
    id: `cs_kill_${round}`,
    payment_intent: `pi_kill_${round}`,
    payment_status: 'paid',
    amount_total: 25_000,
    currency: 'usd',
    customer_details: { email: `kill${round}@oakandrye.example`, name: `Kill ${round}`, phone: null },
  });
const refund = (round: number) =>
  stripeEvent('charge.refunded', {
    id: `ch_kill_${round}`,
    payment_intent: `pi_kill_${round}`,
    amount_refunded: 4000,
  });

it(`kill -9 between receipt and response, ${ROUNDS} times, each event delivered again`, async () => {
  const dataDir = await preparedDataDir();
  const env = { DATA_DIR: dataDir, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  let unanswered: unknown[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess(env);
    await server.ready();
    let responded = 0;
    const send = async (event: unknown): Promise<boolean> => {
      const { body, headers } = delivery(event);
      try {
        const target = `${server.origin}/api/webhooks/stripe`;
        const { status } = await fetch(target, { method: 'POST', body, headers });
        responded++;
        return status === 200;
      } catch {
        return false;
      }
    };
    for (const event of unanswered) expect(await send(event)).toBe(true);
    const events = [session(round), refund(round)];
    responded = 0;
    const responses = Promise.all(events.map(send));
    // Before the first response, between the two, after both.
    await vi.waitUntil(() => responded >= round % 3, { ...TIMEOUT, interval: 1 });
    server.kill('SIGKILL');
    await server.exited;
    const answered = await responses;
    unanswered = events.filter((_, index) => !answered[index]);
  }
  const last = await startServerProcess(env);
  await last.ready();
  for (const event of unanswered) {
    const { body, headers } = delivery(event);
    expect(
      (await fetch(`${last.origin}/api/webhooks/stripe`, { method: 'POST', body, headers })).status,
    ).toBe(200);
  }
  last.kill('SIGTERM');
  await last.exited;

  const database = await openDatabase({ databaseUrl: null, dataDir });
  const em = database.fork();
  const orders = await queryRows(em, 'select status, refunded_minor as refunded from customer_order');
  expect(orders).toEqual(Array.from({ length: ROUNDS }, () => ({ status: 'paid', refunded: 4000 })));
  const counts = await queryRows(
    em,
    `select (select count(*)::int from webhook_event where status = 'processed') as events,
       (select count(*)::int from mail_message where kind = 'receipt') as receipts,
       (select count(*)::int from mail_message where kind = 'order-refunded') as refunds,
       (select sum(amount_minor)::int from ledger_entry where account = 'payments') as income`,
  );
  expect(counts).toEqual([
    { events: ROUNDS * 2, receipts: ROUNDS, refunds: ROUNDS, income: ROUNDS * 21_000 },
  ]);
  await database.close();
});
