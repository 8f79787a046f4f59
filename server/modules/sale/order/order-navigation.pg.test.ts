/** The order page's neighbours, and the form link sent with a new order. */
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, CONTACT, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

it('the neighbours of an order are the ones added just before and after it, also at the same moment', async () => {
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await makeOrder(t)).id);
  await t.sql('update customer_order set created_at = ?', [new Date()]);
  const [first = 0, middle = 0, last = 0] = ids.sort((a, b) => a - b);
  const of = (id: number) => owner.api.orders.neighbours.query({ id });
  expect(await of(first)).toEqual({ newer: middle, older: null });
  expect(await of(middle)).toEqual({ newer: last, older: first });
  expect(await of(last)).toEqual({ newer: null, older: middle });
  await expect(of(1)).rejects.toThrow('We can’t find this order');
});

it('forms and enquiries have neighbours as orders do, for staff only', async () => {
  const visitor = t.asVisitor();
  const idsOf = async (table: string) =>
    (await t.sql<{ id: number }>(`select id from ${table} order by id`)).map(({ id }) => Number(id));
  for (let n = 0; n < 2; n++) {
    await visitor.post('/api/contacts', { ...CONTACT, message: `Question ${n}` });
    await visitor.post('/api/order-confirmations', { ...CONFIRMATION, businessName: `Firm ${n}` });
  }
  await t.sql('update contact set created_at = ?', [new Date()]);
  const [first = 0, second = 0] = await idsOf('contact');
  expect(await owner.api.contacts.neighbours.query({ id: first })).toEqual({
    newer: second,
    older: null,
  });
  const [older = 0, newer = 0] = await idsOf('order_confirmation');
  expect(await owner.api.confirmations.neighbours.query({ id: newer })).toEqual({
    newer: null,
    older,
  });
  await expect(owner.api.contacts.neighbours.query({ id: 1e6 })).rejects.toThrow(
    'We can’t find this enquiry',
  );
  await expect(visitor.api.contacts.neighbours.query({ id: first })).rejects.toThrow();
  await expect(visitor.api.confirmations.neighbours.query({ id: older })).rejects.toThrow();
});

const ORDER = { customerName: 'Ada Quill', customerEmail: 'ada@quill.example' };

it('a paid order can be added with its form link on the way; nothing is mailed otherwise', async () => {
  const added = await owner.post('/api/orders', { ...ORDER, sendForm: true });
  expect([added.status, added.body.formSent]).toEqual([201, true]);
  const actions = await t.sql<{ action: string }>(
    `select action from audit_log where action like 'order.%' order by id`,
  );
  expect(actions.map(({ action }) => action)).toEqual(['order.add', 'order.send-form']);
  expect((await t.emails()).filter(({ to }) => to === ORDER.customerEmail)).toHaveLength(1);
  expect((await owner.post('/api/orders', ORDER)).body.formSent).toBe(false);
  expect((await t.emails()).filter(({ to }) => to === ORDER.customerEmail)).toHaveLength(1);
});

it('an order that is not paid is rejected with a form link, and is not added', async () => {
  const rejected = await owner.post('/api/orders', { ...ORDER, status: 'pending', sendForm: true });
  expectError(rejected, 400, 'Payment required to send form');
  expect(await t.sql('select id from customer_order')).toEqual([]);
});
