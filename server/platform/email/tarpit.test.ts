/**
 * Email servers that stall, that offer no encryption, or that respond while
 * this server stops. Uses raw sockets.
 */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deps, inTransaction, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { emailTemplates } from '#server/emails.ts';
import { ownDatabase, testDataDir, testLogger } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { loadConfig } from '../config/config.ts';
import { queryRows, runStatement } from '../database/database.ts';
import { createMailer, EMAIL_QUEUE, emailJob } from './mailer.ts';
import { createMailTransport, EmailRejectedError, type EmailTransport } from './transport.ts';

const SEND_WITHIN_MS = 2000;

type Mood = 'take' | 'no greeting' | 'drips at MAIL FROM' | 'drips at DATA' | 'no word after the email';
let mood: Mood;
let responseAfterEmail: (() => Promise<void>) | null;
let taken: number;
let commands: string[];
const open = new Set<Socket>();
let mostOpen: number;

/** A minimal email server: a library would prevent the wrong behaviour that these tests need. */
function serve(socket: Socket): void {
  open.add(socket);
  mostOpen = Math.max(mostOpen, open.size);
  let drip: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  // A server that drips bytes ignores a closed half: only destroying the socket ends it.
  socket.on('end', () => drip ?? socket.end());
  socket.on('close', () => {
    clearInterval(drip);
    open.delete(socket);
  });
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  const dripping = () => {
    drip = setInterval(say, 10, '250-patience');
  };
  let inData = false;
  let rest = '';
  const receive = async (line: string): Promise<unknown> => {
    if (inData) {
      if (line !== '.') return;
      inData = false;
      if (mood === 'no word after the email') return;
      await responseAfterEmail?.();
      taken++;
      return say('250 taken');
    }
    const command = line.slice(0, 4).toUpperCase();
    commands.push(command);
    if (command === 'MAIL' && mood === 'drips at MAIL FROM') return dripping();
    if (command === 'DATA' && mood === 'drips at DATA') return dripping();
    if (command === 'DATA') inData = true;
    if (command === 'STAR') return say('502 not here');
    return say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine');
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) void receive(line);
  });
  if (mood !== 'no greeting') say('220 tarpit');
}

let server: Server;
let port: number;
let deps: Deps;
let transport: EmailTransport;
beforeAll(async () => {
  server = createServer({ allowHalfOpen: true }, serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  const database = await ownDatabase();
  const env = {
    DATA_DIR: testDataDir(),
    DEMO: 'off',
    APP_SECRET: 'a secret only tests know: forty letters!',
  };
  const config = loadConfig({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}`, ...database.env });
  deps = await createDeps(config, { logger: testLogger(), inMemory: database.inMemory });
  await deps.db.migrate();
  transport = createMailTransport(config);
  await startWorker();
});
afterAll(async () => {
  transport.close();
  await deps.close();
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  mood = 'take';
  responseAfterEmail = null;
  taken = 0;
  commands = [];
  mostOpen = 0;
});

/** The real queue and the real mailer, with shorter timeouts. */
async function startWorker(): Promise<void> {
  const mailer = createMailer({
    ...deps,
    transport,
    templates: emailTemplates({ origin: deps.config.origin, keyring: deps.keyring }),
    // A busy machine may need longer for an email that is taken.
    get sendWithinMs() {
      return mood === 'take' ? TIMEOUT.timeout : SEND_WITHIN_MS;
    },
  });
  await deps.jobs.start([{ ...emailJob, atOnce: transport.atOnce }], () => ({ deps: { mailer } }));
}

async function enqueue(): Promise<string> {
  const id = await inTransaction(systemContext(deps), ({ em }) =>
    deps.mailer.enqueue(em, {
      kind: 'login-code',
      to: 'ada@quillbinding.example',
      payload: { code: '042137' },
    }),
  );
  deps.jobs.wake(EMAIL_QUEUE);
  return id ?? '';
}

/** Counts turns of the event loop: on a busy machine they take longer, but are not more. */
async function untilCut(): Promise<void> {
  for (let turn = 0; open.size > 0 && turn < 200; turn++) await setTimeout(10);
  expect(open.size).toBe(0);
}

type Row = { status: string; attempts: number; last_error: string | null };
async function untilRow(id: string, isWanted: (row: Row) => boolean): Promise<Row> {
  return await vi.waitFor(async () => {
    const [row] = await queryRows<Row>(
      deps.db.fork(),
      'select status, attempts, last_error from mail_message where id = ?',
      [id],
    );
    if (row && isWanted(row)) return row;
    throw new Error(`still ${JSON.stringify(row)}`);
  }, TIMEOUT);
}

describe('REL-05 an email server that stalls', () => {
  it.each<Mood>(['no greeting', 'drips at MAIL FROM', 'drips at DATA', 'no word after the email'])(
    '%s: its connection is cut before the next try begins, and the email arrives once (REL-01)',
    async (planned) => {
      mood = planned;
      const id = await enqueue();
      const failed = await untilRow(id, ({ attempts }) => attempts === 1);
      expect(failed).toMatchObject({
        status: 'queued',
        last_error: 'the email server did not respond in time',
      });
      mood = 'take';
      await untilCut();
      await runStatement(
        deps.db.fork(),
        `update pgboss.job set start_after = now() where name = 'mail' and state::text = 'retry'`,
      );
      deps.jobs.wake(EMAIL_QUEUE);
      await untilRow(id, ({ status }) => status === 'sent');
      expect({ taken, mostOpen }).toEqual({ taken: 1, mostOpen: 1 });
    },
  );
});

describe('REL-16 stopping', () => {
  it('waits for the email that is being sent, and sends it once', async () => {
    let release = () => {};
    const isReached = new Promise<void>((reached) => {
      responseAfterEmail = () => {
        reached();
        return new Promise((resolve) => {
          release = resolve;
        });
      };
    });
    const id = await enqueue();
    await isReached;
    const stopped = deps.jobs.stop();
    release();
    await stopped;
    expect(await untilRow(id, () => true)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(taken).toBe(1);
    await startWorker();
  });
});

describe('V12 encryption', () => {
  const email = {
    id: 'x',
    to: 'ada@quillbinding.example',
    from: 'shop@hedgerow.example',
    replyTo: null,
    subject: 's',
    text: 't',
    html: 'h',
  };
  // 0.0.0.0 also reaches this machine, but is not a loopback address.
  const sendTo = async (address: string) => {
    const other = createMailTransport({ ...deps.config, smtpUrl: address });
    await other.send(email, AbortSignal.timeout(TIMEOUT.timeout)).finally(() => other.close());
  };

  it('a remote server without encryption receives nothing, and the email can be retried', async () => {
    const failure = await sendTo(`smtp://user:password@0.0.0.0:${port}`).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ETLS' });
    expect(failure).not.toBeInstanceOf(EmailRejectedError);
    expect(commands).toContain('STAR');
    for (const command of ['AUTH', 'MAIL', 'DATA']) expect(commands).not.toContain(command);
  });

  it.each(['0.0.0.0:PORT?ignoreTLS=true', '127.0.0.1:PORT', 'localhost:PORT'])(
    'smtp://%s is used without encryption',
    async (address) => {
      await sendTo(`smtp://${address.replace('PORT', String(port))}`);
      expect(taken).toBe(1);
      expect(commands).not.toContain('STAR');
    },
  );
});
