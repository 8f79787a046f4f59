/** A real SMTP conversation: the server's outbox against an email server that fails first. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deps, inTransaction, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { type FakeSmtp, type Mood, startFakeSmtp } from '#server/testing/fakes/fake-smtp.ts';
import { ownDatabase, takeUnexpectedErrors, testDataDir, testLogger } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';

let smtp: FakeSmtp;
/** How far the server's clock is ahead, in milliseconds. */
let lateness = 0;
let deps: Deps;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  const database = await ownDatabase();
  deps = await createDeps(
    loadConfig({
      DATA_DIR: testDataDir(),
      DEMO: 'off',
      APP_SECRET: 'a secret only tests know: forty letters!',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Hedgerow <shop@hedgerow.example>',
      ...database.env,
    }),
    {
      logger: testLogger(),
      inMemory: database.inMemory,
      clock: { now: () => new Date(Date.now() + lateness) },
    },
  );
  await deps.db.migrate();
  await deps.startJobs();
});

afterAll(async () => {
  await deps.close();
  await smtp.close();
});
beforeEach(() => {
  Object.assign(smtp, { moods: [], received: [], tries: 0, beforeAccepting: async () => undefined });
  lateness = 0;
});

type Row = { id: string; status: string; attempts: number; last_error: string | null };
const row = async (id: string): Promise<Row> => {
  const [found] = await queryRows<Row>(
    deps.db.fork(),
    'select id, status, attempts, last_error from mail_message where id = ?',
    [id],
  );
  if (!found) throw new Error('no such email');
  return found;
};

async function enqueue(values: { to?: string; onceKey?: string; expiresAt?: Date } = {}): Promise<string> {
  const id = await inTransaction(systemContext(deps), (ctx) =>
    deps.mailer.enqueue(ctx.em, {
      kind: 'login-code',
      to: 'ada@quillbinding.example',
      payload: { code: '042137' },
      ...values,
    }),
  );
  deps.jobs.wake('mail');
  if (!id) throw new Error('the email was not queued');
  return id;
}

/** Makes the retry due now instead of waiting for it. */
async function untilStatus(id: string, wanted: string): Promise<Row> {
  return await vi.waitFor(async () => {
    const current = await row(id);
    if (current.status === wanted) return current;
    await runStatement(
      deps.db.fork(),
      `update pgboss.job set start_after = now() where name = 'mail' and state::text = 'retry' and start_after > now()`,
    );
    deps.jobs.wake('mail');
    throw new Error(`still ${current.status} after ${current.attempts} attempts: ${current.last_error}`);
  }, TIMEOUT);
}

describe('REL-05 an SMTP server that fails first', () => {
  it.each<[string, Mood[]]>([
    ['refuses for now (451) three times', ['later', 'later', 'later']],
    ['hangs up after MAIL FROM', ['drop-at-mail']],
    ['hangs up in the middle of DATA', ['drop-at-data']],
    ['does all of that', ['later', 'drop-at-mail', 'drop-at-data', 'later']],
  ])('%s: the email arrives once, with its own Message-ID', async (_, planned) => {
    smtp.moods = [...planned];
    const id = await enqueue();
    const sent = await untilStatus(id, 'sent');
    expect(smtp.received).toHaveLength(1);
    expect(sent.attempts).toBeGreaterThan(0);
    expect(smtp.tries).toBe(planned.length + 1);
    expect(smtp.received[0]?.mail.messageId).toBe(`<${id}@localhost>`);
    expect(takeUnexpectedErrors()).toEqual([]);
  });

  it('an email to a recipient that does not exist (550) is not retried, and other emails are sent', async () => {
    smtp.moods = ['never'];
    const dead = await enqueue({ to: 'gone@quillbinding.example' });
    const failed = await untilStatus(dead, 'failed');
    expect(failed).toMatchObject({ attempts: 1, last_error: 'rejected with 550' });
    const alive = await enqueue();
    await untilStatus(alive, 'sent');
    expect(smtp.received.map(({ to }) => to)).toEqual([['ada@quillbinding.example']]);
    expect(smtp.tries).toBe(2);
  });

  it('a backlog is sent in one go, not one email per poll', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n++) {
      const id = await inTransaction(systemContext(deps), (ctx) =>
        deps.mailer.enqueue(ctx.em, {
          kind: 'login-code',
          to: `a${n}@quillbinding.example`,
          payload: { code: '042137' },
        }),
      );
      ids.push(id ?? '');
    }
    deps.jobs.wake('mail');
    // One per poll would take a minute.
    await vi.waitUntil(() => smtp.received.length >= 30, TIMEOUT);
    for (const id of ids) await untilStatus(id, 'sent');
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(30);
  });

  it('retries to a server that always hangs up are spaced out', async () => {
    smtp.moods = Array.from({ length: 50 }, () => 'drop-at-mail' as const);
    const id = await enqueue();
    await vi.waitUntil(async () => (await row(id)).attempts > 0, TIMEOUT);
    expect(smtp.tries).toBeLessThanOrEqual(2);
    smtp.moods = [];
    await untilStatus(id, 'sent');
    expect(smtp.received).toHaveLength(1);
  });

  it('an email that is withdrawn while the server receives it is recorded as sent', async () => {
    let id = '';
    smtp.beforeAccepting = () =>
      runStatement(
        deps.db.fork(),
        `update mail_message set status = 'expired', payload_encrypted = null where id = ?`,
        [id],
      );
    id = await enqueue();
    expect(await untilStatus(id, 'sent')).toMatchObject({ attempts: 1 });
    expect(smtp.received).toHaveLength(1);
  });

  it('an expired login code is not sent', async () => {
    smtp.moods = ['later'];
    const id = await enqueue({ expiresAt: new Date(deps.clock.now().getTime() + 600_000) });
    await vi.waitUntil(async () => (await row(id)).attempts === 1, TIMEOUT);
    lateness = 601_000;
    await untilStatus(id, 'expired');
    expect(smtp.received).toEqual([]);
    const [sealed] = await queryRows<{ payload_encrypted: string | null }>(
      deps.db.fork(),
      'select payload_encrypted from mail_message where id = ?',
      [id],
    );
    expect(sealed?.payload_encrypted).toBeNull();
  });
});

describe('what the email server receives', () => {
  it('SEC-22: one recipient, our envelope, text and HTML, the code in subject and body', async () => {
    await untilStatus(await enqueue(), 'sent');
    const [message] = smtp.received;
    expect(message).toMatchObject({ from: 'shop@hedgerow.example', to: ['ada@quillbinding.example'] });
    expect(message?.mail.subject).toMatch(/^042137 /);
    expect(message?.mail.text).toContain('042137');
    expect(message?.mail.html).toContain('042137');
    expect(message?.mail.from).toEqual({ name: 'Hedgerow', address: 'shop@hedgerow.example' });
  });

  it('a rolled-back transaction sends no email', async () => {
    await expect(
      inTransaction(systemContext(deps), async (ctx) => {
        await deps.mailer.enqueue(ctx.em, {
          kind: 'login-code',
          to: 'ada@quillbinding.example',
          payload: { code: '000000' },
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await untilStatus(await enqueue(), 'sent');
    expect(smtp.received.map(({ mail: email }) => email.subject?.slice(0, 6))).toEqual(['042137']);
  });

  it('an email with a unique key is sent once, however often it is enqueued', async () => {
    const first = await enqueue({ onceKey: 'only-once' });
    await expect(enqueue({ onceKey: 'only-once' })).rejects.toThrow('not queued');
    await untilStatus(first, 'sent');
    expect(smtp.received).toHaveLength(1);
  });

  it('SEC-30: an encrypted payload is not readable in the database', async () => {
    const id = await enqueue();
    const [stored] = await queryRows<{ payload_encrypted: string }>(
      deps.db.fork(),
      'select payload_encrypted from mail_message where id = ?',
      [id],
    );
    expect(stored?.payload_encrypted ?? '').not.toContain('042137');
    await untilStatus(id, 'sent');
  });
});
