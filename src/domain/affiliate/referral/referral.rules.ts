import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

/** Case-insensitive; without the look-alikes 0/O and 1/I/L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export const isClickAlive = (clickAt: Date, now: Date): boolean =>
  now.getTime() - clickAt.getTime() <= REFERRAL_COOKIE_DAYS * DAY_MS;
