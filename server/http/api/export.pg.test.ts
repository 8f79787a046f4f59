/** Lists as files: their names, who may read them, and what happens when reading fails. */
import { beforeEach, expect, it } from 'vitest';
import { type Caller, ORIGIN } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin('owner');
});
const audited = () =>
  t.sql(`select subject_id as list, after from audit_log where action like '%export%' order by id`);

it.each(['orders', 'contacts', 'order-confirmations', 'affiliates', 'commissions', 'emails', 'audit'])(
  '%s is a file with its name and today’s date, which is never stored',
  async (list) => {
    const day = t.clock.now().toISOString().slice(0, 10);
    const { status, headers, text } = await owner.get(`/api/admin/export/${list}.csv`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list}-${day}.csv"`,
      'cache-control': 'no-store',
    });
    expect(text.split('\r\n')[0]).toMatch(/^\uFEFF?[A-Z][\w %]*,/);
    expect(await audited()).toMatchObject([{ list }]);
  },
);

it('each value of a row is under its heading', async () => {
  const order = await makeOrder(t, {
    customerName: 'Ada Quill',
    customerPhone: '0161 496 0188',
    amount: '280',
    currency: 'eur',
  });
  const { text } = await owner.get('/api/admin/export/orders.csv');
  const [header = '', row = ''] = text.split('\r\n');
  const cells = row.split(',');
  expect(Object.fromEntries(header.split(',').map((heading, at) => [heading, cells[at]]))).toEqual({
    Order: String(order.id),
    Created: order.createdAt.toISOString(),
    Status: 'paid',
    Customer: 'Ada Quill',
    Email: order.customerEmail,
    Phone: '0161 496 0188',
    Amount: '280',
    Currency: 'EUR',
    Package: order.packageType,
    Requirements: '',
    Payment: '',
    Source: 'admin',
    Affiliate: '',
    'Form sent': '',
    'Form sent by': '',
  });
});

it('a HEAD request gets the headers, and is not recorded as an export', async () => {
  const { status, headers, text } = await owner.call('/api/admin/export/orders.csv', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  expect(headers.get('content-disposition')).toContain('orders-');
  expect(await audited()).toEqual([]);
});

it.each(['nope.csv', 'orders', 'orders.csv.csv', 'ORDERS.csv', 'constructor.csv', '.csv', 'orders.xlsx'])(
  'there is no file %s',
  async (file) => {
    expectError(await owner.get(`/api/admin/export/${file}`), 404);
    expect(await audited()).toEqual([]);
  },
);

it('only staff and owners get a file', async () => {
  expectError(await t.asVisitor().get('/api/admin/export/orders.csv'), 401);
  expectError(await t.asVisitor().get('/api/admin/export/nope.csv'), 401);
  expect((await (await t.asAdmin('staff')).get('/api/admin/export/orders.csv')).status).toBe(200);
});

async function startDownload(rows: number): Promise<Response> {
  await t.sql(
    `insert into contact (name, email, message, inquiry_type, status, created_at)
     select 'Row ' || n, 'row' || n || '@rows.example', 'Hello', 'general', 'new', timestamptz '2026-01-01' + (n % 700) * interval '1 minute'
     from generate_series(1, ${rows}) n`,
  );
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await t.app.request(`${ORIGIN}/api/admin/export/contacts.csv`, {
    headers: { cookie, host: 'localhost:3000' },
  });
  expect(response.status).toBe(200);
  return response;
}

it('however large a list is, few rows are read before the client takes them', async () => {
  const response = await startDownload(2300);
  await t.sql('delete from contact');
  const rowsReadBefore = (await response.text()).match(/@rows\.example/g) ?? [];
  expect(rowsReadBefore.length).toBeGreaterThan(0);
  expect(rowsReadBefore.length).toBeLessThanOrEqual(300);
});

it('a download that fails half-way is aborted instead of looking complete, and is logged', async () => {
  const response = await startDownload(2300);
  await t.sql('alter table contact rename to contact_away');
  try {
    await expect(response.text()).rejects.toThrow();
  } finally {
    await t.sql('alter table contact_away rename to contact');
  }
  expect(takeUnexpectedErrors()).toEqual([expect.objectContaining({ message: 'an export failed' })]);
});
