/**
 * Keys and what is done with them. Every key is derived from APP_SECRET with its own label (HKDF), so that a value made for
 * one purpose is worthless for another. Inventory: docs/operations.md.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
/** 160 random bits, URL-safe. */
export const randomToken = (bytes = 20): string => randomBytes(bytes).toString('base64url');
export const randomDigits = (length: number): string => String(randomInt(0, 10 ** length)).padStart(length, '0');

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
export const randomBase32 = (length: number): string => Array.from(randomBytes(length), (byte) => BASE32[byte % 32]).join('');
export const randomFrom = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(0, alphabet.length)]).join('');

export function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

export type Vault = ReturnType<typeof createVault>;

export function createVault(appSecret: string) {
  const key = (label: string) => Buffer.from(hkdfSync('sha256', appSecret, 'storefront', label, 32));
  const sealKey = key('seal/v1');
  const hashKey = key('lookup-hash/v1');
  return {
    /** HMAC for signed links; `label` separates purposes. */
    sign: (label: string, message: string): string =>
      createHmac('sha256', key(`sign/${label}`))
        .update(message)
        .digest('base64url'),
    /** Keyed hash for things that must be compared but not read: e-mails of login codes, IP addresses. */
    hash: (kind: string, value: string): string => createHmac('sha256', hashKey).update(`${kind}|${value}`).digest('hex'),
    /** AES-256-GCM, for data at rest. */
    seal(plain: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    /** @throws when the text was not sealed with this key */
    open(sealed: string): string {
      const raw = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, raw.subarray(0, 12));
      decipher.setAuthTag(raw.subarray(12, 28));
      return decipher.update(raw.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
