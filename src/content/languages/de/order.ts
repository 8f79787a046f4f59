import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Danach überarbeiten wir, bis es passt, und erstatten nur noch, wenn wir uns verspäten oder die Website nicht fertigstellen.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Professionell gestaltete Website, bis zu {pages}\u00a0Seiten',
      '{designs} individuelle Entwürfe innerhalb von {designHours}\u00a0Stunden',
      'Fertig in {workingDays}\u00a0Arbeitstagen ({workingHours}\u00a0Stunden Geschäftszeit)',
      '1\u00a0Jahr Hosting',
      '1\u00a0Jahr Domain',
      '{supportMonths}\u00a0Monate Wartung und Betreuung',
      'Rechnungsprogramm, im ersten Jahr kostenlos',
      'Unbegrenzte Korrekturrunden',
      'Ein gepflanzter Baum mit Urkunde',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Ein Preis, und was danach kommt',
      lead: 'Das ganze Paket kostet {price}, einmalig.',
      kind: 'ALLES IN EINEM PAKET',
      once: 'einmalig',
      included: 'Das ist dabei',
      demo: '(Demo-Kasse)',
      noCard: 'Dies ist eine Demo: Es wird keine Karte verlangt und kein Geld abgebucht.',
      currency: 'Preise in {code} – {change}',
      change: 'ändern',
      secure: 'Sichere Kartenzahlung. Vorher noch Fragen? {chat}',
      later: 'Ab dem zweiten Jahr',
      hosting: 'Hosting',
      maintenance: 'Wartung',
      domain: 'Domain',
      billing: 'Rechnungsprogramm, wenn Sie es möchten',
      perYear: '{amount} im Jahr',
      domainPrice: 'Marktpreis, meist {domainFrom} bis {domainTo} im Jahr',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Diese Preise sind in US-Dollar und gelten nur, wenn Sie verlängern.',
      unreachable:
        'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    },
    faq: {
      title: 'Häufige Fragen vor der Bestellung',
      list: [
        [
          'Was genau bekomme ich für {price}?',
          'Eine professionell gestaltete Website, ein Jahr Hosting, ein Jahr Domain, {supportMonths}\u00a0Monate Wartung und Betreuung, das Rechnungsprogramm im ersten Jahr kostenlos und einen gepflanzten Baum. Eine Zahlung, es kommt nichts dazu.',
        ],
        [
          'Was gehört zur Website?',
          'Bis zu {pages} Seiten. Sie schicken uns Stichworte und Fotos, wir schreiben die Texte, und Sie korrigieren. Kleine Änderungen übernehmen wir {supportMonths}\u00a0Monate lang. Shop, Buchungssystem und E-Mail-Postfächer gehören nicht dazu; wir verlinken die Dienste, die Sie schon nutzen.',
        ],
        ['Wie schnell geht es wirklich?', landing.timeNote],
        [
          'Was kostet das zweite Jahr?',
          'Hosting {hosting} und Wartung {maintenance} im Jahr, die Domain zum Marktpreis, meist {domainFrom} bis {domainTo}. Das Rechnungsprogramm kostet {billing} im Jahr, wenn Sie es behalten möchten. Alles lässt sich einzeln kündigen, und die Website nehmen Sie mit.',
        ],
        [
          'Und wenn mir die Entwürfe nicht gefallen?',
          `Sagen Sie es uns, und wir gestalten neu: Sie haben so viele Korrekturrunden, wie Sie brauchen. ${refundRule} ${refundAfter} Ist Ihre Website {lateDays}\u00a0Tage nach der Bestellung nicht online, können Sie trotzdem stornieren und bekommen den vollen Preis zurück; Tage, an denen wir auf Sie warten, zählen nicht.`,
        ],
        [
          'Muss ich etwas vorbereiten?',
          'Ein paar Sätze über Ihren Betrieb und Bilder, die Ihnen gefallen, genügen für den Anfang. Logo, Öffnungszeiten und Preise können folgen.',
        ],
        [
          'Ich habe schon eine Domain. Kann ich sie behalten?',
          'Ja. Geben Sie sie im Formular an, dann verbinden wir sie. Ihre E-Mail-Adressen funktionieren dabei weiter.',
        ],
        [
          'Was hat es mit dem Baum auf sich?',
          'Eine Website verbraucht Strom, wann immer jemand sie öffnet. Wir bauen schlanke Seiten, die weniger brauchen, und für jede Website wird mindestens ein Baum gepflanzt. Die Urkunde bekommen Sie, wenn Ihre Website online geht; Ort und Tag kommen dazu, sobald der Baum gepflanzt ist.',
        ],
      ],
    },
    checkout: {
      title: 'Demo-Kasse',
      lead: 'Dies ist eine Demo. Es wird keine Karte verlangt, kein Geld abgebucht und keine Website gebaut. Sonst verhält sich Ihre Bestellung wie eine echte.',
      when: 'Was wann passiert',
      steps: [
        'Gleich nach der Bestellung: ein Formular zu Ihrem Betrieb. Es dauert etwa {minutes}\u00a0Minuten.',
        'Innerhalb von {designHours}\u00a0Stunden, nachdem Sie es abgeschickt haben: {designs} Entwürfe zur Auswahl.',
        'Innerhalb von {workingDays}\u00a0Arbeitstagen ({workingHours}\u00a0Stunden Geschäftszeit), nachdem Sie sich entschieden haben: Ihre Website zum Prüfen. Sobald Sie sie freigeben, stellen wir sie online.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Verbraucher in der EU und im Vereinigten Königreich können innerhalb von 14\u00a0Tagen nach der Bestellung widerrufen. Mit Ihrer Bestellung bitten Sie uns, sofort mit der Arbeit zu beginnen; unsere Erstattungsregel gilt zusätzlich. {terms}, {privacy}',
      details: 'Ihre Angaben',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Schicken Sie mir einen Link, falls ich jetzt nicht abschließe',
      laterNote: 'Eine E-Mail nach einer Stunde, sonst keine.',
      currency: emails.printed.labels.currency,
      pay: 'Demo-Bestellung aufgeben',
      nameMissing: 'Bitte geben Sie Ihren Namen an.',
      emailInvalid: landing.form.invalidEmail,
      failed:
        'Die Demo-Bestellung ist nicht angekommen. Ihre Angaben sind noch da: Bitte versuchen Sie es noch einmal.',
    },
    done: {
      number: 'Ihre Demo-Bestellung hat die Nummer {order}. Ein echter Shop hätte {price} abgebucht.',
      mailbox:
        'Derselbe Link steht in der E-Mail, die wir Ihnen geschickt haben. In dieser Demo lesen Sie sie hier: {mailbox}.',
      mailboxLink: 'Demo-Postfach',
      noEmail: 'Ein echter Shop würde Ihnen diesen Link auch per E-Mail schicken.',
    },
  },
  thanks: {
    title: 'Danke für Ihre Bestellung',
    titleUnknown: 'Haben Sie gerade bezahlt?',
    hello: 'Vielen Dank für Ihre Bestellung!',
    paid: 'Wir haben Ihre Zahlung von {amount} erhalten. Ihre Bestellnummer ist {orderId}.',
    button: receipt.button,
    sameLink: 'Derselbe Link steht in der E-Mail mit Ihrem Beleg.',
    confirming:
      'Ihre Zahlung wird gerade bestätigt; Bestellnummer und Formular erscheinen gleich an dieser Stelle.',
    emailComing:
      'Wenn Sie gerade bezahlt haben, ist eine E-Mail mit Ihrem Beleg und dem Link zum Formular unterwegs an die Adresse, die Sie beim Bezahlen angegeben haben.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Füllen Sie das Formular aus: Es dauert etwa {minutes}\u00a0Minuten.',
      'Wenn Sie es jetzt senden, haben Sie {designs} Entwürfe bis {date}.',
      'Wenn Sie am selben Tag einen auswählen, ist Ihre Website bis {date} bereit zum Prüfen. Ändern können Sie so oft, wie Sie möchten; der Termin verschiebt sich dann.',
    ],
    noEmail:
      'Nach zehn Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder schreiben Sie mit Ihrer Bestellnummer an {email}.',
    noEmailUnknown:
      'Nach zehn Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder schreiben Sie mit dem Namen, der auf Ihrer Karte steht, an {email}.',
  },
  form: {
    title: 'Ihr Formular zur Bestellung',
    intro:
      'Das dauert etwa {minutes}\u00a0Minuten. Innerhalb von {designHours}\u00a0Stunden danach haben Sie {designs} individuelle Entwürfe.',
    required: landing.form.requiredNote,
    kept: 'Was Sie schreiben, bleibt auf diesem Gerät gespeichert, bis Sie es senden oder diesen Tab schließen.',
    parts: { you: '1 von 3: Sie', business: '2 von 3: Ihr Betrieb', domain: '3 von 3: Domain und Logo' },
    labels: {
      fullName: 'Vor- und Nachname',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Wie haben Sie von uns erfahren?',
      businessName: 'Name Ihres Betriebs',
      businessDescription: 'Was Ihr Betrieb macht',
      billingDetails: 'Rechnungsangaben',
      additionalNotes: 'Anmerkungen',
      preferredDomain: 'Wunschdomain',
      domainOwnership: 'Gehört Ihnen diese Domain schon?',
      logo: 'Logo hochladen',
    },
    hints: {
      businessDescription: 'Was Sie tun, für wen und wo.',
      billingDetails: 'Name und Anschrift für Ihren Beleg.',
      preferredDomain: 'Zum Beispiel ihrbetrieb.com. Ein Jahr ist enthalten.',
      logo: 'JPG, PNG oder SVG, höchstens 5\u00a0MB. Noch kein Logo? Lassen Sie das Feld frei.',
    },
    chooseFile: 'Datei auswählen oder hierher ziehen',
    yes: 'Ja',
    no: 'Nein',
    unsure: 'Ich bin nicht sicher',
    referral: 'Empfehlung',
    other: 'Sonstiges',
    confirm:
      'Ich bestätige meine Bestellung und weiß, dass die Zahlung von {price} die Leistungen für ein Jahr abdeckt',
    confirmUnpriced:
      'Ich bestätige meine Bestellung und weiß, dass die Zahlung die Leistungen für ein Jahr abdeckt',
    submit: 'Bestellung bestätigen',
    problem: 'Bitte prüfen Sie Ihre Angaben',
    errorTitle: 'Fehler:',
    errors: {
      fullName: 'Bitte geben Sie Ihren Vor- und Nachnamen an.',
      notPlain:
        'Ein Name darf keine Internet- oder E-Mail-Adresse und keine unsichtbaren Zeichen enthalten. Bitte tippen Sie ihn neu ein, nach jedem Punkt mit einem Leerzeichen.',
      email: landing.form.invalidEmail,
      businessName: 'Bitte geben Sie den Namen Ihres Betriebs an.',
      businessDescription: 'Bitte beschreiben Sie Ihren Betrieb mit mindestens 10\u00a0Zeichen.',
      domainOwnership: 'Bitte wählen Sie eine Antwort aus.',
      orderConfirmed: 'Bitte bestätigen Sie Ihre Bestellung.',
      tooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
      failedTitle: 'Das Formular wurde nicht gesendet',
      failed: 'Ihre Angaben sind noch da. Bitte senden Sie das Formular noch einmal.',
      tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
      alreadySent: 'Diese Bestellung ist schon bestätigt.',
    },
    link: {
      unproven:
        'Öffnen Sie diese Seite über den Link in Ihrer E-Mail. Oder füllen Sie das Formular hier aus; wir ordnen es Ihrer Bestellung zu.',
      expired:
        'Dieser Link ist nicht mehr gültig. Sie können das Formular trotzdem ausfüllen; wir ordnen es Ihrer Bestellung zu.',
      failed: 'Ihre Angaben konnten nicht geladen werden. Sie können das Formular trotzdem ausfüllen.',
      retry: 'Noch einmal versuchen',
      newLink: 'Neuen Link anfordern',
    },
    logo: {
      uploading: 'Wird hochgeladen\u00a0…',
      uploadedTitle: 'Logo hochgeladen',
      uploaded: 'Ihr Logo ist hochgeladen.',
      remove: 'Logo entfernen',
      yours: 'Ihr Logo',
      type: {
        title: 'Dieser Dateityp wird nicht unterstützt',
        text: 'Bitte wählen Sie eine JPG-, PNG- oder SVG-Datei.',
      },
      size: {
        title: 'Die Datei ist zu groß',
        text: 'Bitte wählen Sie eine Datei mit weniger als 5\u00a0MB.',
      },
      svgSize: {
        title: 'Die Datei ist zu groß',
        text: 'Bitte wählen Sie eine SVG-Datei mit weniger als 512\u00a0kB oder speichern Sie das Logo als PNG.',
      },
      complexity: {
        title: 'Das Logo ist zu aufwendig',
        text: 'Diese Datei ist zu aufwendig aufgebaut. Bitte wählen Sie eine einfachere Fassung oder ein PNG.',
      },
      failed: { title: 'Nicht hochgeladen', text: 'Bitte versuchen Sie noch einmal, Ihr Logo hochzuladen.' },
    },
    sent: {
      title: 'Ihr Formular ist angekommen!',
      text: 'Danke! Wir bestätigen es innerhalb von {replyHours}\u00a0Stunden per E-Mail und machen uns an Ihre Entwürfe.',
      order: 'Bestellung Nr. {orderId} ist bestätigt. Ihre Entwürfe bekommen Sie bis {date}.',
      unmatched:
        'Ihr Formular ist angekommen. Wir ordnen es Ihrer Bestellung zu und schreiben Ihnen innerhalb von {replyHours}\u00a0Stunden.',
      follow: 'Zu Ihrem Projekt',
    },
    given: {
      title: 'Diese Bestellung ist schon bestätigt.',
      due: 'Ihre Entwürfe bekommen Sie bis {date}.',
      change: 'Wenn Sie etwas ändern möchten, antworten Sie auf unsere E-Mail.',
      heading: 'Das haben Sie uns mitgeteilt',
      sent: 'Gesendet',
      ownDomain: 'Domain gehört Ihnen',
      logo: 'Hochgeladen',
    },
  },
  print: 'Drucken',
  links: {
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Er führte zurück zur Kasse, zu einer Bestellung, die noch nicht abgeschlossen war. Sie können jederzeit neu bestellen.',
      button: 'Neu bestellen',
    },
    incomplete: {
      title: 'Dieser Link ist unvollständig',
      text: 'Kopieren Sie den ganzen Link aus der E-Mail oder antworten Sie auf die E-Mail.',
    },
  },
};
