import type { LandingDictionary } from '../landing.ts';
import { el } from './el.ts';

/** Greek as written in Cyprus: the heading of the service areas names the districts. */
export const elCY: LandingDictionary = {
  ...el,
  serviceAreas: 'Επαρχίες που εξυπηρετούμε',
};
