/**
 * Review link token: `v1.<order>.<expiry>.<HMAC>`, numbers in base 36, the expiry in seconds.
 * Derived when the email is sent, so it is never stored.
 */
import type { Keyring } from '#server/platform/crypto.ts';
import { paths } from '#src/domain/paths.ts';
import { REVIEW_LINK_DAYS } from '#src/domain/review/review.rules.ts';

const LABEL = 'review/v1';
const TOKEN = /^v1\.([1-9a-z][0-9a-z]{0,11})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/;

const signed = (order: string, expiry: string): string => `review|v1|${order}|${expiry}`;

export function makeReviewToken(keyring: Keyring, orderId: number, expiresAt: Date): string {
  const order = orderId.toString(36);
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `v1.${order}.${expiry}.${keyring.sign(LABEL, signed(order, expiry))}`;
}

export type ReviewLink = { orderId: number; expiresAt: Date };

/** Null unless this shop signed it. An expired link still opens a review that can be changed. */
export function readReviewToken(keyring: Keyring, token: string): ReviewLink | null {
  const [, order = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signature || !keyring.verify(LABEL, signed(order, expiry), signature)) return null;
  return {
    orderId: Number.parseInt(order, 36),
    expiresAt: new Date(Number.parseInt(expiry, 36) * 1000),
  };
}

/** The token is in the fragment, which servers, logs and the Referer header never see. */
export function reviewUrl(origin: string, keyring: Keyring, orderId: number, madeAt: Date): string {
  const expiresAt = new Date(madeAt.getTime() + REVIEW_LINK_DAYS * 86_400_000);
  return `${origin}${paths.review}#t=${makeReviewToken(keyring, orderId, expiresAt)}`;
}
