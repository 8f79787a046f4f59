import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import { createTokenInput, rotateTokenInput } from './api-token.schema.ts';
import { containsToken, generateToken, isTokenFormat, tokenPrefix } from './token-format.rules.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('the format of a token', () => {
  it('is sft_, 32 characters and their CRC-32 in six characters of base62', () => {
    for (let time = 0; time < 200; time++) {
      const token = generateToken();
      expect(token).toMatch(/^sft_[0-9A-Za-z]{38}$/);
      const checksum = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);
      expect(checksum).toBe(crc32(token.slice(4, 36)));
      expect(isTokenFormat(token)).toBe(true);
    }
  });

  it('any changed, missing, added or swapped character is recognised', () => {
    const token = generateToken();
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === 'x' ? 'y' : 'x';
      expect(isTokenFormat(token.slice(0, index) + other + token.slice(index + 1)), `at ${index}`).toBe(
        false,
      );
      expect(isTokenFormat(token.slice(0, index) + token.slice(index + 1))).toBe(false);
      expect(isTokenFormat(`${token.slice(0, index)}x${token.slice(index)}`)).toBe(false);
      const [a, b] = [token[index], token[index + 1]];
      if (b && a !== b)
        expect(isTokenFormat(token.slice(0, index) + b + a + token.slice(index + 2))).toBe(false);
    }
    for (const text of ['', 'sft_', ` ${token}`, `${token}\n`, token.toUpperCase()])
      expect(isTokenFormat(text)).toBe(false);
  });

  it('every character of the alphabet occurs, and no token twice', () => {
    const tokens = Array.from({ length: 500 }, generateToken);
    expect(new Set(tokens).size).toBe(500);
    expect(new Set(tokens.join('').replaceAll('sft_', '')).size).toBe(62);
  });

  it('the prefix tells tokens apart; a token is found inside other text', () => {
    const token = generateToken();
    expect(tokenPrefix(token)).toBe(token.slice(0, 8));
    expect(containsToken(`https://shop.example/api/orders?token=${token}`)).toBe(true);
    expect(containsToken(`?token=${token.slice(0, -6)}`)).toBe(true);
    expect(containsToken(`?search=${tokenPrefix(token)}`)).toBe(false);
  });
});

describe('the input for a token', () => {
  const messages = (input: unknown) =>
    createTokenInput.safeParse(input).error?.issues.map(({ message }) => message);

  it('has a default expiry of 365 days, and each scope once in the order of the list', () => {
    expect(
      createTokenInput.parse({ name: ' CRM ', scopes: ['orders:write', 'orders:read', 'orders:write'] }),
    ).toEqual({ name: 'CRM', scopes: ['orders:read', 'orders:write'], days: 365 });
    expect(createTokenInput.parse({ name: 'CRM', scopes: [...API_SCOPES], days: '1095' }).days).toBe(1095);
  });

  it.each([
    [{ name: '', scopes: ['orders:read'] }, 'Give the token a name, for example the program that uses it.'],
    [{ name: 'CRM', scopes: [] }, 'Choose at least one scope: what the token may read or change.'],
    [{ name: 'CRM', scopes: 'orders:read' }, 'Choose at least one scope: what the token may read or change.'],
    [{ name: 'CRM', scopes: ['orders:read'], days: 0 }, 'Choose an expiry of 1 to 1095 days (3 years).'],
    [{ name: 'CRM', scopes: ['orders:read'], days: 1096 }, 'Choose an expiry of 1 to 1095 days (3 years).'],
    [
      { name: 'CRM\u202E', scopes: ['orders:read'] },
      'This name contains invisible characters. Type it again instead of pasting it.',
    ],
  ])('%j is rejected with a sentence', (input, message) => expect(messages(input)).toEqual([message]));

  it('an unknown scope is rejected with the list of scopes', () => {
    expect(messages({ name: 'CRM', scopes: ['accounts:write'] })?.[0]).toContain('orders:read, orders:write');
    expect(API_SCOPES).not.toContain('accounts:write');
  });

  it('an overlap has 0 to 7 days', () => {
    expect(rotateTokenInput.parse({ id: 1 }).overlapDays).toBe(0);
    expect(rotateTokenInput.parse({ id: 1, overlapDays: 7 }).overlapDays).toBe(7);
    for (const overlapDays of [-1, 8, 1.5])
      expect(rotateTokenInput.safeParse({ id: 1, overlapDays }).success).toBe(false);
  });
});
