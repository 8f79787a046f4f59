import { landing as fr } from '../fr/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** French as written in Luxembourg. */
export const landing: LandingDictionary = {
  ...fr,
  clientsSay: 'L’avis de nos clients',
};
