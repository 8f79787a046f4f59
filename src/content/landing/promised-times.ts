import { promises } from '#src/domain/offer.ts';

/** 9:00 to 17:00. Few languages count in working hours, so their pages give working days. */
const HOURS_PER_WORKING_DAY = 8;

/** The times the package promises, as numbers: each page writes the unit in its own language. */
export const times = {
  draftHours: promises.prototypeHours,
  replyHours: promises.replyHours,
  workingDays: Math.ceil(promises.deliveryWorkingHours / HOURS_PER_WORKING_DAY),
  supportMonths: promises.supportMonths,
} as const;

/** From order to launch: `7–14`, or `7 a 14` with a word as separator. */
export const deliveryDays = (separator = '–'): string => promises.ukDeliveryDays.replace('-', separator);
