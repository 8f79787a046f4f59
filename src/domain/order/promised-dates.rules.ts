/** The dates that follow from the promises of `offer.ts`. */
import { promises } from '../promises.ts';
import { addDays } from '../shared/dates.ts';

const HOUR_MS = 3_600_000;

/** When the designs are due for an order form sent at that time. */
export const designsDueAt = (formSentAt: Date): Date =>
  new Date(formSentAt.getTime() + promises.prototypeHours * HOUR_MS);

/** The last day for the finished website: working days, Monday to Friday, after the choice. */
export function finishedBy(chosenAt: Date): Date {
  let day = chosenAt;
  for (let left: number = promises.deliveryWorkingDays; left > 0; ) {
    day = addDays(day, 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day;
}
