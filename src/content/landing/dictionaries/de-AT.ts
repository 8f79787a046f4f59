import { promises } from '#src/domain/offer.ts';
import type { LandingDictionary } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';
import { de } from './de.ts';

/** German as written in Austria. */
export const deAT: LandingDictionary = {
  ...de,
  priceNote: `Einmaliger Fixpreis. Website, Hosting und Domain im ersten Jahr sowie ${promises.supportMonths}\u00a0Monate Betreuung sind inbegriffen.`,
  includedItems: {
    ...de.includedItems,
    delivery: { title: 'Rasch fertig', text: `Garantiert in ${deliveryDays(' bis ')} Tagen umgesetzt` },
  },
  serviceAreas: 'Wo unsere Kundinnen und Kunden zu Hause sind',
  clientsSay: 'Das sagen unsere Kundinnen und Kunden',
  testimonials: [
    {
      name: 'Barbara Hinteregger',
      role: 'Wirtin, Gasthof Hinteregger',
      content:
        'Am Ruhetag bestellt, am nächsten Abend drei Vorschläge angeschaut. Zur Marillenzeit war die neue Seite schon online.',
    },
    {
      name: 'Mag. Stefan Prohaska',
      role: 'Steuerberater, Kanzlei Prohaska',
      content:
        'Ein Fixpreis, der auch fix geblieben ist. Für unsere Rückfragen hat sich immer jemand Zeit genommen.',
    },
    {
      name: 'Jelena Marković',
      role: 'Inhaberin, Änderungsschneiderei Nadelöhr',
      content:
        'Ich habe Handyfotos geschickt und mir nicht viel erwartet. Herausgekommen ist ein Auftritt, den ich gerne herzeige.',
    },
  ],
  form: { ...de.form, requiredNote: 'Mit * gekennzeichnete Felder sind auszufüllen.' },
  chrome: { ...de.chrome, locations: 'Alle Standorte und Branchen' },
};
