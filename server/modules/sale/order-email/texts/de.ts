import type { OrderUpdateTexts } from './texts.ts';

export const de: OrderUpdateTexts = {
  greeting: 'Guten Tag {name},',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  links: { project: 'Ihr Projekt', refundPolicy: 'Rückerstattung' },
  labels: {
    order: 'Bestellnummer',
    package: 'Paket',
    price: 'Preis',
    reason: 'Grund',
    totalRefunded: 'Insgesamt erstattet',
    returned: 'Zurückgekommen',
    business: 'Betrieb',
    description: 'Tätigkeit',
    domain: 'Domain',
    logo: 'Logo',
    notes: 'Anmerkungen',
  },
  formLink: {
    subject: 'Bestellung {orderId}: Erzählen Sie uns von sich',
    preview: 'Das Formular dauert etwa {minutes}\u00a0Minuten. Danach beginnen wir mit Ihren Entwürfen.',
    lead: 'Bevor wir mit Ihrer Website anfangen, möchten wir Ihren Betrieb ein wenig kennenlernen. Das Formular dauert etwa {minutes}\u00a0Minuten.',
  },
  formReminder: {
    subject: 'Bestellung {orderId}: Uns fehlt noch Ihr Formular',
    preview: 'Sobald wir Ihr Formular haben, beginnen wir mit Ihren Entwürfen.',
    lead: 'Wir würden gern mit Ihrer Website anfangen. Dafür fehlt uns nur noch das kurze Formular zu Ihrem Betrieb; es dauert etwa {minutes}\u00a0Minuten.',
    promise:
      'Sobald es da ist, haben Sie innerhalb von {designHours}\u00a0Stunden {designs}\u00a0Entwürfe zur Auswahl.',
    help: 'Sie haben noch kein Logo oder sind bei der Domain unsicher? Lassen Sie das Feld frei, wir klären es gemeinsam. Und wenn Sie nicht weiterkommen, antworten Sie einfach auf diese E-Mail.',
    lastReminder:
      'Dies ist unsere letzte Erinnerung. Ihre Bestellung bleibt bestehen, und sobald Ihr Formular da ist, legen wir los.',
    refundUntil:
      'Haben Sie es sich anders überlegt? Bis zum {date} können Sie stornieren und erhalten den vollen Preis zurück.',
  },
  cancelled: {
    subject: 'Ihre Bestellung {orderId} wurde storniert',
    preview: 'Was wir storniert haben und wie Sie uns erreichen.',
    lead: 'Wir haben Ihre Bestellung storniert und arbeiten nicht weiter daran.',
    contact:
      'Damit haben Sie nicht gerechnet, oder es geht um eine Zahlung? Antworten Sie auf diese E-Mail oder rufen Sie uns unter {phone} an, wir kümmern uns darum.',
  },
  refundedInFull: {
    subject: 'Bestellung {orderId}: {amount} erstattet',
    preview: 'Ihr Geld ist auf dem Weg zu Ihnen.',
    lead: 'Wir haben Ihre Zahlung vollständig erstattet und die Bestellung abgeschlossen.',
  },
  refundedInPart: {
    subject: 'Bestellung {orderId}: {amount} erstattet',
    preview: 'Ein Teil Ihrer Zahlung ist auf dem Weg zu Ihnen.',
    lead: 'Wir haben Ihnen einen Teil Ihrer Zahlung erstattet. An Ihrer Bestellung arbeiten wir weiter wie vereinbart.',
  },
  refundDuration:
    'Bis eine Erstattung auf dem Konto erscheint, dauert es meist fünf bis zehn Tage. Fragen? Antworten Sie einfach auf diese E-Mail.',
  refundFailed: {
    subject: 'Bestellung {orderId}: Unsere Erstattung kam zurück',
    preview: 'Bitte nennen Sie uns eine Telefonnummer, dann finden wir einen anderen Weg für Ihr Geld.',
    lead: 'Wir hatten Ihnen {amount} erstattet, aber Ihre Bank oder Ihr Kartenanbieter hat das Geld an uns zurückgeschickt.',
    reply:
      'Antworten Sie bitte auf diese E-Mail und nennen Sie uns eine Telefonnummer, damit wir einen anderen Weg vereinbaren können.',
    warning: 'Bitte schicken Sie uns keine Kartendaten per E-Mail.',
  },
  answers: {
    subject: 'Bestellung {orderId}: Ihre Angaben sind da',
    preview: 'Innerhalb von {designHours}\u00a0Stunden haben Sie {designs}\u00a0Entwürfe.',
    lead: 'Vielen Dank. Wir haben alles, was wir brauchen, und legen los. Innerhalb von {designHours}\u00a0Stunden haben Sie {designs}\u00a0Entwürfe für {business}.',
    heading: 'Das haben Sie uns mitgeteilt:',
    domainOpen: 'Suchen wir gemeinsam aus',
    logoReceived: 'Erhalten',
    logoMissing: 'Noch nicht geschickt',
    corrections: 'Fehlt etwas, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
  },
  workStarted: {
    subject: 'Die Arbeit an Ihrer Website hat begonnen',
    preview: 'Wann Sie Ihre Entwürfe haben und wann wir fertig sind.',
    lead: 'Wir haben mit der Website für {business} begonnen.',
  },
  workCompleted: {
    subject: 'Ihre Website ist fertig',
    preview: 'Heute beginnen Ihre {supportMonths}\u00a0Monate Betreuung.',
    lead: 'Die Website für {business} ist fertig.',
    certificate:
      'Für jede Bestellung pflanzen wir einen Baum. Falls die Urkunde dafür noch nicht bei Ihnen angekommen ist, antworten Sie auf diese E-Mail, und wir schicken sie Ihnen.',
    support:
      'Mit dem heutigen Tag beginnen Ihr Hosting, Ihre Domain und {supportMonths}\u00a0Monate Wartung und Betreuung. Wenn Sie etwas ändern möchten, antworten Sie einfach auf diese E-Mail.',
  },
};
