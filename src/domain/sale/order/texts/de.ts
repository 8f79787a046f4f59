import type { OrderEmailTexts } from './texts.ts';

export const de: OrderEmailTexts = {
  greeting: 'Guten Tag {name},',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  receipt: {
    subject: 'Danke für Ihre Bestellung ({orderId})',
    preview: 'Ihre Zahlung ist da. Jetzt fehlt nur noch ein kurzes Formular.',
    lead: 'Danke für Ihre Bestellung. Ihre Zahlung ist bei uns eingegangen.',
    labels: { order: 'Bestellnummer', package: 'Paket', price: 'Preis' },
    form: 'Als Nächstes erzählen Sie uns von Ihrem Betrieb. Das Formular dauert etwa {minutes}\u00a0Minuten.',
    button: 'Formular ausfüllen',
    formNote:
      'Dieser Link ist nur für Sie bestimmt. Er verbindet Ihre Angaben mit der Bestellung {orderId}, lässt sich einmal verwenden und gilt {days}\u00a0Tage.',
    nextHeading: 'So geht es weiter',
    steps: [
      'Sie füllen das Formular aus: was Ihr Betrieb macht, Ihre Domain und Ihr Logo.',
      'Innerhalb von {designHours}\u00a0Stunden danach haben Sie {designs}\u00a0Entwürfe zur Auswahl.',
      'Sie suchen sich einen aus, und wir bauen ihn. Korrekturrunden sind unbegrenzt inbegriffen.',
      '{workingHours}\u00a0Arbeitsstunden nach Ihrer Wahl ist die Website fertig; dazu bekommen Sie die Urkunde für Ihren Baum.',
    ],
    included:
      'Einmaliger Festpreis. Website, Hosting und Domain im ersten Jahr sowie {supportMonths}\u00a0Monate Betreuung sind enthalten.',
    follow: 'Ihr Projekt',
    terms: 'AGB',
    refund: 'Rückerstattung',
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
    note: 'Dieser Beleg bestätigt, dass Ihre Zahlung bei uns eingegangen ist. Er ist keine Rechnung mit ausgewiesener Mehrwertsteuer. Wenn Sie eine brauchen, antworten Sie auf eine unserer E-Mails.',
  },
  projectLink: {
    subject: 'Bestellung {orderId}: Link zu Ihrem Projekt',
    lead: 'Hier ist der Link zu Ihrem Projekt, den Sie angefordert haben.',
    button: 'Zu Ihrer Projektseite',
    linkNote:
      'Dieser Link ist nur für Sie bestimmt. Er öffnet die Seite Ihrer Bestellung {orderId} mit allen Schritten, Dateien und Nachrichten.',
    ignore: 'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun.',
  },
};
