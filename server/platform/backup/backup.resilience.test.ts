/**
 * Runs the database commands as an operator does: on the embedded database and, if
 * pg_dump is installed, on PostgreSQL.
 */

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '#server/testing/database/postgres.ts';
import { NODE_FLAGS } from '#server/testing/processes/node-flags.ts';
import { PROCESS_ENV } from '#server/testing/processes/server-process.ts';
import { lockDataDir } from '../database/data-dir.ts';
import { openDatabase, queryRows } from '../database/database.ts';

const script = fileURLToPath(new URL('../../../scripts/db/db.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'storefront-backup-'));
const inFolder = (name: string) => path.join(folder, name);
const archive = inFolder('first.tar.gz');
const SECRET = 'a secret only tests know: forty letters!';

type Run = { code: number | null; out: string; err: string };
function db(command: string, file: string | null, env: Record<string, string>): Run {
  const run = spawnSync(process.execPath, [...NODE_FLAGS, script, command, ...(file ? [file] : [])], {
    encoding: 'utf8',
    env: { ...PROCESS_ENV, ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

type Manifest = {
  database: { rows: Record<string, number>; migrations: string[] };
  members: Record<string, { sha256: string }>;
};
/** The manifest is the last member before the closing zero blocks. */
function manifestOf(file: string): { manifest: Manifest; text: string; tar: Buffer } {
  const tar = gunzipSync(readFileSync(file));
  const at = tar.lastIndexOf('manifest.json\0');
  const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
  const text = tar.toString('utf8', at + 512, at + 512 + size);
  return { manifest: JSON.parse(text) as Manifest, text, tar };
}

/** Returns a copy of the archive with changed bytes that is still valid gzip. */
function altered(name: string, change: (tar: Buffer) => void): string {
  const { tar } = manifestOf(archive);
  change(tar);
  writeFileSync(inFolder(name), gzipSync(tar, { level: 1 }));
  return inFolder(name);
}

beforeAll(() => {
  expect(db('seed', null, { DATA_DIR: inFolder('data') })).toMatchObject({ code: 0 });
  mkdirSync(inFolder('data/uploads'), { recursive: true });
  writeFileSync(inFolder('data/uploads/logo-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // Listed, but not there: like an upload that the running shop deletes during the backup.
  symlinkSync(inFolder('nowhere.png'), inFolder('data/uploads/deleted.png'));
  const run = db('backup', archive, { DATA_DIR: inFolder('data') });
  expect(run).toMatchObject({ code: 0, err: '' });
  const listed = readdirSync(inFolder('data/uploads')).length;
  expect(run.out).toContain(` ${listed - 1} uploaded files`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('embedded database', () => {
  test('REL-18 a backup restored into an empty directory contains the same rows, files and secret', () => {
    const { manifest } = manifestOf(archive);
    expect(manifest.database.rows.customer_order).toBeGreaterThan(0);
    expect(db('restore', archive, { DATA_DIR: inFolder('copy') })).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(inFolder('copy/app-secret'))).toEqual(readFileSync(inFolder('data/app-secret')));
    expect(readFileSync(inFolder('copy/uploads/logo-1.svg'), 'utf8')).toContain('<svg');
    expect(db('migrate', null, { DATA_DIR: inFolder('copy') })).toMatchObject({ code: 0 });
    expect(db('backup', inFolder('second.tar.gz'), { DATA_DIR: inFolder('copy') })).toMatchObject({
      code: 0,
    });
    expect(manifestOf(inFolder('second.tar.gz')).manifest.database.rows).toEqual(manifest.database.rows);
  });

  test('REL-18 events after a restore come behind the places given before, each time it is restored', async () => {
    const places: number[] = [];
    for (const name of ['data', 'places', 'places-again']) {
      const env = { DATA_DIR: inFolder(name) };
      if (name !== 'data') expect(db('restore', archive, env)).toMatchObject({ code: 0, err: '' });
      const database = await openDatabase({ databaseUrl: null, dataDir: inFolder(name) });
      const next = `select max(nextval('event_position')) as place from generate_series(1, 100)`;
      places.push(Number((await queryRows<{ place: string }>(database.fork(), next))[0]?.place));
      await database.close();
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(3);
  });

  test('a backup records when it was made', () => {
    const { savedAt } = JSON.parse(readFileSync(inFolder('data/last-backup.json'), 'utf8'));
    expect(Date.now() - Date.parse(savedAt)).toBeGreaterThan(0);
  });

  test('REL-18 a restore never overwrites existing data, and a backup never overwrites a file', () => {
    const again = db('restore', archive, { DATA_DIR: inFolder('data') });
    expect(again).toMatchObject({ code: 1 });
    expect(again.err).toContain('There is a database already');
    expect(db('backup', archive, { DATA_DIR: inFolder('data') }).err).toContain('never overwrites a file');
  });

  test.each([
    [
      'one bit of the file',
      () => {
        const bytes = readFileSync(archive);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(inFolder('flipped.tar.gz'), bytes);
        return inFolder('flipped.tar.gz');
      },
    ],
    [
      'the end of the file',
      () => {
        const bytes = readFileSync(archive);
        writeFileSync(inFolder('short.tar.gz'), bytes.subarray(0, bytes.length - 200));
        return inFolder('short.tar.gz');
      },
    ],
    [
      'one bit of the database, in a file that unpacks',
      () =>
        altered('bit.tar.gz', (tar) => {
          const at = Math.floor(tar.length / 3);
          tar[at] = (tar[at] ?? 0) ^ 4;
        }),
    ],
  ])('REL-18 a backup is rejected when %s is damaged, and leaves no files behind', (_, make) => {
    const target = inFolder('never');
    const run = db('restore', make(), { DATA_DIR: target });
    expect(run.code).toBe(1);
    expect(run.err).toMatch(/damaged|ends too early/);
    expect(existsSync(path.join(target, 'pglite'))).toBe(false);
    expect(existsSync(path.join(target, 'app-secret'))).toBe(false);
  });

  test('REL-18 a restore that failed can be repeated', () => {
    const env = { DATA_DIR: inFolder('repeated') };
    // A table that the dump does not have: found once the files and the secret are written.
    const file = altered('rows.tar.gz', (tar) => {
      tar.write('"customer_other"', tar.lastIndexOf('"customer_order"'), 'utf8');
    });
    const failed = db('restore', file, env);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.err).toContain('The table customer_other has no rows');
    expect(existsSync(inFolder('repeated/app-secret'))).toBe(false);
    expect(db('restore', archive, env)).toMatchObject({ code: 0, err: '' });
  });

  test('REL-19 a backup with a newer schema is rejected, and the error names it', () => {
    const { manifest } = manifestOf(archive);
    const first = manifest.database.migrations[0] ?? '';
    const newer = first.replace(/^Migration\d{4}/, 'Migration2999');
    const file = altered('newer.tar.gz', (tar) => {
      tar.write(newer, tar.lastIndexOf(first), 'utf8');
    });
    const run = db('restore', file, { DATA_DIR: inFolder('newer') });
    expect(run).toMatchObject({ code: 1 });
    expect(run.err).toContain(newer);
  });

  test('a backup is rejected when a different secret is in use', () => {
    const run = db('restore', archive, { DATA_DIR: inFolder('other'), APP_SECRET: SECRET });
    expect(run).toMatchObject({ code: 1 });
    expect(run.err).toContain('Another APP_SECRET');
  });

  test('REL-09 a command on a data directory in use exits with 75 at once and names the process that uses it', () => {
    const lock = lockDataDir(inFolder('data'));
    try {
      for (const command of ['migrate', 'seed', 'backup', 'restore']) {
        const run = db(command, inFolder('locked.tar.gz'), { DATA_DIR: inFolder('data') });
        expect(run).toMatchObject({ code: 75 });
        expect(run.err).toContain(`process ${process.pid} on`);
      }
    } finally {
      lock.release();
    }
    expect(existsSync(inFolder('locked.tar.gz'))).toBe(false);
  });

  test('invalid usage is explained: no file, no command, demo data outside demo mode', () => {
    expect(db('backup', null, { DATA_DIR: inFolder('data') })).toMatchObject({ code: 64 });
    expect(db('dance', null, { DATA_DIR: inFolder('data') })).toMatchObject({ code: 64 });
    expect(db('seed', null, { DATA_DIR: inFolder('plain'), DEMO: 'off' })).toMatchObject({ code: 78 });
    expect(db('restore', inFolder('nowhere.tar.gz'), { DATA_DIR: inFolder('plain') }).err).toContain(
      'There is no file',
    );
  });
});

describe('PostgreSQL', () => {
  const version = Number(
    /(\d+)(?:\.|\s|$)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0,
  );

  test('a missing pg_dump is reported together with how to install it', async () => {
    const postgres = await startPostgres();
    try {
      await postgres.createDatabase('shop');
      const env = { DATABASE_URL: postgres.url('shop'), APP_SECRET: SECRET, DATA_DIR: inFolder('pg') };
      expect(db('migrate', null, env)).toMatchObject({ code: 0 });
      const run = db('backup', inFolder('pg.tar.gz'), { ...env, PATH: '/nonexistent' });
      expect(run).toMatchObject({ code: 1 });
      expect(run.err).toContain('pg_dump was not found');
      expect(db('restore', archive, env).err).toContain('There is a database already');
      expect(db('restore', archive, { ...env, DATABASE_URL: postgres.url('postgres') }).err).toContain(
        'embedded database',
      );
    } finally {
      await postgres.remove();
    }
  });

  test.skipIf(version < 18)(
    'REL-18 a backup restored into an empty database holds the same rows',
    async () => {
      const postgres = await startPostgres();
      try {
        await postgres.createDatabase('shop');
        await postgres.createDatabase('copy');
        const env = { DATABASE_URL: postgres.url('shop'), APP_SECRET: SECRET, DATA_DIR: inFolder('pg') };
        expect(db('seed', null, { ...env, DEMO: 'on' })).toMatchObject({ code: 0 });
        expect(db('backup', inFolder('pg.tar.gz'), env)).toMatchObject({ code: 0 });
        const shop = await openDatabase({ databaseUrl: postgres.url('shop'), dataDir: '' });
        expect(await queryRows(shop.fork(), 'select subject from launch_record')).toEqual([
          { subject: 'backup' },
        ]);
        await shop.close();
        const copy = { ...env, DATABASE_URL: postgres.url('copy'), DEMO: 'on' };
        expect(db('restore', inFolder('pg.tar.gz'), copy)).toMatchObject({ code: 0 });
        expect(db('backup', inFolder('pg2.tar.gz'), copy)).toMatchObject({ code: 0 });
        expect(manifestOf(inFolder('pg2.tar.gz')).manifest.database.rows).toEqual(
          manifestOf(inFolder('pg.tar.gz')).manifest.database.rows,
        );
      } finally {
        await postgres.remove();
      }
    },
  );
});
