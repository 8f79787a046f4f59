/** Which sale belongs to whom, and why: kept with the order as its attribution receipt. */
import { REFERRAL_COOKIE_DAYS } from '../affiliate/affiliate.schema.ts';
import { DAY_MS } from '../shared/dates.ts';

export const ATTRIBUTION_RULES = ['cookie', 'checkout-reference', 'stored-code', 'admin'] as const;
export type AttributionRule = (typeof ATTRIBUTION_RULES)[number];

export type Attribution = {
  rule: AttributionRule;
  affiliateId: number;
  code: string;
  /** ISO time of the click, when one was recorded. */
  clickAt: string | null;
  landingPath: string | null;
  referrerHost: string | null;
};

/** Case-insensitive; the alphabet leaves out 0/O, 1/I/L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** A click counts for 90 days. */
export const isClickAlive = (clickAt: Date, now: Date): boolean => now.getTime() - clickAt.getTime() <= REFERRAL_COOKIE_DAYS * DAY_MS;

/** Spec 4: 'affiliate_' plus the id. A hint from the browser: validated before it counts. */
export function parseClientReference(reference: string | null | undefined): number | null {
  const match = /^affiliate_([1-9]\d{0,8})$/.exec(reference ?? '');
  return match ? Number(match[1]) : null;
}
export const clientReference = (affiliateId: number): string => `affiliate_${affiliateId}`;

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headlesschrome-lighthouse|curl\/|wget\/|python-requests/i;
/** Crawlers and link previews are not visitors. */
export const isBot = (userAgent: string | null | undefined): boolean => !userAgent || BOT.test(userAgent);
