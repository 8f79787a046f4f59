/** The order page's neighbours, and the form link sent with a new order. */
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeOrder } from '#server/testing/factories.ts';
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
