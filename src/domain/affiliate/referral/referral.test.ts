import { describe, expect, it } from 'vitest';
import { clientReference, parseClientReference } from '#src/domain/sale/order/attribution.rules.ts';
import { CODE_ALPHABET, isClickAlive, normaliseCode } from './referral.rules.ts';
import { REFERRAL_CODE } from './referral.schema.ts';

describe('client reference of the buy button', () => {
  it('is affiliate_ and the id, and nothing else is accepted', () => {
    expect(parseClientReference(clientReference(42))).toBe(42);
    for (const bad of [
      'affiliate_',
      'affiliate_0',
      'affiliate_01',
      'affiliate_-1',
      'affiliate_1e3',
      ' affiliate_1',
      'AFFILIATE_1',
      'affiliate_9999999999',
      '',
      null,
      undefined,
    ])
      expect(parseClientReference(bad)).toBeNull();
  });
});

it('a click counts for 90 days to the millisecond', () => {
  const click = new Date('2026-01-01T00:00:00Z');
  const at = (ms: number) => new Date(click.getTime() + 90 * 86_400_000 + ms);
  expect([isClickAlive(click, at(0)), isClickAlive(click, at(1))]).toEqual([true, false]);
});

it('codes ignore case and have no look-alikes', () => {
  expect(normaliseCode(' harBR234 ')).toBe('HARBR234');
  expect(CODE_ALPHABET).not.toMatch(/[01OIL]/);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
});

it('a referral code is short and plain', () => {
  for (const code of ['ABC', 'harbr234', 'a_b-c']) expect(REFERRAL_CODE.test(code)).toBe(true);
  for (const code of ['ab', 'a b c', '<svg>', 'x'.repeat(33), "a'b"])
    expect(REFERRAL_CODE.test(code)).toBe(false);
});
