import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import { landing as de } from '../de/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** Swiss words; the spelling follows by rule. */
export const landing: LandingDictionary = {
  ...de,
  priceNote: `Einmalige Pauschale. Website, Hosting und Domain im ersten Jahr sowie ${times.supportMonths}\u00a0Monate Unterhalt sind inbegriffen.`,
  includedItems: {
    ...de.includedItems,
    support: { title: 'Laufende Betreuung', text: `${times.supportMonths}\u00a0Monate Unterhalt` },
  },
  clientsSay: 'Das sagt unsere Kundschaft',
  timeNote: `Drei Entwürfe innert ${times.draftHours}\u00a0Stunden nach Eingang Ihres Formulars; fertig ${times.workingDays}\u00a0Arbeitstage (${times.workingHours}\u00a0Arbeitsstunden) nach Ihrer Wahl; insgesamt ${deliveryDays(' bis ')} Tage, garantiert.`,
  quoteIntro: `Schreiben Sie uns, was Ihr Betrieb macht und was die Website leisten soll. Wir antworten Ihnen innert ${times.replyHours}\u00a0Stunden.`,
  form: {
    ...de.form,
    successText: `Sie hören innert ${times.replyHours}\u00a0Stunden von uns.`,
    inquiryTypes: { ...de.form.inquiryTypes, hosting: 'Hosting und Unterhalt' },
  },
};
