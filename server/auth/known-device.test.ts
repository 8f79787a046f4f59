/** Tests the cookie `__Host-device`: its content, its effect, and its expiry. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { changeAffiliateStatus } from '#server/modules/affiliate/account/affiliate-admin.service.ts';
import { endSessionsOf, setDisabled } from '#server/modules/office/account/account.service.ts';
import { setAdminPassword } from '#server/modules/office/account/admin.service.ts';
import { ADMIN, codeIn, makeAdmin, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type DeviceAccount, findKnownDevice, hasDeviceCookie, rememberDevice } from './known-device.ts';

const DEVICE = '__Host-device';
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

/** Makes a context for a browser that sends only the device cookie. */
function device(): Context & { value(): string } {
  let value = '';
  const context = t.context();
  return {
    ...context,
    request: { ...context.request, cookie: (name) => (name === DEVICE && value ? value : null) },
    setCookie: (line) => {
      value = line.slice(DEVICE.length + 1, line.indexOf(';'));
    },
    value: () => value,
  };
}

const isKnown = (ctx: Context, account: DeviceAccount): boolean => findKnownDevice(ctx, account) !== null;
const generationOf = async (table: string, id: number): Promise<number> =>
  Number(
    (await t.sql<{ n: number }>(`select device_generation as n from ${table} where id = ?`, [id]))[0]?.n,
  );

describe('M2 the known-device cookie', () => {
  it('M2: a login sets it for 180 days; it contains no address, signs nobody in, and remains after a logout', async () => {
    const affiliate = await makeAffiliate(t);
    const caller = t.asVisitor();
    await caller.post('/api/affiliates/generate-otp', { email: affiliate.email, type: 'login' });
    expect(caller.cookies.has(DEVICE)).toBe(false);
    const code = codeIn(await t.emails());
    const response = await caller.post('/api/affiliates/verify-otp', {
      email: affiliate.email,
      code,
      type: 'login',
    });
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(DEVICE)) ?? '';
    expect(line.split('; ').slice(1)).toEqual([
      'Max-Age=15552000',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
    ]);
    await caller.post('/api/affiliates/logout');
    const value = caller.cookies.get(DEVICE);
    expect(value).toMatch(/^v1\.[\w-]{22}\.[0-9a-z]+:[\w-]{43}$/);
    expect((await caller.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(401);
    expect((await caller.get('/api/session')).body.kind).toBe('visitor');
  });

  it('M2: signing up, which verifies nothing, does not make a known device (SEC-09)', async () => {
    const caller = t.asVisitor();
    expect(
      (await caller.post('/api/affiliates', { name: 'Mallory', email: 'victim@victim.example' })).status,
    ).toBe(201);
    expect(caller.cookies.has(DEVICE)).toBe(false);
  });

  it('M2: an affiliate’s entry does not count for the admin account with the same id, nor for another affiliate', async () => {
    const ctx = device();
    const { id } = await makeAffiliate(t);
    await rememberDevice(ctx, 'affiliate', id);
    expect(isKnown(ctx, { kind: 'affiliate', id, generation: 0 })).toBe(true);
    expect(isKnown(ctx, { kind: 'admin', id, generation: 0 })).toBe(false);
    expect(isKnown(ctx, { kind: 'affiliate', id: id + 1, generation: 0 })).toBe(false);
  });

  it('M2: it expires after 180 days on the server too', async () => {
    t.clock.freeze();
    const ctx = device();
    const { id } = await makeAffiliate(t);
    await rememberDevice(ctx, 'affiliate', id);
    t.clock.advance(180 * 86_400_000 - 1000);
    expect(isKnown(ctx, { kind: 'affiliate', id, generation: 0 })).toBe(true);
    t.clock.advance(1000);
    expect(isKnown(ctx, { kind: 'affiliate', id, generation: 0 })).toBe(false);
  });

  it('M2: a changed character, another device’s id and random text are not a known device', async () => {
    const ctx = device();
    const { id } = await makeAffiliate(t);
    await rememberDevice(ctx, 'affiliate', id);
    const good = ctx.value();
    const flipped = (at: number) => good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1);
    const changed = [
      flipped(5),
      flipped(good.length - 20),
      `${good}.`,
      good.slice(0, -1),
      '',
      '%',
      'v1',
      'a'.repeat(5000),
    ];
    for (const value of changed) {
      const other = { ...ctx, request: { ...ctx.request, cookie: () => value } };
      expect(isKnown(other, { kind: 'affiliate', id, generation: 0 }), value.slice(0, 40)).toBe(false);
    }
  });

  it('M2: a browser has a device cookie once somebody has signed in on it, and not with random text', async () => {
    const ctx = device();
    expect(hasDeviceCookie(ctx)).toBe(false);
    await rememberDevice(ctx, 'affiliate', (await makeAffiliate(t)).id);
    expect(hasDeviceCookie(ctx)).toBe(true);
    const value = ctx.value();
    for (const other of [`x${value}`, `${value}x`, value.replace('v1', 'v2'), 'v1']) {
      const request = { ...ctx.request, cookie: () => other };
      expect(hasDeviceCookie({ ...ctx, request }), other).toBe(false);
    }
  });

  it('M2: an account that was deleted meanwhile gets no cookie', async () => {
    const ctx = device();
    await rememberDevice(ctx, 'admin', 4711);
    expect(ctx.value()).toBe('');
  });

  it('M2: it lists the eight newest accounts, each once', async () => {
    const ctx = device();
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) {
      const { id } = await makeAffiliate(t);
      ids.push(id);
      for (let logins = 0; logins < 2; logins++) await rememberDevice(ctx, 'affiliate', id);
    }
    expect(ctx.value().split('.')).toHaveLength(2 + 8);
    expect(ids.map((id) => isKnown(ctx, { kind: 'affiliate', id, generation: 0 }))).toEqual(
      ids.map((_, index) => index >= 2),
    );
  });
});

describe('M2 what revokes a known device', () => {
  it.each<[string, (id: number, username: string) => Promise<unknown>]>([
    ['ending all sessions', (id) => endSessionsOf(t.context(ADMIN), id)],
    [
      'a new password',
      (_, username) => setAdminPassword(t.context(ADMIN), username, 'another long password'),
    ],
    [
      'disabling the account, for good',
      async (id) => {
        await setDisabled(t.context(ADMIN), { id, disabled: true });
        await setDisabled(t.context(ADMIN), { id, disabled: false });
      },
    ],
  ])('M2: %s', async (_, revoke) => {
    await makeAdmin(t, { username: 'another' });
    const { id, username } = await makeAdmin(t, { username: 'robin' });
    const ctx = device();
    await rememberDevice(ctx, 'admin', id);
    const known = async () =>
      isKnown(ctx, { kind: 'admin', id, generation: await generationOf('admin_account', id) });
    expect(await known()).toBe(true);
    await revoke(id, username);
    expect(await known()).toBe(false);
  });

  it('M2: closing an affiliate’s account permanently', async () => {
    const { id } = await makeAffiliate(t);
    const ctx = device();
    await rememberDevice(ctx, 'affiliate', id);
    for (const status of ['closed', 'active'] as const)
      await changeAffiliateStatus(t.context(ADMIN), { id, status, reason: 'a test' });
    expect(isKnown(ctx, { kind: 'affiliate', id, generation: await generationOf('affiliate', id) })).toBe(
      false,
    );
  });

  it('M2: ending the other sessions keeps only this device', async () => {
    const { id, username, password } = await makeAdmin(t, { username: 'robin' });
    const [here, there] = [t.asVisitor(), t.asVisitor()];
    for (const caller of [here, there]) await caller.post('/api/admin/login', { username, password });
    await here.api.ownAccount.endOtherSessions.mutate();
    const account = { kind: 'admin', id, generation: await generationOf('admin_account', id) } as const;
    const ctx = device();
    const holds = (value = '') =>
      isKnown({ ...ctx, request: { ...ctx.request, cookie: () => value } }, account);
    expect([holds(here.cookies.get(DEVICE)), holds(there.cookies.get(DEVICE))]).toEqual([true, false]);
  });
});
