/**
 * `npm run rotate-keys` as an operator runs it: killed half-way, against a
 * running server, with a secret from a file.
 */
import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { createKeyring } from '../platform/crypto.ts';
import { type Database, openDatabase, queryRows, runStatement } from '../platform/database/database.ts';
import { startPostgres } from '../testing/database/postgres.ts';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  preparedDataDir,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { atStart } from '../testing/processes/supervised.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/db/rotate-keys.ts', import.meta.url));
const OLD = 'a secret only tests know: forty letters!';
const NEW = 'another secret only the tests know: 42!!';
const ROWS = 1500;

afterEach(cleanUp);

type Run = { code: number | null; signal: string | null; out: string; err: string };
function rotateKeys(env: Record<string, string>, args: string[] = []): Promise<Run> {
  const child = spawn(process.execPath, [...NODE_FLAGS, SCRIPT, ...args], {
    env: { ...PROCESS_ENV, ...env },
  });
  const run: Run = { code: null, signal: null, out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    run.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    run.err += part.toString();
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ ...run, code, signal })));
}

/** A signal from here could arrive after the end. */
const dieAtLine = (text: string): string =>
  `const { info } = console; console.info = (line) => { info(line); if (line.startsWith('${text}')) process.kill(process.pid, 'SIGKILL'); }`;

/** Creates affiliates with payout details and sent emails, encrypted with the old secret. */
async function fill(database: Database, secret: string): Promise<void> {
  const keyring = createKeyring([secret]);
  await database.fork().transactional(async (em) => {
    for (let id = 1; id <= ROWS; id++) {
      await runStatement(
        em as never,
        `insert into affiliate (id, name, email, referral_code, paypal_email_encrypted, created_at) values (?, 'A', ?, ?, ?, now())`,
        [
          id,
          `a${id}@a.example`,
          `CODE${id}`,
          keyring.encrypt(`pay${id}@p.example`, 'affiliate.paypal_email_encrypted', id),
        ],
      );
      await runStatement(
        em as never,
        `insert into mail_message (id, kind, to_address, payload_encrypted, status, sent_at, created_at) values (?, 'x', 'a@a.example', ?, 'sent', now(), now())`,
        [`mail-${id}`, keyring.encrypt('{}', 'mail_message.payload_encrypted', `mail-${id}`)],
      );
    }
    await runStatement(em as never, `select setval(pg_get_serial_sequence('affiliate', 'id'), ${ROWS})`);
  });
}

/**
 * How many affiliates are encrypted with the newest of these
 * secrets; fails if one cannot be decrypted.
 */
async function countCurrent(database: Database, secrets: string[]): Promise<number> {
  const keyring = createKeyring(secrets);
  const rows = await queryRows<{ id: number; value: string }>(
    database.fork(),
    `select id, paypal_email_encrypted as value from affiliate where email like '%@a.example'`,
  );
  expect(rows).toHaveLength(ROWS);
  for (const { id, value } of rows)
    expect(keyring.decrypt(value, 'affiliate.paypal_email_encrypted', id)).toBe(`pay${id}@p.example`);
  return rows.filter(({ value }) => keyring.isCurrent(value)).length;
}

async function using<T>(
  config: { databaseUrl: string | null; dataDir: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it('L13: killed half-way on the embedded database, the next run completes it; old and new values are readable', async () => {
  const dataDir = await preparedDataDir();
  await using({ databaseUrl: null, dataDir }, (database) => fill(database, OLD));
  const env = { DATA_DIR: dataDir, APP_SECRET: `${NEW},${OLD}` };
  // By then affiliates are done, and emails are not.
  const dying = atStart(dieAtLine('affiliate.paypal_email_encrypted:'));
  expect((await rotateKeys({ ...env, ...dying })).signal).toBe('SIGKILL');
  expect(await using({ databaseUrl: null, dataDir }, (database) => countCurrent(database, [NEW, OLD]))).toBe(
    ROWS,
  );
  const second = await rotateKeys(env);
  expect([second.code, second.err]).toEqual([0, '']);
  expect(second.out).toMatch(/^\d+ values re-encrypted with key [0-9a-f]{8}; 0 cannot be decrypted\.$/m);
  expect((await rotateKeys({ ...env, APP_SECRET: NEW })).out).toMatch(/^0 values re-encrypted/m);
});

it('L13: exits with 75 if a server is using the data directory', async () => {
  const dataDir = await preparedDataDir();
  const server = await startServerProcess({ DATA_DIR: dataDir });
  await server.ready();
  const run = await rotateKeys({ DATA_DIR: dataDir }, ['--new']);
  expect(run.code).toBe(75);
  expect(run.err).toContain(`in use by process ${server.pid} `);
  expect(readFileSync(path.join(dataDir, 'app-secret'), 'utf8').trim().split('\n')).toHaveLength(1);
});

it('L13: --new adds a secret as the first line of the file; without the old line everything is readable', async () => {
  const dataDir = await preparedDataDir();
  const file = path.join(dataDir, 'app-secret');
  writeFileSync(file, OLD.replaceAll(' ', '-'), { mode: 0o600 });
  await using({ databaseUrl: null, dataDir }, (database) => fill(database, OLD.replaceAll(' ', '-')));
  const first = await rotateKeys({ DATA_DIR: dataDir }, ['--new']);
  expect([first.code, first.err]).toEqual([0, '']);
  const [newest = '', ...others] = readFileSync(file, 'utf8').trim().split('\n');
  expect(others).toEqual([OLD.replaceAll(' ', '-')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await using({ databaseUrl: null, dataDir }, (database) => countCurrent(database, [newest]))).toBe(
    ROWS,
  );

  writeFileSync(file, newest);
  expect((await rotateKeys({ DATA_DIR: dataDir })).code).toBe(0);
  writeFileSync(file, 'none-of-the-secrets-that-were-ever-used-here');
  const lost = await rotateKeys({ DATA_DIR: dataDir });
  expect(lost.code).toBe(1);
  expect(lost.out).toContain(`; ${2 * ROWS} cannot be decrypted.`);
  expect(lost.err).toContain(
    'affiliate.paypal_email_encrypted of row 1: its secret is not listed in APP_SECRET',
  );
});

it('explains what to do if there is no secret to add to', async () => {
  const fromEnvironment = await rotateKeys({ DATA_DIR: await preparedDataDir(), APP_SECRET: NEW }, ['--new']);
  expect(fromEnvironment).toMatchObject({
    code: 64,
    err: expect.stringContaining('APP_SECRET comes from the environment'),
  });
  const fresh = await rotateKeys({ DATA_DIR: newDataDir() }, ['--new']);
  expect(fresh).toMatchObject({ code: 64, err: expect.stringContaining('the first start makes one') });
});

it('L13: on PostgreSQL it runs while a node writes, and waits for no lock', async () => {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('shop');
    const databaseUrl = postgres.url('shop');
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: newDataDir(), APP_SECRET: `${NEW},${OLD}` };
    const server = await startServerProcess(env);
    await server.ready();
    await using({ databaseUrl, dataDir: '' }, async (database) => {
      await fill(database, OLD);
      const signUps = Array.from({ length: 5 }, (_, n) =>
        server.post('/api/affiliates', {
          name: 'New',
          email: `new${n}@n.example`,
          paypalEmail: `new${n}@p.example`,
        }),
      );
      const run = await rotateKeys(env);
      expect([run.code, run.err]).toEqual([0, '']);
      expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(await countCurrent(database, [NEW])).toBe(ROWS);
    });
  } finally {
    await cleanUp();
    await postgres.remove();
  }
});
