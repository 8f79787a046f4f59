/**
 * Each key is derived from APP_SECRET with its own label (HKDF), so a value made for one purpose is
 * useless for another. Inventory and rotation: docs/operations/every-day.md, decision 0020.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import { AppError } from './errors.ts';

export const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
/** 160 random bits, URL-safe. */
export const randomToken = (bytes = 20): string => randomBytes(bytes).toString('base64url');
export const randomDigits = (length: number): string =>
  String(randomInt(0, 10 ** length)).padStart(length, '0');

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
export const randomBase32 = (length: number): string => randomFrom(BASE32, length);
export const randomFrom = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(0, alphabet.length)]).join('');

export const equalInConstantTime = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

/** A column, registered in server/database/encrypted-columns.ts. */
export type StoredAt = `${string}.${string}`;

/** L13: stored data was changed, copied from another row, or needs a secret that is not listed. */
export class DecryptionError extends AppError {
  override readonly name = 'DecryptionError';
  /** For the log and for operators: names the row, quotes no data. */
  readonly detail: string;
  constructor(storedAt: StoredAt, id: string | number, reason: string) {
    super(
      'INTERNAL',
      'Some stored data cannot be decrypted, so nothing was done with it. The server log names the record.',
    );
    this.detail = `${storedAt} of row ${id}: ${reason}`;
  }
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

function encryptBytes(key: Buffer, plaintext: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(context),
  );
  const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @returns null if the payload does not belong to this key and context */
function decryptBytes(key: Buffer, payload: string, context: string): string | null {
  const raw = Buffer.from(payload, 'base64url');
  // Base64 decoders ignore some characters: accept only the spelling of encrypt().
  if (raw.length < IV_BYTES + TAG_BYTES || raw.toString('base64url') !== payload) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, raw.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(raw.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(raw.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}

function deriveKeys(secret: string) {
  const derive = (label: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', secret, 'storefront', label, bytes));
  const signingKeys = new Map<string, Buffer>();
  const signingKey = (label: string): Buffer => {
    const key = signingKeys.get(label) ?? derive(`sign/${label}`);
    signingKeys.set(label, key);
    return key;
  };
  const hashKey = derive('lookup-hash/v1');
  return {
    /** Identifies the secret that encrypted a value, without revealing it. */
    id: derive('key-id/v1', 4).toString('hex'),
    encryptionKey: derive('encrypt/v1'),
    sign: (label: string, message: string): string =>
      createHmac('sha256', signingKey(label)).update(message).digest('base64url'),
    keyedHash: (kind: string, value: string): string =>
      createHmac('sha256', hashKey).update(`${kind}|${value}`).digest('hex'),
  };
}

export type Keyring = ReturnType<typeof createKeyring>;

/** @param secrets newest first: new values use the first, existing ones are read with any */
export function createKeyring(secrets: readonly string[]) {
  const keys = [...new Set(secrets)].map(deriveKeys);
  const [newest] = keys;
  if (!newest) throw new Error('a keyring needs at least one secret');
  const contextOf = (keyId: string, storedAt: StoredAt, id: string | number) =>
    JSON.stringify(['v1', keyId, storedAt, String(id)]);
  return {
    keyId: newest.id,
    /** HMAC for signed links and cookies; `label` separates purposes. */
    sign: newest.sign,
    /** Compares with every listed secret, so that the duration reveals nothing. */
    verify: (label: string, message: string, signature: string): boolean =>
      keys.map((key) => equalInConstantTime(signature, key.sign(label, message))).includes(true),
    /** For values that are compared, never read: email addresses of codes, IP addresses. */
    keyedHash: newest.keyedHash,
    /** The hash under every listed secret, newest first: finds values stored before a rotation. */
    keyedHashes: (kind: string, value: string): string[] => keys.map((key) => key.keyedHash(kind, value)),
    /** AES-256-GCM, bound to one column of one row: the value decrypts nowhere else. */
    encrypt: (plaintext: string, storedAt: StoredAt, id: string | number): string =>
      `v1.${newest.id}.${encryptBytes(newest.encryptionKey, plaintext, contextOf(newest.id, storedAt, id))}`,
    isCurrent: (encrypted: string): boolean => encrypted.startsWith(`v1.${newest.id}.`),
    /** @throws DecryptionError */
    decrypt(encrypted: string, storedAt: StoredAt, id: string | number): string {
      const [version, keyId = '', payload = '', ...rest] = encrypted.split('.');
      if (version !== 'v1' || rest.length > 0)
        throw new DecryptionError(storedAt, id, 'it is not an encrypted value');
      const key = keys.find((candidate) => candidate.id === keyId);
      if (!key) throw new DecryptionError(storedAt, id, 'its secret is not listed in APP_SECRET');
      const plaintext = decryptBytes(key.encryptionKey, payload, contextOf(keyId, storedAt, id));
      if (plaintext === null)
        throw new DecryptionError(storedAt, id, 'it was changed, or copied from another row');
      return plaintext;
    },
  };
}

type TokenKind<Claims> = {
  /** A token made for one purpose is invalid for every other one. */
  purpose: string;
  claims: z.ZodType<Claims>;
};

/**
 * Tokens of signed links: `<claims and expiry as JSON, in base64url>.<HMAC>`. They are made when a
 * link is shown or emailed, and never stored. Revocation is a claim that the reader compares.
 */
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
