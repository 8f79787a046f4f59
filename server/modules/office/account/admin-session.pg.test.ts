import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '#server/platform/crypto.ts';
import { type Caller, untilServed } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAdmin, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setAdminPassword } from './admin.service.ts';

let t: TestApp;
let account: { id: number; username: string; password: string };
beforeEach(async () => {
  t = await createTestApp();
  account = await makeAdmin(t, { username: 'robin' });
});
afterEach(() => {
  vi.useRealTimers();
});

const ADMIN = '__Host-admin';
const MINUTE = 60_000;
const logIn = (caller: Caller, password = account.password, username = account.username) =>
  caller.post('/api/admin/login', { username, password });
const isIn = async (caller: Caller) => (await caller.get('/api/orders')).status === 200;
async function signedIn(): Promise<Caller> {
  const caller = t.asVisitor();
  expect((await logIn(caller)).status).toBe(200);
  return caller;
}
/**
 * Session expiry uses real time: only Date is faked, so that timers and the database keep running.
 */
const moveTime = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
};

describe('SEC-01 only the server decides who is an admin', () => {
  it('the right password signs in; a rejected attempt does not say which part was wrong', async () => {
    const caller = t.asVisitor();
    expectError(await logIn(caller, 'wrong'), 401, 'Invalid username or password.');
    expectError(await logIn(caller, account.password, 'nobody'), 401, 'Invalid username or password.');
    expect(await isIn(caller)).toBe(false);
    expect((await logIn(caller)).body).toEqual({
      success: true,
      admin: { id: account.id, username: 'robin', role: 'owner' },
    });
    expect(await isIn(caller)).toBe(true);
  });

  it.each([
    ['a made-up id of the right form', 'a'.repeat(40)],
    ['a short id', 'abc'],
    ['a long id', 'a'.repeat(5000)],
    ['Unicode', 'ä'.repeat(40)],
    ['a stray percent sign', '%'],
    ['the word true', 'true'],
  ])('%s in the cookie does not authenticate', async (_, value) => {
    expectError(
      await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${encodeURI(value)}; adminAuth=true` }),
      401,
    );
    expect((await t.asVisitor().get('/api/session', { cookie: `x=%; ${ADMIN}=%` })).status).toBe(200);
  });

  it('LUC-3: two cookies with the same name are ignored; header, query and body cannot carry a session', async () => {
    const id = (await signedIn()).cookies.get(ADMIN) ?? '';
    const ask = (headers: Record<string, string>, path = '/api/orders') => t.asVisitor().get(path, headers);
    expect((await ask({ cookie: `${ADMIN}=${id}` })).status).toBe(200);
    expect((await ask({ cookie: `${ADMIN}=${id}; ${ADMIN}=${id}` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${id}` })).status).toBe(401);
    expect((await ask({}, `/api/orders?${ADMIN}=${id}`)).status).toBe(401);
  });

  it('an admin session is not valid in the affiliate cookie, and vice versa', async () => {
    const affiliate = await makeAffiliate(t);
    const admin = (await signedIn()).cookies.get(ADMIN) ?? '';
    const affiliateSession = (await t.asAffiliate(affiliate.id)).cookies.get('__Host-aff') ?? '';
    expect((await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${affiliateSession}` })).status).toBe(
      401,
    );
    const swapped = await t
      .asVisitor()
      .get(`/api/affiliates/${affiliate.id}/dashboard`, { cookie: `__Host-aff=${admin}` });
    expect(swapped.status).toBe(401);
  });
});

describe('LUC-2 and LUC-4 cookies and the session table', () => {
  it('the cookie is __Host-, Secure, HttpOnly, Strict, Path=/, without a Domain', async () => {
    const response = await logIn(t.asVisitor());
    const all = response.headers.getSetCookie();
    expect(all.map((line) => line.split('=')[0]).sort()).toEqual([ADMIN, '__Host-device']);
    const lines = all.filter((line) => line.startsWith(ADMIN));
    const [pair = '', ...attributes] = (lines[0] ?? '').split('; ');
    expect(pair).toMatch(/^__Host-admin=[a-z2-7]{40}$/);
    expect(attributes.map((attribute) => attribute.replace(/^(Expires|Max-Age)=.*/, '$1')).sort()).toEqual(
      expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']),
    );
    expect(attributes.join()).not.toMatch(/domain/i);
    expect(response.text).not.toContain(pair.split('=')[1]);
  });

  it('a copy of the session table cannot be used to sign in', async () => {
    const id = (await signedIn()).cookies.get(ADMIN) ?? '';
    const rows = await t.sql<{ id_hash: string; public_id: string }>('select * from session');
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(rows[0]?.id_hash).toBe(sha256(id));
    for (const stolen of [rows[0]?.id_hash, rows[0]?.id_hash.slice(0, 40), rows[0]?.public_id])
      expect((await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${stolen}` })).status).toBe(401);
  });
});

describe('SEC-03 and LUC-5 new ids, sign-out, number of sessions', () => {
  it('a session id sent by the client is never adopted, and ends at sign-in', async () => {
    const planted = 'abcdefghijklmnopqrstuvwxyz234567abcdefgh';
    const caller = t.asVisitor();
    caller.cookies.set(ADMIN, planted);
    await logIn(caller);
    const first = caller.cookies.get(ADMIN) ?? '';
    expect(first).not.toBe(planted);
    await logIn(caller);
    expect(caller.cookies.get(ADMIN)).not.toBe(first);
    expect((await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${first}` })).status).toBe(401);
    expect((await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${planted}` })).status).toBe(401);
  });

  it('signing out ends the session on the server', async () => {
    const caller = await signedIn();
    const id = caller.cookies.get(ADMIN) ?? '';
    const response = await caller.post('/api/admin/logout');
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(caller.cookies.has(ADMIN)).toBe(false);
    expect((await t.asVisitor().get('/api/orders', { cookie: `${ADMIN}=${id}` })).status).toBe(401);
    expect(await t.sql('select 1 from session')).toEqual([]);
  });

  it('a session stays ended when requests are running during sign-out', async () => {
    const caller = await signedIn();
    const cookie = { cookie: `${ADMIN}=${caller.cookies.get(ADMIN)}` };
    moveTime(20 * MINUTE);
    await Promise.all([
      ...Array.from({ length: 20 }, () => t.asVisitor().get('/api/session', cookie)),
      caller.post('/api/admin/logout'),
      ...Array.from({ length: 20 }, () => t.asVisitor().get('/api/session', cookie)),
    ]);
    expect(await t.sql('select 1 from session')).toEqual([]);
  });

  it('at most five sessions; the sixth ends the oldest', async () => {
    const callers: Caller[] = [];
    for (let n = 0; n < 6; n++) {
      callers.push(await signedIn());
      moveTime(1000);
    }
    expect(await Promise.all(callers.map(isIn))).toEqual([false, true, true, true, true, true]);
  });
});

describe('session lifetime', () => {
  it('30 minutes without a request end a session', async () => {
    const caller = await signedIn();
    moveTime(30 * MINUTE + 1000);
    expect(await isIn(caller)).toBe(false);
  });

  it('requests extend a session, up to eight hours in total', async () => {
    const caller = await signedIn();
    let hours = 0;
    for (let n = 0; n < 23; n++) {
      moveTime(20 * MINUTE);
      hours += 1 / 3;
      expect(await isIn(caller), `after ${hours.toFixed(1)} h`).toBe(true);
    }
    moveTime(21 * MINUTE);
    expect(await isIn(caller)).toBe(false);
  });

  it('LUC-6: changing the password or disabling the account ends every session at once', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    await setAdminPassword(t.context(), 'robin', 'another long password');
    expect([await isIn(first), await isIn(second)]).toEqual([false, false]);
    const third = t.asVisitor();
    await logIn(third, 'another long password');
    await t.sql('update admin_account set disabled_at = now() where id = ? returning id', [account.id]);
    expect(await isIn(third)).toBe(false);
    expectError(await logIn(t.asVisitor(), 'another long password'), 401);
  });

  it('LUC-7: the cleanup removes expired sessions and nothing else', async () => {
    await signedIn();
    const kept = await t.asAffiliate((await makeAffiliate(t)).id);
    moveTime(60 * MINUTE);
    await t.deps.sessions.prune();
    expect(await t.sql('select kind from session')).toEqual([{ kind: 'affiliate' }]);
    expect((await kept.get('/api/session')).body.kind).toBe('affiliate');
  });
});

describe('password guessing', () => {
  it('after five failures each further attempt has to wait longer, and waiting is enough', async () => {
    t.clock.freeze();
    for (let n = 0; n < 5; n++) expectError(await logIn(t.asVisitor(), 'wrong'), 401);
    const rejected = await logIn(t.asVisitor());
    expectError(rejected, 429);
    expect(Number(rejected.headers.get('retry-after'))).toBe(30);
    t.clock.advance(31_000);
    expectError(await logIn(t.asVisitor(), 'wrong'), 401);
    expect(Number((await logIn(t.asVisitor())).headers.get('retry-after'))).toBe(60);
    t.clock.advance(61_000);
    expect((await logIn(t.asVisitor())).status).toBe(200);
  });

  it('parallel guesses are counted together: the right password among thirty wrong ones comes too late', async () => {
    t.clock.freeze();
    const guesses = Array.from({ length: 31 }, (_, n) => (n === 20 ? account.password : `wrong guess ${n}`));
    const states = (
      await Promise.all(guesses.map((guess) => untilServed(() => logIn(t.asVisitor(), guess))))
    ).map(({ status }) => status);
    expect(states.filter((status) => status === 401)).toHaveLength(5);
    expect(states.filter((status) => status === 429)).toHaveLength(26);
  });

  it('several people who share an account do not use up each other’s attempts', async () => {
    const states = (
      await Promise.all(Array.from({ length: 12 }, () => untilServed(() => logIn(t.asVisitor()))))
    ).map(({ status }) => status);
    expect(states).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('SEC-36: sign-ins, failures and sign-outs are logged, once each', async () => {
    const caller = t.asVisitor();
    await logIn(caller, 'wrong');
    await logIn(caller);
    await caller.post('/api/admin/logout');
    const rows = await t.sql<{ action: string; actor_name: string }>(
      `select action, actor_name from audit_log order by id`,
    );
    expect(rows.filter(({ action }) => action !== 'admin.create')).toEqual([
      { action: 'admin.login-failed', actor_name: 'visitor' },
      { action: 'admin.login', actor_name: 'robin' },
      { action: 'admin.logout', actor_name: 'robin' },
    ]);
  });
});
