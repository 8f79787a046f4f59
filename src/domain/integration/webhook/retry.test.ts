import { expect, it } from 'vitest';
import { EVENT_DATA, EVENT_TYPES } from '#src/domain/reported-events.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { EVENT_BODY_BYTES_MAX } from '../event/event.schema.ts';
import { disabledReason, isSuccess, nextAttempt } from './retry.rules.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const pause = (attempts: number, random: number) =>
  ((nextAttempt(attempts, NOW, random)?.getTime() ?? 0) - NOW.getTime()) / 1000;

it('the pauses grow from 5 seconds to 24 hours, each within 10 % of its length', () => {
  const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  for (const [index, seconds] of pauses.entries()) {
    expect(pause(index + 1, 0)).toBeCloseTo(seconds * 0.9, 3);
    expect(pause(index + 1, 0.5)).toBeCloseTo(seconds, 3);
    expect(pause(index + 1, 1)).toBeCloseTo(seconds * 1.1, 3);
  }
  expect(nextAttempt(10, NOW, 0.5)).toBeNull();
});

it('only 2xx is a success', () => {
  expect([200, 204, 299].every(isSuccess)).toBe(true);
  expect([null, 199, 300, 301, 400, 410, 500].some(isSuccess)).toBe(false);
});

it('an endpoint is disabled by 410, and after five days of failures', () => {
  const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
  expect(disabledReason(410, NOW, NOW)).toBe('The endpoint responded with 410 Gone.');
  expect(disabledReason(500, ago(119.9), NOW)).toBeNull();
  expect(disabledReason(null, ago(120), NOW)).toBe('No delivery has succeeded for 5 days.');
});

it('reduced data has no field that a person fills in', () => {
  const written =
    /name$|email|phone|company|message|notes?$|details|requirements|domain$|description|reason|reference$|by$/i;
  for (const type of EVENT_TYPES) {
    const fields = Object.keys(EVENT_DATA[type].reduced.shape).filter((name) => written.test(name));
    // The payment provider's id of the payment.
    expect(
      fields.filter((name) => name !== 'paymentReference'),
      type,
    ).toEqual([]);
  }
});

it('the longest form fits into a delivery', () => {
  const { name, email, phone, company, message, billing } = TEXT_MAX;
  const characters = 2 * name + email + phone + company + 2 * message + billing + 253;
  const [bytesPerCharacter, otherFields] = [3, 2000];
  expect(characters * bytesPerCharacter + otherFields).toBeLessThan(EVENT_BODY_BYTES_MAX);
});
