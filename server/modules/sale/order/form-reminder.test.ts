import { beforeEach, expect, test } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { CONFIRMATION, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HOUR_MS = 3_600_000;

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const reminderJob = () => jobDefinitions(t.deps).find(({ name }) => name === 'form-reminder');

/** Runs the job as its schedule does, `hours` later. */
async function runAfter(hours: number): Promise<void> {
  t.clock.advance(hours * HOUR_MS);
  await reminderJob()?.run(t.context(), {});
}
const reminders = async () =>
  (await t.emails()).filter(({ subject }) => subject.includes('waiting for your form'));
const tokenIn = (text: string): string => /#t=(\S+)/.exec(text)?.[1] ?? '';

test('a customer without a form is reminded after 24 and after 72 hours, with a valid link, and never again', async () => {
  const order = await makePaidCheckout(t, { customerName: 'Noor Vance' });
  await runAfter(23);
  expect(await reminders()).toEqual([]);
  await runAfter(1);
  await runAfter(1);
  expect(await reminders()).toMatchObject([
    { to: order.customerEmail, subject: `Order ${order.id}: we’re waiting for your form` },
  ]);
  await runAfter(46);
  expect(await reminders()).toHaveLength(1);
  await runAfter(1);
  const [first, second] = await reminders();
  expect(first?.text).not.toContain('last reminder');
  expect(second?.text).toContain('last reminder');
  for (const hours of [1, 24, 72]) await runAfter(hours);
  expect(await reminders()).toHaveLength(2);

  const token = tokenIn(second?.text ?? '');
  expect(token).not.toBe(tokenIn(first?.text ?? ''));
  const opened = await t.asVisitor().api.confirmations.prefill.mutate({ orderId: order.id, token });
  expect(opened).toMatchObject({ orderId: order.id, fullName: 'Noor Vance', alreadyConfirmed: false });
});

test('a link that was sent again has its own 24 hours', async () => {
  const order = await makePaidCheckout(t);
  await runAfter(20);
  const admin = await t.asAdmin();
  await t.jobsDone();
  const [email] = (await admin.api.orderDetail.get.query({ id: order.id })).emails.filter(
    ({ kind }) => kind === 'receipt',
  );
  await admin.api.emails.resend.mutate({ id: email?.id ?? '' });
  await runAfter(23);
  expect(await reminders()).toEqual([]);
  await runAfter(1);
  expect(await reminders()).toHaveLength(1);
});

test('parallel runs, as on several nodes, send one reminder', async () => {
  await makePaidCheckout(t);
  t.clock.advance(24 * HOUR_MS);
  await Promise.all(Array.from({ length: 5 }, () => runAfter(0)));
  expect(await reminders()).toHaveLength(1);
});

test('sends none after the form arrived: by its link, attached by staff, or from the customer’s own address without the link', async () => {
  const [linked, attached, claimed] = [
    await makePaidCheckout(t),
    await makePaidCheckout(t),
    await makePaidCheckout(t),
  ];
  await t.emails();
  const token = tokenIn((await t.emails()).find(({ to }) => to === linked.customerEmail)?.text ?? '');
  const submit = t.asVisitor().api.confirmations.submit.mutate;
  await submit({ ...CONFIRMATION, orderId: linked.id, token });
  const { id } = await submit({ ...CONFIRMATION, businessName: 'Quill Repairs' });
  await (await t.asAdmin()).api.confirmations.attach.mutate({ id, orderId: attached.id });
  await submit({ ...CONFIRMATION, email: claimed.customerEmail, orderId: claimed.id });
  await runAfter(24);
  expect(await reminders()).toEqual([]);
});

test('a form that arrives while the reminder waits for the mail server withdraws it', async () => {
  const order = await makePaidCheckout(t);
  const token = tokenIn((await t.emails()).find(({ to }) => to === order.customerEmail)?.text ?? '');
  await runAfter(24);
  await t.emails();
  await t.sql(
    `update mail_message set status = 'queued', sent_at = null where kind = 'form-reminder' returning id`,
  );
  await t.asVisitor().api.confirmations.submit.mutate({ ...CONFIRMATION, orderId: order.id, token });
  expect(
    await t.sql(`select status, payload_encrypted from mail_message where kind = 'form-reminder'`),
  ).toEqual([{ status: 'expired', payload_encrypted: null }]);
});

test('a reminder that a cancellation has withdrawn is sent once the order is paid again', async () => {
  const order = await makePaidCheckout(t);
  await runAfter(24);
  await t.emails();
  await t.sql(
    `update mail_message set status = 'queued', sent_at = null where kind = 'form-reminder' returning id`,
  );
  const owner = await t.asAdmin();
  for (const status of ['cancelled', 'paid'] as const)
    await owner.api.orders.setStatus.mutate({ id: order.id, status });
  await runAfter(1);
  await t.emails();
  expect(
    await t.sql(`select status from mail_message where kind = 'form-reminder' order by created_at`),
  ).toEqual([{ status: 'expired' }, { status: 'sent' }]);
});

test('sends none once the order was cancelled or refunded or its customer erased; a stranger’s unverified form does not stop reminders', async () => {
  const [cancelled, refunded, erased, kept] = [
    await makePaidCheckout(t),
    await makePaidCheckout(t),
    await makePaidCheckout(t),
    await makePaidCheckout(t),
  ];
  const owner = await t.asAdmin();
  await owner.api.orders.setStatus.mutate({ id: cancelled.id, status: 'cancelled' });
  await t.sql('update customer_order set refunded_minor = amount_minor where id = ? returning id', [
    refunded.id,
  ]);
  await owner.api.privacy.erase.mutate({ email: erased.customerEmail, confirm: 'ERASE' });
  await t.asVisitor().api.confirmations.submit.mutate({ ...CONFIRMATION, orderId: kept.id });
  await runAfter(24);
  expect((await reminders()).map(({ to }) => to)).toEqual([kept.customerEmail]);
});

test('applies only where a link was sent: a manually added order is included from then on', async () => {
  const order = await makeOrder(t);
  await runAfter(24);
  expect(await reminders()).toEqual([]);
  await (await t.asAdmin()).api.orders.sendForm.mutate({ id: order.id });
  await runAfter(23);
  expect(await reminders()).toEqual([]);
  await runAfter(1);
  expect((await reminders()).map(({ to }) => to)).toEqual([order.customerEmail]);
});

test('a shop that was down does not catch up: orders older than 14 days get none, newer ones one email at a time', async () => {
  const old = await makePaidCheckout(t);
  t.clock.advance(11 * 24 * HOUR_MS);
  const young = await makePaidCheckout(t);
  await runAfter(3 * 24 + 1);
  await runAfter(1);
  expect((await reminders()).map(({ to }) => to)).toEqual([young.customerEmail]);
  await runAfter(47);
  expect((await reminders()).map(({ to }) => to)).toEqual([young.customerEmail, young.customerEmail]);
  expect(old.customerEmail).not.toBe(young.customerEmail);
});

test('runs every hour', () => {
  expect(reminderJob()?.schedule).toMatch(/^\d+ \* \* \* \*$/);
});
