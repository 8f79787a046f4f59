import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Wenn Sie innerhalb von ${returnsPolicy.freeReturnDays}\u00a0Tagen nach der Bestellung stornieren, bevor Sie Ihre Entwürfe erhalten haben, erstatten wir den vollen Preis.`;

/** German (Germany). `service` is always beside a colon, so that nothing is declined. */
export const landing: LandingDictionary = {
  leadOffer: `Sie zahlen einmal {price}, wählen aus drei Entwürfen und sind in ${deliveryDays(' bis ')} Tagen online.`,
  orderNow: 'JETZT BESTELLEN – NUR {price}',
  call: '{phone} anrufen',
  priceNote: `Einmaliger Festpreis. Website, Hosting und Domain im ersten Jahr sowie ${times.supportMonths}\u00a0Monate Betreuung sind enthalten.`,
  whyChoose: '{service}: Was für uns spricht',
  process: '{service}: So läuft es ab',
  included: 'Das steckt im Paket für {price}',
  includedItems: {
    delivery: { title: 'Schnell fertig', text: `Garantiert in ${deliveryDays(' bis ')} Tagen umgesetzt` },
    hosting: {
      title: '1\u00a0Jahr Hosting',
      text: 'Schnell und sicher, im ersten Jahr dabei und fertig eingerichtet',
    },
    support: {
      title: 'Laufende Betreuung',
      text: `${times.supportMonths}\u00a0Monate Wartung`,
    },
    team: {
      title: 'Feste Ansprechpartner',
      text: 'Vom ersten Entwurf bis zum Start arbeiten dieselben Leute an Ihrer Website',
    },
  },
  timeNote: `Drei Entwürfe bekommen Sie innerhalb von ${times.draftHours}\u00a0Stunden, nachdem Sie das Formular abgeschickt haben. Sobald Sie einen ausgewählt haben, stellen wir Ihre Website in ${times.workingDays}\u00a0Arbeitstagen (${times.workingHours}\u00a0Stunden Geschäftszeit) fertig. Von Anfang bis Ende dauert es ${deliveryDays(' bis ')} Tage; Tage, an denen wir auf Sie warten, zählen nicht mit.`,
  serviceAreas: 'Wo wir tätig sind',
  clientsSay: 'Das sagen unsere Kunden',
  testimonials: [
    {
      name: 'Katrin Behrendt',
      role: 'Inhaberin, Hofladen Behrendt',
      content:
        'Ich wollte, dass man sofort sieht, was heute im Laden liegt. Der zweite Entwurf fing genau damit an: mit Kürbissen statt mit einem Slogan.',
    },
    {
      name: 'Jörg Wiechmann',
      role: 'Inhaber, Fahrschule Wiechmann',
      content:
        'Die Theorietermine stehen jetzt da, wo meine Schüler nachsehen: auf dem Handy. Verschiebt sich etwas, schreibe ich eine E-Mail.',
    },
    {
      name: 'Aylin Demirtaş',
      role: 'Gründerin, Logopädie am Nordpark',
      content:
        'Was in ein Impressum gehört, wusste ich nicht. Man hat mich einfach danach gefragt, und am Ende stand alles am richtigen Platz.',
    },
  ],
  stars: 'Bewertet mit 5 von 5 Sternen',
  quote: '{service}: Jetzt anfragen',
  quoteIntro: `Schreiben Sie uns, was Ihr Betrieb macht und was die Website leisten soll. Wir antworten Ihnen innerhalb von ${times.replyHours}\u00a0Stunden.`,
  form: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Nachricht',
    inquiryType: 'Worum geht es?',
    inquiryTypes: {
      general: 'Allgemeine Anfrage',
      website: 'Neue Website',
      hosting: 'Hosting und Wartung',
      billing: 'Rechnungsprogramm',
      support: 'Technische Hilfe',
    },
    submit: 'Nachricht senden',
    sending: 'Wird gesendet\u00a0…',
    requiredField: 'Bitte füllen Sie dieses Feld aus.',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    missingTitle: 'Es fehlen noch Angaben',
    missingText: 'Bitte füllen Sie alle Pflichtfelder aus.',
    failedTitle: 'Nachricht konnte nicht gesendet werden',
    failedText: 'Bitte versuchen Sie es später noch einmal.',
    successTitle: 'Ihre Nachricht ist angekommen!',
    successText: `Sie hören innerhalb von ${times.replyHours}\u00a0Stunden von uns.`,
    requiredNote: 'Mit * markierte Felder sind Pflichtfelder.',
    sentAt: 'Gesendet um {time} Uhr.',
    textKept: 'Ihr Text ist noch da.',
    sendByEmail: 'Stattdessen per E-Mail senden',
  },
  chrome: {
    skipToContent: 'Zum Inhalt springen',
    home: 'Startseite',
    portfolio: 'Beispiele',
    whyTree: 'Eine Website, ein Baum',
    howItWorks: 'So geht’s',
    pricing: 'Preis',
    chat: 'Chat starten',
    chatMessage: 'Hallo {brand}, ich interessiere mich für das Komplettpaket für {price}.',
    menu: 'Menü',
    closeNotice: 'Schließen',
    notifications: 'Benachrichtigungen (F8)',
    theme: 'Farbschema',
    themeSystem: 'System',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    blog: 'Blog',
    privacy: 'Datenschutz (auf Englisch)',
    terms: 'AGB (auf Englisch)',
    refund: 'Rückerstattung (auf Englisch)',
    affiliate: 'Partnerprogramm',
    affiliateLogin: 'Partner-Login',
    locations: 'Alle Orte und Branchen',
    chooseCountry: 'Land wählen',
    opensInNewTab: 'öffnet in einem neuen Tab',
    copyright: '© {year} {brand}. Alle Rechte vorbehalten.',
    about:
      'Ein ehrlicher Preis für eine Website, die ihre Arbeit macht. Und für jede pflanzen wir einen Baum.',
    referralThanks: 'Schön, dass Sie auf Empfehlung von {name} hier sind.',
    referralClear: 'Empfehlung entfernen',
    referralAsk: 'Dürfen wir uns diese Empfehlung merken?',
    referralKeep: '__REFERRAL_DAYS__ Tage merken',
    referralDecline: 'Nein, danke',
    orderNow: 'Jetzt bestellen',
    yourPrice: 'Ihr Preis: {price}',
    backToPage: 'Zurück zur deutschsprachigen Seite',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Verifizierte Bestellung',
  rated: 'Bewertet mit {stars} von 5 Sternen',
  count: { other: '{count} Bewertungen' },
  sampleNote: 'Beispielbewertungen für diesen Demo-Shop',
};

export const designHours: Plural = {
  one: 'Entwürfe im Schnitt nach {hours}\u00a0Stunde, gemessen in den letzten {days} Tagen.',
  other: 'Entwürfe im Schnitt nach {hours}\u00a0Stunden, gemessen in den letzten {days} Tagen.',
};
