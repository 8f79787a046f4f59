/** What owners and commands record for "Before you go public". */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRestoreCode } from '#server/platform/backup/restore-code.ts';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { type LaunchRowId, RESTORE_CODE_REJECTED } from '#src/domain/office/launch/launch.schema.ts';
import { newestBackupAt, recordBackup } from './backup-record.service.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  owner = await t.asAdmin();
});

const rowOf = async (id: LaunchRowId, caller = owner) => {
  const { rows } = await caller.api.launch.checklist.query();
  return rows.find((row) => row.id === id);
};
const withSettings = async (env: Record<string, string>) => (await createSecondApp(env)).asAdmin();
const actions = async () =>
  (
    await t.sql<{ action: string }>(`select action from audit_log where action like 'launch.%' order by id`)
  ).map(({ action }) => action);

describe('rows that do not apply', () => {
  it('an owner says why, and can take it back; both are in the audit log', async () => {
    const reason = 'We are sole traders.';
    await owner.api.launch.exempt.mutate({ row: 'company-number', reason });
    expect(await rowOf('company-number')).toMatchObject({
      state: 'not-applicable',
      todo: null,
      exemption: { reason, by: 'owner', at: expect.any(Date) },
    });
    const before = await owner.api.launch.progress.query();
    await owner.api.launch.endExemption.mutate({ row: 'company-number' });
    await owner.api.launch.endExemption.mutate({ row: 'company-number' });
    expect((await rowOf('company-number'))?.state).toBe('todo');
    expect((await owner.api.launch.progress.query()).total).toBe(before.total + 1);
    expect(await actions()).toEqual(['launch.exempt', 'launch.exemption-ended']);
  });

  it('what every shop needs can’t be marked so, nor without a reason', async () => {
    const call = (row: string, reason: string) =>
      rejection(owner.api.launch.exempt.mutate({ row: row as LaunchRowId, reason }));
    expect((await call('second-factor', 'We trust everybody')).httpStatus).toBe(400);
    expect((await call('spf', ' ')).issues?.[0]?.message).toBe('Say why this does not apply to your shop.');
    expect((await call('nothing', 'Not there')).httpStatus).toBe(400);
  });
});

describe('claims', () => {
  it('an owner confirms them, and can withdraw that', async () => {
    await owner.api.launch.setClaims.mutate({ isTrue: true });
    expect(await rowOf('claims')).toMatchObject({
      state: 'done',
      found: 'owner confirmed that they are true.',
    });
    await owner.api.launch.setClaims.mutate({ isTrue: false });
    expect((await rowOf('claims'))?.state).toBe('todo');
    expect(await actions()).toEqual(['launch.claims-confirmed', 'launch.claims-withdrawn']);
  });

  it('the public pages follow at once, and those of another node with its next look', async () => {
    const seen: boolean[] = [];
    const { pageFacts } = t.deps;
    await pageFacts.start(async ({ areClaimsConfirmed }) => void seen.push(areClaimsConfirmed));
    try {
      await owner.api.launch.setClaims.mutate({ isTrue: true });
      await expect.poll(() => seen, TIMEOUT).toEqual([false, true]);
      await owner.api.launch.setClaims.mutate({ isTrue: false });
      await expect.poll(() => seen, TIMEOUT).toEqual([false, true, false]);
    } finally {
      await pageFacts.stop();
    }
  });

  it('the environment decides while it is set', async () => {
    const caller = await withSettings({ CLAIMS_CONFIRMED: 'off' });
    const { httpStatus, message } = await rejection(caller.api.launch.setClaims.mutate({ isTrue: true }));
    expect([httpStatus, message]).toEqual([409, expect.stringContaining('CLAIMS_CONFIRMED is set')]);
    expect((await caller.api.launch.checklist.query()).claims).toEqual({
      isConfirmed: false,
      isSetByEnvironment: true,
    });
  });
});

describe('the test email', () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Shop <hello@shop.co.uk>' };
  it('goes to the caller’s own address, and its delivery decides the row', async () => {
    const shop = await withSettings(smtp);
    expect((await rejection(owner.api.launch.sendTestEmail.mutate())).httpStatus).toBe(409);
    await t.sql(`update admin_account set email = 'owner@shop.co.uk'`);
    expect((await rowOf('email-delivery', shop))?.todo).toContain('Send a test email');
    await owner.api.launch.sendTestEmail.mutate();
    const sent = (await t.emails()).find(({ subject }) => subject.startsWith('Test email'));
    expect(sent).toMatchObject({ to: 'owner@shop.co.uk', text: expect.stringContaining('Hello owner,') });
    expect(await rowOf('email-delivery', shop)).toMatchObject({
      state: 'done',
      found: '127.0.0.1 accepted a test email to owner@shop.co.uk.',
    });
    const setStatus = (values: string) =>
      t.sql(`update mail_message set ${values} where kind = 'test-email'`);
    await setStatus(`status = 'queued', sent_at = null`);
    expect((await rowOf('email-delivery', shop))?.state).toBe('checking');
    await setStatus(`status = 'failed', last_error = 'rejected with 550'`);
    expect((await rowOf('email-delivery', shop))?.found).toContain('rejected with 550');
    expect(await actions()).toEqual(['launch.test-email']);
  });

  it('is sent at most five times in ten minutes', async () => {
    await t.sql(`update admin_account set email = 'owner@shop.co.uk'`);
    for (let n = 0; n < 5; n++) await owner.api.launch.sendTestEmail.mutate();
    expect((await rejection(owner.api.launch.sendTestEmail.mutate())).httpStatus).toBe(429);
  });
});

describe('backup and restore', () => {
  it('the newest backup is known to every node, or beside the embedded database', async () => {
    const { config, clock } = t.deps;
    expect((await rowOf('backup'))?.state).toBe('todo');
    await recordBackup(config, clock.now());
    expect(await rowOf('backup')).toMatchObject({ state: 'done', at: expect.any(Date) });
    t.clock.advance(25 * 3_600_000);
    expect((await rowOf('backup'))?.found).toBe('The newest backup is older than a day.');
  });

  it('a record that was cut off counts as none', async () => {
    const dataDir = path.join(t.deps.config.dataDir, 'cut');
    await mkdir(dataDir, { recursive: true });
    await writeFile(path.join(dataDir, 'last-backup.json'), '{"savedAt":"20');
    expect(await newestBackupAt({ databaseUrl: null, dataDir }, null)).toBeNull();
  });

  it('a restore counts with the code that it printed, and with no other', async () => {
    const { clock, keyring } = t.deps;
    const now = clock.now();
    now.setMilliseconds(0);
    const { message, issues } = await rejection(
      owner.api.launch.recordRestore.mutate({ code: 'T9ZK1A-T9ZJ00-0123456789ABCDEF' }),
    );
    expect([message, issues?.[0]?.path]).toEqual([RESTORE_CODE_REJECTED, ['code']]);
    await owner.api.launch.recordRestore.mutate({ code: makeRestoreCode(keyring, now, now) });
    const older = new Date(Number(now) - 86_400_000);
    await owner.api.launch.recordRestore.mutate({ code: makeRestoreCode(keyring, older, older) });
    expect(await rowOf('restore')).toMatchObject({ state: 'done', at: now });
    expect(await actions()).toEqual(['launch.restore-tried', 'launch.restore-tried']);
  });
});
