import { beforeEach, describe, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { bearer, makeToken } from '#server/testing/tokens.ts';
import { claimDatabase } from '../demo/demo-mark.service.ts';
import { createAdmin, ensureFirstAdmin, renewDemoAccess, setAdminPassword } from './admin.service.ts';

const DEMO = { username: 'admin', password: 'demo-admin' };
const EVIL = { username: 'evil', password: 'nine lamps over a harbour' };

let t: TestApp;
let local: TestApp;
let open: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  local = await createSecondApp({ DEMO: 'on' });
  open = await createSecondApp({ DEMO: 'public' });
});

/** Repeats what a start does. */
async function start(app: TestApp): Promise<{ username: string; password: string }> {
  await claimDatabase(app.context());
  await ensureFirstAdmin(app.context());
  return (await renewDemoAccess(app.context())) ?? DEMO;
}
const offered = async (app: TestApp) => (await app.asVisitor().get('/api/session')).body.demo;
const signIn = async (app: TestApp, account: { username: string; password: string }) =>
  (await app.asVisitor().post('/api/admin/login', account)).status;

describe('the demo account', () => {
  it('is shown in the local demo only, and only while it can sign in to the admin area', async () => {
    expect(await offered(local)).toBeNull();
    await start(local);
    expect(await offered(local)).toEqual(DEMO);
    expect(await offered(t)).toBeNull();
    await setAdminPassword(local.context(), DEMO.username, 'four kettles under a bridge');
    expect(await offered(local)).toBeNull();
  });

  it('a local demo keeps a changed password across restarts', async () => {
    await start(local);
    const changed = { ...DEMO, password: 'four kettles under a bridge' };
    await setAdminPassword(local.context(), DEMO.username, changed.password);
    await start(local);
    expect([await signIn(local, DEMO), await signIn(local, changed)]).toEqual([401, 200]);
  });

  it('SEC-01: a shop does not start while an account has the known demo password', async () => {
    await createAdmin(t.context(), { ...DEMO, role: 'owner' });
    await expect(ensureFirstAdmin(t.context())).rejects.toThrow(
      /The account admin has the demo's password.*npm run admin -- password admin/,
    );
    await setAdminPassword(t.context(), DEMO.username, 'four kettles under a bridge');
    await ensureFirstAdmin(t.context());
  });
});

describe('H1: sign-in to a public demo', () => {
  it('H1: only the password of this start works, and no visitor is shown one', async () => {
    const first = await start(open);
    expect(first.username).toBe('admin');
    expect(first.password).toMatch(/^[a-z2-7]{24}$/);
    expect([await signIn(open, DEMO), await signIn(open, first), await offered(open)]).toEqual([
      401,
      200,
      null,
    ]);
    const second = await start(open);
    expect(second.password).not.toBe(first.password);
    expect([await signIn(open, first), await signIn(open, second)]).toEqual([401, 200]);
  });

  it('H1: the known password, its sessions, other accounts and invitations stop working when DEMO=on becomes public', async () => {
    await start(local);
    const owner = local.asVisitor();
    expect((await owner.post('/api/admin/login', DEMO)).status).toBe(200);
    await createAdmin(local.context(), { ...EVIL, role: 'owner' });
    await owner.api.accounts.invite.mutate({
      username: 'invited',
      role: 'owner',
      email: 'invited@evil.example',
    });
    const affiliate = await local.asAffiliate((await makeAffiliate(local)).id);
    expect((await affiliate.get('/api/session')).body.kind).toBe('affiliate');

    const access = await start(open);
    expect([await signIn(open, DEMO), await signIn(open, EVIL), await signIn(open, access)]).toEqual([
      401, 401, 200,
    ]);
    expect((await owner.get('/api/orders')).status).toBe(401);
    expect((await affiliate.get('/api/session')).body.kind).toBe('visitor');
    expect(await t.sql('select username from admin_account where invite_token_hash is not null')).toEqual([]);
  });

  it('H1: no API token outlives the demo mode it was made in, and a restart ends those of accounts', async () => {
    const scopes = ['orders:read'] as const;
    const makeTokens = async (app: TestApp, account: { username: string; password: string }) => {
      const owner = app.asVisitor();
      await owner.post('/api/admin/login', account);
      const made = await owner.api.apiTokens.create.mutate({ name: 'CRM', scopes: [...scopes], days: 365 });
      return [made.token, (await makeToken(app, scopes)).token];
    };
    const statuses = (app: TestApp, tokens: readonly string[]) =>
      Promise.all(
        tokens.map(async (token) => (await app.asVisitor().get('/api/orders', bearer(token))).status),
      );
    await start(local);
    const ofLocal = await makeTokens(local, DEMO);
    expect(await statuses(local, ofLocal)).toEqual([200, 200]);
    const access = await start(open);
    expect(await statuses(open, ofLocal)).toEqual([401, 401]);
    const ofPublic = await makeTokens(open, access);
    await start(open);
    expect(await statuses(open, ofPublic)).toEqual([401, 200]);
    await start(local);
    expect(await statuses(local, ofPublic)).toEqual([401, 401]);
  });

  it('H1: back in local mode the demo has its usual password again, and other accounts stay disabled', async () => {
    const access = await start(open);
    await createAdmin(open.context(), { ...EVIL, role: 'owner' });
    await start(local);
    expect([await signIn(local, access), await signIn(local, EVIL), await signIn(local, DEMO)]).toEqual([
      401, 401, 200,
    ]);
    expect(await offered(local)).toEqual(DEMO);
  });

  it('H1: the password appears in no log line and no audit row', async () => {
    const { password } = await start(open);
    expect(JSON.stringify(t.logs())).not.toContain(password);
    expect(JSON.stringify(await t.sql('select * from audit_log'))).not.toContain(password);
  });
});
