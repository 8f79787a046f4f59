import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

/** After the comma of the greeting, each text starts with a word that has a capital anyway. */
export const order: OrderEmailTexts = {
  greeting: 'Guten Tag {name},',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  receipt: {
    subject: 'Danke für Ihre Bestellung ({orderId})',
    preview: 'Ihre Zahlung ist da. Jetzt fehlt nur noch ein kurzes Formular.',
    lead: 'Ihre Bestellung und Ihre Zahlung sind bei uns eingegangen. Vielen Dank!',
    labels: { order: 'Bestellnummer', package: 'Paket', price: 'Preis' },
    form: 'Als Nächstes erzählen Sie uns von Ihrem Betrieb. Das Ausfüllen dauert etwa {minutes}\u00a0Minuten.',
    button: 'Formular ausfüllen',
    formNote:
      'Dieser Link ist nur für Sie bestimmt. Er verbindet Ihre Angaben mit der Bestellung {orderId} und gilt {days}\u00a0Tage.',
    nextHeading: 'So geht es weiter',
    steps: [
      'Sie füllen das Formular aus: was Ihr Betrieb macht, Ihre Domain und Ihr Logo.',
      'Innerhalb von {designHours}\u00a0Stunden danach haben Sie {designs}\u00a0Entwürfe zur Auswahl.',
      'Sie suchen sich einen aus. Sie haben so viele Korrekturrunden, wie Sie brauchen.',
      `Spätestens ${times.workingDays}\u00a0Arbeitstage ({workingHours}\u00a0Stunden Geschäftszeit), nachdem Sie sich entschieden haben, können Sie Ihre Website prüfen. Sobald Sie sie freigeben, stellen wir sie online, und Sie bekommen die Urkunde für Ihren Baum.`,
    ],
    included: `Einmaliger Festpreis. Website, Hosting und Domain im ersten Jahr, {supportMonths}\u00a0Monate Betreuung und ein gepflanzter Baum sind enthalten. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Beleg zur Bestellung {orderId}',
    labels: {
      seller: 'Verkäufer',
      address: 'Anschrift',
      companyNumber: 'Registernummer',
      vatNumber: 'USt-IdNr.',
      email: 'E-Mail',
      buyer: 'Käufer',
      paidOn: 'Bezahlt am',
      currency: 'Währung',
      refunded: 'Insgesamt erstattet',
    },
    note: 'Dieser Beleg bestätigt, dass Ihre Zahlung bei uns eingegangen ist. Er ist keine Rechnung mit ausgewiesener Umsatzsteuer. Wenn Sie eine brauchen, antworten Sie auf eine unserer E-Mails.',
  },
  projectLink: {
    subject: 'Bestellung {orderId}: Link zu Ihrem Projekt',
    lead: 'Sie haben einen Link zu Ihrem Projekt angefordert. Hier ist er.',
    button: 'Zu Ihrer Projektseite',
    linkNote:
      'Dieser Link ist nur für Sie bestimmt. Er öffnet Ihre Projektseite zur Bestellung {orderId} mit allen Schritten, Dateien und Nachrichten.',
    ignore: 'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Guten Tag {name},',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Bestellnummer',
    package: 'Paket',
    price: 'Preis',
    reason: 'Grund',
    totalRefunded: 'Insgesamt erstattet',
    returned: 'An uns zurückgegangen',
    business: 'Betrieb',
    description: 'Tätigkeit',
    domain: 'Domain',
    logo: 'Logo',
    notes: 'Anmerkungen',
  },
  formLink: {
    subject: 'Bestellung {orderId}: Erzählen Sie uns von sich',
    preview: 'Das Ausfüllen dauert etwa {minutes}\u00a0Minuten. Danach beginnen wir mit Ihren Entwürfen.',
    lead: 'Ihren Betrieb möchten wir ein wenig kennenlernen, bevor wir mit Ihrer Website anfangen. Das Ausfüllen dauert etwa {minutes}\u00a0Minuten.',
  },
  formReminder: {
    subject: 'Bestellung {orderId}: Uns fehlt noch Ihr Formular',
    preview: 'Sobald wir Ihr Formular haben, beginnen wir mit Ihren Entwürfen.',
    lead: 'Ihr Formular fehlt uns noch, damit wir mit Ihrer Website anfangen können; das Ausfüllen dauert etwa {minutes}\u00a0Minuten.',
    promise:
      'Sobald es da ist, haben Sie innerhalb von {designHours}\u00a0Stunden {designs}\u00a0Entwürfe zur Auswahl.',
    help: 'Sie haben noch kein Logo oder sind bei der Domain unsicher? Lassen Sie das Feld frei, wir klären es gemeinsam. Und wenn Sie nicht weiterkommen, antworten Sie einfach auf diese E-Mail.',
    lastReminder:
      'Dies ist unsere letzte Erinnerung. Ihre Bestellung bleibt bestehen, und sobald Ihr Formular da ist, legen wir los.',
    refundUntil: `Haben Sie es sich anders überlegt? ${refundRule} Der letzte Tag dafür ist der {date}.`,
  },
  cancelled: {
    subject: 'Ihre Bestellung {orderId} wurde storniert',
    preview: 'Was wir storniert haben und wie Sie uns erreichen.',
    lead: 'Ihre Bestellung ist storniert, und wir arbeiten nicht weiter daran.',
    refund:
      'Falls Ihnen eine Erstattung zusteht, erhalten Sie eine eigene E-Mail, sobald wir sie veranlasst haben.',
    contact:
      'Kommt das unerwartet, oder haben Sie eine Frage zu einer Zahlung? Antworten Sie auf diese E-Mail oder rufen Sie uns unter {phone} an, wir kümmern uns darum.',
  },
  refundedInFull: {
    subject: 'Bestellung {orderId}: {amount} erstattet',
    preview: 'Ihr Geld ist auf dem Weg zu Ihnen.',
    lead: 'Ihre Zahlung haben wir vollständig erstattet und die Bestellung beendet.',
  },
  refundedInPart: {
    subject: 'Bestellung {orderId}: {amount} erstattet',
    preview: 'Ein Teil Ihrer Zahlung ist auf dem Weg zu Ihnen.',
    lead: 'Ihre Zahlung haben wir zum Teil erstattet.',
    workContinues: 'An Ihrer Bestellung arbeiten wir weiter wie vereinbart.',
  },
  refundDuration:
    'Bis eine Erstattung auf dem Konto erscheint, dauert es meist fünf bis zehn Tage. Fragen? Antworten Sie einfach auf diese E-Mail.',
  refundFailed: {
    subject: 'Bestellung {orderId}: Unsere Erstattung kam zurück',
    preview: 'Bitte nennen Sie uns eine Telefonnummer, dann finden wir einen anderen Weg für Ihr Geld.',
    lead: 'Ihre Erstattung über {amount} ist zurückgekommen: Ihre Bank oder Ihr Kartenanbieter hat das Geld an uns zurückgeschickt.',
    reply:
      'Antworten Sie bitte auf diese E-Mail und nennen Sie uns eine Telefonnummer, damit wir einen anderen Weg vereinbaren können.',
    warning: 'Bitte schicken Sie uns keine Kartendaten per E-Mail.',
  },
  answers: {
    subject: 'Bestellung {orderId}: Ihre Angaben sind da',
    preview: 'Innerhalb von {designHours}\u00a0Stunden haben Sie {designs}\u00a0Entwürfe.',
    lead: 'Ihre Angaben sind da, vielen Dank. Wir haben alles, was wir brauchen, und legen los. Innerhalb von {designHours}\u00a0Stunden haben Sie {designs}\u00a0Entwürfe für {business}.',
    heading: 'Das haben Sie uns mitgeteilt:',
    domainOpen: 'Suchen wir gemeinsam aus',
    logoReceived: 'Erhalten',
    logoMissing: 'Noch nicht geschickt',
    corrections: 'Fehlt etwas, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
  },
  workStarted: {
    subject: 'Die Arbeit an Ihrer Website hat begonnen',
    preview: 'Wann Sie Ihre Entwürfe haben und wann wir fertig sind.',
    lead: 'Ihre Website für {business} ist jetzt in Arbeit.',
  },
  workCompleted: {
    subject: 'Ihre Website ist online',
    preview: 'Heute beginnen Ihre {supportMonths}\u00a0Monate Betreuung.',
    lead: 'Ihre Website für {business} ist online.',
    certificate:
      'Für jede Bestellung pflanzen wir einen Baum. Falls die Urkunde dafür noch nicht bei Ihnen angekommen ist, antworten Sie auf diese E-Mail, und wir schicken sie Ihnen.',
    support:
      'Ab heute laufen Ihr Hosting und {supportMonths}\u00a0Monate Wartung und Betreuung. Für kleine Änderungen antworten Sie einfach auf diese E-Mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Guten Tag {name},',
  noteHeading: 'Eine Anmerkung von uns',
  linkNote:
    'Dieser Link ist nur für Sie bestimmt. Er öffnet Ihre Projektseite zur Bestellung {orderId} mit allen Schritten, Dateien und Nachrichten.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  designsHeading: 'Ihre Entwürfe',
  openSite: 'Website öffnen',
  addressLabel: 'Adresse',
  choiceLabel: 'Ihre Wahl',
  designsReady: {
    subject: 'Ihre Entwürfe sind fertig',
    preview: 'Suchen Sie sich Ihren Favoriten aus oder sagen Sie uns, was wir ändern sollen.',
    lead: 'Ihre Entwürfe sind fertig. Sehen Sie sich alle in Ruhe an und wählen Sie den aus, der Ihnen am besten gefällt.',
    next: 'Sobald Sie einen ausgewählt haben, stellen wir Ihre Website in {workingDays}\u00a0Arbeitstagen ({workingHours}\u00a0Stunden Geschäftszeit) fertig. Fehlt Ihnen etwas? Dann sagen Sie uns, was wir ändern sollen: Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Entwürfe ansehen',
  },
  designsChanged: {
    subject: 'Ihre neuen Entwürfe sind fertig',
    preview: 'Ihre Änderungswünsche sind umgesetzt.',
    lead: 'Ihre Änderungswünsche sind umgesetzt. Die neuen Entwürfe warten auf Sie.',
    next: 'Wählen Sie einen aus, und wir stellen Ihre Website in {workingDays}\u00a0Arbeitstagen ({workingHours}\u00a0Stunden Geschäftszeit) fertig. Möchten Sie noch etwas ändern? Sagen Sie es uns: Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Neue Entwürfe ansehen',
  },
  reviewReady: {
    subject: 'Ihre Website ist bereit zur Freigabe',
    preview: 'Geben Sie sie frei oder sagen Sie uns, was wir ändern sollen.',
    lead: 'Ihre Website ist fertig. Bitte sehen Sie sich jede Seite an, am Computer und auf dem Handy.',
    next: 'Alles in Ordnung? Dann geben Sie die Website frei, und wir stellen sie online. Wenn nicht, sagen Sie uns, was wir ändern sollen: Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Website prüfen',
  },
  reviewChanged: {
    subject: 'Ihre Änderungen sind umgesetzt',
    preview: 'Bitte sehen Sie sich Ihre Website noch einmal an.',
    lead: 'Ihre Änderungswünsche sind umgesetzt. Bitte sehen Sie sich die Website noch einmal an.',
    next: 'Alles in Ordnung? Dann geben Sie die Website frei, und wir stellen sie online. Möchten Sie noch etwas ändern? Sagen Sie es uns: Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Änderungen prüfen',
  },
  live: {
    subject: 'Ihre Website ist online',
    preview: 'Ab sofort ist sie für alle erreichbar. Hier ist die Adresse.',
    lead: 'Ihre Website ist online und ab sofort für alle erreichbar.',
    next: 'Ab heute laufen Ihr Hosting und {supportMonths}\u00a0Monate Wartung und Betreuung. Für kleine Änderungen antworten Sie einfach auf diese E-Mail.',
    button: 'Zu Ihrer Projektseite',
  },
  choiceReminder: {
    subject: 'Welcher Entwurf gefällt Ihnen am besten?',
    preview: 'Sobald Sie gewählt haben, bauen wir Ihre Website.',
    lead: 'Ihre Entwürfe warten auf Sie. Sobald Sie einen ausgewählt haben, beginnen wir mit Ihrer Website.',
    next: 'Ist noch nicht der richtige dabei? Dann sagen Sie uns, was wir ändern sollen. Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Entwurf auswählen',
  },
  approvalReminder: {
    subject: 'Kann Ihre Website online gehen?',
    preview: 'Sobald Sie sie freigeben, stellen wir sie online.',
    lead: 'Ihre Website wartet auf Ihre Freigabe. Sobald wir sie haben, geht die Website online.',
    next: 'Stimmt etwas noch nicht? Dann sagen Sie uns, was wir ändern sollen. Sie haben so viele Korrekturrunden, wie Sie brauchen.',
    button: 'Website prüfen',
  },
  lastReminder:
    'Dies ist unsere letzte Erinnerung. Ihr Projekt bleibt offen, und sobald wir von Ihnen hören, geht es weiter.',
  message: {
    subject: 'Nachricht zu Ihrer Bestellung {orderId}',
    preview: 'Unser Team hat Ihnen zu Ihrer Website geschrieben.',
    lead: 'Nachricht von unserem Team zu Ihrer Website:',
    next: 'Antworten können Sie auf Ihrer Projektseite oder direkt auf diese E-Mail.',
    button: 'Lesen und antworten',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Wie gefällt Ihnen Ihre Website?',
  preview: 'Zwei Minuten für eine Bewertung helfen uns und allen, die sich noch entscheiden.',
  greeting: 'Guten Tag {name},',
  lead: 'Ihre Website ist seit zwei Wochen online. Wie war die Zusammenarbeit mit uns, und wie gefällt Ihnen das Ergebnis?',
  form: 'Das dauert zwei Minuten: Sterne wählen, ein paar Worte schreiben und festlegen, welchen Namen wir zeigen dürfen. Wir veröffentlichen Bewertungen so, wie sie geschrieben sind, und ändern nie ein Wort.',
  button: 'Bewertung schreiben',
  linkNote:
    'Dieser Link ist nur für Sie bestimmt. Er gehört zu Ihrer Bestellung {orderId} und gilt {linkDays}\u00a0Tage. Ihre Bewertung können Sie nach dem Schreiben noch {editDays}\u00a0Tage lang ändern.',
  once: 'Wir fragen nur dieses eine Mal. Falls mit Ihrer Website etwas nicht stimmt, antworten Sie auf diese E-Mail, und wir bringen es in Ordnung.',
};

export const recovery: RecoveryTexts = {
  subject: 'Ihre Bestellung: Hier geht es weiter',
  preview: 'Ihr Link zurück zur Kasse. Der Preis ist derselbe wie zuvor.',
  greeting: 'Guten Tag,',
  intro:
    'Sie haben bei uns eine Bestellung begonnen und um einen Link gebeten, mit dem Sie später weitermachen können. Hier ist er. Der Preis ist derselbe wie zuvor.',
  packageLabel: 'Paket',
  priceLabel: 'Preis',
  button: 'Weiter zur Kasse',
  validUntil: 'Der Link ist bis zum {date} gültig.',
  noAction:
    'Haben Sie es sich anders überlegt? Dann brauchen Sie nichts zu tun. Es wurde nichts abgebucht, und wir schreiben Ihnen wegen dieser Bestellung nicht noch einmal.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  stopLink: 'Diese E-Mails abbestellen',
  stopTitle: 'Diese E-Mails abbestellen',
  stopQuestion:
    'Klicken Sie auf die Schaltfläche, und Sie bekommen von uns keine E-Mails mehr zu Bestellungen, die Sie nicht abgeschlossen haben. E-Mails zu bezahlten Bestellungen erhalten Sie weiterhin.',
  stoppedTitle: 'Sie bekommen keine solchen E-Mails mehr',
  stopped: 'Das ist notiert. E-Mails zu bezahlten Bestellungen erhalten Sie weiterhin.',
  backHome: 'Zur Startseite',
};

export const tree: TreeEmailTexts = {
  greeting: 'Guten Tag {name},',
  closing: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  button: 'Urkunde öffnen',
  reserved: {
    subject: 'Die Urkunde für Ihren Baum',
    preview: 'Ihre Website ist online, und ein Baum ist für sie reserviert.',
    text: 'Ihre Website ist online, und damit ist ein Baum für sie reserviert. Hier ist die Urkunde, als Seite zum Teilen und als PDF zum Ausdrucken. Wir melden uns wieder, wenn der Baum in der Erde ist.',
    choice:
      'Welcher Name darauf steht, bestimmen Sie: der Ihres Betriebs, Ihr eigener, Ihre Initialen oder keiner. Auswählen können Sie das auf Ihrer Projektseite.',
  },
  planted: {
    subject: 'Ihr Baum ist gepflanzt',
    preview: 'Wann, wo und von wem er gepflanzt wurde.',
    text: 'Ihr Baum ist gepflanzt. Auf der Urkunde stehen jetzt Tag und Ort. Falls Sie die frühere Fassung ausgedruckt haben, laden Sie sie einfach neu herunter.',
  },
};
