/** Referral codes and how long a click counts. */
import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { countText } from '#src/domain/shared/number-text.ts';

/** Case-insensitive; without the look-alikes 0/O and 1/I/L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export const isClickAlive = (clickAt: Date, now: Date): boolean =>
  now.getTime() - clickAt.getTime() <= REFERRAL_COOKIE_DAYS * DAY_MS;

/** `$1,200`: what so many clients a month bring in a year, in whole dollars. */
export const yearlyEarnings = (clientsPerMonth: number, perSaleMinor: number): string =>
  `$${countText(Math.round((clientsPerMonth * 12 * perSaleMinor) / 100))}`;
