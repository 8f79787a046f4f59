/**
 * Review link token: `v1.<order>.<version>.<expiry>.<HMAC>`, numbers in base 36, the expiry in
 * seconds, the version that of the project's links. Derived when the email is sent, never stored.
 */

import type { Keyring } from '#server/platform/crypto.ts';
import { paths } from '#src/domain/paths.ts';
import { REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';

const LABEL = 'review/v1';
const TOKEN = /^v1\.([1-9a-z][0-9a-z]{0,11})\.([0-9a-z]{1,6})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/;

const signed = (order: string, version: string, expiry: string): string =>
  `review|v1|${order}|${version}|${expiry}`;

export type ReviewClaims = { orderId: number; version: number };

export function makeReviewToken(keyring: Keyring, claims: ReviewClaims, expiresAt: Date): string {
  const order = claims.orderId.toString(36);
  const version = claims.version.toString(36);
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `v1.${order}.${version}.${expiry}.${keyring.sign(LABEL, signed(order, version, expiry))}`;
}

export type ReviewLink = ReviewClaims & { expiresAt: Date };

/**
 * Null unless this shop signed it; the version may be revoked. An expired link still opens a review
 * that can be changed.
 */
export function readReviewToken(keyring: Keyring, token: string): ReviewLink | null {
  const [, order = '', version = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signature || !keyring.verify(LABEL, signed(order, version, expiry), signature)) return null;
  return {
    orderId: Number.parseInt(order, 36),
    version: Number.parseInt(version, 36),
    expiresAt: new Date(Number.parseInt(expiry, 36) * 1000),
  };
}

/** The token is in the fragment, which servers, logs and the Referer header never see. */
export function reviewUrl(origin: string, keyring: Keyring, claims: ReviewClaims, madeAt: Date): string {
  const expiresAt = addDays(madeAt, REVIEW_LINK_DAYS);
  return `${origin}${paths.review}#t=${makeReviewToken(keyring, claims, expiresAt)}`;
}
