import { promises } from '#src/domain/offer.ts';

/** 9:00 to 17:00. Few languages count in working hours, so their pages give working days. */
const HOURS_PER_WORKING_DAY = 8;

const [shortestDays = 0, longestDays = 0] = promises.ukDeliveryDays.split('-').map(Number);

/** The times the package promises, as numbers: each page writes the unit in its own language. */
export const times = {
  draftHours: promises.prototypeHours,
  replyHours: promises.replyHours,
  workingHours: promises.deliveryWorkingHours,
  workingDays: Math.ceil(promises.deliveryWorkingHours / HOURS_PER_WORKING_DAY),
  /** Both ends of the delivery days. The shorter one is what the page for London calls express. */
  shortestDays,
  longestDays,
  supportMonths: promises.supportMonths,
} as const;

/** From order to launch: `7–14`, or `7 a 14` with a word as separator. */
export const deliveryDays = (separator = '–'): string => promises.ukDeliveryDays.replace('-', separator);
