/** The dates that follow from the promises of `offer.ts`. */

import { promises } from '#src/domain/promises.ts';
import { HOUR_MS } from './dates.ts';
import { addWorkingMs, type WorkingCalendar } from './working-time.rules.ts';

export const DESIGNS_MS = promises.prototypeHours * HOUR_MS;
export const WEBSITE_WORKING_MS = promises.deliveryWorkingHours * HOUR_MS;

/** When the designs are due for an order form sent at that time. */
export const designsDueAt = (formSentAt: Date): Date => new Date(formSentAt.getTime() + DESIGNS_MS);

/** When the website is due for a design chosen at that time. */
export const websiteDueAt = (calendar: WorkingCalendar, chosenAt: Date): Date =>
  addWorkingMs(calendar, chosenAt, WEBSITE_WORKING_MS);
