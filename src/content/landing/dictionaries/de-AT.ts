import type { LandingDictionary } from '../landing.ts';
import { de } from './de.ts';

/** German as written in Austria. */
export const deAT: LandingDictionary = {
  ...de,
  includedItems: {
    ...de.includedItems,
    delivery: { title: 'Rasch fertig', text: 'Garantiert in 7 bis 14 Tagen umgesetzt' },
  },
  serviceAreas: 'Wo unsere Kundinnen und Kunden zu Hause sind',
  clientsSay: 'Das sagen unsere Kundinnen und Kunden',
  testimonials: [
    {
      name: 'Barbara Hinteregger',
      role: 'Wirtin, Gasthof Hinteregger',
      content: 'Am Ruhetag bestellt, am nächsten Abend drei Vorschläge angeschaut. Zur Marillenzeit war die neue Seite schon online.',
    },
    {
      name: 'Mag. Stefan Prohaska',
      role: 'Steuerberater, Kanzlei Prohaska',
      content: 'Ein Fixpreis, der auch fix geblieben ist. Für unsere Rückfragen hat sich immer jemand Zeit genommen.',
    },
    {
      name: 'Jelena Marković',
      role: 'Inhaberin, Änderungsschneiderei Nadelöhr',
      content: 'Ich habe Handyfotos geschickt und mir nicht viel erwartet. Herausgekommen ist ein Auftritt, den ich gerne herzeige.',
    },
  ],
  form: { ...de.form, requiredNote: 'Mit * gekennzeichnete Felder sind auszufüllen.' },
  chrome: { ...de.chrome, locations: 'Alle Standorte und Branchen' },
};
