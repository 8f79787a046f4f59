import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSecretWeakness } from './exposure.rules.ts';

describe('L7: the strength of a secret', () => {
  it.each([
    ['forty times the same letter', 'a'.repeat(40)],
    ['one different letter at the end', `${'a'.repeat(39)}b`],
    ['two letters in turn', 'ab'.repeat(20)],
    ['a word, repeated', 'password'.repeat(5)],
    ['a repetition that is cut off', 'k7Qz!'.repeat(7).slice(0, 33)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnop'],
    ['the digits', '01234567890123456789012345678901234'],
    ['a keyboard row', 'qwertyuiopasdfghjklzxcvbnm1234567'],
    ['the example of .env.example', 'at-least-32-characters-of-randomness'],
    ['a placeholder', 'please-change_me-before-production-2026'],
  ])('L7: %s is rejected', (_, secret) => expect(findSecretWeakness(secret)).toMatch(/^is /));

  it('L7: a short secret is rejected for its length', () =>
    expect(findSecretWeakness('kX9#mQ2$vL5')).toBe('must have at least 32 characters'));

  it('L7: a generated secret with few different digits is accepted', () =>
    expect(findSecretWeakness('076766776606697b', 16)).toBeNull());

  it('L7: generated secrets are always accepted', () => {
    for (let n = 0; n < 300; n++) {
      for (const secret of [
        randomBytes(16).toString('hex'),
        randomBytes(36).toString('base64'),
        randomUUID(),
      ])
        expect(findSecretWeakness(secret), secret).toBeNull();
      expect(findSecretWeakness(randomBytes(8).toString('hex'), 16)).toBeNull();
    }
    expect(findSecretWeakness('a secret only tests know: forty letters!')).toBeNull();
  });
});
