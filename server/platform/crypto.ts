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

export type Keyring = ReturnType<typeof createKeyring>;

export function createKeyring(appSecret: string) {
  const key = (label: string) => Buffer.from(hkdfSync('sha256', appSecret, 'storefront', label, 32));
  const encryptionKey = key('seal/v1');
  const hashKey = key('lookup-hash/v1');
  const sign = (label: string, message: string): string =>
    createHmac('sha256', key(`sign/${label}`))
      .update(message)
      .digest('base64url');
  return {
    /** HMAC for signed links; `label` separates purposes. */
    sign,
    verify: (label: string, message: string, signature: string): boolean => equalInConstantTime(signature, sign(label, message)),
    /** For values that are compared but never read: email addresses of login codes, IP addresses. */
    keyedHash: (kind: string, value: string): string => createHmac('sha256', hashKey).update(`${kind}|${value}`).digest('hex'),
    /** AES-256-GCM, for data at rest. */
    encrypt(plaintext: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv);
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    /** @throws when the text was not encrypted with this key */
    decrypt(encrypted: string): string {
      const raw = Buffer.from(encrypted.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, raw.subarray(0, 12));
      decipher.setAuthTag(raw.subarray(12, 28));
      return decipher.update(raw.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
