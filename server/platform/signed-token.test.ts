import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createKeyring, signedToken } from './crypto.ts';

const OLD = 'the secret of last year, forty letters!!';
const NEW = 'the secret of this year, forty letters!!';
const keyring = createKeyring([OLD]);
const NOW = new Date('2030-05-01T12:00:00Z');
const claims = z.object({ orderId: z.int(), version: z.int() });
const link = signedToken({ purpose: 'a link', claims });
const CLAIMS = { orderId: 482_019_375, version: 1 };
const token = link.sign(keyring, CLAIMS, null);

const inSeconds = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const verify = (value: string): unknown => link.verify(keyring, value, NOW);

describe('a signed token', () => {
  it('returns the claims it was made with, and is safe in a URL', () => {
    expect(verify(token)).toEqual(CLAIMS);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });

  it('is the same for the same claims and expiry, so that an address can be cached', () => {
    expect(link.sign(keyring, CLAIMS, NOW)).toBe(link.sign(keyring, { ...CLAIMS }, NOW));
  });

  it('is rejected with any character changed, shortened or extended', () => {
    for (let at = 0; at < token.length; at++) {
      // The last character of base64url carries unused bits; they are compared too.
      for (const character of [String.fromCharCode(token.charCodeAt(at) ^ 1), '.', '=', 'A'])
        if (character !== token[at])
          expect(verify(token.slice(0, at) + character + token.slice(at + 1)), `at ${at}`).toBeNull();
      expect(verify(token.slice(0, at))).toBeNull();
    }
    for (const suffix of ['A', '=', '.', '.x', ' ', '\n']) expect(verify(token + suffix)).toBeNull();
    expect(verify(` ${token}`)).toBeNull();
  });

  it('is rejected with claims that somebody else wrote, however they are spelt', () => {
    const [text = '', signature = ''] = token.split('.');
    const written = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const forged of [
      written([{ ...CLAIMS, orderId: 7 }, null]),
      written([{ ...CLAIMS, version: 2 }, null]),
      // The same claims in another spelling.
      Buffer.from(JSON.stringify([CLAIMS, null], null, 1)).toString('base64url'),
      Buffer.from(text, 'base64url').toString('base64'),
    ])
      expect(verify(`${forged}.${signature}`)).toBeNull();
    for (const other of ['', '.', 'x', signature, `.${signature}`, `${text}.`])
      expect(verify(other)).toBeNull();
  });

  it('expires to the second', () => {
    const expiring = link.sign(keyring, CLAIMS, inSeconds(60));
    expect(link.verify(keyring, expiring, inSeconds(59))).toEqual(CLAIMS);
    expect(link.verify(keyring, expiring, inSeconds(60))).toBeNull();
    expect(link.verify(keyring, token, inSeconds(1e9))).toEqual(CLAIMS);
  });

  it('is invalid for every other purpose', () => {
    const other = signedToken({ purpose: 'another link', claims });
    expect(other.verify(keyring, token, NOW)).toBeNull();
    expect(verify(other.sign(keyring, CLAIMS, null))).toBeNull();
  });

  it('L13: is valid while its secret is listed, and invalid afterwards', () => {
    expect(link.verify(createKeyring([NEW, OLD]), token, NOW)).toEqual(CLAIMS);
    expect(link.verify(createKeyring([NEW]), token, NOW)).toBeNull();
  });

  it('is rejected if its claims have another shape, as after an update', () => {
    const wider = signedToken({ purpose: 'a link', claims: claims.extend({ lang: z.string() }) });
    expect(wider.verify(keyring, token, NOW)).toBeNull();
  });
});
