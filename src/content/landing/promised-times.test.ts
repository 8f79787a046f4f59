import { expect, it } from 'vitest';
import { promises } from '#src/domain/offer.ts';
import { deliveryDays, times } from './promised-times.ts';

it('working days hold all promised working hours, and fit into the delivery days of the whole', () => {
  expect(times.workingDays * 8).toBeGreaterThanOrEqual(promises.deliveryWorkingHours);
  expect(times.workingDays + times.draftHours / 24).toBeLessThan(times.longestDays);
});

it('a range is written with a dash or with the word of the language', () => {
  expect(deliveryDays()).toBe('7–14');
  expect(deliveryDays(' a ')).toBe('7 a 14');
});
