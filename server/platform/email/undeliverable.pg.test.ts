/**
 * Undeliverable emails end as failed, with a reason in the admin area. Runs on the real
 * queue with retries made due at once.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createKeyring } from '../crypto.ts';
import { type Em, runStatement } from '../database/database.ts';

const HOUR_MS = 3_600_000;

let t: TestApp;
/** A file at the path of the file transport's folder makes every delivery fail. */
let obstacle: string;
beforeEach(async () => {
  t = await createTestApp();
  obstacle = path.join(t.deps.config.dataDir, 'mail');
  await clearTheWay();
});
afterEach(() => clearTheWay());
const clearTheWay = () => rm(obstacle, { recursive: true, force: true });

type Stored = { kind?: string; payload?: object; expiresAt?: Date };

/** `values` replaces what the typed mailer would not accept. */
async function enqueue(values: Stored = {}, sealed?: string): Promise<string> {
  // Without inTransaction(), which wakes the queue: the tests count every attempt.
  const id = await t.em().transactional(async (inner) => {
    const em = inner as Em;
    const made = await t.deps.mailer.enqueue(em, {
      kind: 'affiliate-welcome',
      to: 'ada@quillbinding.example',
      payload: { referralCode: 'ADA23456', commissionRate: '10' },
      expiresAt: values.expiresAt,
    });
    const { payload, kind } = values;
    const stored =
      payload &&
      t.deps.keyring.encrypt(JSON.stringify(payload), 'mail_message.payload_encrypted', made ?? '');
    await runStatement(
      em,
      'update mail_message set kind = coalesce(?, kind), payload_encrypted = coalesce(?, payload_encrypted) where id = ?',
      [kind ?? null, sealed ?? stored ?? null, made],
    );
    // Nor does a poll of the queue find it before `nextTry`.
    await runStatement(
      em,
      `update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail'`,
    );
    return made;
  });
  if (!id) throw new Error('the email was not queued');
  return id;
}

type Row = { status: string; attempts: number; last_error: string | null; payload_encrypted: string | null };
/** Runs all due jobs, waiting retries included. */
async function nextTry(id: string): Promise<Row> {
  // A retry that is due by itself, on a slow machine, would be a second attempt.
  await t.sql(
    `update pgboss.job set retry_delay = 900, start_after = least(start_after, now()) where name = 'mail' and state::text in ('created', 'retry')`,
  );
  await t.jobsDone();
  const [row] = await t.sql<Row>(
    'select status, attempts, last_error, payload_encrypted from mail_message where id = ?',
    [id],
  );
  if (!row) throw new Error('no such email');
  return row;
}

const jobsLeft = () =>
  t.sql(`select 1 from pgboss.job where name = 'mail' and state::text in ('created', 'retry', 'active')`);

describe('REL-12 an email that cannot be rendered', () => {
  const foreign = () =>
    createKeyring(['another secret of about forty letters!!!']).encrypt(
      '{"name":"Ada"}',
      'mail_message.payload_encrypted',
      'x',
    );
  it.each<[string, Stored, (() => string) | undefined, RegExp]>([
    ['has no template', { kind: 'no-such-mail' }, undefined, /^there is no template named no-such-mail$/],
    ['was sealed with another key', {}, foreign, /^its values cannot be decrypted/],
    [
      'lacks what its template needs',
      { kind: 'receipt', payload: {} },
      undefined,
      /^its template threw a [A-Z]\w*Error$/,
    ],
  ])(
    '%s: it fails after five attempts, the admin area shows it, and other emails are sent',
    async (_, values, sealed, reason) => {
      const poison = await enqueue(values, sealed?.());
      const good = await enqueue();
      for (let attempt = 1; attempt < 5; attempt++)
        expect(await nextTry(poison)).toMatchObject({
          status: 'queued',
          attempts: attempt,
          last_error: expect.stringMatching(reason),
        });
      expect(await nextTry(poison)).toMatchObject({
        status: 'failed',
        attempts: 5,
        last_error: expect.stringMatching(reason),
      });
      expect(await nextTry(good)).toMatchObject({ status: 'sent', attempts: 1 });
      expect(await jobsLeft()).toEqual([]);
      // Staff don't see kinds that this version doesn't know.
      const owner = await t.asAdmin('owner');
      expect((await owner.api.dashboard.actionItems.query()).map(({ text }) => text)).toContain(
        '1 email could not be delivered',
      );
      expect((await owner.api.emails.list.query({ status: 'failed' })).items).toMatchObject([
        { id: poison, lastError: expect.stringMatching(reason) },
      ]);
    },
  );

  it('can be resent from the admin area once it can be rendered', async () => {
    const id = await enqueue({ kind: 'no-such-mail' });
    for (let attempt = 1; attempt <= 5; attempt++) await nextTry(id);
    await t.sql(`update mail_message set kind = 'affiliate-welcome' where id = ?`, [id]);
    const staff = await t.asAdmin('staff');
    await staff.api.emails.resend.mutate({ id });
    expect((await t.emails()).map(({ to }) => to)).toEqual(['ada@quillbinding.example']);
    expect((await staff.api.emails.list.query({ status: 'failed' })).total).toBe(0);
  });

  it('is not resent if its values cannot be decrypted, and the admin area says why', async () => {
    const id = await enqueue({}, foreign());
    for (let attempt = 1; attempt <= 5; attempt++) await nextTry(id);
    const staff = await t.asAdmin('staff');
    await expect(staff.api.emails.resend.mutate({ id })).rejects.toThrow(
      'its content can no longer be decrypted',
    );
  });

  it('leaves no login code in the database', async () => {
    const values = {
      kind: 'no-such-mail',
      payload: { code: '042137' },
      expiresAt: new Date(t.clock.now().getTime() + HOUR_MS),
    };
    const id = await enqueue(values);
    for (let attempt = 1; attempt < 5; attempt++) await nextTry(id);
    expect(await nextTry(id)).toMatchObject({ status: 'failed', payload_encrypted: null });
  });
});

describe('REL-01 an email that no server accepts', () => {
  it('fails after 72 hours, is shown in the admin area, and can be resent', async () => {
    await writeFile(obstacle, '');
    const id = await enqueue();
    for (let attempt = 1; attempt <= 6; attempt++)
      expect(await nextTry(id)).toMatchObject({
        status: 'queued',
        attempts: attempt,
        last_error: expect.stringContaining('EEXIST'),
      });
    t.clock.advance(71 * HOUR_MS);
    expect((await nextTry(id)).status).toBe('queued');
    t.clock.advance(HOUR_MS);
    expect(await nextTry(id)).toMatchObject({
      status: 'failed',
      last_error: expect.stringMatching(/^not delivered for 72 hours: EEXIST/),
    });
    expect(await jobsLeft()).toEqual([]);

    await clearTheWay();
    const staff = await t.asAdmin('staff');
    expect((await staff.api.dashboard.actionItems.query()).map(({ text }) => text)).toContain(
      '1 email could not be delivered',
    );
    await staff.api.emails.resend.mutate({ id });
    expect((await t.emails()).map(({ to }) => to)).toEqual(['ada@quillbinding.example']);
  });

  it('is still retried after the server itself was down for longer', async () => {
    const id = await enqueue();
    t.clock.advance(100 * HOUR_MS);
    expect((await nextTry(id)).status).toBe('sent');
  });

  it('has retries for longer than that', async () => {
    const [queue] = await t.sql<{ retry_limit: number; retry_delay_max: number }>(
      `select retry_limit, retry_delay_max from pgboss.queue where name = 'mail'`,
    );
    // The first eight retries are less than fifteen minutes apart.
    expect(((queue?.retry_limit ?? 0) - 8) * (queue?.retry_delay_max ?? 0)).toBeGreaterThan(72 * 3600);
  });

  it('expires at its own time if it contains a login code', async () => {
    await writeFile(obstacle, '');
    const id = await enqueue({
      kind: 'login-code',
      payload: { code: '042137' },
      expiresAt: new Date(t.clock.now().getTime() + 600_000),
    });
    for (let attempt = 1; attempt <= 6; attempt++) expect((await nextTry(id)).status).toBe('queued');
    t.clock.advance(600_000);
    expect(await nextTry(id)).toMatchObject({ status: 'expired', payload_encrypted: null });
  });
});
