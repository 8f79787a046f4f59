/** The email about an order that an admin cancelled. */
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/context.ts';
import type { Caller } from '#server/testing/callers.ts';
import { makeAffiliate, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { isCancellationNotified, UNDONE } from '#src/domain/sale/order/order.rules.ts';
import { site } from '#src/domain/site.ts';
import { lockOrder, setOrderStatus } from './order.service.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const set = (id: number, status: 'pending' | 'paid' | 'cancelled', reason?: string) =>
  owner.api.orders.setStatus.mutate({ id, status, ...(reason ? { reason } : {}) });
const cancellationEmails = async () =>
  (await t.emails()).filter(({ subject }) => /^Your order \d+ has been cancelled$/.test(subject));
/** The queue uses the database's clock: make its jobs due, and advance ours. */
async function fiveMinutesLater(): Promise<void> {
  t.clock.advance(5 * 60_000 + 1000);
  await t.sql(
    `update pgboss.job set start_after = now() where name = 'order-cancelled' and state::text = 'created' returning id`,
  );
  await t.jobsDone();
}

test('the customer gets one email with the order, what was refunded and what will be, the reason and how to reach the shop, not before five minutes have passed', async () => {
  const order = await makePaidCheckout(t);
  await set(order.id, 'cancelled', 'We could not agree on a design.');
  expect(await cancellationEmails()).toEqual([]);
  const [job] = await t.sql<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'order-cancelled' and state::text = 'created'`,
  );
  expect(job?.seconds).toBeGreaterThan(290);
  await fiveMinutesLater();
  const [email, ...more] = await cancellationEmails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    to: order.customerEmail,
    subject: `Your order ${order.id} has been cancelled`,
  });
  for (const part of [email?.text, email?.html])
    for (const words of [
      String(order.id),
      order.packageType,
      'We could not agree on a design.',
      'If we owe you a refund, we’ll email you as soon as we’ve sent it.',
      site.phone,
      site.email,
    ])
      expect(part).toContain(words);
  expect(email?.text).not.toContain('Total refunded');
});

test('a refund in a currency that the shop does not sell in is not shown in another', async () => {
  const order = await makePaidCheckout(t);
  await t.sql(
    `update customer_order set amount = '25000 JPY', amount_minor = null, refunded_minor = 10000 where id = ?`,
    [order.id],
  );
  await set(order.id, 'cancelled');
  await fiveMinutesLater();
  const [email] = await cancellationEmails();
  expect(email?.text).toContain('25000 JPY');
  expect(email?.text).not.toMatch(/Total refunded|\$/);
});

test('without a reason the email has no line for one', async () => {
  const order = await makeOrder(t);
  await set(order.id, 'cancelled');
  await fiveMinutesLater();
  const [email] = await cancellationEmails();
  expect(email?.text).not.toContain('Reason');
  expect((await owner.api.orderDetail.get.query({ id: order.id })).emails.map(({ kind }) => kind)).toContain(
    'order-cancelled',
  );
});

test('a change that is undone sends no email, and one that is repeated sends one', async () => {
  const order = await makePaidCheckout(t);
  await set(order.id, 'cancelled', 'A slip.');
  await set(order.id, 'paid', UNDONE);
  await fiveMinutesLater();
  expect(await cancellationEmails()).toEqual([]);
  await set(order.id, 'cancelled', 'A slip.');
  await set(order.id, 'paid');
  await set(order.id, 'cancelled', 'Meant this time.');
  await fiveMinutesLater();
  const emails = await cancellationEmails();
  expect(emails.map(({ text }) => /Reason: (.*)/.exec(text)?.[1])).toEqual(['Meant this time.']);
});

test('no one outside reads that a cancellation was restored by an undo', async () => {
  const { referralCode: code } = await makeAffiliate(t);
  const [order, silent] = [await makePaidCheckout(t, { code }), await makePaidCheckout(t)];
  await set(order.id, 'cancelled', 'By agreement.');
  await set(silent.id, 'cancelled');
  for (const { id } of [order, silent]) {
    await set(id, 'paid');
    await set(id, 'cancelled', UNDONE);
  }
  await fiveMinutesLater();
  const texts = (await cancellationEmails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.flatMap((text) => /Reason: (.*)/.exec(text)?.[1] ?? [])).toEqual(['By agreement.']);
  const [commission] = await t.sql('select cancel_reason as reason from commission');
  expect(commission).toEqual({ reason: 'The order was set to cancelled.' });
});

test('an old cancelled order that is set to paid by mistake and cancelled again sends no email', async () => {
  const order = await makePaidCheckout(t);
  await set(order.id, 'cancelled', 'By agreement.');
  await fiveMinutesLater();
  expect(await cancellationEmails()).toHaveLength(1);
  await set(order.id, 'paid');
  await set(order.id, 'cancelled', UNDONE);
  await fiveMinutesLater();
  expect(await cancellationEmails()).toHaveLength(1);
});

test('an email that waits for the mail server is withdrawn when the order is paid again', async () => {
  const order = await makePaidCheckout(t);
  await set(order.id, 'cancelled');
  await fiveMinutesLater();
  await t.sql(
    `update mail_message set status = 'queued', sent_at = null where kind = 'order-cancelled' returning id`,
  );
  await set(order.id, 'paid');
  expect(await t.sql(`select status from mail_message where kind = 'order-cancelled'`)).toEqual([
    { status: 'expired' },
  ]);
});

test('a bulk change emails each customer of an order that had been paid, as its dialog announces, and no one else', async () => {
  const [paid, reopened] = [await makeOrder(t), await makeOrder(t)];
  await makeOrder(t, { status: 'pending' });
  await set(reopened.id, 'pending');
  const { items: orders } = await owner.api.orders.list.query({});
  const announced = orders.filter((order) => isCancellationNotified(order, 'cancelled'));
  const items = orders.map(({ id, status }) => ({ id, expectedStatus: status }));
  await owner.api.orders.bulkStatus.mutate({ status: 'cancelled', reason: 'The shop is closing.', items });
  await fiveMinutesLater();
  const emailed = (await cancellationEmails()).map(({ to }) => to).sort();
  expect(emailed).toEqual([paid.customerEmail, reopened.customerEmail].sort());
  expect(announced.map(({ customerEmail }) => customerEmail).sort()).toEqual(emailed);
});

test('sends nothing when the payment, the seed or another service cancels the order, nor to a customer erased meanwhile', async () => {
  const byPayment = await makePaidCheckout(t);
  await inTransaction(t.context(), async (inner) =>
    setOrderStatus(
      inner,
      await lockOrder(inner, byPayment.id),
      'cancelled',
      'The payment was refunded in full.',
      'payment',
    ),
  );
  const erased = await makePaidCheckout(t);
  await set(erased.id, 'cancelled', 'Asked to be forgotten.');
  await owner.api.privacy.erase.mutate({ email: erased.customerEmail, confirm: 'ERASE' });
  await fiveMinutesLater();
  expect(await cancellationEmails()).toEqual([]);
  expect(
    JSON.stringify(await t.sql(`select data from pgboss.job where name = 'order-cancelled'`)),
  ).not.toContain('forgotten');
});

test('the preview says that the customer will be emailed', async () => {
  const [paid, open] = [await makeOrder(t), await makeOrder(t, { status: 'pending' })];
  const linesOf = async (id: number) =>
    (await owner.api.orderDetail.statusPreview.query({ id, status: 'cancelled' })).lines.join(' ');
  expect(await linesOf(paid.id)).toContain('We’ll email the customer in 5 minutes');
  expect(await linesOf(open.id)).not.toContain('We’ll email the customer');
});
