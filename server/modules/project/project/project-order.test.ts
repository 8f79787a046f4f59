/** A project follows its order and the order's form. */
import { beforeEach, expect, it } from 'vitest';
import { CONFIRMATION, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, projectOf, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const setStatus = async (id: number, status: OrderStatus, reason = 'The customer asked for it.') =>
  (await t.asAdmin()).api.orders.setStatus.mutate({ id, status, reason });
const kinds = async (orderId: number) =>
  (await requireProject(t, orderId)).events.map(({ kind, actorKind }) => `${kind} ${actorKind}`).reverse();

it('a payment makes one project, which waits for the form', async () => {
  const order = await makePaidCheckout(t);
  expect(await requireProject(t, order.id)).toMatchObject({
    stage: 'awaiting_form',
    due: { part: 'form', from: 'customer', at: null },
    isLate: false,
    changes: [],
  });
  expect(await kinds(order.id)).toEqual(['opened system']);
});

it('an unpaid order has no project until it is paid', async () => {
  const order = await makeOrder(t, { status: 'pending' });
  expect(await projectOf(t, order.id)).toBeNull();
  await setStatus(order.id, 'paid');
  await setStatus(order.id, 'paid');
  expect(await kinds(order.id)).toEqual(['opened system']);
});

it('the customer’s form starts the 24 hours, and a second form changes nothing', async () => {
  const order = await makePaidCheckout(t);
  t.clock.advance(3 * 3_600_000);
  t.clock.freeze();
  expect((await sendForm(t, order.id)).status).toBe(201);
  const due = new Date(t.clock.now().getTime() + 24 * 3_600_000);
  expect(await requireProject(t, order.id)).toMatchObject({ stage: 'designing', due: { at: due } });
  t.clock.advance(60_000);
  expect((await sendForm(t, order.id)).status).toBe(409);
  expect(await kinds(order.id)).toEqual(['opened system', 'form_submitted customer']);
  expect((await requireProject(t, order.id)).due?.at).toEqual(due);
});

it('a form that staff attach counts; attached before the payment, it counts from the payment', async () => {
  const staff = await t.asAdmin();
  const attach = async (orderId: number) => {
    const { body } = await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
    await staff.api.confirmations.attach.mutate({ id: body.id, orderId });
  };
  const paid = await makePaidCheckout(t);
  await attach(paid.id);
  expect(await kinds(paid.id)).toEqual(['opened system', 'form_submitted staff']);
  const unpaid = await makeOrder(t, { status: 'pending' });
  await attach(unpaid.id);
  t.clock.advance(5 * 86_400_000);
  t.clock.freeze();
  await setStatus(unpaid.id, 'paid');
  expect(await requireProject(t, unpaid.id)).toMatchObject({
    stage: 'designing',
    due: { at: new Date(t.clock.now().getTime() + 24 * 3_600_000) },
  });
});

it('a cancelled order closes its project; paid again, it goes on with the time that was left', async () => {
  const order = await makePaidCheckout(t);
  t.clock.freeze();
  await sendForm(t, order.id);
  t.clock.advance(10 * 3_600_000);
  await setStatus(order.id, 'cancelled');
  const closed = await requireProject(t, order.id);
  expect(closed).toMatchObject({ stage: 'closed', due: null, isLate: false, changes: [] });
  expect(closed.events[0]).toMatchObject({ kind: 'closed', note: 'The customer asked for it.' });
  t.clock.advance(7 * 86_400_000);
  await setStatus(order.id, 'paid');
  expect(await requireProject(t, order.id)).toMatchObject({
    stage: 'designing',
    isLate: false,
    due: { at: new Date(t.clock.now().getTime() + 14 * 3_600_000), leftMs: 14 * 3_600_000 },
  });
});

it('a form attached while the order is cancelled counts once it is paid again', async () => {
  const order = await makePaidCheckout(t);
  await setStatus(order.id, 'cancelled');
  const { body } = await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
  await (await t.asAdmin()).api.confirmations.attach.mutate({ id: body.id, orderId: order.id });
  expect((await requireProject(t, order.id)).stage).toBe('closed');
  await setStatus(order.id, 'paid');
  expect((await requireProject(t, order.id)).stage).toBe('designing');
});

it('a live website stays in the history of a refunded order', async () => {
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  await advanceProject(t, order.id, 'designs_sent', 'design_chosen', 'went_live');
  await setStatus(order.id, 'cancelled');
  expect(await requireProject(t, order.id)).toMatchObject({
    stage: 'closed',
    siteUrl: 'https://quill.example',
  });
  await setStatus(order.id, 'paid');
  expect((await requireProject(t, order.id)).stage).toBe('live');
});
