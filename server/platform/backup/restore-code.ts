/**
 * A restore runs elsewhere than the shop, so it prints a code that the shop can verify: both know
 * the application's secret.
 */
import type { Keyring } from '../crypto.ts';

const LABEL = 'restore-code';
const MAC_CHARACTERS = 16;
const RADIX = 36;

type Restore = { backupOf: Date; restoredAt: Date };

const encode = (date: Date): string => Math.floor(Number(date) / 1000).toString(RADIX);
const decode = (text: string): Date => new Date(Number.parseInt(text, RADIX) * 1000);

/** `T9ZK1A-T9ZJ00-0123456789ABCDEF`: when it was restored, of when, and the proof. */
export function makeRestoreCode(
  keyring: Pick<Keyring, 'keyedHash'>,
  backupOf: Date,
  restoredAt: Date,
): string {
  const times = `${encode(restoredAt)}-${encode(backupOf)}`;
  return `${times}-${keyring.keyedHash(LABEL, times).slice(0, MAC_CHARACTERS)}`.toUpperCase();
}

/** Null if no listed secret made the code. */
export function readRestoreCode(keyring: Pick<Keyring, 'keyedHashes'>, code: string): Restore | null {
  const [, restoredAt = '', backupOf = '', mac = ''] =
    /^([0-9a-z]{6,8})-([0-9a-z]{6,8})-([0-9a-f]{16})$/.exec(code.trim().toLowerCase()) ?? [];
  if (!mac) return null;
  const expected = keyring.keyedHashes(LABEL, `${restoredAt}-${backupOf}`);
  if (!expected.some((hash) => hash.startsWith(mac))) return null;
  return { restoredAt: decode(restoredAt), backupOf: decode(backupOf) };
}
