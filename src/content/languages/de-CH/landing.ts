import { times } from '#src/content/landing/promised-times.ts';
import { landing as de } from '../de/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** Swiss words; the spelling follows by rule. */
export const landing: LandingDictionary = {
  ...de,
  priceNote: `Einmalige Pauschale. Website, Hosting und Domain im ersten Jahr sowie ${times.supportMonths}\u00a0Monate Unterhalt sind inbegriffen.`,
  clientsSay: 'Das sagt unsere Kundschaft',
};
