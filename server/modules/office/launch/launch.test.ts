/** "Before you go public" from the real state: settings, rows, requests and records. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LAUNCH_ROWS, type LaunchRowId } from '#src/domain/office/launch/launch.schema.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const rowOf = async (id: LaunchRowId, caller = owner) => {
  const { rows } = await caller.api.launch.checklist.query();
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
/** The same shop with other settings. */
async function withSettings(env: Record<string, string>): Promise<Caller> {
  return (await createSecondApp(env)).asAdmin();
}
it('lists every row once, for owners only', async () => {
  const { rows, isDemo } = await owner.api.launch.checklist.query();
  expect(rows.map(({ id }) => id)).toEqual([...LAUNCH_ROWS]);
  expect(isDemo).toBe(false);
  expect((await (await t.asAdmin('staff')).get('/api/trpc/launch.checklist')).status).toBe(403);
  expect((await t.asVisitor().get('/api/trpc/launch.checklist')).status).toBe(401);
});

describe('settings', () => {
  it('each row is done once its settings are made', async () => {
    const env = {
      CLAIMS_CONFIRMED: 'on',
      SITE_TIME_ZONE: 'Europe/London',
      SITE_HOLIDAY_REGION: 'GB-ENG',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_BUY_BUTTON_ID: 'buy_btn_x',
      TRUST_PROXY: 'none',
      ALLOW_EMBEDDED_DB: 'on',
      METRICS_TOKEN: 'q8ZrW1tYxN4vKp2s',
    };
    const rows: LaunchRowId[] = ['claims', 'working-hours', 'payment', 'proxy', 'monitoring'];
    if (t.deps.db.engine === 'pglite') rows.push('database');
    const caller = await withSettings(env);
    for (const id of rows)
      expect([id, (await rowOf(id)).state, (await rowOf(id, caller)).state]).toEqual([id, 'todo', 'done']);
    for (const id of ['app-secret', 'admin-password', 'analytics', 'demo', 'disk'] as const)
      expect([id, (await rowOf(id)).state]).toEqual([id, 'done']);
  });

  it('each row says what is wrong with its settings, and contains no secret', async () => {
    const caller = await withSettings({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/x.js',
      APP_SECRET: 'a'.repeat(40),
      ADMIN_USERNAME: 'robin',
      ADMIN_PASSWORD: 'letmeinletmein',
      STRIPE_SECRET_KEY: 'sk_test_secret',
      CLAIMS_CONFIRMED: 'off',
      SMTP_URL: 'smtp://user:pass1234@mail.shop.co.uk',
    });
    for (const [id, found] of [
      ['analytics', /stats\.example/],
      ['app-secret', /easy to guess/],
      ['admin-password', /still in the environment/],
      ['payment', /incomplete/],
      ['claims', /leave out/],
      ['https', /unencrypted/],
      ['email-delivery', /come from/],
    ] as const)
      expect(await rowOf(id, caller)).toMatchObject({ state: 'todo', found: expect.stringMatching(found) });
    const { text } = await caller.get('/api/trpc/launch.checklist');
    for (const secret of ['aaaaaa', 'letmein', 'sk_test_secret', 'pass1234'])
      expect(text).not.toContain(secret);
  });

  it('a demo says that it is one', async () => {
    const demo = await withSettings({ DEMO: 'on' });
    expect((await demo.api.launch.checklist.query()).isDemo).toBe(true);
    expect((await rowOf('demo', demo)).found).toContain('This is a demo');
    expect((await rowOf('claims', demo)).found).toContain('marked as samples');
  });
});

describe('the request', () => {
  it('HTTPS and the proxy are judged by the request that asks', async () => {
    const env = {
      PUBLIC_URL: 'https://shop.co.uk',
      ALLOWED_HOSTS: 'shop.co.uk',
      TRUST_PROXY: '127.0.0.1',
      ALLOW_EMBEDDED_DB: 'on',
      APP_SECRET: 'Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
    };
    const shop = await createSecondApp(env);
    const ask = async (headers: Record<string, string>) => {
      const { deps } = shop;
      const cookie = await deps.sessions.create('admin', await ownerId(), {
        ipPrefix: '127.0.0.0/24',
        userAgent: null,
      });
      const { body } = await shop.asVisitor().get('/api/trpc/launch.checklist', {
        host: 'shop.co.uk',
        cookie: cookie.split(';')[0] ?? '',
        ...headers,
      });
      const { rows } = body.result.data.json as { rows: { id: string; state: string; found: string }[] };
      return Object.fromEntries(rows.map(({ id, state, found }) => [id, { state, found }]));
    };
    const good = await ask({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
    expect(good.https?.state).toBe('done');
    expect(good.proxy).toEqual({
      state: 'done',
      found: 'This request came through 127.0.0.1. Limits count your address, 9.9.9.9.',
    });
    const plain = await ask({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'http' });
    expect(plain.https).toEqual({ state: 'todo', found: 'This request reached the proxy over http.' });
    expect((await ask({})).proxy?.found).toContain('does not say for whom it asks');
  });

  it('a proxy that the settings do not name is found', async () => {
    const caller = await withSettings({ TRUST_PROXY: '10.0.0.1' });
    const { body } = await caller.get('/api/trpc/launch.checklist', { 'x-forwarded-for': '9.9.9.9' });
    const row = body.result.data.json.rows.find(({ id }: { id: string }) => id === 'proxy');
    expect(row).toMatchObject({ state: 'todo', todo: 'Set TRUST_PROXY=10.0.0.1,127.0.0.1' });
  });
});

const ownerId = async () =>
  (await t.sql<{ id: number }>(`select id from admin_account where username = 'owner'`))[0]?.id ?? 0;

describe('accounts', () => {
  it('every owner who can sign in needs a second factor and an address', async () => {
    expect((await rowOf('second-factor')).found).toContain('the account of owner');
    await t.asAdmin('staff');
    await t.sql(`insert into admin_account (username, role, invite_token_hash, invite_expires_at, created_at)
      values ('invited', 'owner', 'x', now(), now())`);
    await t.sql(`insert into admin_account (username, role, disabled_at, created_at)
      values ('gone', 'owner', now(), now())`);
    await t.sql(
      `update admin_account set email = 'o@shop.co.uk', totp_secret_encrypted = 'x', totp_confirmed_at = now() where username = 'owner'`,
    );
    expect((await rowOf('second-factor')).state).toBe('done');
    expect((await rowOf('owner-email')).state).toBe('done');
  });
});

describe('payment events', () => {
  it('only a verified event of live mode counts', async () => {
    const env = {
      STRIPE_WEBHOOK_SECRET: 'whsec_Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
      STRIPE_SECRET_KEY: 'sk_live_x',
    };
    const caller = await withSettings(env);
    const insert = (id: string, livemode: boolean) =>
      t.sql(
        `insert into webhook_event (id, type, livemode, payload, status, event_created_at, received_at)
         values (?, 'charge.refunded', ?, '{}', 'ignored', ?, ?)`,
        [id, livemode, t.clock.now(), t.clock.now()],
      );
    await insert('evt_test', false);
    expect((await rowOf('payment-webhook', caller)).found).toContain('No payment event of live mode');
    await insert('evt_live', true);
    expect(await rowOf('payment-webhook', caller)).toMatchObject({ state: 'done', at: expect.any(Date) });
  });
});
