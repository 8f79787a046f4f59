/** Texts of the receipt and the link email, by language. */
import { inSpellingOf } from '../../shared/swiss-spelling.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';
import type { OrderEmailTexts } from './texts.ts';

export const ORDER_EMAIL_TEXTS: Readonly<Record<string, OrderEmailTexts>> = {
  bg,
  cs,
  da,
  de,
  el,
  es,
  et,
  fi,
  fr,
  hr,
  hu,
  is,
  it,
  lt,
  lv,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

/** @param lang BCP 47 tag of a market, such as `de-AT`. @returns null for English */
export function orderEmailTexts(lang: string): OrderEmailTexts | null {
  const [language = ''] = lang.split('-');
  const texts = Object.hasOwn(ORDER_EMAIL_TEXTS, language) ? ORDER_EMAIL_TEXTS[language] : undefined;
  return texts ? inSpellingOf(lang, texts) : null;
}
