import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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
