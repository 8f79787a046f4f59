/**
 * Tokens of signed links: `<claims and expiry as JSON, in base64url>.<HMAC>`. They are made when a
 * link is shown or emailed, and never stored. Revocation is a claim that the reader compares.
 */
import { z } from 'zod';
import type { Keyring } from './crypto.ts';

type TokenKind<Claims> = {
  /** A token made for one purpose is invalid for every other one. */
  purpose: string;
  claims: z.ZodType<Claims>;
};

export function signedToken<Claims>({ purpose, claims }: TokenKind<Claims>) {
  const content = z.tuple([claims, z.int().nullable()]);
  return {
    /** @param expiresAt null: never. Rounded down to a second */
    sign(keyring: Keyring, values: Claims, expiresAt: Date | null): string {
      const expiry = expiresAt && Math.floor(expiresAt.getTime() / 1000);
      const text = Buffer.from(JSON.stringify([values, expiry])).toString('base64url');
      return `${text}.${keyring.sign(purpose, text)}`;
    },
    /** Null for a token that is forged, expired or of another purpose. */
    verify(keyring: Keyring, token: string, now: Date): Claims | null {
      const [text = '', signature = '', ...rest] = token.split('.');
      // The HMAC is over the text as it is spelt: no other spelling is accepted.
      if (rest.length > 0 || !keyring.verify(purpose, text, signature)) return null;
      const read = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      if (!read.success) return null;
      const [values, expiry] = read.data;
      return expiry === null || expiry * 1000 > now.getTime() ? values : null;
    },
  };
}
