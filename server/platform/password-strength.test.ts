import { describe, expect, test } from 'vitest';
import { findPasswordError, PASSWORD_COMMON, PASSWORD_LONG, PASSWORD_SHORT } from './password-strength.ts';

describe('admin passwords', () => {
  test.each(['', 'short', 'fourteen chars', 'äöüäöüäöüäöüäö'])('%j is too short', (password) => {
    expect(findPasswordError(password)).toBe(PASSWORD_SHORT);
  });
  test('257 characters are too many, 256 are accepted', () => {
    const long = 'kelp tin orbit '.repeat(18);
    expect(findPasswordError(long.slice(0, 257))).toBe(PASSWORD_LONG);
    expect(findPasswordError(`${long.slice(0, 240)}quiet lampshade!`)).toBeNull();
  });
  test.each([
    'passwordpassword',
    'Password1234567',
    'P@ssw0rd!P@ssw0rd',
    'administrator2026!',
    'aaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '123456789012345',
    'qwertyuiopasdfgh',
    'Summer2026Winter2026',
    'correct horse battery staple',
    'welcome-to-hedgerow-2026',
    'hedgerow-admin-2026',
    'letmeinletmein!!',
  ])('%j is rejected as common', (password) => {
    expect(findPasswordError(password)).toBe(PASSWORD_COMMON);
  });
  test('the account’s own name and address are rejected', () => {
    expect(findPasswordError('Rosalind.Whitby.2026', ['rosalind', 'rosalind.whitby@shop.example'])).toBe(
      PASSWORD_COMMON,
    );
  });
  test.each([
    'four kettles under a bridge',
    'x9#Lw2!vQp7@Zt4$',
    'Regenschirm-Gurke-Tal',
    'зелёный чайник на мосту',
    '8261 0935 7742 1908',
  ])('%j is accepted', (password) => {
    expect(findPasswordError(password, ['admin'])).toBeNull();
  });
});
