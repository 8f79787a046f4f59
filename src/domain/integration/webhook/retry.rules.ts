import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/shared/dates.ts';

/** Pauses after the first, second ... failed attempt, in milliseconds. */
const RETRY_DELAYS_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** Spreads the retries of many deliveries that failed together. */
const SPREAD = 0.1;
const FAILING_MS_MAX = 5 * DAY_MS;

/** @param attempts that have failed @param random 0 to 1 @returns null if it is not tried again */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return null;
  return new Date(now.getTime() + Math.round(delay * (1 - SPREAD + 2 * SPREAD * random)));
}

export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** 410: the receiver wants no more events. */
const GONE = 410;

/** Null if the endpoint stays enabled. */
export function disabledReason(status: number | null, failingSince: Date, now: Date): string | null {
  if (status === GONE) return 'The endpoint responded with 410 Gone.';
  if (now.getTime() - failingSince.getTime() >= FAILING_MS_MAX)
    return 'No delivery has succeeded for 5 days.';
  return null;
}
