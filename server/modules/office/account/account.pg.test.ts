import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Context, inTransaction } from '#server/context.ts';
import { type HttpResponse, rejection, rejections } from '#server/testing/callers.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { settledOrWaiting } from '#server/testing/wait/waiting-for-lock.ts';
import { endSessionsOf } from './account.service.ts';
import { setAdminPassword } from './admin.service.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const GOOD = 'four kettles under a bridge';
const OTHER = 'a lighthouse counting sheep';
const login = (username: string, password: string, code?: string) =>
  t.asVisitor().post('/api/admin/login', { username, password, ...(code ? { code } : {}) });

const linkToken = (email?: { text?: string }) => /#t=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';

async function invite(username = 'petra', role: 'owner' | 'staff' = 'staff') {
  const owner = await t.asAdmin('owner');
  await owner.api.accounts.invite.mutate({ username, email: `${username}@shop.example`, role });
  const email = (await t.emails()).find(({ to }) => to === `${username}@shop.example`);
  return { owner, token: linkToken(email), mail: email };
}

describe('invitations', () => {
  test('an invited colleague sets a password and is signed in, once', async () => {
    const { token, mail: email } = await invite();
    expect(email?.text).toContain('/admin-invite#t=');
    const visitor = t.asVisitor();
    expect(await visitor.api.invites.look.mutate({ token })).toEqual({ username: 'petra', role: 'staff' });
    await visitor.api.invites.accept.mutate({ token, password: GOOD });
    expect((await visitor.api.session.current.query()).admin).toMatchObject({
      username: 'petra',
      role: 'staff',
    });
    expect(
      (await rejection(t.asVisitor().api.invites.accept.mutate({ token, password: OTHER }))).httpStatus,
    ).toBe(404);
    expect((await login('petra', GOOD)).status).toBe(200);
  });

  test('a link that is a week old, or was replaced by a newer one, is rejected', async () => {
    const { owner, token } = await invite();
    const [petra] = (await owner.api.accounts.list.query()).filter(({ username }) => username === 'petra');
    expect(petra?.state).toBe('invited');
    await owner.api.accounts.inviteAgain.mutate({ id: petra?.id ?? 0 });
    expect((await rejection(t.asVisitor().api.invites.look.mutate({ token }))).httpStatus).toBe(404);
    const newest = linkToken((await t.emails()).at(-1));
    t.clock.advance(7 * 86_400_000 + 1000);
    expect((await rejection(t.asVisitor().api.invites.look.mutate({ token: newest }))).httpStatus).toBe(404);
  });

  test('the stored row cannot be used to sign in: only a hash of the token is kept', async () => {
    const { token } = await invite();
    const rows = await t.sql('select * from admin_account');
    const emails = await t.sql('select payload_encrypted from mail_message');
    expect(JSON.stringify([rows, emails])).not.toContain(token);
  });

  test('short and common passwords are rejected with an error beside the field', async () => {
    const { token } = await invite();
    for (const password of ['too short', 'passwordpassword', 'petra@shop.example']) {
      const { code, issues } = await rejection(t.asVisitor().api.invites.accept.mutate({ token, password }));
      expect([code, issues?.[0]?.path]).toEqual(['VALIDATION', ['password']]);
    }
  });
});

describe('roles', () => {
  test('staff cannot manage accounts, rates or data requests: the server rejects the calls', async () => {
    const staff = await t.asAdmin('staff');
    const calls = [
      staff.api.accounts.list.query(),
      staff.api.accounts.invite.mutate({ username: 'mallory', email: 'm@shop.example', role: 'owner' }),
      staff.api.accounts.setRole.mutate({ id: 1, role: 'owner' }),
      staff.api.accounts.setDisabled.mutate({ id: 1, disabled: true }),
      staff.api.accounts.endSessions.mutate({ id: 1 }),
      staff.api.adminAffiliates.setRate.mutate({ id: 1, rate: '90', reason: 'because' }),
      staff.api.privacy.find.mutate({ email: 'a@b.example' }),
      staff.api.privacy.export.mutate({ email: 'a@b.example' }),
      staff.api.privacy.erase.mutate({ email: 'a@b.example', confirm: 'ERASE' }),
    ];
    for (const rejected of await rejections(calls)) expect(rejected).toMatchObject({ httpStatus: 403 });
    expect(await t.sql(`select 1 from admin_account where username = 'mallory'`)).toEqual([]);
  });

  test('the last owner cannot be demoted or disabled', async () => {
    const boss = await makeAdmin(t, { username: 'boss' });
    const owner = t.asVisitor();
    await owner.post('/api/admin/login', boss);
    expect(
      (await rejection(owner.api.accounts.setRole.mutate({ id: boss.id, role: 'staff' }))).message,
    ).toMatch(/last owner/);
    expect(
      (await rejection(owner.api.accounts.setDisabled.mutate({ id: boss.id, disabled: true }))).httpStatus,
    ).toBe(409);
    const second = await makeAdmin(t, { username: 'second' });
    await owner.api.accounts.setRole.mutate({ id: boss.id, role: 'staff' });
    expect((await owner.api.session.current.query()).admin?.role).toBe('staff');
    expect(second.id).not.toBe(boss.id);
  });

  test('a disabled account is signed out at once and cannot sign in', async () => {
    const owner = await t.asAdmin('owner');
    await makeAdmin(t, { username: 'boss' });
    const clerk = await makeAdmin(t, { username: 'clerk', role: 'staff' });
    const inside = t.asVisitor();
    await inside.post('/api/admin/login', clerk);
    await owner.api.accounts.setDisabled.mutate({ id: clerk.id, disabled: true });
    expect((await inside.get('/api/orders')).status).toBe(401);
    expect((await login(clerk.username, clerk.password)).status).toBe(401);
  });
});

describe('own account', () => {
  async function loggedIn() {
    const account = await makeAdmin(t, { username: 'rosa', password: GOOD });
    await t.sql(`update admin_account set email = 'rosa@shop.example' where id = ${account.id}`);
    const caller = t.asVisitor();
    await caller.post('/api/admin/login', account);
    return { account, caller };
  }

  test('changing the password ends every other session and keeps this one', async () => {
    const { account, caller } = await loggedIn();
    const other = t.asVisitor();
    await other.post('/api/admin/login', account);
    const before = caller.cookies.get('__Host-admin');
    expect(
      await rejection(caller.api.ownAccount.changePassword.mutate({ current: OTHER, next: OTHER })),
    ).toMatchObject({
      code: 'VALIDATION',
      message: 'That is not your current password. Try again.',
    });
    await caller.api.ownAccount.changePassword.mutate({ current: GOOD, next: OTHER });
    expect((await caller.get('/api/orders')).status).toBe(200);
    expect(caller.cookies.get('__Host-admin')).not.toBe(before);
    expect((await other.get('/api/orders')).status).toBe(401);
    expect((await login('rosa', GOOD)).status).toBe(401);
    expect((await login('rosa', OTHER)).status).toBe(200);
    expect((await t.emails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('password changed'),
    );
  });

  test('a password link sent to the old address ends when the email address changes', async () => {
    const { account, caller } = await loggedIn();
    await (await t.asAdmin('owner')).api.accounts.inviteAgain.mutate({ id: account.id });
    const token = linkToken((await t.emails()).at(-1));
    const { look } = t.asVisitor().api.invites;
    expect(await look.mutate({ token })).toMatchObject({ username: 'rosa' });
    await caller.api.ownAccount.changeEmail.mutate({ current: GOOD, email: 'rosa@new.example' });
    expect((await rejection(look.mutate({ token }))).httpStatus).toBe(404);
  });

  describe('calls that compare the old password while sessions end', () => {
    beforeEach(({ skip }) =>
      skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap'),
    );

    /** Starts the call while the change holds the row; commits the change once the call waits. */
    async function during<T>(change: (ctx: Context) => Promise<void>, call: () => Promise<T>): Promise<T> {
      const started = await inTransaction(t.context(), async (ctx) => {
        await change(ctx);
        const running = call();
        await settledOrWaiting(t, running);
        return { running };
      });
      return started.running;
    }
    const signIns = () => t.sql(`select 1 from audit_log where action = 'admin.login'`);

    test.each<[string, (ctx: Context, id: number) => Promise<void>]>([
      ['a new password', (ctx) => setAdminPassword(ctx, 'rosa', OTHER)],
      ['an owner who ends all sessions', endSessionsOf],
    ])('a sign-in in progress does not outlive %s', async (_, change) => {
      const { id } = await makeAdmin(t, { username: 'rosa', password: GOOD });
      const late: HttpResponse = await during(
        (ctx) => change(ctx, id),
        () => login('rosa', GOOD),
      );
      expect([late.status, late.body.message]).toEqual([401, 'Invalid username or password.']);
      expect(late.headers.getSetCookie()).toEqual([]);
      expect([await t.sql('select 1 from session'), await signIns()]).toEqual([[], []]);
    });

    test('a password change in progress does not replace a newer password', async () => {
      const { caller } = await loggedIn();
      const late = during(
        (ctx) => setAdminPassword(ctx, 'rosa', OTHER),
        () =>
          rejection(caller.api.ownAccount.changePassword.mutate({ current: GOOD, next: `${GOOD} again` })),
      );
      expect(await late).toMatchObject({ code: 'VALIDATION', issues: [{ path: ['current'] }] });
      expect((await login('rosa', OTHER)).status).toBe(200);
    });
  });

  test('an admin lists and ends sessions one by one, and only their own', async () => {
    const { account, caller } = await loggedIn();
    const other = t.asVisitor();
    await other.post('/api/admin/login', account);
    const list = await caller.api.ownAccount.sessions.query();
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const stranger = await t.asAdmin('staff');
    const publicId = list.find(({ isCurrent }) => !isCurrent)?.publicId ?? '';
    expect((await rejection(stranger.api.ownAccount.endSession.mutate({ publicId }))).httpStatus).toBe(404);
    await caller.api.ownAccount.endSession.mutate({ publicId });
    expect((await other.get('/api/orders')).status).toBe(401);
    expect((await caller.get('/api/orders')).status).toBe(200);
  });

  test('LUC-4: a session names its browser; the user agent itself is not stored', async () => {
    const account = await makeAdmin(t, { username: 'vera', password: GOOD });
    const caller = t.asVisitor({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await caller.post('/api/admin/login', account);
    expect((await caller.api.ownAccount.sessions.query()).map(({ browser }) => browser)).toEqual([
      'Firefox on Windows',
    ]);
    expect(await t.sql('select browser from session')).toEqual([{ browser: 'Firefox on Windows' }]);
  });

  test('two-step sign-in: active after a verified code, each code works once, each recovery code works once', async () => {
    const { caller } = await loggedIn();
    const { secret, uri } = await caller.api.ownAccount.beginTotp.mutate({ current: GOOD });
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() });
    expect((await login('rosa', GOOD)).status).toBe(200);
    const used = codeNow();
    const { codes } = await caller.api.ownAccount.confirmTotp.mutate({ code: used });
    expect(codes).toHaveLength(10);

    const withoutCode = await login('rosa', GOOD);
    expect([withoutCode.status, withoutCode.body.data]).toEqual([401, { needsCode: true }]);
    expect((await login('rosa', 'not the password, at all', codeNow())).body.data).toBeUndefined();
    expect((await login('rosa', GOOD, used)).status).toBe(401);
    t.clock.advance(30_000);
    const fresh = codeNow();
    expect((await login('rosa', GOOD, fresh)).status).toBe(200);
    expect((await login('rosa', GOOD, fresh)).status).toBe(401);
    expect((await login('rosa', GOOD, (codes[0] ?? '').toUpperCase())).status).toBe(200);
    expect((await login('rosa', GOOD, codes[0])).status).toBe(401);
    expect((await caller.api.ownAccount.get.query()).recoveryCodesLeft).toBe(9);
    expect(
      JSON.stringify(await t.sql('select totp_secret_encrypted, recovery_code_hashes from admin_account')),
    ).not.toContain(secret);
  });

  test('a setup that another window replaces or completes is rejected, and never locks its owner out', async () => {
    const { caller } = await loggedIn();
    const { secret } = await caller.api.ownAccount.beginTotp.mutate({ current: GOOD });
    const codeOf = (base32: string) =>
      new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: t.clock.now().getTime() });
    const [confirmed, begun] = await Promise.allSettled([
      caller.api.ownAccount.confirmTotp.mutate({ code: codeOf(secret) }),
      caller.api.ownAccount.beginTotp.mutate({ current: GOOD }),
    ]);
    expect([confirmed.status, begun.status].sort()).toEqual(['fulfilled', 'rejected']);
    t.clock.advance(60_000);
    if (begun.status === 'fulfilled')
      await caller.api.ownAccount.confirmTotp.mutate({ code: codeOf(begun.value.secret) });
    const late = await rejection(caller.api.ownAccount.confirmTotp.mutate({ code: codeOf(secret) }));
    expect([late.httpStatus, late.message]).toEqual([409, 'Two-step sign-in is already on.']);
    t.clock.advance(60_000);
    const current = begun.status === 'fulfilled' ? begun.value.secret : secret;
    expect((await login('rosa', GOOD, codeOf(current))).status).toBe(200);
  });

  test('a setup that another window has turned off is rejected with the reason', async () => {
    const { caller } = await loggedIn();
    const { secret } = await caller.api.ownAccount.beginTotp.mutate({ current: GOOD });
    await caller.api.ownAccount.removeTotp.mutate({ current: GOOD });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: t.clock.now().getTime(),
    });
    expect(await rejection(caller.api.ownAccount.confirmTotp.mutate({ code }))).toMatchObject({
      httpStatus: 409,
      message: 'Two-step sign-in was changed in another window. Start again.',
    });
  });

  test('a sign-in from a new network sends an email, the next one from there does not', async () => {
    await loggedIn();
    const notices = async () =>
      (await t.emails()).filter(({ subject }) => subject.startsWith('New sign-in')).length;
    expect(await notices()).toBe(1);
    await login('rosa', GOOD);
    expect(await notices()).toBe(1);
    await t.asVisitor({ ip: '198.51.100.7' }).post('/api/admin/login', { username: 'rosa', password: GOOD });
    expect(await notices()).toBe(2);
  });
});
