import { beforeEach, describe, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { claimDatabase } from '../demo/demo-mark.service.ts';
import { createAdmin, ensureFirstAdmin, setAdminPassword } from './admin.service.ts';

const DEMO = { username: 'admin', password: 'demo-admin' };

let t: TestApp;
let local: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  local = await createSecondApp({ DEMO: 'on' });
});

/** Repeats what a start does. */
async function start(app: TestApp): Promise<void> {
  await claimDatabase(app.context());
  await ensureFirstAdmin(app.context());
}
const offered = async (app: TestApp) => (await app.asVisitor().get('/api/session')).body.demo;
const signIn = async (app: TestApp, account: { username: string; password: string }) =>
  (await app.asVisitor().post('/api/admin/login', account)).status;

describe('the demo account', () => {
  it('is shown in the demo only, and only while it can sign in to the admin area', async () => {
    expect(await offered(local)).toBeNull();
    await start(local);
    expect(await offered(local)).toEqual(DEMO);
    expect(await offered(t)).toBeNull();
    await setAdminPassword(local.context(), DEMO.username, 'four kettles under a bridge');
    expect(await offered(local)).toBeNull();
  });

  it('a demo keeps a changed password across restarts', async () => {
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
