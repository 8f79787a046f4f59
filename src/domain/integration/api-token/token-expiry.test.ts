import { expect, it } from 'vitest';
import { addDays } from '#src/domain/shared/dates.ts';
import { type ApiTokenView, expiryText, isUsable, lastUseText, tokenState } from './api-token.schema.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const token = (values: Partial<ApiTokenView> = {}): ApiTokenView => ({
  id: 1,
  name: 'CRM',
  prefix: 'sft_9aKd',
  scopes: ['orders:read'],
  createdBy: 'anna',
  createdAt: addDays(NOW, -10),
  expiresAt: addDays(NOW, 300),
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
  ...values,
});

it('a token that ends within 14 days expires soon; an expired or revoked one is of no use', () => {
  expect(tokenState(token(), NOW)).toBe('active');
  expect(tokenState(token({ expiresAt: addDays(NOW, 14) }), NOW)).toBe('expiring');
  expect(tokenState(token({ expiresAt: NOW }), NOW)).toBe('expired');
  expect(tokenState(token({ revokedAt: minutesAgo(1) }), NOW)).toBe('revoked');
  expect(isUsable(token({ expiresAt: addDays(NOW, 1) }), NOW)).toBe(true);
  expect(isUsable(token({ expiresAt: NOW }), NOW)).toBe(false);
  expect(isUsable(token({ revokedAt: NOW }), NOW)).toBe(false);
});

it('the last use names the time and the network', () => {
  const used = (lastUsedIp: string | null) => token({ lastUsedAt: minutesAgo(3), lastUsedIp });
  expect(lastUseText(token(), NOW)).toBe('Never');
  expect(lastUseText(used('203.0.113.0/24'), NOW)).toBe('3 minutes ago from 203.0.113.x');
  expect(lastUseText(used('2001:db8:1:2::/64'), NOW)).toBe('3 minutes ago from 2001:db8:1:2::/64');
  expect(lastUseText(used(null), NOW)).toBe('3 minutes ago');
});

it('the expiry is a date, near the end with the days that are left', () => {
  expect(expiryText(token({ expiresAt: new Date('2027-03-05T12:00:00Z') }), NOW)).toBe(
    'Expires on 5 Mar 2027',
  );
  expect(expiryText(token({ expiresAt: addDays(NOW, 8) }), NOW)).toBe('Expires in 8 days (30 Nov 2026)');
  expect(expiryText(token({ expiresAt: addDays(NOW, -1) }), NOW)).toBe('Expired on 21 Nov 2026');
  expect(expiryText(token({ revokedAt: addDays(NOW, -1) }), NOW)).toBe('Revoked on 21 Nov 2026');
});
