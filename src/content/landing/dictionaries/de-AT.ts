import type { LandingDictionary } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';
import { de } from './de.ts';

/** German as written in Austria. */
export const deAT: LandingDictionary = {
  ...de,
  priceNote: `Einmaliger Fixpreis. Website, Hosting und Domain im ersten Jahr sowie ${times.supportMonths}\u00a0Monate Betreuung sind inbegriffen.`,
  includedItems: {
    ...de.includedItems,
    delivery: { title: 'Rasch fertig', text: `Garantiert in ${deliveryDays(' bis ')} Tagen umgesetzt` },
  },
  clientsSay: 'Das sagen unsere Kundinnen und Kunden',
  form: { ...de.form, requiredNote: 'Mit * gekennzeichnete Felder sind auszufüllen.' },
};
