/** Written by npm run content:index. */

import { bg } from './dictionaries/bg.ts';
import { cs } from './dictionaries/cs.ts';
import { da } from './dictionaries/da.ts';
import { de } from './dictionaries/de.ts';
import { deAT } from './dictionaries/de-AT.ts';
import { deCH } from './dictionaries/de-CH.ts';
import { el } from './dictionaries/el.ts';
import { elCY } from './dictionaries/el-CY.ts';
import { en } from './dictionaries/en.ts';
import { enGB } from './dictionaries/en-GB.ts';
import { es } from './dictionaries/es.ts';
import { et } from './dictionaries/et.ts';
import { fi } from './dictionaries/fi.ts';
import { fr } from './dictionaries/fr.ts';
import { frLU } from './dictionaries/fr-LU.ts';
import { hr } from './dictionaries/hr.ts';
import { hu } from './dictionaries/hu.ts';
import { is } from './dictionaries/is.ts';
import { it } from './dictionaries/it.ts';
import { lt } from './dictionaries/lt.ts';
import { lv } from './dictionaries/lv.ts';
import { nb } from './dictionaries/nb.ts';
import { nl } from './dictionaries/nl.ts';
import { nlBE } from './dictionaries/nl-BE.ts';
import { pl } from './dictionaries/pl.ts';
import { pt } from './dictionaries/pt.ts';
import { ro } from './dictionaries/ro.ts';
import { sk } from './dictionaries/sk.ts';
import { sl } from './dictionaries/sl.ts';
import { sv } from './dictionaries/sv.ts';
import type { LandingDictionary } from './landing.ts';

/** By language tag: a country variant (`de-CH`) where there is one, else its language (`de`). */
export const dictionaryList: Readonly<Record<string, LandingDictionary>> = {
  bg,
  cs,
  da,
  de,
  'de-AT': deAT,
  'de-CH': deCH,
  el,
  'el-CY': elCY,
  en,
  'en-GB': enGB,
  es,
  et,
  fi,
  fr,
  'fr-LU': frLU,
  hr,
  hu,
  is,
  it,
  lt,
  lv,
  nb,
  nl,
  'nl-BE': nlBE,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};
