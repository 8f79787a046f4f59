/** The signed link "Don't email me again", which needs no sign-in. */
import { z } from 'zod';
import type { Keyring } from '#server/platform/crypto.ts';
import { signedToken } from '#server/platform/signed-token.ts';
import { paths } from '#src/domain/paths.ts';

const HASH = 'email-objection';

export const addressHash = (keyring: Keyring, email: string): string => keyring.keyedHash(HASH, email);
/** Of every listed secret: an objection must outlast a rotation. */
export const addressHashes = (keyring: Keyring, email: string): string[] => keyring.keyedHashes(HASH, email);

/** Names the address by its keyed hash, so that the link works after the row is deleted. */
export const objectionToken = signedToken({
  purpose: 'email-objection',
  claims: z.object({ emailHash: z.string() }),
});

export const objectionLink = (origin: string, keyring: Keyring, email: string): string =>
  origin + paths.noMoreEmails(objectionToken.sign(keyring, { emailHash: addressHash(keyring, email) }, null));
