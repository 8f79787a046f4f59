import type { RecoveryTexts } from './recovery-texts.ts';

export const de: RecoveryTexts = {
  subject: 'Ihre Bestellung: Hier geht es weiter',
  preview: 'Hier geht es zurück zur Kasse, zum selben Preis wie zuvor.',
  greeting: 'Guten Tag,',
  intro:
    'Sie haben bei uns eine Bestellung begonnen und um einen Link gebeten, mit dem Sie später weitermachen können. Hier ist er, mit dem Preis, den Sie gesehen haben.',
  packageLabel: 'Paket',
  priceLabel: 'Preis',
  button: 'Weiter zur Kasse',
  validUntil: 'Der Link ist bis zum {date} gültig.',
  noAction:
    'Haben Sie es sich anders überlegt? Dann brauchen Sie nichts zu tun. Es wurde nichts abgebucht, und wir schreiben Ihnen wegen dieser Bestellung nicht noch einmal.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  stopLink: 'Keine solchen E-Mails mehr',
  stopTitle: 'Keine solchen E-Mails mehr',
  stopQuestion:
    'Klicken Sie auf die Schaltfläche, und Sie bekommen von uns keine E-Mails mehr zu Bestellungen, die Sie nicht abgeschlossen haben. E-Mails zu bezahlten Bestellungen erhalten Sie weiterhin.',
  stoppedTitle: 'Sie bekommen keine solchen E-Mails mehr',
  stopped: 'Das ist notiert. E-Mails zu bezahlten Bestellungen erhalten Sie weiterhin.',
  backHome: 'Zur Startseite',
};
