/** Attributes a sale to an affiliate; the order keeps the reason as its attribution snapshot. */
import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

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

/** Case-insensitive; without the look-alikes 0/O and 1/I/L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export const isClickAlive = (clickAt: Date, now: Date): boolean =>
  now.getTime() - clickAt.getTime() <= REFERRAL_COOKIE_DAYS * DAY_MS;

/** 'affiliate_' plus the id. The browser sends it, so the server validates it. */
export function parseClientReference(reference: string | null | undefined): number | null {
  const match = /^affiliate_([1-9]\d{0,8})$/.exec(reference ?? '');
  return match ? Number(match[1]) : null;
}
export const clientReference = (affiliateId: number): string => `affiliate_${affiliateId}`;
