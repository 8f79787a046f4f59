import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'de',

  page: {
    title: 'Ihr Projekt, Bestellung Nr. {order}',
    titleWithoutOrder: 'Ihr Projekt',
    order: 'Bestellung Nr. {order}',
    loading: 'Ihr Projekt wird geladen.',
    newTab: 'öffnet in einem neuen Tab',
    contact: 'Ihre Ansprechperson: {name}',
    close: 'Schließen',
    dismiss: 'Schließen',
  },

  stages: {
    label: 'Schritte Ihres Projekts',
    awaiting_form: 'Ihr Formular',
    designing: 'Entwürfe in Arbeit',
    choosing: 'Ihre Wahl',
    building: 'Website in Arbeit',
    reviewing: 'Ihre Freigabe',
    live: 'Online',
    done: 'erledigt',
    current: 'jetzt',
    upcoming: 'noch offen',
    expected: 'voraussichtlich {day}',
  },

  now: {
    awaiting_form: {
      title: 'Erzählen Sie uns von Ihrem Betrieb',
      text: 'Das dauert etwa zehn Minuten. Innerhalb von {hours}\u00a0Stunden danach haben Sie Ihre Entwürfe.',
    },
    designing: {
      title: 'Wir gestalten Ihre Entwürfe',
      text: 'Sie bekommen {count} Entwürfe zur Auswahl. Sobald sie fertig sind, schreiben wir Ihnen eine E-Mail.',
    },
    redesigning: {
      title: 'Wir überarbeiten Ihre Entwürfe',
      text: 'Ihre Änderungswünsche sind angekommen. Sobald die neuen Entwürfe fertig sind, schreiben wir Ihnen eine E-Mail.',
    },
    choosing: {
      title: 'Ihre Entwürfe sind fertig',
      text: 'Nehmen Sie sich Zeit. Wählen Sie Ihren Favoriten aus oder wünschen Sie sich Änderungen, so oft Sie möchten.',
    },
    building: {
      title: 'Wir bauen Ihre Website',
      text: 'Sobald Sie sie ansehen können, schreiben wir Ihnen eine E-Mail.',
    },
    rebuilding: {
      title: 'Wir setzen Ihre Änderungen um',
      text: 'Ihre Änderungswünsche sind angekommen. Sobald Sie das Ergebnis ansehen können, schreiben wir Ihnen eine E-Mail.',
    },
    reviewing: {
      title: 'Sehen Sie sich Ihre Website an',
      text: 'Gehen Sie jede Seite durch. Geben Sie die Website frei, und wir stellen sie online; oder sagen Sie uns, was wir ändern sollen.',
    },
    approved: {
      title: 'Wir stellen Ihre Website online',
      text: 'Danke für Ihre Freigabe. Sobald die Website online ist, schreiben wir Ihnen eine E-Mail.',
    },
    live: {
      title: 'Ihre Website ist online',
      text: 'Sie ist für alle erreichbar.',
      write: 'Wenn Sie etwas brauchen, schreiben Sie uns hier.',
    },
    closed: {
      title: 'Diese Bestellung ist beendet',
      text: 'Sie wurde storniert oder erstattet, deshalb arbeiten wir nicht weiter daran. Ihre Nachrichten und Dateien bleiben hier.',
    },
  },

  clock: {
    label: 'Termin',
    designs: 'Entwürfe bis {when}',
    website: 'Website bis {when}',
    launch: 'Online spätestens {when}',
    when: '{day}, {time} Uhr',
    left: 'noch {duration}',
    leftWorking: 'noch {duration} Geschäftszeit',
    late: '{duration} Verspätung',
    hoursAndMinutes: '{hours}\u00a0Std. {minutes}\u00a0Min.',
    hours: '{hours}\u00a0Std.',
    minutes: '{minutes}\u00a0Min.',
    underMinute: 'weniger als eine Minute',
    atShop: '{time} Uhr in {city}',
    notStarted: 'Die Uhr läuft, sobald Sie das Formular absenden.',
    paused: 'Unsere Uhr steht, bis wir von Ihnen hören.',
    chosenToday: 'Wenn Sie heute einen auswählen, ist Ihre Website bis {day} bereit zum Prüfen.',
    resting: 'Wir haben gerade geschlossen. Weiter geht es: {when}.',
    explain: 'So rechnen wir die Zeit',
    promise: landing.timeNote,
    workingHours:
      'Wir arbeiten montags bis freitags von {opens} bis {closes} Uhr (Ortszeit {city}), ausgenommen an Feiertagen. Die Zeit, in der wir auf Ihre Antwort warten, zählt nicht mit.',
  },

  late: {
    title: 'Wir sind zu spät dran. Das tut uns leid.',
    text: 'Der Termin war: {when}. Jetzt hat Ihr Projekt Vorrang vor allem anderen. Sie brauchen nichts zu tun; wenn Sie mit uns sprechen möchten, schreiben Sie uns unten eine Nachricht oder eine E-Mail an {email}.',
  },

  next: {
    form: 'Formular ausfüllen',
    choose: 'Entwurf auswählen',
    approve: 'Website freigeben',
    domain: 'Domain bestätigen',
    openSite: 'Website öffnen',
    nothing: 'Im Moment brauchen Sie nichts zu tun.',
    meanwhile: 'Prüfen Sie inzwischen bitte die Adresse Ihrer Website.',
  },

  designs: {
    title: 'Ihre Entwürfe',
    earlier: 'Frühere Entwürfe',
    round: 'Runde {n}',
    view: 'Im Vollbild ansehen',
    viewNamed: '„{title}“ im Vollbild ansehen',
    picture: 'Entwurf „{title}“',
    note: 'Anmerkung zum Entwurf',
    openPdf: 'PDF herunterladen',
    openLink: 'Entwurf öffnen',
    choose: 'Diesen Entwurf auswählen',
    chooseNamed: '„{title}“ auswählen',
    chosen: 'Ihre Wahl',
    swipe: 'Wischen Sie, um alle {count} zu sehen.',
    confirm: {
      title: 'Soll es „{title}“ sein?',
      text: 'Nach diesem Entwurf bauen wir Ihre Website. Sie ist in {days}\u00a0Arbeitstagen ({hours}\u00a0Stunden Geschäftszeit) fertig.',
      later: 'Änderungswünsche können Sie auch dann noch äußern, wenn Sie die fertige Website ansehen.',
      note: 'Möchten Sie uns noch etwas mitgeben? (freiwillig)',
      cancel: 'Noch nicht',
    },
    done: { title: 'Entwurf ausgewählt', text: 'Wir haben mit Ihrer Website begonnen.' },
  },

  viewer: {
    position: 'Entwurf {n} von {total}',
    previous: 'Voriger Entwurf',
    next: 'Nächster Entwurf',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    hint: 'Mit den Pfeiltasten blättern, mit + und − zoomen, mit Esc schließen.',
    noPreview: 'Von diesem Entwurf gibt es keine Vorschau.',
    failed: 'Das Bild konnte nicht geladen werden.',
  },

  changes: {
    button: 'Etwas ändern lassen',
    label: 'Was sollen wir ändern?',
    hint: 'Schreiben Sie am besten alles in eine Nachricht, dann ändern wir es in einem Zug. Sie können das so oft tun, wie Sie möchten; es kostet nichts.',
    send: 'Änderungswünsche senden',
    done: {
      title: 'Änderungswünsche gesendet',
      text: 'Sobald sie umgesetzt sind, schreiben wir Ihnen eine E-Mail.',
    },
    openTitle: 'Ihre Änderungswünsche',
    openText: 'Gesendet: {when}. Wenn sie umgesetzt sind, können Sie weitere senden.',
  },

  review: {
    title: 'Ihre Website',
    open: 'Website öffnen',
    confirm: {
      title: 'Website freigeben?',
      text: 'Wir stellen sie dann online. Kleine Änderungen übernehmen wir danach {months}\u00a0Monate lang im Rahmen der Betreuung.',
      cancel: 'Noch nicht',
    },
    done: {
      title: 'Website freigegeben',
      text: 'Sobald sie online ist, schreiben wir Ihnen eine E-Mail.',
    },
  },

  domain: {
    title: 'Domain',
    label: 'Domain',
    ask: 'Unter welcher Adresse soll Ihre Website zu finden sein?',
    check:
      'Sie haben sich {domain} gewünscht. Bitte prüfen Sie die Schreibweise und bestätigen Sie die Domain.',
    confirm: 'Domain bestätigen',
    change: 'Andere Domain angeben',
    cancel: 'Abbrechen',
    confirmed: 'Bestätigt am {when}',
    done: { title: 'Domain bestätigt', text: 'Ihre Website finden Sie künftig unter {domain}.' },
  },

  messages: {
    title: 'Nachrichten',
    label: 'Schreiben Sie uns',
    send: 'Nachricht senden',
    empty:
      'Noch keine Nachrichten. Fragen Sie uns, was Sie möchten: Wir antworten innerhalb von {hours}\u00a0Stunden, meist früher.',
    you: 'Sie',
    problem: 'Problem',
    change_request: 'Änderungswünsche',
    inProgress: 'in Arbeit',
    answered: 'erledigt ({when})',
    earlier: plural({
      one: '{n} frühere Nachricht anzeigen',
      other: '{n} frühere Nachrichten anzeigen',
    }),
    done: { title: 'Nachricht gesendet', text: 'Wir antworten innerhalb von {hours}\u00a0Stunden.' },
  },

  files: {
    title: 'Dateien',
    add: 'Dateien anhängen',
    limits: 'Bis zu {count} Dateien mit je höchstens {size}: Bilder oder PDFs.',
    uploading: '{name} wird hochgeladen: {percent}\u00a0%',
    ready: '{name} ist angehängt.',
    remove: '{name} entfernen',
    tooMany: 'Hängen Sie höchstens {count} Dateien an.',
    tooLarge: '{name} ist größer als {size}. Bitte wählen Sie eine kleinere Datei.',
    wrongType:
      '{name} ist weder ein Bild noch ein PDF. Bitte wählen Sie eine Datei im Format JPG, PNG, WebP, SVG oder PDF.',
    tooComplex: '{name} ist zu aufwendig aufgebaut. Bitte wählen Sie eine einfachere oder kleinere Fassung.',
    full: 'In diesem Projekt ist kein Platz mehr für Dateien. Schreiben Sie uns, dann schaffen wir welchen.',
    failed:
      '{name} konnte nicht hochgeladen werden. Bitte prüfen Sie Ihre Verbindung und wählen Sie die Datei noch einmal aus.',
    wait: 'Bitte warten Sie, bis Ihre Dateien hochgeladen sind, und senden Sie dann noch einmal.',
    all: plural({ one: '{n} Datei anzeigen', other: 'Alle {n} Dateien anzeigen' }),
    fromYou: 'von Ihnen',
    fromUs: 'von uns',
  },

  problem: {
    button: 'Problem melden',
    title: 'Problem melden',
    label: 'Was funktioniert nicht?',
    hint: 'Schreiben Sie, was Sie getan und was Sie gesehen haben; ein Bildschirmfoto hilft. Um Probleme kümmern wir uns zuerst.',
    send: 'Meldung senden',
    done: { title: 'Problem gemeldet', text: 'Wir kümmern uns als Erstes darum und schreiben Ihnen.' },
  },

  order: {
    title: 'Ihre Bestellung',
    number: 'Bestellnummer',
    package: 'Paket',
    price: 'Preis',
    paid: 'Bezahlt am',
    receipt: 'Beleg öffnen',
  },

  live: {
    address: 'Ihre Website',
    since: 'Online seit dem {date}',
    included: 'Hosting und Betreuung inklusive bis {date}',
    firstWeek: {
      title: 'In der ersten Woche',
      steps: [
        'Öffnen Sie die Website auf Ihrem Handy und prüfen Sie Telefonnummern, Adresse und Öffnungszeiten.',
        'Schicken Sie sich selbst eine Anfrage, so wie es eine Kundin tun würde.',
        'Tragen Sie die Adresse in Ihr Google-Unternehmensprofil, Ihre sozialen Medien und Ihre E-Mail-Signatur ein.',
        'Soll etwas anders werden? Schreiben Sie uns: Kleine Änderungen sind {months}\u00a0Monate lang inbegriffen.',
      ],
    },
    history: {
      title: 'Verlauf',
      contents: 'Schritte, Entwürfe, Dateien und Ihr Beleg',
    },
  },

  link: {
    missing: {
      title: 'Ihre Projektseite',
      text: 'Öffnen Sie diese Seite über den Link in einer unserer E-Mails zu Ihrer Bestellung. Wenn Sie ihn nicht finden, schicken wir Ihnen einen neuen.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links werden 180 Tage nach unserer letzten E-Mail ungültig. Wir schicken Ihnen gern einen neuen.',
    },
    revoked: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Es gibt inzwischen einen neueren, oder der Link ist unvollständig. Öffnen Sie den Link in unserer letzten E-Mail oder fordern Sie einen neuen an.',
    },
    order: 'Bestellnummer',
    orderHint: 'Steht in jeder E-Mail zu Ihrer Bestellung, zum Beispiel 482019375.',
    email: 'E-Mail',
    emailHint: 'Die Adresse, die Sie bei der Bestellung angegeben haben.',
    send: 'Neuen Link anfordern',
    sentTitle: 'Sehen Sie in Ihrem Postfach nach',
    sentText:
      'Wenn Bestellnummer und E-Mail-Adresse zusammengehören, ist ein neuer Link unterwegs. Nach zehn Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder schreiben Sie an {email}.',
    again: 'Andere Angaben versuchen',
  },

  draft:
    'Was Sie schreiben, bleibt auf diesem Gerät gespeichert, bis Sie es senden oder diesen Tab schließen.',

  errors: {
    load: {
      title: 'Ihr Projekt konnte nicht geladen werden',
      text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Wenn das nicht hilft, schreiben Sie an {email}.',
      retry: 'Noch einmal versuchen',
    },
    offline:
      'Sie sind offline. So sah Ihr Projekt um {time} Uhr aus; sobald Sie wieder verbunden sind, wird es aktualisiert.',
    text: 'Bitte schreiben Sie ein paar Worte.',
    tooLong: 'Bitte verwenden Sie höchstens {count} Zeichen.',
    domain: 'Bitte geben Sie eine Domain ein, zum Beispiel baeckerei-moll.example.',
    order: 'Bitte geben Sie die Bestellnummer in Ziffern ein, zum Beispiel 482019375.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    failed:
      'Das hat nicht geklappt. Was Sie geschrieben haben, ist noch da: Prüfen Sie Ihre Verbindung und senden Sie es noch einmal.',
    changed:
      'An Ihrem Projekt hat sich inzwischen etwas geändert. Sehen Sie sich das Neue an und senden Sie dann noch einmal.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Welcher Name soll auf der Urkunde stehen?',
    choices: {
      full: 'Mein Name',
      business: 'Der Name meines Betriebs',
      initials: 'Nur meine Initialen',
      hidden: 'Kein Name',
    },
    open: 'Urkunde öffnen',
    saved: 'Die Urkunde ist geändert.',
    later: 'Die Urkunde für Ihren Baum bekommen Sie, sobald Ihre Website online ist.',
  },
};
