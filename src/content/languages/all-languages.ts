/** Written by npm run content:index. */
import type { Language } from '#src/domain/markets.ts';
import { certificate as bgCertificate } from './bg/certificate.ts';
import * as bgEmails from './bg/emails.ts';
import * as bgLanding from './bg/landing.ts';
import { certificate as csCertificate } from './cs/certificate.ts';
import * as csEmails from './cs/emails.ts';
import * as csLanding from './cs/landing.ts';
import { certificate as daCertificate } from './da/certificate.ts';
import * as daEmails from './da/emails.ts';
import * as daLanding from './da/landing.ts';
import { certificate as deCertificate } from './de/certificate.ts';
import * as deEmails from './de/emails.ts';
import * as deLanding from './de/landing.ts';
import { order as deOrder } from './de/order.ts';
import * as deATLanding from './de-AT/landing.ts';
import * as deCHLanding from './de-CH/landing.ts';
import { certificate as elCertificate } from './el/certificate.ts';
import * as elEmails from './el/emails.ts';
import * as elLanding from './el/landing.ts';
import * as elCYLanding from './el-CY/landing.ts';
import { certificate as enCertificate } from './en/certificate.ts';
import * as enEmails from './en/emails.ts';
import * as enLanding from './en/landing.ts';
import { order as enOrder } from './en/order.ts';
import * as enGBLanding from './en-GB/landing.ts';
import { certificate as esCertificate } from './es/certificate.ts';
import * as esEmails from './es/emails.ts';
import * as esLanding from './es/landing.ts';
import { certificate as etCertificate } from './et/certificate.ts';
import * as etEmails from './et/emails.ts';
import * as etLanding from './et/landing.ts';
import { certificate as fiCertificate } from './fi/certificate.ts';
import * as fiEmails from './fi/emails.ts';
import * as fiLanding from './fi/landing.ts';
import { certificate as frCertificate } from './fr/certificate.ts';
import * as frEmails from './fr/emails.ts';
import * as frLanding from './fr/landing.ts';
import * as frLULanding from './fr-LU/landing.ts';
import { certificate as hrCertificate } from './hr/certificate.ts';
import * as hrEmails from './hr/emails.ts';
import * as hrLanding from './hr/landing.ts';
import { certificate as huCertificate } from './hu/certificate.ts';
import * as huEmails from './hu/emails.ts';
import * as huLanding from './hu/landing.ts';
import { certificate as isCertificate } from './is/certificate.ts';
import * as isEmails from './is/emails.ts';
import * as isLanding from './is/landing.ts';
import { certificate as itCertificate } from './it/certificate.ts';
import * as itEmails from './it/emails.ts';
import * as itLanding from './it/landing.ts';
import type { CountryTexts, LanguageTexts } from './language-texts.ts';
import { certificate as ltCertificate } from './lt/certificate.ts';
import * as ltEmails from './lt/emails.ts';
import * as ltLanding from './lt/landing.ts';
import { certificate as lvCertificate } from './lv/certificate.ts';
import * as lvEmails from './lv/emails.ts';
import * as lvLanding from './lv/landing.ts';
import { certificate as nbCertificate } from './nb/certificate.ts';
import * as nbEmails from './nb/emails.ts';
import * as nbLanding from './nb/landing.ts';
import { certificate as nlCertificate } from './nl/certificate.ts';
import * as nlEmails from './nl/emails.ts';
import * as nlLanding from './nl/landing.ts';
import * as nlBELanding from './nl-BE/landing.ts';
import { certificate as plCertificate } from './pl/certificate.ts';
import * as plEmails from './pl/emails.ts';
import * as plLanding from './pl/landing.ts';
import { certificate as ptCertificate } from './pt/certificate.ts';
import * as ptEmails from './pt/emails.ts';
import * as ptLanding from './pt/landing.ts';
import { certificate as roCertificate } from './ro/certificate.ts';
import * as roEmails from './ro/emails.ts';
import * as roLanding from './ro/landing.ts';
import { certificate as skCertificate } from './sk/certificate.ts';
import * as skEmails from './sk/emails.ts';
import * as skLanding from './sk/landing.ts';
import { certificate as slCertificate } from './sl/certificate.ts';
import * as slEmails from './sl/emails.ts';
import * as slLanding from './sl/landing.ts';
import { certificate as svCertificate } from './sv/certificate.ts';
import * as svEmails from './sv/emails.ts';
import * as svLanding from './sv/landing.ts';

export const languages = {
  bg: { certificate: bgCertificate, emails: bgEmails, ...bgLanding },
  cs: { certificate: csCertificate, emails: csEmails, ...csLanding },
  da: { certificate: daCertificate, emails: daEmails, ...daLanding },
  de: { certificate: deCertificate, emails: deEmails, order: deOrder, ...deLanding },
  el: { certificate: elCertificate, emails: elEmails, ...elLanding },
  en: { certificate: enCertificate, emails: enEmails, order: enOrder, ...enLanding },
  es: { certificate: esCertificate, emails: esEmails, ...esLanding },
  et: { certificate: etCertificate, emails: etEmails, ...etLanding },
  fi: { certificate: fiCertificate, emails: fiEmails, ...fiLanding },
  fr: { certificate: frCertificate, emails: frEmails, ...frLanding },
  hr: { certificate: hrCertificate, emails: hrEmails, ...hrLanding },
  hu: { certificate: huCertificate, emails: huEmails, ...huLanding },
  is: { certificate: isCertificate, emails: isEmails, ...isLanding },
  it: { certificate: itCertificate, emails: itEmails, ...itLanding },
  lt: { certificate: ltCertificate, emails: ltEmails, ...ltLanding },
  lv: { certificate: lvCertificate, emails: lvEmails, ...lvLanding },
  nb: { certificate: nbCertificate, emails: nbEmails, ...nbLanding },
  nl: { certificate: nlCertificate, emails: nlEmails, ...nlLanding },
  pl: { certificate: plCertificate, emails: plEmails, ...plLanding },
  pt: { certificate: ptCertificate, emails: ptEmails, ...ptLanding },
  ro: { certificate: roCertificate, emails: roEmails, ...roLanding },
  sk: { certificate: skCertificate, emails: skEmails, ...skLanding },
  sl: { certificate: slCertificate, emails: slEmails, ...slLanding },
  sv: { certificate: svCertificate, emails: svEmails, ...svLanding },
} satisfies Readonly<Record<Language, LanguageTexts>>;

/** Countries with words of their own. */
export const countryVariants: Readonly<Record<string, CountryTexts>> = {
  'de-AT': { ...deATLanding },
  'de-CH': { ...deCHLanding },
  'el-CY': { ...elCYLanding },
  'en-GB': { ...enGBLanding },
  'fr-LU': { ...frLULanding },
  'nl-BE': { ...nlBELanding },
};
