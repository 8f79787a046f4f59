/** Every language: static imports work alike in Node, Vite and Vitest. */
import type { Language } from '#src/domain/markets.ts';
import { certificate as bgCertificate } from './bg/certificate.ts';
import * as bgEmails from './bg/emails.ts';
import * as bgLanding from './bg/landing.ts';
import { order as bgOrder } from './bg/order.ts';
import { certificate as csCertificate } from './cs/certificate.ts';
import * as csEmails from './cs/emails.ts';
import * as csLanding from './cs/landing.ts';
import { order as csOrder } from './cs/order.ts';
import { certificate as daCertificate } from './da/certificate.ts';
import * as daEmails from './da/emails.ts';
import * as daLanding from './da/landing.ts';
import { order as daOrder } from './da/order.ts';
import { certificate as deCertificate } from './de/certificate.ts';
import * as deEmails from './de/emails.ts';
import * as deLanding from './de/landing.ts';
import { order as deOrder } from './de/order.ts';
import * as deATEmails from './de-AT/emails.ts';
import * as deATLanding from './de-AT/landing.ts';
import * as deCHEmails from './de-CH/emails.ts';
import * as deCHLanding from './de-CH/landing.ts';
import { certificate as elCertificate } from './el/certificate.ts';
import * as elEmails from './el/emails.ts';
import * as elLanding from './el/landing.ts';
import { order as elOrder } from './el/order.ts';
import * as elCYLanding from './el-CY/landing.ts';
import { certificate as enCertificate } from './en/certificate.ts';
import * as enEmails from './en/emails.ts';
import * as enLanding from './en/landing.ts';
import { order as enOrder } from './en/order.ts';
import * as enGBLanding from './en-GB/landing.ts';
import { certificate as esCertificate } from './es/certificate.ts';
import * as esEmails from './es/emails.ts';
import * as esLanding from './es/landing.ts';
import { order as esOrder } from './es/order.ts';
import { certificate as etCertificate } from './et/certificate.ts';
import * as etEmails from './et/emails.ts';
import * as etLanding from './et/landing.ts';
import { order as etOrder } from './et/order.ts';
import { certificate as fiCertificate } from './fi/certificate.ts';
import * as fiEmails from './fi/emails.ts';
import * as fiLanding from './fi/landing.ts';
import { order as fiOrder } from './fi/order.ts';
import { certificate as frCertificate } from './fr/certificate.ts';
import * as frEmails from './fr/emails.ts';
import * as frLanding from './fr/landing.ts';
import { order as frOrder } from './fr/order.ts';
import * as frLULanding from './fr-LU/landing.ts';
import { certificate as hrCertificate } from './hr/certificate.ts';
import * as hrEmails from './hr/emails.ts';
import * as hrLanding from './hr/landing.ts';
import { order as hrOrder } from './hr/order.ts';
import { certificate as huCertificate } from './hu/certificate.ts';
import * as huEmails from './hu/emails.ts';
import * as huLanding from './hu/landing.ts';
import { order as huOrder } from './hu/order.ts';
import { certificate as isCertificate } from './is/certificate.ts';
import * as isEmails from './is/emails.ts';
import * as isLanding from './is/landing.ts';
import { order as isOrder } from './is/order.ts';
import { certificate as itCertificate } from './it/certificate.ts';
import * as itEmails from './it/emails.ts';
import * as itLanding from './it/landing.ts';
import { order as itOrder } from './it/order.ts';
import type { CountryTexts, LanguageTexts } from './language-texts.ts';
import { certificate as ltCertificate } from './lt/certificate.ts';
import * as ltEmails from './lt/emails.ts';
import * as ltLanding from './lt/landing.ts';
import { order as ltOrder } from './lt/order.ts';
import { certificate as lvCertificate } from './lv/certificate.ts';
import * as lvEmails from './lv/emails.ts';
import * as lvLanding from './lv/landing.ts';
import { order as lvOrder } from './lv/order.ts';
import { certificate as nbCertificate } from './nb/certificate.ts';
import * as nbEmails from './nb/emails.ts';
import * as nbLanding from './nb/landing.ts';
import { order as nbOrder } from './nb/order.ts';
import { certificate as nlCertificate } from './nl/certificate.ts';
import * as nlEmails from './nl/emails.ts';
import * as nlLanding from './nl/landing.ts';
import { order as nlOrder } from './nl/order.ts';
import * as nlBEEmails from './nl-BE/emails.ts';
import * as nlBELanding from './nl-BE/landing.ts';
import { order as nlBEOrder } from './nl-BE/order.ts';
import { certificate as plCertificate } from './pl/certificate.ts';
import * as plEmails from './pl/emails.ts';
import * as plLanding from './pl/landing.ts';
import { order as plOrder } from './pl/order.ts';
import { certificate as ptCertificate } from './pt/certificate.ts';
import * as ptEmails from './pt/emails.ts';
import * as ptLanding from './pt/landing.ts';
import { order as ptOrder } from './pt/order.ts';
import { certificate as roCertificate } from './ro/certificate.ts';
import * as roEmails from './ro/emails.ts';
import * as roLanding from './ro/landing.ts';
import { order as roOrder } from './ro/order.ts';
import { certificate as skCertificate } from './sk/certificate.ts';
import * as skEmails from './sk/emails.ts';
import * as skLanding from './sk/landing.ts';
import { order as skOrder } from './sk/order.ts';
import { certificate as slCertificate } from './sl/certificate.ts';
import * as slEmails from './sl/emails.ts';
import * as slLanding from './sl/landing.ts';
import { order as slOrder } from './sl/order.ts';
import { certificate as svCertificate } from './sv/certificate.ts';
import * as svEmails from './sv/emails.ts';
import * as svLanding from './sv/landing.ts';
import { order as svOrder } from './sv/order.ts';

export const languages = {
  bg: { certificate: bgCertificate, emails: bgEmails, order: bgOrder, ...bgLanding },
  cs: { certificate: csCertificate, emails: csEmails, order: csOrder, ...csLanding },
  da: { certificate: daCertificate, emails: daEmails, order: daOrder, ...daLanding },
  de: { certificate: deCertificate, emails: deEmails, order: deOrder, ...deLanding },
  el: { certificate: elCertificate, emails: elEmails, order: elOrder, ...elLanding },
  en: { certificate: enCertificate, emails: enEmails, order: enOrder, ...enLanding },
  es: { certificate: esCertificate, emails: esEmails, order: esOrder, ...esLanding },
  et: { certificate: etCertificate, emails: etEmails, order: etOrder, ...etLanding },
  fi: { certificate: fiCertificate, emails: fiEmails, order: fiOrder, ...fiLanding },
  fr: { certificate: frCertificate, emails: frEmails, order: frOrder, ...frLanding },
  hr: { certificate: hrCertificate, emails: hrEmails, order: hrOrder, ...hrLanding },
  hu: { certificate: huCertificate, emails: huEmails, order: huOrder, ...huLanding },
  is: { certificate: isCertificate, emails: isEmails, order: isOrder, ...isLanding },
  it: { certificate: itCertificate, emails: itEmails, order: itOrder, ...itLanding },
  lt: { certificate: ltCertificate, emails: ltEmails, order: ltOrder, ...ltLanding },
  lv: { certificate: lvCertificate, emails: lvEmails, order: lvOrder, ...lvLanding },
  nb: { certificate: nbCertificate, emails: nbEmails, order: nbOrder, ...nbLanding },
  nl: { certificate: nlCertificate, emails: nlEmails, order: nlOrder, ...nlLanding },
  pl: { certificate: plCertificate, emails: plEmails, order: plOrder, ...plLanding },
  pt: { certificate: ptCertificate, emails: ptEmails, order: ptOrder, ...ptLanding },
  ro: { certificate: roCertificate, emails: roEmails, order: roOrder, ...roLanding },
  sk: { certificate: skCertificate, emails: skEmails, order: skOrder, ...skLanding },
  sl: { certificate: slCertificate, emails: slEmails, order: slOrder, ...slLanding },
  sv: { certificate: svCertificate, emails: svEmails, order: svOrder, ...svLanding },
} satisfies Readonly<Record<Language, LanguageTexts>>;

/** Countries with words of their own. */
export const countryVariants: Readonly<Record<string, CountryTexts>> = {
  'de-AT': { emails: deATEmails, ...deATLanding },
  'de-CH': { emails: deCHEmails, ...deCHLanding },
  'el-CY': { ...elCYLanding },
  'en-GB': { ...enGBLanding },
  'fr-LU': { ...frLULanding },
  'nl-BE': { emails: nlBEEmails, order: nlBEOrder, ...nlBELanding },
};
