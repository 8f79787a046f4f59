import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import { landing as de } from '../de/landing.ts';
import type { LandingDictionary } from '../landing-texts.ts';

/** German as written in Austria. */
export const landing: LandingDictionary = {
  ...de,
  priceNote: `Einmaliger Fixpreis. Website, Hosting und Domain im ersten Jahr sowie ${times.supportMonths}\u00a0Monate Betreuung sind inbegriffen.`,
  includedItems: {
    ...de.includedItems,
    delivery: { title: 'Rasch fertig', text: `Garantiert in ${deliveryDays(' bis ')} Tagen umgesetzt` },
  },
  clientsSay: 'Das sagen unsere Kundinnen und Kunden',
  form: { ...de.form, requiredNote: 'Mit * gekennzeichnete Felder sind auszufüllen.' },
};
