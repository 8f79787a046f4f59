import { chmodSync, existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDataDir } from '#server/testing/test-base.ts';
import { ConfigError } from '../config/config.ts';
import { openDataDir } from './data-dir.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o7777).toString(8);
const DATABASE_URL = 'postgres://u:p@db/shop';

let umask: number;
beforeEach(() => {
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
});

describe('M5: only the owner can access the data directory', () => {
  it.each([0o755, 0o750, 0o777, 0o701])('M5: mode %o becomes 700, with both kinds of database', (mode) => {
    for (const databaseUrl of [null, DATABASE_URL]) {
      const dataDir = mkdtempSync(path.join(testDataDir(), 'open-'));
      chmodSync(dataDir, mode);
      openDataDir({ databaseUrl, dataDir })?.release();
      expect(modeOf(dataDir)).toBe('700');
    }
  });

  it('M5: a new directory, and every file created in it later, is private whatever the umask was', () => {
    process.umask(0);
    const dataDir = path.join(testDataDir(), 'new');
    openDataDir({ databaseUrl: null, dataDir })?.release();
    mkdirSync(path.join(dataDir, 'mail'));
    writeFileSync(path.join(dataDir, 'mail', 'a.eml'), '');
    expect(
      [
        dataDir,
        path.join(dataDir, 'mail'),
        path.join(dataDir, 'mail', 'a.eml'),
        path.join(dataDir, 'storefront.lock'),
      ].map(modeOf),
    ).toEqual(['700', '700', '600', '600']);
  });

  it.runIf(existsSync('/proc/self'))('M5: where another user owns it, startup stops with a sentence', () => {
    // Root can change every mode except those of /proc, which
    // behaves like a file system without modes.
    expect(() => openDataDir({ databaseUrl: null, dataDir: '/proc/self' })).toThrow(ConfigError);
    expect(() => openDataDir({ databaseUrl: null, dataDir: '/proc/self' })).toThrow(
      /can be read by other users \(mode 555\).*chmod 700/,
    );
  });

  it('M5: a directory shared by all users keeps its mode', () => {
    const dataDir = testDataDir();
    chmodSync(dataDir, 0o1777);
    expect(() => openDataDir({ databaseUrl: null, dataDir })).toThrow(/is shared with others/);
    expect(modeOf(dataDir)).toBe('1777');
    expect(existsSync(path.join(dataDir, 'storefront.lock'))).toBe(false);
  });

  it('with PostgreSQL an unused data directory is not created', () => {
    const dataDir = path.join(testDataDir(), 'unused');
    expect(openDataDir({ databaseUrl: DATABASE_URL, dataDir })).toBeNull();
    expect(existsSync(dataDir)).toBe(false);
  });
});
