import type { LandingDictionary } from '../landing.ts';
import { de } from './de.ts';

/** German as written in Switzerland: ss for ß and Swiss words. */
export const deCH: LandingDictionary = {
  ...de,
  serviceAreas: 'Wo unsere Kundschaft zu Hause ist',
  clientsSay: 'Das sagt unsere Kundschaft',
  testimonials: [
    {
      name: 'Regula Ammann',
      role: 'Inhaberin, Blumen Ammann',
      content: 'Drei Entwürfe in einem Tag, das hätte ich nicht gedacht. Vor dem Muttertag war alles aufgeschaltet.',
    },
    {
      name: 'Beat Zumstein',
      role: 'Geschäftsführer, Zumstein Holzbau GmbH',
      content: 'Meine erste Offerte von anderswo hatte vier Seiten Kleingedrucktes. Hier gab es einen Preis, und bei dem blieb es.',
    },
    {
      name: 'Luana Bernasconi',
      role: 'Physiotherapeutin, Praxis am Lindenplatz',
      content:
        'Wenn ich etwas nicht verstand, bekam ich gleichentags eine klare Antwort. Die Leute melden sich nun übers Formular statt über die Combox.',
    },
  ],
  form: {
    ...de.form,
    inquiryTypes: { ...de.form.inquiryTypes, hosting: 'Hosting und Unterhalt' },
  },
  chrome: { ...de.chrome, closeNotice: 'Schliessen' },
};
