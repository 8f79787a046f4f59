import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Ihre Bewertung',
  write: 'Bewertung schreiben',
  intro:
    'Wie war die Zusammenarbeit mit uns? Ihre Bewertung zur Bestellung {orderId} hilft anderen bei der Entscheidung.',
  stars: 'Ihre Sterne',
  starCount: { one: '{n} Stern', other: '{n} Sterne' },
  text: 'Ihr Text',
  textHint: 'Höchstens {max} Zeichen. Auf unseren Seiten erscheinen etwa die ersten {shown}.',
  name: 'Angezeigter Name',
  nameHint: 'Dieser Name steht unter Ihrer Bewertung.',
  nameSuggestions: 'Zum Beispiel:',
  consent: 'Sie dürfen meine Bewertung mit diesem Namen auf Ihrer Website veröffentlichen.',
  consentHint: 'Ihre Einwilligung können Sie jederzeit widerrufen: Antworten Sie auf unsere E-Mail.',
  send: 'Bewertung senden',
  saveChanges: 'Änderungen speichern',
  required: 'Bitte füllen Sie alle Felder aus.',
  problem: 'Da stimmt etwas noch nicht',
  errors: {
    stars: 'Bitte wählen Sie 1 bis 5 Sterne.',
    text: 'Bitte schreiben Sie ein paar Worte.',
    textTooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
    name: 'Bitte geben Sie den Namen ein, der angezeigt werden soll.',
    nameNotPlain:
      'Bitte geben Sie einen Namen ohne Web- und E-Mail-Adressen und ohne unsichtbare Zeichen ein.',
    consent: 'Bitte stimmen Sie der Veröffentlichung zu. Sonst dürfen wir Ihre Bewertung nicht verwenden.',
    failed:
      'Ihre Bewertung konnte nicht gesendet werden. Ihre Angaben sind alle noch da: Bitte versuchen Sie es noch einmal.',
  },
  thanks: {
    title: 'Danke für Ihre Bewertung',
    text: 'Wir lesen sie, bevor sie auf unserer Website erscheint. Am Wortlaut ändern wir nie etwas.',
  },
  yours: {
    title: 'Ihre Bewertung',
    written: 'Wir lesen Ihre Bewertung, bevor sie auf unserer Website erscheint.',
    published: 'Ihre Bewertung steht auf unserer Website.',
    declined:
      'Wir haben diese Bewertung nicht veröffentlicht. Wenn Sie wissen möchten, warum, antworten Sie auf unsere E-Mail.',
    editUntil: 'Ändern können Sie sie bis zum {date}.',
    edit: 'Bewertung ändern',
    editNote: 'Wir lesen die neue Fassung, bevor sie auf unserer Website erscheint.',
    cancel: 'So lassen',
  },
  tooLate: {
    title: 'Diese Bewertung lässt sich nicht mehr ändern',
    text: 'Die Frist ist vorbei. Möchten Sie uns trotzdem etwas sagen? Antworten Sie auf unsere E-Mail.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Eine Bewertung können Sie bis {days}\u00a0Tage nach unserer E-Mail schreiben. Möchten Sie uns trotzdem etwas sagen? Antworten Sie auf die E-Mail.',
  },
  badLink: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Öffnen Sie den Link in unserer E-Mail noch einmal. Klappt es wieder nicht, fordern Sie einen Link zu Ihrer Projektseite an; dort finden Sie auch die Bewertung.',
  },
  notLoaded: {
    title: 'Ihre Bewertung konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  loading: 'Ihre Bewertung wird geladen\u00a0…',
  project: 'Zu Ihrem Projekt',
};
