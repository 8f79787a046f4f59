/** Addresses that stand for themselves for an hour: files, receipts and streams of a project. */

import type { Keyring } from '#server/platform/crypto.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';

const LABEL = 'project-path/v1';
const VALID_MS = HOUR_MS;
/** Addresses stay the same for five minutes, so that a page read again loads no picture again. */
const STEP_MS = 300_000;

const message = (path: string, expiry: string): string => `project-path|v1|${path}|${expiry}`;

export function signPath(keyring: Keyring, path: string, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALID_MS;
  const expiry = (expiresAt / 1000).toString(36);
  return `${path}?e=${expiry}&s=${keyring.sign(LABEL, message(path, expiry))}`;
}

type Query = { e?: string; s?: string };

/** When the address ends; null if it has ended, or the server did not make it. */
export function readSignedPath(
  keyring: Keyring,
  path: string,
  { e: expiry = '', s: signature = '' }: Query,
  now: Date,
): Date | null {
  if (!/^[0-9a-z]{1,12}$/.test(expiry) || !/^[\w-]{43}$/.test(signature)) return null;
  if (!keyring.verify(LABEL, message(path, expiry), signature)) return null;
  const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000);
  return expiresAt > now ? expiresAt : null;
}
