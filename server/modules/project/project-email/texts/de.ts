import type { ProjectEmailTexts } from './texts.ts';

/** After the greeting, each text starts with a word in capitals. */
export const de: ProjectEmailTexts = {
  greeting: 'Guten Tag {name},',
  noteHeading: 'Eine Anmerkung von uns',
  linkNote:
    'Dieser Link ist nur für Sie bestimmt. Er öffnet die Seite Ihrer Bestellung {orderId} mit allen Schritten, Dateien und Nachrichten.',
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  designsHeading: 'Ihre Entwürfe',
  addressLabel: 'Adresse',
  choiceLabel: 'Ihre Wahl',
  designsReady: {
    subject: 'Ihre Entwürfe sind fertig',
    preview: 'Suchen Sie sich Ihren Favoriten aus oder sagen Sie uns, was wir ändern sollen.',
    lead: 'Ihre Entwürfe sind fertig. Sehen Sie sich alle in Ruhe an und wählen Sie den aus, der Ihnen am besten gefällt.',
    next: 'Nach Ihrer Wahl stellen wir die Website innerhalb von {workingHours}\u00a0Arbeitsstunden ({workingDays}\u00a0Arbeitstagen) fertig. Fehlt Ihnen etwas? Dann sagen Sie uns, was wir ändern sollen: Korrekturrunden sind unbegrenzt inbegriffen.',
    button: 'Entwürfe ansehen',
  },
  designsChanged: {
    subject: 'Ihre neuen Entwürfe sind fertig',
    preview: 'Ihre Änderungswünsche sind umgesetzt.',
    lead: 'Ihre Änderungswünsche sind umgesetzt. Die neuen Entwürfe warten auf Sie.',
    next: 'Wählen Sie einen aus, und wir stellen Ihre Website innerhalb von {workingHours}\u00a0Arbeitsstunden ({workingDays}\u00a0Arbeitstagen) fertig. Möchten Sie noch etwas ändern? Sagen Sie es uns: Korrekturrunden sind unbegrenzt inbegriffen.',
    button: 'Neue Entwürfe ansehen',
  },
  reviewReady: {
    subject: 'Ihre Website ist bereit zur Freigabe',
    preview: 'Geben Sie sie frei oder sagen Sie uns, was wir ändern sollen.',
    lead: 'Ihre Website steht. Bitte sehen Sie sich jede Seite an, am Computer und auf dem Handy.',
    next: 'Alles gut? Dann geben Sie die Website frei, und wir stellen sie online. Wenn nicht, sagen Sie uns, was wir ändern sollen: Korrekturrunden sind unbegrenzt inbegriffen.',
    button: 'Website prüfen',
  },
  reviewChanged: {
    subject: 'Ihre Änderungen sind umgesetzt',
    preview: 'Bitte sehen Sie sich Ihre Website noch einmal an.',
    lead: 'Ihre Änderungswünsche sind umgesetzt. Bitte sehen Sie sich die Website noch einmal an.',
    next: 'Alles gut? Dann geben Sie die Website frei, und wir stellen sie online. Möchten Sie noch etwas ändern? Sagen Sie es uns: Korrekturrunden sind unbegrenzt inbegriffen.',
    button: 'Änderungen prüfen',
  },
  live: {
    subject: 'Ihre Website ist online',
    preview: 'Ab sofort ist sie für alle erreichbar. Hier ist die Adresse.',
    lead: 'Ihre Website ist online und ab sofort für alle erreichbar.',
    next: 'Mit dem heutigen Tag beginnen Ihr Hosting, Ihre Domain und {supportMonths}\u00a0Monate Wartung und Betreuung. Wenn Sie etwas ändern möchten, antworten Sie einfach auf diese E-Mail.',
    button: 'Zu Ihrer Projektseite',
  },
  choiceReminder: {
    subject: 'Welcher Entwurf gefällt Ihnen am besten?',
    preview: 'Sobald Sie gewählt haben, bauen wir Ihre Website.',
    lead: 'Ihre Entwürfe warten auf Sie. Sobald Sie einen ausgewählt haben, beginnen wir mit Ihrer Website.',
    next: 'Ist noch nicht der richtige dabei? Dann sagen Sie uns, was wir ändern sollen. Korrekturrunden sind unbegrenzt inbegriffen.',
    button: 'Entwurf auswählen',
  },
  approvalReminder: {
    subject: 'Kann Ihre Website online gehen?',
    preview: 'Sobald Sie sie freigeben, stellen wir sie online.',
    lead: 'Ihre Website wartet auf Ihre Freigabe. Sobald wir sie haben, geht die Website online.',
    next: 'Stimmt etwas noch nicht? Dann sagen Sie uns, was wir ändern sollen. Korrekturrunden sind unbegrenzt inbegriffen.',
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
