/** What the admin area needs to warn before a session ends, and to return after the next login. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});

const HEADER = 'x-session-ends-in';
const MINUTE = 60;
const moveTime = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

it('each response to an admin says when the idle session ends, and a late call extends it', async () => {
  const admin = await t.asAdmin();
  const left = async () => Number((await admin.get('/api/orders')).headers.get(HEADER));
  expect(await left()).toBeGreaterThan(29 * MINUTE);
  moveTime(28 * MINUTE);
  expect(await left()).toBeGreaterThan(29 * MINUTE);
  moveTime(31 * MINUTE);
  const ended = await admin.get('/api/session');
  expect(ended.body.kind).toBe('visitor');
  expect(ended.headers.get(HEADER)).toBeNull();
});

it('no call extends a session beyond its absolute end, and the header says so', async () => {
  const admin = await t.asAdmin();
  await t.sql(
    `update session set expires_at = now() + interval '90 seconds', absolute_expires_at = now() + interval '100 seconds'`,
  );
  for (let call = 0; call < 2; call++)
    expect(Number((await admin.get('/api/session')).headers.get(HEADER))).toBeLessThanOrEqual(100);
});

it('visitors get no such header', async () => {
  expect((await t.asVisitor().get('/api/session')).headers.get(HEADER)).toBeNull();
});

it.each([
  ['/admin', '/admin-login'],
  ['/admin/orders/143361499', '/admin-login#next=%2Fadmin%2Forders%2F143361499'],
  [
    '/admin/orders?q=a&next=//x.example',
    '/admin-login#next=%2Fadmin%2Forders%3Fq%3Da%26next%3D%2F%2Fx.example',
  ],
])('without a session %s leads to the login, which can return there', async (path, location) => {
  const response = await t.asVisitor().get(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});
