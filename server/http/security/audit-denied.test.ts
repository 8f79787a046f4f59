/** SEC-36: which denied requests leave a row in the audit log. */
import { beforeEach, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});
const rows = () =>
  t.sql<{ kind: string; subject: string; id: string }>(
    `select actor_kind as kind, subject_kind as subject, subject_id as id from audit_log where action = 'access.denied' order by id`,
  );

it('SEC-36: one row per account within ten minutes', async () => {
  const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
  const row = { kind: 'affiliate', subject: 'route', id: 'GET /orders' };
  for (const [minutes, count] of [
    [0, 1],
    [9, 1],
    [2, 2],
  ] as const) {
    t.clock.advance(minutes * 60_000);
    expectError(await affiliate.get('/api/orders'), 403);
    expectError(await affiliate.get('/api/affiliates/999/dashboard'), 403);
    expect(await rows()).toEqual(Array(count).fill(row));
  }
});

it('SEC-36: denials at the same moment make one row', async () => {
  const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
  await Promise.all(Array.from({ length: 5 }, () => affiliate.get('/api/orders')));
  expect(await rows()).toHaveLength(1);
});

it('SEC-36: no row for allowed requests, other errors and callers without an account', async () => {
  const staff = await t.asAdmin('staff');
  expect((await staff.get('/api/orders')).status).toBe(200);
  expect((await staff.get('/api/orders/1')).status).toBe(404);
  expectError(await t.asVisitor().get('/api/orders'), 401);
  expectError(await t.asVisitor().get('/api/session', { origin: 'https://evil.example' }), 403);
  expect(await rows()).toEqual([]);
});

it('L6, SEC-36: a sign-up whose address is not proved leaves no row, however many routes deny it', async () => {
  const stranger = t.asVisitor();
  const { status } = await stranger.post('/api/affiliates', {
    name: 'Mallory Quick',
    email: 'mallory@quick.example',
  });
  expect(status).toBe(201);
  for (const path of ['/api/orders', '/api/affiliates', '/api/contacts', '/api/events'])
    expectError(await stranger.get(path), 403);
  expect(await rows()).toEqual([]);
  expect(t.logs().filter(({ status }) => status === 403)).toHaveLength(4);
});

it('SEC-36: access stays denied when the row cannot be written, and the log says so', async () => {
  const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
  await t.sql('alter table audit_log rename to audit_log_away');
  try {
    const response = await affiliate.get('/api/orders');
    expectError(response, 403);
    expect(t.logs()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'a denied access was not recorded',
        requestId: response.body.requestId,
        error: expect.any(String),
      }),
    );
  } finally {
    await t.sql('alter table audit_log_away rename to audit_log');
  }
});
