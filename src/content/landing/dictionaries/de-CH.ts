import { promises } from '#src/domain/offer.ts';
import type { LandingDictionary } from '../landing.ts';
import { de } from './de.ts';

/** German as written in Switzerland: ss for ß and Swiss words. */
export const deCH: LandingDictionary = {
  ...de,
  priceNote: `Einmalige Pauschale. Website, Hosting und Domain im ersten Jahr sowie ${promises.supportMonths}\u00a0Monate Unterhalt sind inbegriffen.`,
  serviceAreas: 'Wo unsere Kundschaft zu Hause ist',
  clientsSay: 'Das sagt unsere Kundschaft',
  testimonials: [
    {
      name: 'Regula Ammann',
      role: 'Inhaberin, Blumen Ammann',
      content:
        'Blumen zeigen alle Floristinnen. Einer der drei Entwürfe zeigte meine Hände bei der Arbeit, und vor dem Muttertag war er aufgeschaltet.',
    },
    {
      name: 'Beat Zumstein',
      role: 'Geschäftsführer, Zumstein Holzbau GmbH',
      content:
        'Meine erste Offerte von anderswo hatte vier Seiten Kleingedrucktes. Hier gab es einen Preis, und bei dem blieb es.',
    },
    {
      name: 'Luana Bernasconi',
      role: 'Physiotherapeutin, Praxis am Lindenplatz',
      content:
        'Wenn ich etwas nicht verstand, bekam ich gleichentags eine klare Antwort. Die Leute melden sich nun übers Formular statt über die Combox.',
    },
  ],
  quoteIntro: `Schreiben Sie uns, was Ihr Betrieb macht und was die Website leisten soll. Wir antworten Ihnen innert ${promises.replyHours}\u00a0Stunden persönlich.`,
  form: {
    ...de.form,
    successText: `Sie hören innert ${promises.replyHours}\u00a0Stunden von uns.`,
    inquiryTypes: { ...de.form.inquiryTypes, hosting: 'Hosting und Unterhalt' },
  },
  chrome: { ...de.chrome, closeNotice: 'Schliessen' },
};
