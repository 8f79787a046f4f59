/** Every page of this kind: static imports work alike in Node, Vite and Vitest. */

import { landing as aAccountant } from './industries/accountant.ts';
import { landing as aAutomotive } from './industries/automotive.ts';
import { landing as aBeautySalon } from './industries/beauty-salon.ts';
import { landing as aCharity } from './industries/charity.ts';
import { landing as aCleaningServices } from './industries/cleaning-services.ts';
import { landing as aConstruction } from './industries/construction.ts';
import { landing as aConsulting } from './industries/consulting.ts';
import { landing as aDentist } from './industries/dentist.ts';
import { landing as aEducation } from './industries/education.ts';
import { landing as aFashion } from './industries/fashion.ts';
import { landing as aFitness } from './industries/fitness.ts';
import { landing as aFoodDelivery } from './industries/food-delivery.ts';
import { landing as aGardenCentre } from './industries/garden-centre.ts';
import { landing as aHealthcare } from './industries/healthcare.ts';
import { landing as aLawFirm } from './industries/law-firm.ts';
import { landing as aLogistics } from './industries/logistics.ts';
import { landing as aManufacturing } from './industries/manufacturing.ts';
import { landing as aMusic } from './industries/music.ts';
import { landing as aPetServices } from './industries/pet-services.ts';
import { landing as aPhotography } from './industries/photography.ts';
import { landing as aPlumber } from './industries/plumber.ts';
import { landing as aRealEstate } from './industries/real-estate.ts';
import { landing as aRestaurant } from './industries/restaurant.ts';
import { landing as aRetail } from './industries/retail.ts';
import { landing as aSecurity } from './industries/security.ts';
import { landing as aSports } from './industries/sports.ts';
import { landing as aStartup } from './industries/startup.ts';
import { landing as aTechnology } from './industries/technology.ts';
import { landing as aTravel } from './industries/travel.ts';
import { landing as aWedding } from './industries/wedding.ts';
import type { Landing } from './landing.ts';

export const industryList: readonly Landing[] = [
  aAccountant,
  aAutomotive,
  aBeautySalon,
  aCharity,
  aCleaningServices,
  aConstruction,
  aConsulting,
  aDentist,
  aEducation,
  aFashion,
  aFitness,
  aFoodDelivery,
  aGardenCentre,
  aHealthcare,
  aLawFirm,
  aLogistics,
  aManufacturing,
  aMusic,
  aPetServices,
  aPhotography,
  aPlumber,
  aRealEstate,
  aRestaurant,
  aRetail,
  aSecurity,
  aSports,
  aStartup,
  aTechnology,
  aTravel,
  aWedding,
];
