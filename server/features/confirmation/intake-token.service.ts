/**
 * The secret of a form link: `v1.<expiry, base36 seconds>.<version>.<HMAC>`. It is derived when the mail is sent, so neither the
 * database nor the outbox holds it; raising the order's intake version revokes every link mailed before.
 */
import type { Keyring } from '#server/platform/crypto.ts';

export const INTAKE_DAYS = 30;
const LABEL = 'intake/v1';

type Claims = { orderId: number; version: number };

export function makeIntakeToken(keyring: Keyring, { orderId, version }: Claims, expiresAt: Date): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `v1.${expiry}.${version}.${keyring.sign(LABEL, `intake|v1|${orderId}|${expiry}|${version}`)}`;
}

/** Whether `token` opens exactly this order, in this version, now. */
export function isIntakeTokenValid(keyring: Keyring, token: string, { orderId, version }: Claims, now: Date): boolean {
  const match = /^v1\.([0-9a-z]{1,12})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return false;
  const [, expiry = '', givenVersion = '', signature = ''] = match;
  const isSigned = keyring.verify(LABEL, `intake|v1|${orderId}|${expiry}|${givenVersion}`, signature);
  return isSigned && Number(givenVersion) === version && Number.parseInt(expiry, 36) * 1000 > now.getTime();
}

/** The mailed link: the number for people, the secret in the fragment, where no server, log or Referer sees it. */
export function intakeLink(origin: string, keyring: Keyring, claims: Claims, mailedAt: Date): string {
  const expiresAt = new Date(mailedAt.getTime() + INTAKE_DAYS * 86_400_000);
  return `${origin}/order-confirmation?order=${claims.orderId}#t=${makeIntakeToken(keyring, claims, expiresAt)}`;
}
