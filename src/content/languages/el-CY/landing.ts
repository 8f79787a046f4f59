import { landing as el } from '../el/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** Greek as written in Cyprus: the heading of the service areas names the districts. */
export const landing: LandingDictionary = {
  ...el,
  serviceAreas: 'Επαρχίες που εξυπηρετούμε',
};
