/** Every page of this kind: static imports work alike in Node, Vite and Vitest. */
import type { Landing } from './landing.ts';
import { landing as aBelfast } from './uk-cities/belfast.ts';
import { landing as aBirmingham } from './uk-cities/birmingham.ts';
import { landing as aBristol } from './uk-cities/bristol.ts';
import { landing as aCardiff } from './uk-cities/cardiff.ts';
import { landing as aEdinburgh } from './uk-cities/edinburgh.ts';
import { landing as aGlasgow } from './uk-cities/glasgow.ts';
import { landing as aLeeds } from './uk-cities/leeds.ts';
import { landing as aLiverpool } from './uk-cities/liverpool.ts';
import { landing as aLondon } from './uk-cities/london.ts';
import { landing as aManchester } from './uk-cities/manchester.ts';
import { landing as aNewcastle } from './uk-cities/newcastle.ts';
import { landing as aNottingham } from './uk-cities/nottingham.ts';
import { landing as aSheffield } from './uk-cities/sheffield.ts';
import { landing as aTexas } from './uk-cities/texas.ts';

export const ukCityList: readonly Landing[] = [
  aBelfast,
  aBirmingham,
  aBristol,
  aCardiff,
  aEdinburgh,
  aGlasgow,
  aLeeds,
  aLiverpool,
  aLondon,
  aManchester,
  aNewcastle,
  aNottingham,
  aSheffield,
  aTexas,
];
