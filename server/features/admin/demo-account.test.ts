import { beforeEach, describe, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ensureFirstAdmin, setAdminPassword } from './admin.service.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

describe('the demo account', () => {
  const DEMO = { username: 'admin', password: 'demo-admin' };
  const offered = async (app: TestApp) => (await app.asVisitor().get('/api/session')).body.demo;

  it('is shown in demo mode only, and only while it opens the desk', async () => {
    const demo = await createSecondApp({ DEMO: 'on' });
    expect(await offered(demo)).toBeNull();
    await ensureFirstAdmin(demo.context());
    expect(await offered(demo)).toEqual(DEMO);
    expect(await offered(t)).toBeNull();
    await setAdminPassword(demo.context(), DEMO.username, 'four kettles under a bridge');
    expect(await offered(demo)).toBeNull();
  });

  it('SEC-01 is closed by the first start outside demo mode, sessions included', async () => {
    const demo = await createSecondApp({ DEMO: 'on' });
    await ensureFirstAdmin(demo.context());
    const visitor = demo.asVisitor();
    expect((await visitor.post('/api/admin/login', DEMO)).status).toBe(200);
    await ensureFirstAdmin(t.context());
    expect((await visitor.get('/api/orders')).status).toBe(401);
    expect((await t.asVisitor().post('/api/admin/login', DEMO)).status).toBe(401);
  });

  it('SEC-01 takes the configured password where that is for the same name', async () => {
    await ensureFirstAdmin((await createSecondApp({ DEMO: 'on' })).context());
    const password = 'four kettles under a bridge';
    await ensureFirstAdmin((await createSecondApp({ ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: password })).context());
    expect((await t.asVisitor().post('/api/admin/login', DEMO)).status).toBe(401);
    expect((await t.asVisitor().post('/api/admin/login', { ...DEMO, password })).status).toBe(200);
  });
});
