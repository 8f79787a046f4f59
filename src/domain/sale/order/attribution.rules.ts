/** Who brought an order: its attribution snapshot, which never changes afterwards. */
import type { AdminRole } from '#src/domain/viewer.ts';

/** A code that a browser sends; longer ones are rejected. */
export const REFERRAL_CODE_MAX = 64;
export const ATTRIBUTION_RULES = ['cookie', 'checkout-reference', 'stored-code', 'admin'] as const;
export type AttributionRule = (typeof ATTRIBUTION_RULES)[number];

export type Attribution = {
  rule: AttributionRule;
  affiliateId: number;
  code: string;
  /** ISO time of the click, null if none was recorded. */
  clickAt: string | null;
  landingPath: string | null;
  referrerHost: string | null;
  /** With rule 'admin': who named the affiliate. */
  namedBy?: AdminRole | 'token';
};

/** L14: an affiliate whom staff or a token named earns only what an owner releases. */
export const isNamedByStaff = (attribution: Pick<Attribution, 'rule' | 'namedBy'> | null): boolean =>
  attribution?.rule === 'admin' && attribution.namedBy !== 'owner';

/** 'affiliate_' plus the id. The browser sends it, so the server validates it. */
export function parseClientReference(reference: string | null | undefined): number | null {
  const match = /^affiliate_([1-9]\d{0,8})$/.exec(reference ?? '');
  return match ? Number(match[1]) : null;
}
export const clientReference = (affiliateId: number): string => `affiliate_${affiliateId}`;

/** Why an attributed visit earned nothing; stored with the order when it is created. */
export type Rejection = 'expired' | 'inactive' | 'own-order';
export type RejectedAttribution = {
  affiliateId: number;
  reason: Rejection;
  clickAt: string | null;
  landingPath: string | null;
};
