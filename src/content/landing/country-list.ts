/** Every page of this kind: static imports work alike in Node, Vite and Vitest. */

import { landing as aAustria } from './countries/austria.ts';
import { landing as aBelgium } from './countries/belgium.ts';
import { landing as aBulgaria } from './countries/bulgaria.ts';
import { landing as aCroatia } from './countries/croatia.ts';
import { landing as aCyprus } from './countries/cyprus.ts';
import { landing as aCzechRepublic } from './countries/czech-republic.ts';
import { landing as aDenmark } from './countries/denmark.ts';
import { landing as aEstonia } from './countries/estonia.ts';
import { landing as aFinland } from './countries/finland.ts';
import { landing as aFrance } from './countries/france.ts';
import { landing as aGermany } from './countries/germany.ts';
import { landing as aGreece } from './countries/greece.ts';
import { landing as aHungary } from './countries/hungary.ts';
import { landing as aIceland } from './countries/iceland.ts';
import { landing as aIreland } from './countries/ireland.ts';
import { landing as aItaly } from './countries/italy.ts';
import { landing as aLatvia } from './countries/latvia.ts';
import { landing as aLithuania } from './countries/lithuania.ts';
import { landing as aLuxembourg } from './countries/luxembourg.ts';
import { landing as aMalta } from './countries/malta.ts';
import { landing as aNetherlands } from './countries/netherlands.ts';
import { landing as aNorway } from './countries/norway.ts';
import { landing as aPoland } from './countries/poland.ts';
import { landing as aPortugal } from './countries/portugal.ts';
import { landing as aRomania } from './countries/romania.ts';
import { landing as aSlovakia } from './countries/slovakia.ts';
import { landing as aSlovenia } from './countries/slovenia.ts';
import { landing as aSpain } from './countries/spain.ts';
import { landing as aSweden } from './countries/sweden.ts';
import { landing as aSwitzerland } from './countries/switzerland.ts';
import { landing as aUk } from './countries/uk.ts';
import type { Landing } from './landing.ts';

export const countryList: readonly Landing[] = [
  aAustria,
  aBelgium,
  aBulgaria,
  aCroatia,
  aCyprus,
  aCzechRepublic,
  aDenmark,
  aEstonia,
  aFinland,
  aFrance,
  aGermany,
  aGreece,
  aHungary,
  aIceland,
  aIreland,
  aItaly,
  aLatvia,
  aLithuania,
  aLuxembourg,
  aMalta,
  aNetherlands,
  aNorway,
  aPoland,
  aPortugal,
  aRomania,
  aSlovakia,
  aSlovenia,
  aSpain,
  aSweden,
  aSwitzerland,
  aUk,
];
