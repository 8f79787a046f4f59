/**
 * Addresses that are valid for an hour without a sign-in: files and receipts of a project. They
 * name the version of the project's link, so that revoking it ends them too.
 */
import { z } from 'zod';
import type { Keyring } from '#server/platform/crypto.ts';
import { signedToken } from '#server/platform/signed-token.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';

const VALID_MS = HOUR_MS;
/** Addresses stay the same for five minutes, so that a page read again loads no picture again. */
const STEP_MS = 300_000;

const pathToken = signedToken({
  purpose: 'project-path',
  claims: z.object({ path: z.string(), linkVersion: z.int() }),
});

export function signPath(keyring: Keyring, path: string, linkVersion: number, now: Date): string {
  const expiresAt = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALID_MS);
  return `${path}?t=${pathToken.sign(keyring, { path, linkVersion }, expiresAt)}`;
}

/**
 * The link version of a signed address; null if the server did not sign this one, or it has
 * expired. The caller compares the version with the project's.
 */
export function readSignedPath(
  keyring: Keyring,
  path: string,
  token: string | undefined,
  now: Date,
): number | null {
  const claims = pathToken.verify(keyring, token ?? '', now);
  return claims?.path === path ? claims.linkVersion : null;
}
