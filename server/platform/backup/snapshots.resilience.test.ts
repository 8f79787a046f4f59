/**
 * Backups and snapshots of an embedded database in use, and how older
 * and newer programs handle its files.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { NODE_FLAGS } from '#server/testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '#server/testing/processes/server-process.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { openDatabase, queryRows, runStatement } from '../database/database.ts';
import { knownMigrations } from '../database/orm-options.ts';

const ROUNDS = Number(process.env.BACKUP_ROUNDS ?? 2);
const WRITERS = 4;
/** Of each writer. More only slows down the backup. */
const WRITES_PER_SECOND = 10;
const isBuilt = existsSync(fileURLToPath(new URL('../../../dist/server/entry.mjs', import.meta.url)));
const DB = fileURLToPath(new URL('../../../scripts/db/db.ts', import.meta.url));

afterAll(cleanUp);

/** Not `spawnSync`, which would block the writers in this process. */
function db(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...NODE_FLAGS, DB, ...args], {
      env: { ...PROCESS_ENV, DATA_DIR: dataDir, DEMO: 'off' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('exit', (code) => resolve({ code, output }));
  });
}

async function enquire(server: ServerProcess, message: string): Promise<void> {
  const email = `${message.replaceAll(/\W+/g, '-')}@quillbinding.example`;
  const response = await server.post('/api/contacts', { name: 'Ada Quill', email, message });
  expect(response.status).toBe(201);
}

/** Reads a data directory without a server. */
async function read(
  dataDir: string,
): Promise<{ messages: Set<string>; emails: number; migrations: string[] }> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const em = database.fork();
    const messages = await queryRows<{ message: string }>(em, 'select message from contact');
    const [emails] = await queryRows<{ n: string }>(
      em,
      `select count(*) as n from mail_message where kind = 'contact-notice'`,
    );
    const migrations = await queryRows<{ name: string }>(em, 'select name from migration order by name');
    return {
      messages: new Set(messages.map(({ message }) => message)),
      emails: Number(emails?.n),
      migrations: migrations.map(({ name }) => name),
    };
  } finally {
    await database.close();
  }
}

const listSnapshots = (dataDir: string): string[] => {
  try {
    return readdirSync(path.join(dataDir, 'snapshots')).sort();
  } catch {
    return [];
  }
};
const snapshotsOf = (dataDir: string, kind = 'snapshot'): string[] =>
  listSnapshots(dataDir).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'));

describe('REL-18 while the server runs', () => {
  test(`${ROUNDS} backups under load: each restores every write acknowledged before it, and no partial write`, async () => {
    const dataDir = await preparedDataDir();
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      SNAPSHOT_MINUTES: '0',
      RATE_LIMIT_FACTOR: '1000',
    });
    await server.ready();
    const acknowledged = new Set<string>();
    let isOver = false;
    const writing = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const message = `writer ${writer}, number ${n}`;
        // A connection that the server just closed acknowledges nothing.
        const sent = await enquire(server, message).then(
          () => true,
          (error) => {
            if (error.cause?.code !== 'ECONNRESET') throw error;
          },
        );
        if (sent) acknowledged.add(message);
        await setTimeout(1000 / WRITES_PER_SECOND);
      }
    });
    for (let round = 1; round <= ROUNDS; round++) {
      await vi.waitUntil(() => acknowledged.size >= round * 10, TIMEOUT);
      const before = new Set(acknowledged);
      const target = path.join(newDataDir(), 'live.tar.gz');
      expect(await db(dataDir, 'backup', target)).toMatchObject({ code: 0 });
      const copy = newDataDir();
      expect(await db(copy, 'restore', target)).toMatchObject({ code: 0 });
      const { messages, emails } = await read(copy);
      expect([...before].filter((message) => !messages.has(message))).toEqual([]);
      // Each enquiry and its email are written in one transaction.
      expect(emails).toBe(messages.size);
    }
    isOver = true;
    await Promise.all(writing);
    expect(listSnapshots(dataDir)).toEqual([]);
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  test('snapshots run on schedule, survive kill -9 while one is made, and restore next to the files they belong to', async () => {
    const dataDir = await preparedDataDir();
    const often = { DATA_DIR: dataDir, SNAPSHOT_MINUTES: '0.01' };
    const first = await startServerProcess(often);
    await first.ready();
    await enquire(first, 'before the power cut');
    const stored = snapshotsOf(dataDir).length;
    await vi.waitUntil(() => snapshotsOf(dataDir).length >= stored + 2, TIMEOUT);
    await vi.waitUntil(() => listSnapshots(dataDir).some((name) => name.startsWith('data-copy-')), TIMEOUT);
    first.kill('SIGKILL');
    await first.exited;

    const second = await startServerProcess(often);
    await second.ready();
    const done = snapshotsOf(dataDir).at(-1) ?? '';
    await vi.waitUntil(() => (snapshotsOf(dataDir).at(-1) ?? '') > done, TIMEOUT);
    await vi.waitUntil(() => listSnapshots(dataDir).some((name) => name.startsWith('data-copy-')), TIMEOUT);
    second.kill('SIGTERM');
    expect(await second.exited).toEqual({ code: 0, signal: null });
    expect(
      listSnapshots(dataDir).filter((name) => name.startsWith('data-copy-') || name.endsWith('.part')),
    ).toEqual([]);

    mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
    writeFileSync(path.join(dataDir, 'uploads', 'logo-1.png'), 'a logo');
    renameSync(path.join(dataDir, 'pglite'), path.join(dataDir, 'pglite.broken'));
    const newest = path.join(dataDir, 'snapshots', snapshotsOf(dataDir).at(-1) ?? '');
    expect(await db(dataDir, 'restore', newest)).toMatchObject({ code: 0 });
    expect((await read(dataDir)).messages).toContain('before the power cut');
    expect(readFileSync(path.join(dataDir, 'uploads', 'logo-1.png'), 'utf8')).toBe('a logo');
  });

  test.runIf(isBuilt)(
    'REL-18: a demo makes snapshots also after a page has been rendered, which changes the environment',
    async () => {
      const dataDir = newDataDir();
      const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on', SNAPSHOT_MINUTES: '0.01' });
      await server.ready();
      expect((await fetch(`${server.origin}/affiliate-login`)).status).toBe(200);
      const stored = snapshotsOf(dataDir).length;
      await vi.waitUntil(() => snapshotsOf(dataDir).length >= stored + 2, TIMEOUT);
      server.kill('SIGTERM');
      expect(await server.exited).toEqual({ code: 0, signal: null });
    },
  );

  test('SNAPSHOT_MINUTES=0 disables snapshots, and an invalid value is a configuration error', async () => {
    const dataDir = await preparedDataDir();
    const wrong = await startServerProcess({ DATA_DIR: dataDir, SNAPSHOT_MINUTES: 'often' });
    expect(await wrong.exited).toMatchObject({ code: 78 });
    expect(wrong.errors()).toContain('SNAPSHOT_MINUTES must be a number from 0 to 1440');
  });
});

describe('REL-19 a program and a database of different versions', () => {
  test('an older database is saved before it is migrated', async () => {
    const dataDir = await preparedDataDir();
    const old = await openDatabase({ databaseUrl: null, dataDir });
    for (const statement of [
      'drop schema public cascade',
      'create schema public',
      `create table earlier as select 'from before' as message`,
    ])
      await runStatement(old.fork(), statement);
    await old.close();

    const server = await startServerProcess({ DATA_DIR: dataDir });
    await server.ready();
    server.kill('SIGTERM');
    await server.exited;
    expect((await read(dataDir)).migrations).toEqual(knownMigrations());

    const [kept = ''] = snapshotsOf(dataDir, 'before-migration');
    const copy = newDataDir();
    writeFileSync(path.join(copy, 'app-secret'), readFileSync(path.join(dataDir, 'app-secret')));
    expect(await db(copy, 'restore', path.join(dataDir, 'snapshots', kept))).toMatchObject({ code: 0 });
    const restored = await openDatabase({ databaseUrl: null, dataDir: copy });
    const rows = await queryRows(restored.fork(), 'select message from earlier');
    await restored.close();
    expect(rows).toEqual([{ message: 'from before' }]);
  });

  test('a database migrated by a newer program is not opened, and the error names the version', async () => {
    const dataDir = await preparedDataDir();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    await runStatement(
      database.fork(),
      `insert into migration (name, executed_at) values ('Migration29990101000000_later', now())`,
    );
    await database.close();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    expect(await server.exited).toMatchObject({ code: 1 });
    expect(server.errors().trim()).toMatch(
      /^The database has been changed by a newer version of this program \(Migration29990101000000_later\)\..+$/,
    );
  });

  test('files of another PostgreSQL version are not modified', async () => {
    const dataDir = await preparedDataDir();
    writeFileSync(path.join(dataDir, 'pglite', 'PG_VERSION'), '17\n');
    const server = await startServerProcess({ DATA_DIR: dataDir });
    expect(await server.exited).toMatchObject({ code: 1 });
    expect(server.errors()).toContain('is of PostgreSQL 17, this program carries PostgreSQL 18');
  });
});
