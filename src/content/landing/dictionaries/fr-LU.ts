import type { LandingDictionary } from '../landing.ts';
import { fr } from './fr.ts';

/** French as written in Luxembourg. */
export const frLU: LandingDictionary = {
  ...fr,
  clientsSay: 'L’avis de nos clients',
};
