import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDisk, type Disk } from '#server/platform/storage/files.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ERROR_TEXT } from '../platform/errors.ts';

let t: TestApp;
let usual: Disk;
beforeEach(async () => {
  t = await createTestApp();
  usual = t.deps.disk;
});
afterEach(() => {
  t.deps.disk = usual;
});

const enquiry = { name: 'Ada Quill', email: 'ada@quillbinding.example', message: 'Is there still room?' };

test('REL-07 a nearly full disk with the embedded database: all writes are rejected and reads continue; PostgreSQL is not affected', async () => {
  const { databaseUrl, dataDir } = t.deps.config;
  const order = await makeOrder(t);
  const admin = await t.asAdmin();
  const visitor = t.asVisitor();
  // More than any disk has.
  t.deps.disk = createDisk({ databaseUrl, dataDir }, Number.MAX_SAFE_INTEGER);

  const response = await visitor.post('/api/contacts', enquiry);
  if (databaseUrl) {
    expect(response.status).toBe(201);
    return;
  }
  expectError(response, 503, ERROR_TEXT.STORAGE_FULL);
  expect(response.headers.get('retry-after')).toBe('60');
  await expect(
    visitor.api.contacts.create.mutate({ ...enquiry, inquiryType: 'general' }),
  ).rejects.toMatchObject({
    meta: { responseJSON: { message: ERROR_TEXT.STORAGE_FULL, code: 'STORAGE_FULL' } },
  });
  expectError(
    await admin.patch(`/api/orders/${order.id}/status`, { status: 'cancelled' }),
    503,
    ERROR_TEXT.STORAGE_FULL,
  );
  const form = await visitor.call('/forms/contact', { method: 'POST', raw: new URLSearchParams(enquiry) });
  expect(form).toMatchObject({ status: 503, text: expect.stringContaining('Failed to Send Message') });
  expect(await t.sql('select count(*)::int as n from contact')).toEqual([{ n: 0 }]);

  expect((await admin.get('/api/orders')).body.orders).toMatchObject([
    { id: order.id, status: order.status },
  ]);
  expect((await visitor.get('/readyz')).body).toMatchObject({ failing: ['disk'] });
  expect((await visitor.get('/healthz')).status).toBe(200);
});
