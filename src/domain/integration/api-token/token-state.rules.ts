import { addDays, ageText, shortDate } from '#src/domain/shared/dates.ts';
import { type ApiTokenView, TOKEN_NOTICE_DAYS } from './api-token.schema.ts';

export type TokenState = 'active' | 'expiring' | 'expired' | 'revoked';

/** "Soon" is when owners get the first email about it. */
const [EXPIRES_SOON_DAYS] = TOKEN_NOTICE_DAYS;

type Lifetime = { expiresAt: Date; revokedAt?: Date | null };

export function tokenState({ expiresAt, revokedAt }: Lifetime, now = new Date()): TokenState {
  if (revokedAt) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return expiresAt <= addDays(now, EXPIRES_SOON_DAYS) ? 'expiring' : 'active';
}

export const isUsable = (token: Lifetime, now = new Date()): boolean =>
  !token.revokedAt && token.expiresAt > now;

/** "3 minutes ago from 203.0.113.x", or "Never". */
export function lastUseText({ lastUsedAt, lastUsedIp }: ApiTokenView, now = new Date()): string {
  if (!lastUsedAt) return 'Never';
  return `${ageText(lastUsedAt, now)} ago${lastUsedIp ? ` from ${networkText(lastUsedIp)}` : ''}`;
}

/** `203.0.113.0/24` as `203.0.113.x`: only the network is stored. */
export const networkText = (prefix: string): string => prefix.replace(/\.0\/24$/, '.x');

/** "in 12 days (4 Dec 2026)" near the end, else the date alone. */
export function expiryText(token: ApiTokenView, now = new Date()): string {
  const day = shortDate(token.expiresAt);
  switch (tokenState(token, now)) {
    case 'revoked':
      return `Revoked on ${shortDate(token.revokedAt ?? now)}`;
    case 'expired':
      return `Expired on ${day}`;
    case 'expiring':
      return `Expires in ${ageText(now, token.expiresAt)} (${day})`;
    case 'active':
      return `Expires on ${day}`;
  }
}
