import { z } from 'zod';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import { addDays, ageText, shortDate } from '#src/domain/shared/dates.ts';
import { hasInvisibleCharacters, NAME_INVISIBLE } from '#src/domain/shared/name.schema.ts';
import { line, positiveId, wholeNumber } from '#src/domain/shared/text.schema.ts';

export const TOKEN_DAYS_DEFAULT = 365;
export const TOKEN_DAYS_MAX = 3 * 365;
export const OVERLAP_DAYS_MAX = 7;
/** Days before the expiry on which an email is sent, in this order. */
export const TOKEN_NOTICE_DAYS = [14, 2] as const;
export const TOKEN_NAME_MAX = 60;

export const TOKEN_HEADER_MALFORMED =
  'The Authorization header could not be read. Send “Authorization: Bearer” and one API token.';
export const TOKEN_MISTYPED =
  'This is not a complete API token: characters are missing or changed. Copy it again.';
export const TOKEN_UNKNOWN = 'This API token is unknown. Check that it belongs to this shop.';
export const TOKEN_EXPIRED = 'This API token has expired. Create a new one.';
export const TOKEN_REVOKED = 'This API token was revoked. Create a new one.';
export const TOKEN_IN_URL =
  'This URL contains an API token. Send it in the Authorization header, and revoke this one: URLs end up in logs.';
export const TOKEN_MISSING = 'We can’t find this token. It may have been deleted.';
export const TOKEN_ENDED = 'This token has expired or was revoked. Create a new one.';
export const TOKEN_REPLACED = 'This token has already been rotated. Rotate its replacement instead.';

const NAME_MESSAGE = 'Give the token a name, for example the program that uses it.';
const SCOPES_MESSAGE = 'Choose at least one scope: what the token may read or change.';

const name = line(TOKEN_NAME_MAX, NAME_MESSAGE)
  .min(1, NAME_MESSAGE)
  .refine((value) => !hasInvisibleCharacters(value), NAME_INVISIBLE);
const days = wholeNumber(
  1,
  TOKEN_DAYS_MAX,
  `Choose an expiry of 1 to ${TOKEN_DAYS_MAX} days (3 years).`,
).default(TOKEN_DAYS_DEFAULT);
const scopes = z
  .array(z.enum(API_SCOPES, { error: `Choose from these scopes: ${API_SCOPES.join(', ')}.` }), {
    error: SCOPES_MESSAGE,
  })
  .min(1, SCOPES_MESSAGE)
  .max(100, SCOPES_MESSAGE)
  .transform((values) => API_SCOPES.filter((scope) => values.includes(scope)));

export const createTokenInput = z.object({ name, scopes, days });
export type CreateTokenInput = z.output<typeof createTokenInput>;

export const tokenIdInput = z.object({ id: positiveId(TOKEN_MISSING) });
export const rotateTokenInput = tokenIdInput.extend({
  overlapDays: wholeNumber(
    0,
    OVERLAP_DAYS_MAX,
    `Choose an overlap of 0 to ${OVERLAP_DAYS_MAX} days.`,
  ).default(0),
});
export type RotateTokenInput = z.output<typeof rotateTokenInput>;

export const apiTokenView = z.object({
  id: z.number(),
  name: z.string(),
  /** The first eight characters. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
  /** The network, never the full address. */
  lastUsedIp: z.string().nullable(),
  revokedAt: z.date().nullable(),
});
export type ApiTokenView = z.output<typeof apiTokenView>;

/** The only response that contains the token. */
export const newTokenView = z.object({ token: z.string(), view: apiTokenView });
export type NewTokenView = z.output<typeof newTokenView>;

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
const networkText = (prefix: string): string => prefix.replace(/\.0\/24$/, '.x');

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
