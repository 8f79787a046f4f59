/** The signed link "Don't email me again", which needs no sign-in. */

import type { Keyring } from '#server/platform/crypto.ts';
import { paths } from '#src/domain/paths.ts';

const LABEL = 'email-objection/v1';
const HASH = 'email-objection';
const TOKEN = /^([\da-f]{64})\.([\w-]{43})$/;

export const addressHash = (keyring: Keyring, email: string): string => keyring.keyedHash(HASH, email);
/** Of every listed secret: an objection must outlast a rotation. */
export const addressHashes = (keyring: Keyring, email: string): string[] => keyring.keyedHashes(HASH, email);

/** Names the address by its keyed hash, so that the link works after the row is deleted. */
export function objectionLink(origin: string, keyring: Keyring, email: string): string {
  const hash = addressHash(keyring, email);
  return origin + paths.noMoreEmails(`${hash}.${keyring.sign(LABEL, hash)}`);
}

/** The keyed hash of the address; null for a link that we did not make. */
export function readObjectionToken(keyring: Keyring, token: string): string | null {
  const [, hash = '', signature = ''] = TOKEN.exec(token) ?? [];
  return hash && keyring.verify(LABEL, hash, signature) ? hash : null;
}
