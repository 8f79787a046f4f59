import { expect, it } from 'vitest';
import { createKeyring } from '../crypto.ts';
import { makeRestoreCode, readRestoreCode } from './restore-code.ts';

const keyring = createKeyring(['a secret only tests know: forty letters!']);
const other = createKeyring(['another secret only the tests know: 42!!']);
const BACKUP_OF = new Date('2026-11-20T03:00:00Z');
const RESTORED_AT = new Date('2026-11-22T18:00:00Z');
const code = makeRestoreCode(keyring, BACKUP_OF, RESTORED_AT);

it('the code of a restore holds both times', () => {
  expect(code).toMatch(/^[0-9A-Z]{6}-[0-9A-Z]{6}-[0-9A-F]{16}$/);
  expect(readRestoreCode(keyring, ` ${code.toLowerCase()} `)).toEqual({
    backupOf: BACKUP_OF,
    restoredAt: RESTORED_AT,
  });
});

it('a code of another shop, a changed one and an invented one are rejected', () => {
  const later = makeRestoreCode(keyring, BACKUP_OF, new Date('2027-01-01T00:00:00Z'));
  const mixed = `${later.slice(0, 14)}${code.slice(14)}`;
  expect(readRestoreCode(other, code)).toBeNull();
  for (const wrong of [mixed, code.slice(0, -1), `${code}0`, 'yes', ''])
    expect(readRestoreCode(keyring, wrong), wrong).toBeNull();
});

it('the code stays valid while the secret of that time is listed', () => {
  const rotated = createKeyring([
    'a newer secret that tests know: 44 letters!!',
    'a secret only tests know: forty letters!',
  ]);
  expect(readRestoreCode(rotated, code)).not.toBeNull();
});
