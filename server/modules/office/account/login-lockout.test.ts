/** Strangers must not be able to keep an admin from signing in. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller, HttpResponse } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { endSessionsOf } from './account.service.ts';

const MINUTE = 60_000;
let t: TestApp;
let account: { id: number; username: string; password: string };
beforeEach(async () => {
  t = await createTestApp();
  account = await makeAdmin(t, { username: 'robin' });
  t.clock.freeze();
});

const logIn = (
  caller: Caller,
  password = account.password,
  username = account.username,
): Promise<HttpResponse> => caller.post('/api/admin/login', { username, password });
async function signedIn(ip?: string): Promise<Caller> {
  const caller = t.asVisitor({ ip });
  expect((await logIn(caller)).status).toBe(200);
  return caller;
}

describe('M2 waits caused by strangers', () => {
  it('M2c: failed attempts by strangers do not make a known device wait', async () => {
    const known = await signedIn();
    for (let n = 0; n < 5; n++) expectError(await logIn(t.asVisitor(), 'wrong'), 401);
    expectError(await logIn(t.asVisitor()), 429);
    expect((await logIn(known)).status).toBe(200);
  });

  it('M2c: one well-timed guess per wait blocks a new browser, never a known device', async () => {
    const known = await signedIn();
    for (let n = 0; n < 5; n++) await logIn(t.asVisitor(), 'wrong');
    for (let n = 0; n < 6; n++) {
      t.clock.advance(16 * MINUTE);
      expectError(await logIn(t.asVisitor(), 'wrong'), 401);
      expectError(await logIn(t.asVisitor()), 429);
    }
    expect((await logIn(known)).status).toBe(200);
  });

  it('M2c: a known device has its own counter: after five failures it waits', async () => {
    const known = await signedIn();
    for (let n = 0; n < 5; n++) expectError(await logIn(known, 'wrong'), 401);
    expectError(await logIn(known), 429);
    expect((await logIn(t.asVisitor())).status).toBe(200);
  });

  it('M2c: failures of others at the same IP address do not count for a known device', async () => {
    const ip = '203.0.113.7';
    const known = await signedIn(ip);
    for (let n = 0; n < 10; n++) expectError(await logIn(t.asVisitor({ ip }), 'wrong', `name-${n}`), 401);
    expectError(await logIn(t.asVisitor({ ip })), 429);
    expect((await logIn(known)).status).toBe(200);
    // The sign-in of the known device must not lower the counter of the address.
    expectError(await logIn(t.asVisitor({ ip })), 429);
  });

  it('M2c: thirty queued guesses do not delay the known device', async () => {
    const known = await signedIn();
    const [first, ...others] = await Promise.all([
      logIn(known),
      ...Array.from({ length: 40 }, (_, n) => logIn(t.asVisitor(), `wrong guess ${n}`)),
    ]);
    expect(first?.status).toBe(200);
    expect(others.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('M2c: the device of another admin, and a revoked one, count as strangers', async () => {
    const other = await makeAdmin(t, { username: 'kim' });
    const foreign = t.asVisitor();
    expect((await logIn(foreign, other.password, other.username)).status).toBe(200);
    const revoked = await signedIn();
    await endSessionsOf(t.context(), account.id);
    for (let n = 0; n < 5; n++) await logIn(t.asVisitor(), 'wrong');
    expectError(await logIn(foreign), 429);
    expectError(await logIn(revoked), 429);
  });
});

describe('L6 the audit log and strangers', () => {
  it('L6: wrong passwords and wrong codes write one audit row each per address and ten minutes', async () => {
    const rows = () => t.sql(`select action from audit_log where action like '%.login-failed' order by id`);
    const fail = async (ip: string) => {
      for (let n = 0; n < 4; n++) {
        await logIn(t.asVisitor({ ip }), 'wrong', `name-${n}`);
        await t
          .asVisitor({ ip })
          .post('/api/affiliates/verify-otp', { email: `a${n}@example.org`, code: '123456', type: 'login' });
      }
    };
    const both = [{ action: 'admin.login-failed' }, { action: 'affiliate.login-failed' }];
    await fail('203.0.113.7');
    expect(await rows()).toEqual(both);
    await fail('198.51.100.7');
    expect(await rows()).toEqual([...both, ...both]);
    t.clock.advance(10 * MINUTE);
    await fail('203.0.113.7');
    expect(await rows()).toHaveLength(6);
  });
});
