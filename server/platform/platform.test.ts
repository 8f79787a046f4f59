import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDataDir } from '#server/testing/test-base.ts';
import { createKeyring, equalInConstantTime, randomBase32, randomDigits } from './crypto.ts';
import {
  addSecretToFile,
  DataDirInUseError,
  embeddedDatabaseDir,
  loadAppSecrets,
  lockDataDir,
} from './database/data-dir.ts';
import { likePattern } from './database/keyset.ts';
import {
  AppError,
  ERROR_STATUS,
  ERROR_TEXT,
  isDatabaseAway,
  isTransientFailure,
  isUniqueViolation,
} from './errors.ts';
import { clientIp, ipKey, ipPrefix } from './ip.ts';
import { createLogger, errorFields } from './logger.ts';
import { createFiles } from './storage/files.ts';

describe('client addresses', () => {
  const proxies = new Set(['10.0.0.1', '10.0.0.2']);
  it.each([
    ['an untrusted peer', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['two proxies', '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['a forged hop before the real one', '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['an invalid header', '10.0.0.1', 'unknown, nonsense', '10.0.0.1'],
    ['no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['a mapped peer', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a mapped peer in hexadecimal', '::ffff:a00:1', '203.0.113.7', '203.0.113.7'],
    ['an IPv6 peer that ends like one', '::10.0.0.1', '203.0.113.7', '::a00:1'],
  ])('%s', (_, peer, header, expected) => expect(clientIp(peer, header, proxies)).toBe(expected));

  it('spellings of one network give the same key', () => {
    for (const spelling of ['2001:db8::1', '2001:0db8:0:0::ffff', '2001:db8:0:0:1:2:3:4'])
      expect(ipKey(spelling)).toBe('2001:db8:0:0::/64');
    for (const spelling of ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])
      expect(ipKey(spelling)).toBe('203.0.113.7');
    expect(ipKey('64:ff9b::203.0.113.7')).toBe('64:ff9b:0:0::/64');
    expect(ipKey('::1')).toBe('0:0:0:0::/64');
    expect(ipPrefix('203.0.113.7')).toBe('203.0.113.0/24');
  });
});

describe('keys and secrets', () => {
  const keyring = createKeyring(['a secret of forty letters, more or less!']);
  it('a signature for one purpose is invalid for another', () => {
    expect(keyring.sign('a', 'x')).not.toBe(keyring.sign('b', 'x'));
    expect(keyring.keyedHash('ip', 'x')).not.toBe(keyring.keyedHash('email', 'x'));
  });
  it('random values have the expected format', () => {
    expect(randomDigits(6)).toMatch(/^\d{6}$/);
    expect(randomBase32(26)).toMatch(/^[a-z2-7]{26}$/);
    expect([
      equalInConstantTime('a', 'a'),
      equalInConstantTime('a', 'b'),
      equalInConstantTime('a', 'aa'),
    ]).toEqual([true, false, false]);
  });
});

describe('errors', () => {
  it('every code has a status and a sentence', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(ERROR_TEXT[code as keyof typeof ERROR_TEXT]).toMatch(/^[A-Z].*\.$/);
    }
    expect(new AppError('CONFLICT').status).toBe(409);
  });
  it('an unavailable database is recognised through its wrappers', () => {
    const rejected = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(isDatabaseAway(new Error('outer', { cause: rejected }))).toBe(true);
    expect(isDatabaseAway(new AggregateError([rejected]))).toBe(true);
    expect(isDatabaseAway(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(false);
    expect(isDatabaseAway(null)).toBe(false);
  });
  it('all causes are looked at, also of errors that name each other or a list of others', () => {
    const duplicate = Object.assign(new Error('unique "order_pkey"'), {
      code: '23505',
      constraint: 'order_pkey',
    });
    const wrapped = new AggregateError([new Error('first'), new Error('outer', { cause: duplicate })]);
    expect(isUniqueViolation(wrapped)).toBe(true);
    expect([isUniqueViolation(wrapped, 'order_pkey'), isUniqueViolation(wrapped, 'other')]).toEqual([
      true,
      false,
    ]);
    expect(isTransientFailure(Object.assign(new Error('x'), { previous: { code: '40P01' } }))).toBe(true);
    expect(isTransientFailure(wrapped)).toBe(false);
    const circle = new Error('a');
    circle.cause = new Error('b', { cause: circle });
    expect([isDatabaseAway(circle), isUniqueViolation(circle), isTransientFailure('text')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('a search for a wildcard matches the literal character', () =>
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%'));
});

describe('the log', () => {
  it('writes one JSON line per entry, whatever it contains; errors have a location and no message', () => {
    const written: string[] = [];
    createLogger('info', { write: (line) => written.push(line) }).info('x\ny', {
      route: 'a\n{"level":"error"}',
    });
    createLogger('warn', { write: (line) => written.push(line) }).info('not this');
    expect(written).toHaveLength(1);
    expect(written[0]?.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.stringify(errorFields(new Error('ada@quillbinding.example')))).not.toContain('ada@');
  });
});

describe('the data directory', () => {
  it('REL-09: has one owner at a time, and names it', () => {
    const dir = testDataDir();
    const lock = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(DataDirInUseError);
    expect(() => lockDataDir(dir)).toThrow(new RegExp(`in use by process ${process.pid} on `));
    lock.release();
    lockDataDir(dir).release();
  });
  it('an incomplete database folder is renamed', () => {
    const dir = testDataDir();
    mkdirSync(path.join(dir, 'pglite'));
    writeFileSync(path.join(dir, 'pglite', 'PG_VERSION'), '18');
    expect(embeddedDatabaseDir(dir).isNew).toBe(true);
    const made = embeddedDatabaseDir(dir);
    mkdirSync(made.dir);
    made.markReady();
    expect(embeddedDatabaseDir(dir).isNew).toBe(false);
  });
  it('the secret is created once, readable by its owner only', async () => {
    const dir = testDataDir();
    const [secret = '', ...others] = loadAppSecrets([], dir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(others).toEqual([]);
    expect(loadAppSecrets([], dir)).toEqual([secret]);
    expect(loadAppSecrets(['given'], dir)).toEqual(['given']);
    expect((await stat(path.join(dir, 'app-secret'))).mode & 0o777).toBe(0o600);
  });
  it('L13: a new secret becomes the first line of the file, which stays readable by its owner only', async () => {
    const dir = testDataDir();
    const [first = ''] = loadAppSecrets([], dir);
    addSecretToFile(dir);
    const secrets = loadAppSecrets([], dir);
    expect(secrets).toEqual([expect.stringMatching(/^[\w-]{64}$/), first]);
    expect(secrets[0]).not.toBe(first);
    expect((await stat(path.join(dir, 'app-secret'))).mode & 0o777).toBe(0o600);
  });
  it.each(['', '\n', 'short', `${'long enough to be a secret of ours'}\nshort`])(
    'a secret file with %j prevents the start',
    (content) => {
      const dir = testDataDir();
      writeFileSync(path.join(dir, 'app-secret'), content);
      expect(() => loadAppSecrets([], dir)).toThrow(
        /app-secret must hold one secret of at least 32 characters per line/,
      );
    },
  );
  it('a file name that the server did not generate never becomes a path', async () => {
    const dir = testDataDir();
    const files = createFiles({ filesUrl: null, dataDir: dir });
    await files.put('abc.png', Buffer.from('x'));
    expect((await readFile(path.join(dir, 'uploads', 'abc.png'))).toString()).toBe('x');
    for (const name of ['../x', '/etc/passwd', 'a/b', '..', '.hidden', 'a\u0000b', ''])
      await expect(
        Promise.resolve().then(() => files.get(name)),
        name,
      ).rejects.toThrow('not one that the server generates');
    expect(await files.get('missing.png')).toBeNull();
  });
});
