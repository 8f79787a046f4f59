import { describe, expect, it } from 'vitest';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import { createTokenInput, rotateTokenInput } from './api-token.schema.ts';

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
