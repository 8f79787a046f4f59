/**
 * Addresses that stand for themselves for an hour: files and receipts of a project. They
 * name the version of the project's link, so that revoking it ends them too.
 */

import type { Keyring } from '#server/platform/crypto.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';

const LABEL = 'project-path/v1';
const VALID_MS = HOUR_MS;
/** Addresses stay the same for five minutes, so that a page read again loads no picture again. */
const STEP_MS = 300_000;

const message = (path: string, expiry: string, version: string): string =>
  `project-path|v1|${path}|${expiry}|${version}`;

export function signPath(keyring: Keyring, path: string, linkVersion: number, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALID_MS;
  const expiry = (expiresAt / 1000).toString(36);
  const signature = keyring.sign(LABEL, message(path, expiry, String(linkVersion)));
  return `${path}?e=${expiry}&v=${linkVersion}&s=${signature}`;
}

type Query = { e?: string; v?: string; s?: string };
/** Of a genuine address that has not ended. The caller compares the version with the project's. */
type SignedPath = { linkVersion: number };

/** Null if the address has ended, or the server did not make it. */
export function readSignedPath(
  keyring: Keyring,
  path: string,
  { e: expiry = '', v: version = '', s: signature = '' }: Query,
  now: Date,
): SignedPath | null {
  if (!/^[0-9a-z]{1,12}$/.test(expiry) || !/^[\w-]{43}$/.test(signature)) return null;
  if (!/^\d{1,6}$/.test(version)) return null;
  if (!keyring.verify(LABEL, message(path, expiry, version), signature)) return null;
  const expiresAt = Number.parseInt(expiry, 36) * 1000;
  return expiresAt > now.getTime() ? { linkVersion: Number(version) } : null;
}
