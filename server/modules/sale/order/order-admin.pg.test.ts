/** Orders in the admin area: list, detail, preview, bulk changes, emails. */
import { beforeEach, expect, test } from 'vitest';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const auditActions = async () =>
  (await t.sql<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);

test('pagination leads forwards and back to the same rows, in every sort order', async () => {
  for (let n = 0; n < 7; n++)
    await makeOrder(t, {
      customerName: `Ada ${n % 3}`,
      amount: n === 4 ? 'on request' : String(100 * (n % 4)),
    });
  for (const sort of [
    undefined,
    'createdAt',
    '-createdAt',
    'amount',
    '-amount',
    'customer',
    '-customer',
  ] as const) {
    const whole = await owner.api.orders.list.query({ sort, limit: 50 });
    expect(whole.items).toHaveLength(7);
    const walked: number[] = [];
    let cursor: string | undefined;
    const pages: (typeof whole)[] = [];
    do {
      const page = await owner.api.orders.list.query({ sort, limit: 3, cursor });
      pages.push(page);
      walked.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole.items.map(({ id }) => id));
    const back = await owner.api.orders.list.query({
      sort,
      limit: 3,
      cursor: pages[2]?.prevCursor ?? undefined,
    });
    expect(back.items.map(({ id }) => id)).toEqual(pages[1]?.items.map(({ id }) => id));
    expect(back.prevCursor).toBe(pages[1]?.prevCursor);
    expect(pages[0]?.prevCursor).toBeNull();
  }
});

test('a cursor of another sort order, and an unknown sort order, are rejected', async () => {
  await makeOrder(t);
  await makeOrder(t);
  const { nextCursor } = await owner.api.orders.list.query({ sort: 'amount', limit: 1 });
  expect((await owner.get(`/api/orders?limit=1&cursor=${nextCursor}`)).status).toBe(400);
  expect((await owner.get('/api/orders?sort=password')).status).toBe(400);
  expect((await owner.get('/api/orders?from=2026-02-99')).status).toBe(400);
});

test('search and filters run on the server: text, number, form, affiliate, days', async () => {
  const affiliate = await makeAffiliate(t);
  const plain = await makeOrder(t, { customerName: 'Per_cent 100%', status: 'pending' });
  const referred = await makeOrder(t, { affiliateCode: affiliate.referralCode });
  const ids = async (input: Parameters<typeof owner.api.orders.list.query>[0]) =>
    (await owner.api.orders.list.query(input)).items.map(({ id }) => id);
  expect(await ids({ q: '100%' })).toEqual([plain.id]);
  expect(await ids({ q: '_cent' })).toEqual([plain.id]);
  expect(await ids({ q: `#${referred.id}` })).toEqual([referred.id]);
  expect(await ids({ form: 'waiting' })).toEqual([referred.id]);
  expect(await ids({ referred: 'no' })).toEqual([plain.id]);
  const today = t.clock.now().toISOString().slice(0, 10);
  expect(await ids({ from: today, to: today })).toHaveLength(2);
  expect(await ids({ to: '2020-01-01' })).toEqual([]);
});

test('the list says when the form came back', async () => {
  t.clock.freeze();
  const order = await makeOrder(t);
  const received = async () => (await owner.api.orders.list.query({})).items[0]?.formReceivedAt;
  expect(await received()).toBeNull();
  await sendForm(t, order.id);
  expect(await received()).toEqual(t.clock.now());
});

test('the page of an order shows its receipt, commission, history and emails', async () => {
  const affiliate = await makeAffiliate(t, { name: 'Harbour Lane' });
  const order = await makeOrder(t, { affiliateCode: affiliate.referralCode });
  await owner.api.orders.sendForm.mutate({ id: order.id });
  await t.jobsDone();
  const detail = await owner.api.orderDetail.get.query({ id: order.id });
  expect(detail.attribution).toMatchObject({
    rule: 'admin',
    affiliateName: 'Harbour Lane',
    code: affiliate.referralCode,
  });
  expect((await owner.api.commissions.list.query({ orderId: order.id })).items).toMatchObject([
    { amountMinor: 2500, status: 'pending', kind: 'earned' },
  ]);
  expect(detail.events.map(({ kind }) => kind)).toEqual(['form_sent', 'created']);
  expect(detail.emails.map(({ kind }) => kind).sort()).toEqual(['commission-earned', 'form-link']);
  expect(detail.confirmation).toBeNull();
  expect((await owner.get(`/api/trpc/orderDetail.get?input=${encodeURIComponent('{"id":99}')}`)).status).toBe(
    404,
  );
});

test('the preview matches the later change, and changes nothing itself', async () => {
  const affiliate = await makeAffiliate(t, { name: 'Harbour Lane' });
  const orders = [];
  for (let n = 0; n < 3; n++) orders.push(await makeOrder(t, { affiliateCode: affiliate.referralCode }));
  const id = orders[0]?.id ?? 0;
  const before = await t.sql('select * from commission order by id');
  const preview = await owner.api.orderDetail.statusPreview.query({ id, status: 'cancelled' });
  expect(preview.touchesMoney).toBe(true);
  expect(preview.lines[1]).toBe('The $25.00 commission of Harbour Lane will be cancelled.');
  expect(await t.sql('select * from commission order by id')).toEqual(before);
  await owner.api.orders.setStatus.mutate({ id, status: 'cancelled', expectedStatus: 'paid' });
  const [sum] = await t.sql<{ total: number }>(
    `select sum(amount_minor)::int as total from commission where status = 'pending'`,
  );
  expect(sum?.total).toBe(5000);
  expect((await owner.api.orderDetail.statusPreview.query({ id, status: 'paid' })).lines[1]).toBe(
    'The $25.00 commission of Harbour Lane will be reinstated.',
  );
});

test('bulk: each row is independent, with its reason, and each changed row has one audit row', async () => {
  const [first, second, third] = [
    await makeOrder(t),
    await makeOrder(t),
    await makeOrder(t, { status: 'pending' }),
  ];
  await owner.patch(`/api/orders/${second.id}/status`, { status: 'pending' });
  const before = (await auditActions()).length;
  const { results } = await owner.api.orders.bulkStatus.mutate({
    status: 'cancelled',
    reason: null,
    items: [
      { id: first.id, expectedStatus: 'paid' },
      { id: second.id, expectedStatus: 'paid' },
      { id: 99, expectedStatus: 'paid' },
      { id: third.id, expectedStatus: 'pending' },
    ],
  });
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false, true]);
  expect(results[1]?.message).toBe('This order was changed by someone else. Your change was not saved.');
  expect(results[2]?.message).toBe('We can’t find this order. Choose it from the list of orders.');
  expect((await auditActions()).slice(before)).toEqual(['order.status', 'order.status']);

  const sent = await owner.api.orders.bulkSendForm.mutate({ ids: [first.id, (await makeOrder(t)).id] });
  expect(sent.results.map(({ message }) => message)).toEqual(['Payment required to send form', 'Done']);
});

test('bulk: an unexpected error is the result of its row; the others are changed and reported', async () => {
  const [first, second, third] = [await makeOrder(t), await makeOrder(t), await makeOrder(t)];
  await t.sql(`alter table customer_order add constraint on_purpose
    check (id <> ${second.id} or status <> 'cancelled')`);
  try {
    const items = [first, second, third].map(({ id }) => ({ id, expectedStatus: 'paid' as const }));
    const { results } = await owner.api.orders.bulkStatus.mutate({
      status: 'cancelled',
      reason: null,
      items,
    });
    expect(results.map(({ message }) => message)).toEqual(['Done', ERROR_TEXT.INTERNAL, 'Done']);
  } finally {
    await t.sql('alter table customer_order drop constraint on_purpose');
  }
  expect(takeUnexpectedErrors()).toMatchObject([{ row: second.id }]);
});

test('more than a hundred rows are rejected as a whole', async () => {
  const response = await owner.post('/api/trpc/orders.bulkSendForm', {
    ids: Array.from({ length: 101 }, (_, n) => n + 1),
  });
  expect(response.status).toBe(400);
});

test('only admins can read or change orders', async () => {
  const affiliate = await makeAffiliate(t);
  const order = await makeOrder(t);
  for (const [caller, status] of [
    [t.asVisitor(), 401],
    [await t.asAffiliate(affiliate.id), 403],
  ] as const) {
    const input = encodeURIComponent(JSON.stringify({ id: order.id, status: 'cancelled' }));
    for (const name of [
      'orderDetail.get',
      'orderDetail.statusPreview',
      'orders.list',
      'dashboard.tabs',
      'dashboard.totals',
      'contacts.get',
      'confirmations.get',
    ])
      expect((await caller.get(`/api/trpc/${name}?input=${input}`)).status, name).toBe(status);
    for (const name of [
      'orders.bulkStatus',
      'orders.bulkSendForm',
      'emails.resend',
      'notes.add',
      'savedViews.save',
      'confirmations.attach',
    ])
      expect((await caller.post(`/api/trpc/${name}`, {})).status, name).toBe(status);
    expect((await caller.get('/api/admin/export/orders.csv')).status).toBe(status);
  }
});

const ORDER = { customerName: 'Ada Quill', customerEmail: 'ada@quill.example' };

test('a paid order can be added with its form link on the way; nothing is mailed otherwise', async () => {
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

test('an order that is not paid is rejected with a form link, and is not added', async () => {
  const rejected = await owner.post('/api/orders', { ...ORDER, status: 'pending', sendForm: true });
  expectError(rejected, 400, 'Payment required to send form');
  expect(await t.sql('select id from customer_order')).toEqual([]);
});
