/** "Before you go public" from the real state: settings, requests, records and confirmations. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { CONFIRMED_ROWS, LAUNCH_ROWS, type LaunchRowId } from '#src/domain/office/launch/launch.schema.ts';
import { newestBackupAt, recordBackup } from './launch-record.service.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

async function rowOf(id: LaunchRowId, caller = owner) {
  const { rows } = await caller.api.launch.checklist.query();
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}
/** The same shop with other settings. */
const withSettings = async (env: Record<string, string>): Promise<Caller> =>
  (await createSecondApp(env)).asAdmin();

it('lists every row once, for owners only', async () => {
  const { rows, isDemo } = await owner.api.launch.checklist.query();
  expect(rows.map(({ id }) => id)).toEqual(LAUNCH_ROWS);
  expect(isDemo).toBe(false);
  expect((await (await t.asAdmin('staff')).get('/api/trpc/launch.checklist')).status).toBe(403);
  expect((await t.asVisitor().get('/api/trpc/launch.checklist')).status).toBe(401);
});

describe('settings', () => {
  it('each row is done once its settings are made', async () => {
    const caller = await withSettings({
      CLAIMS_CONFIRMED: 'on',
      REFERRAL_CONSENT: 'on',
      SITE_TIME_ZONE: 'Europe/London',
      SITE_HOLIDAY_REGION: 'GB-ENG',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_BUY_BUTTON_ID: 'buy_btn_x',
      TRUST_PROXY: 'none',
    });
    for (const id of ['claims', 'referral-consent', 'working-hours', 'payment', 'proxy'] as const)
      expect([id, (await rowOf(id)).state, (await rowOf(id, caller)).state]).toEqual([id, 'todo', 'done']);
    expect((await rowOf('analytics')).state).toBe('not-applicable');
    const progress = await owner.api.launch.progress.query();
    expect(progress?.total).toBe(LAUNCH_ROWS.length - 1);
    expect(progress?.done).toBeLessThan(LAUNCH_ROWS.length - 1);
    expect(await (await withSettings({ DEMO: 'on' })).api.launch.progress.query()).toBeNull();
  });

  it('each row says what is wrong with its settings, and contains no secret', async () => {
    const caller = await withSettings({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/x.js',
      STRIPE_SECRET_KEY: 'sk_test_secret',
      CLAIMS_CONFIRMED: 'off',
      SMTP_URL: 'smtp://user:pass1234@mail.shop.co.uk',
    });
    for (const [id, found] of [
      ['analytics', /stats\.example/],
      ['payment', /Nobody can pay/],
      ['claims', /leave out/],
      ['https', /unencrypted/],
      ['email-delivery', /come from/],
      ['business-details', /Still the sample shop’s: business name, legal name/],
    ] as const)
      expect(await rowOf(id, caller)).toMatchObject({ state: 'todo', found: expect.stringMatching(found) });
    expect((await rowOf('payment', caller)).technical).toBe(
      'STRIPE_PUBLISHABLE_KEY, STRIPE_BUY_BUTTON_ID are not set.',
    );
    const { text } = await caller.get('/api/trpc/launch.checklist');
    for (const secret of ['sk_test_secret', 'pass1234']) expect(text).not.toContain(secret);
  });

  it('the restore to try names an empty place of the shop’s kind of database', async () => {
    const embedded = await withSettings({ DATABASE_URL: '' });
    expect((await rowOf('restore', embedded)).todo).toContain(': DATA_DIR=/tmp/try npm run db:restore');
    const postgres = await withSettings({ DATABASE_URL: 'postgres://db.shop.co.uk/shop' });
    expect((await rowOf('restore', postgres)).todo).toContain(
      ': DATABASE_URL=postgres://.../try DATA_DIR=/tmp/try npm run db:restore',
    );
  });

  it('a demo says that it is one', async () => {
    const demo = await withSettings({ DEMO: 'on' });
    expect((await demo.api.launch.checklist.query()).isDemo).toBe(true);
    expect((await rowOf('claims', demo)).found).toContain('marked as samples');
  });
});

describe('the request', () => {
  it('HTTPS and the proxy are judged by the request that asks', async () => {
    const shop = await createSecondApp({
      PUBLIC_URL: 'https://shop.co.uk',
      ALLOWED_HOSTS: 'shop.co.uk',
      TRUST_PROXY: '127.0.0.1',
      ALLOW_EMBEDDED_DB: 'on',
      APP_SECRET: 'Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
    });
    const [row] = await t.sql<{ id: number }>(`select id from admin_account where username = 'owner'`);
    const session = { ipPrefix: '127.0.0.0/24', userAgent: null };
    const ask = async (headers: Record<string, string>) => {
      const cookie = await shop.deps.sessions.create('admin', row?.id ?? 0, session);
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
    expect((await ask({})).proxy?.found).toContain('sends no X-Forwarded-For');
  });

  it('a proxy that the settings do not name is found', async () => {
    const caller = await withSettings({ TRUST_PROXY: '10.0.0.1' });
    const { body } = await caller.get('/api/trpc/launch.checklist', { 'x-forwarded-for': '9.9.9.9' });
    const row = body.result.data.json.rows.find(({ id }: { id: string }) => id === 'proxy');
    expect(row).toMatchObject({ state: 'todo', todo: 'Set TRUST_PROXY=10.0.0.1,127.0.0.1' });
  });
});

describe('records', () => {
  it('every owner who can sign in needs a second factor', async () => {
    expect((await rowOf('second-factor')).found).toContain('the account of owner');
    await t.asAdmin('staff');
    await t.sql(`insert into admin_account (username, role, invite_token_hash, invite_expires_at, created_at)
      values ('invited', 'owner', 'x', now(), now())`);
    await t.sql(
      `update admin_account set totp_secret_encrypted = 'x', totp_confirmed_at = now() where username = 'owner'`,
    );
    expect((await rowOf('second-factor')).state).toBe('done');
  });

  it('only a verified payment event of live mode counts', async () => {
    const caller = await withSettings({
      STRIPE_WEBHOOK_SECRET: 'whsec_Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
      STRIPE_SECRET_KEY: 'sk_live_x',
    });
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

  it('the newest backup is known to every node, or beside the embedded database', async () => {
    expect((await rowOf('backup')).state).toBe('todo');
    await recordBackup(t.deps.config, t.clock.now());
    expect(await rowOf('backup')).toMatchObject({ state: 'done', at: expect.any(Date) });
    t.clock.advance(25 * 3_600_000);
    expect((await rowOf('backup')).found).toBe('The newest backup is older than a day.');
  });

  it('a record of a backup that was cut off counts as none', async () => {
    const dataDir = path.join(t.deps.config.dataDir, 'cut');
    await mkdir(dataDir, { recursive: true });
    await writeFile(path.join(dataDir, 'last-backup.json'), '{"savedAt":"20');
    expect(await newestBackupAt({ databaseUrl: null, dataDir }, null)).toBeNull();
  });
});

describe('the test email', () => {
  it('goes to the caller’s own address, and its delivery decides the row', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Shop <hello@shop.co.uk>' };
    const shop = await withSettings(smtp);
    expect((await rejection(owner.api.launch.sendTestEmail.mutate())).httpStatus).toBe(409);
    await t.sql(`update admin_account set email = 'owner@shop.co.uk'`);
    expect((await rowOf('email-delivery', shop)).todo).toContain('Send one to yourself');
    await owner.api.launch.sendTestEmail.mutate();
    const sent = (await t.emails()).find(({ subject }) => subject.startsWith('Test email'));
    expect(sent).toMatchObject({ to: 'owner@shop.co.uk', text: expect.stringContaining('Hello owner,') });
    expect(await rowOf('email-delivery', shop)).toMatchObject({ state: 'done', at: expect.any(Date) });
    await t.sql(
      `update mail_message set status = 'failed', sent_at = null, last_error = 'no such box' where kind = 'test-email'`,
    );
    expect((await rowOf('email-delivery', shop)).found).toContain('no such box');
  });

  it('is sent at most five times in ten minutes', async () => {
    await t.sql(`update admin_account set email = 'owner@shop.co.uk'`);
    for (let n = 0; n < 5; n++) await owner.api.launch.sendTestEmail.mutate();
    expect((await rejection(owner.api.launch.sendTestEmail.mutate())).httpStatus).toBe(429);
  });
});

describe('confirmations', () => {
  it('an owner confirms what only a person knows, and takes it back; both are in the audit log', async () => {
    const env = { ANALYTICS_SCRIPT_URL: 'https://stats.example/x.js' };
    const { api } = await withSettings(env);
    const stateOf = async (row: LaunchRowId) =>
      (await api.launch.checklist.query()).rows.find(({ id }) => id === row);
    for (const row of CONFIRMED_ROWS) {
      await api.launch.confirm.mutate({ row, isTrue: true });
      const confirmed = { by: 'owner', at: expect.any(Date) };
      expect(await stateOf(row)).toMatchObject({ state: 'done', todo: null, confirmed });
      await api.launch.confirm.mutate({ row, isTrue: false });
      expect(await stateOf(row)).toMatchObject({ state: 'todo', confirmed: null });
    }
    const actions = await t.sql<{ action: string; subject_id: string }>(
      `select action, subject_id from audit_log where action like 'launch.%' order by id limit 2`,
    );
    expect(actions.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['launch.confirm', CONFIRMED_ROWS[0]],
      ['launch.withdraw', CONFIRMED_ROWS[0]],
    ]);
  });

  it('what the server can find out can’t be confirmed', async () => {
    const row = 'second-factor' as (typeof CONFIRMED_ROWS)[number];
    expect((await rejection(owner.api.launch.confirm.mutate({ row, isTrue: true }))).httpStatus).toBe(400);
  });

  it('the public pages follow confirmed claims at once', async () => {
    const seen: boolean[] = [];
    const { pageFacts } = t.deps;
    await pageFacts.start(async ({ areClaimsConfirmed }) => void seen.push(areClaimsConfirmed));
    try {
      await owner.api.launch.confirm.mutate({ row: 'claims', isTrue: true });
      await expect.poll(() => seen, TIMEOUT).toEqual([false, true]);
      await owner.api.launch.confirm.mutate({ row: 'claims', isTrue: false });
      await expect.poll(() => seen, TIMEOUT).toEqual([false, true, false]);
    } finally {
      await pageFacts.stop();
    }
  });

  it('the environment decides about claims while it is set', async () => {
    const { api } = await withSettings({ CLAIMS_CONFIRMED: 'off' });
    const { httpStatus, message } = await rejection(
      api.launch.confirm.mutate({ row: 'claims', isTrue: true }),
    );
    expect([httpStatus, message]).toEqual([409, expect.stringContaining('CLAIMS_CONFIRMED is set')]);
  });
});
