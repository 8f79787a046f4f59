import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring, DecryptionError } from './crypto.ts';

const OLD = 'the secret of last year, forty letters!!';
const NEW = 'the secret of this year, forty letters!!';
const before = createKeyring([OLD]);
const during = createKeyring([NEW, OLD]);
const after = createKeyring([NEW]);

const COLUMN = 'affiliate.bank_details_encrypted';
const row = fc.oneof(fc.integer({ min: 1 }), fc.uuid());
const column = fc.constantFrom(
  'affiliate.bank_details_encrypted',
  'affiliate.paypal_email_encrypted',
  'mail_message.payload_encrypted' as const,
);

describe('L13 encrypted values', () => {
  it('L13: a value encrypted for a row decrypts for that row and starts with its key id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), column, row, (plaintext, storedAt, id) => {
        const encrypted = before.encrypt(plaintext, storedAt, id);
        expect(encrypted.startsWith(`v1.${before.keyId}.`)).toBe(true);
        expect(during.decrypt(encrypted, storedAt, id)).toBe(plaintext.toWellFormed());
        expect(before.encrypt(plaintext, storedAt, id)).not.toBe(encrypted);
      }),
    );
  });

  it('L13: a value decrypts in no other row and in no other column', () => {
    fc.assert(
      fc.property(fc.string(), column, row, column, row, (plaintext, storedAt, id, otherColumn, otherId) => {
        fc.pre(storedAt !== otherColumn || String(id) !== String(otherId));
        const encrypted = before.encrypt(plaintext, storedAt, id);
        expect(() => before.decrypt(encrypted, otherColumn, otherId)).toThrow(DecryptionError);
      }),
    );
  });

  it('L13: a single changed character at any position is detected', () => {
    const encrypted = before.encrypt('GB33 BUKB 2020 1555 5555 55', COLUMN, 7);
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';
    fc.assert(
      fc.property(fc.nat(encrypted.length - 1), fc.constantFrom(...characters), (at, character) => {
        fc.pre(encrypted[at] !== character);
        const changed = encrypted.slice(0, at) + character + encrypted.slice(at + 1);
        expect(() => during.decrypt(changed, COLUMN, 7)).toThrow(DecryptionError);
      }),
      { numRuns: 2000 },
    );
  });

  it('L13: a shortened, extended or empty value is detected', () => {
    const encrypted = before.encrypt('x', COLUMN, 7);
    for (let length = 0; length < encrypted.length; length++)
      expect(() => before.decrypt(encrypted.slice(0, length), COLUMN, 7)).toThrow(DecryptionError);
    for (const suffix of ['A', '=', '.', '.x', '\n'])
      expect(() => before.decrypt(encrypted + suffix, COLUMN, 7)).toThrow(DecryptionError);
  });

  it('L13: the key id of another listed secret does not make a value readable', () => {
    const encrypted = before.encrypt('x', COLUMN, 7);
    expect(() => during.decrypt(encrypted.replace(before.keyId, after.keyId), COLUMN, 7)).toThrow(
      DecryptionError,
    );
  });

  it('L13: the error names the row and the reason for the log, and quotes no data', () => {
    const encrypted = before.encrypt('GB33 BUKB', COLUMN, 7);
    const failure = (read: () => unknown): DecryptionError => {
      try {
        read();
      } catch (error) {
        if (error instanceof DecryptionError) return error;
      }
      throw new Error('it was decrypted');
    };
    expect(failure(() => before.decrypt(encrypted, COLUMN, 8)).detail).toBe(
      'affiliate.bank_details_encrypted of row 8: it was changed, or copied from another row',
    );
    const unlisted = failure(() => after.decrypt(encrypted, COLUMN, 7));
    expect(unlisted.detail).toBe(
      'affiliate.bank_details_encrypted of row 7: its secret is not listed in APP_SECRET',
    );
    expect(unlisted).toMatchObject({
      code: 'INTERNAL',
      message: expect.stringContaining('cannot be decrypted'),
    });
  });

  it('new values use the first secret; values of the second need re-encryption', () => {
    expect(after.decrypt(during.encrypt('x', COLUMN, 7), COLUMN, 7)).toBe('x');
    expect(during.isCurrent(before.encrypt('x', COLUMN, 7))).toBe(false);
    expect(during.isCurrent(during.encrypt('x', COLUMN, 7))).toBe(true);
  });
});

describe('signatures and hashes while a secret is replaced', () => {
  it('L13: a signature is valid while its secret is listed, and invalid afterwards', () => {
    const signature = before.sign('intake/v1', 'order 7');
    expect(during.verify('intake/v1', 'order 7', signature)).toBe(true);
    expect(after.verify('intake/v1', 'order 7', signature)).toBe(false);
    expect(during.sign('intake/v1', 'order 7')).toBe(after.sign('intake/v1', 'order 7'));
    expect(during.verify('another purpose', 'order 7', signature)).toBe(false);
    expect(during.verify('intake/v1', 'order 8', signature)).toBe(false);
  });

  it('a keyed hash is looked up under every listed secret, the newest first', () => {
    expect(during.keyedHashes('visitor', 'x')).toEqual([
      after.keyedHash('visitor', 'x'),
      before.keyedHash('visitor', 'x'),
    ]);
    expect(during.keyedHash('visitor', 'x')).toBe(after.keyedHash('visitor', 'x'));
  });

  it('a secret that is listed twice counts once; an empty list is an error', () => {
    expect(createKeyring([NEW, NEW]).keyedHashes('visitor', 'x')).toHaveLength(1);
    expect(() => createKeyring([])).toThrow('at least one secret');
  });
});
