/** Stats, notes, saved views and exports; contacts and confirmations as staff handle them. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineExport } from '#server/platform/csv-export.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type { Caller } from '#server/testing/callers.ts';
import { CONFIRMATION, CONTACT, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const actions = async () =>
  (await t.sql<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);

test('revenue is the sum over all orders of any status, and what was paid is per currency; an amount that is not a number counts 0', async () => {
  await makeOrder(t, { amount: '250' });
  await makeOrder(t, { amount: '280', currency: 'eur' });
  await makeOrder(t, { amount: '99.50', status: 'pending' });
  await makeOrder(t, { amount: '10', status: 'cancelled', currency: 'gbp' });
  await makeOrder(t, { amount: 'on request' });
  await t.asVisitor().post('/api/contacts', CONTACT);
  expect(await owner.api.dashboard.totals.query()).toEqual({
    orders: 5,
    contacts: 1,
    confirmations: 0,
    revenueMinor: 63_950,
    paid: [
      { currency: 'eur', amountMinor: 28_000 },
      { currency: 'usd', amountMinor: 25_000 },
    ],
    byStatus: { paid: 3, pending: 1, cancelled: 1 },
  });
});

test('notes belong to one record; staff delete their own, owners any', async () => {
  const staff = await t.asAdmin('staff');
  const order = await makeOrder(t);
  const other = await makeOrder(t);
  const note = await owner.api.notes.add.mutate({
    kind: 'order',
    id: order.id,
    body: ' Rang back.\nAll clear. ',
  });
  expect(note).toMatchObject({ body: 'Rang back.\nAll clear.', author: 'owner' });
  expect(await staff.api.notes.list.query({ kind: 'order', id: order.id })).toHaveLength(1);
  expect(await staff.api.notes.list.query({ kind: 'order', id: other.id })).toEqual([]);
  expect((await staff.post('/api/trpc/notes.remove', { id: note.id })).status).toBe(403);
  expect((await owner.post('/api/trpc/notes.add', { kind: 'order', id: 99, body: 'x' })).status).toBe(404);
  expect(
    (await owner.post('/api/trpc/notes.add', { kind: 'order', id: order.id, body: '  ' })).text,
  ).toContain('Write a note first.');
  await owner.api.notes.remove.mutate({ id: note.id });
  expect(await actions()).toEqual(expect.arrayContaining(['note.add', 'note.remove']));
  const stored = await t.sql<{ text: string }>(
    `select coalesce(before::text, '') || coalesce(after::text, '') as text from audit_log`,
  );
  expect(stored.some(({ text }) => text.includes('Rang back'))).toBe(false);
});

test('saved views belong to one admin; a view with the same name is replaced', async () => {
  const staff = await t.asAdmin('staff');
  await owner.api.savedViews.save.mutate({ list: 'orders', name: 'Waiting', query: 'form=waiting' });
  const view = await owner.api.savedViews.save.mutate({
    list: 'orders',
    name: 'Waiting',
    query: 'form=waiting&sort=-amount',
  });
  expect(await owner.api.savedViews.list.query({ list: 'orders' })).toEqual([view]);
  expect(await owner.api.savedViews.list.query({ list: 'contacts' })).toEqual([]);
  expect(await staff.api.savedViews.list.query({ list: 'orders' })).toEqual([]);
  await staff.api.savedViews.remove.mutate({ id: view.id });
  expect(await owner.api.savedViews.list.query({ list: 'orders' })).toHaveLength(1);
  await owner.api.savedViews.remove.mutate({ id: view.id });
  expect(await owner.api.savedViews.list.query({ list: 'orders' })).toEqual([]);
});

test('SEC-21: an export contains the rows of its filter, neutralises formulas, and writes one audit row', async () => {
  await makeOrder(t, { customerName: '=HYPERLINK("x")', requirements: 'two\nlines, "quoted"' });
  await makeOrder(t, { customerName: 'Plain', status: 'pending' });
  const response = await owner.get('/api/admin/export/orders.csv?status=paid');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...response.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(response.text).toContain('"two\nlines, ""quoted"""');
  expect(response.text).not.toContain('Plain');
  expect((await actions()).filter((action) => action === 'list.export')).toHaveLength(1);
  expect((await owner.get('/api/admin/export/orders.csv?status=nonsense')).status).toBe(400);
  expect((await owner.get('/api/admin/export/passwords.csv')).status).toBe(404);
  expect((await owner.get('/api/admin/export/constructor.csv')).status).toBe(404);
});

test('an export reads in batches and contains every row once', async () => {
  await t.sql(
    `insert into contact (name, email, message, inquiry_type, status, created_at)
     select 'Row ' || n, 'row' || n || '@rows.example', 'Hello', 'general', 'new', timestamptz '2026-01-01' + (n % 700) * interval '1 minute'
     from generate_series(1, 2300) n`,
  );
  const lines = (await owner.get('/api/admin/export/contacts.csv')).text.trimEnd().split('\r\n');
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2300);
  expect(lines).toHaveLength(2301);
});

test('an export sends nothing, not even its header, before its first query has succeeded', async () => {
  const failing = defineExport({
    input: z.object({}),
    async page(ctx): Promise<Page<{ id: number }>> {
      await queryRows(ctx.em, 'select ?::date', ['2026-02-31']);
      return { items: [], nextCursor: null, total: 0 };
    },
    columns: [['id', ({ id }) => id]],
  });
  await expect(failing.open(t.context(), {}).next()).rejects.toThrow();
  const response = await owner.get('/api/admin/export/orders.csv?from=2026-02-31');
  expect([response.status, response.body.message]).toEqual([400, 'Enter a date, for example 2026-11-20.']);
  expect(await actions()).not.toContain('list.export');
});

test('contacts: status changes with conflicts, in bulk, and with one audit row for each change', async () => {
  const visitor = t.asVisitor();
  const { id } = (await visitor.post('/api/contacts', CONTACT)).body;
  expect(
    await owner.api.contacts.setStatus.mutate({ id, status: 'answered', expectedStatus: 'new' }),
  ).toMatchObject({ status: 'answered' });
  const conflict = await owner.patch(`/api/contacts/${id}/status`, { status: 'spam', expectedStatus: 'new' });
  expect(conflict.status).toBe(409);
  expect(conflict.body.data.current.status).toBe('answered');
  expect((await owner.patch(`/api/contacts/${id}/status`, { status: 'done' })).status).toBe(400);
  const seen = [id, 999].map((each) => ({ id: each, expectedStatus: 'answered' as const }));
  const bulk = async () =>
    (await owner.api.contacts.bulkStatus.mutate({ items: seen, status: 'spam' })).results;
  expect((await bulk()).map(({ ok }) => ok)).toEqual([true, false]);
  expect((await bulk())[0]).toEqual({
    id,
    ok: false,
    message: 'This enquiry was changed by someone else. Your change was not saved.',
  });
  expect((await owner.api.contacts.list.query({ status: 'spam', type: 'general' })).items).toHaveLength(1);
  expect((await owner.api.contacts.list.query({ type: 'billing' })).items).toEqual([]);
  expect((await actions()).filter((action) => action === 'contact.status')).toHaveLength(2);
});

test('confirmations: an unverified form is attached to its order, once, and an order accepts only one', async () => {
  const order = await makeOrder(t);
  const visitor = t.asVisitor();
  const first = (await visitor.post('/api/order-confirmations', { ...CONFIRMATION, orderId: order.id })).body
    .id;
  const second = (
    await visitor.post('/api/order-confirmations', { ...CONFIRMATION, businessName: 'Another' })
  ).body.id;
  expect((await owner.api.confirmations.list.query({ link: 'claimed' })).items.map(({ id }) => id)).toEqual([
    first,
  ]);
  expect(await owner.api.confirmations.attach.mutate({ id: first, orderId: order.id })).toMatchObject({
    orderId: order.id,
    verified: true,
  });
  const rejected = await owner.post('/api/trpc/confirmations.attach', { id: second, orderId: order.id });
  expect(rejected.status).toBe(409);
  expect(rejected.text).toContain('This order already has a confirmation. Check the order number.');
  expect(
    (await owner.post('/api/trpc/confirmations.attach', { id: first, orderId: (await makeOrder(t)).id }))
      .status,
  ).toBe(409);
  expect((await owner.post('/api/trpc/confirmations.attach', { id: second, orderId: 99 })).status).toBe(404);
  const detail = await owner.api.orderDetail.get.query({ id: order.id });
  expect(detail.confirmation?.id).toBe(first);
  expect(detail.events[0]).toMatchObject({ kind: 'confirmed', actor: 'owner' });
});

test('confirmations: when two admins change one at the same time, the second gets the current state', async () => {
  const { id } = (await t.asVisitor().post('/api/order-confirmations', CONFIRMATION)).body;
  await owner.api.confirmations.setStatus.mutate({ id, status: 'in_progress', expectedStatus: 'pending' });
  const conflict = await owner.patch(`/api/order-confirmations/${id}/status`, {
    status: 'completed',
    expectedStatus: 'pending',
  });
  expect(conflict.status).toBe(409);
  expect(conflict.body.data.current.status).toBe('in_progress');
  const bulk = async (expectedStatus: 'pending' | 'in_progress') =>
    (
      await owner.api.confirmations.bulkStatus.mutate({
        items: [{ id, expectedStatus }],
        status: 'completed',
      })
    ).results;
  expect(await bulk('pending')).toEqual([
    {
      id,
      ok: false,
      message: 'This order form was changed by someone else. Your change was not saved.',
    },
  ]);
  expect(await bulk('in_progress')).toEqual([{ id, ok: true, message: 'Done' }]);
});
