/**
 * Form link token: `v1.<expiry, base36 seconds>.<version>.<HMAC>`. Derived when the email is sent,
 * so it is never stored; raising the order's intake version revokes earlier links.
 */

import type { Keyring } from '#server/platform/crypto.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays } from '#src/domain/shared/dates.ts';

export const INTAKE_DAYS = 30;
const LABEL = 'intake/v1';

type Claims = { orderId: number; version: number };

export function makeIntakeToken(keyring: Keyring, { orderId, version }: Claims, expiresAt: Date): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `v1.${expiry}.${version}.${keyring.sign(LABEL, `intake|v1|${orderId}|${expiry}|${version}`)}`;
}

/** True if the token is valid for exactly this order, in this version, now. */
export function isIntakeTokenValid(
  keyring: Keyring,
  token: string,
  { orderId, version }: Claims,
  now: Date,
): boolean {
  const match = /^v1\.([0-9a-z]{1,12})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return false;
  const [, expiry = '', givenVersion = '', signature = ''] = match;
  const isSigned = keyring.verify(LABEL, `intake|v1|${orderId}|${expiry}|${givenVersion}`, signature);
  return isSigned && Number(givenVersion) === version && Number.parseInt(expiry, 36) * 1000 > now.getTime();
}

/**
 * The emailed link. The token is in the fragment, which servers, logs and the
 * Referer header never see.
 */
export function intakeLink(origin: string, keyring: Keyring, claims: Claims, emailedAt: Date): string {
  const expiresAt = addDays(emailedAt, INTAKE_DAYS);
  return `${origin}${paths.orderConfirmation(claims.orderId)}#t=${makeIntakeToken(keyring, claims, expiresAt)}`;
}
