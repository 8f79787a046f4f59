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

export const order: OrderEmailTexts = {
  greeting: 'Hallo {name},',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  receipt: {
    subject: 'Bedankt voor je bestelling ({orderId})',
    preview: 'Je betaling is binnen. Nog een kort formulier en we beginnen.',
    lead: 'Bedankt voor je bestelling. We hebben je betaling ontvangen.',
    labels: { order: 'Bestelnummer', package: 'Pakket', price: 'Prijs' },
    form: 'Vertel ons nu over je bedrijf. Het invullen kost ongeveer {minutes} minuten.',
    button: 'Vul je formulier in',
    formNote:
      'Deze link is alleen voor jou. Hij koppelt je antwoorden aan bestelling {orderId} en is {days} dagen geldig.',
    nextHeading: 'Zo gaat het verder',
    steps: [
      'Je vult het formulier in: wat je bedrijf doet, je domeinnaam en je logo.',
      'Binnen {designHours} uur nadat je het formulier hebt verstuurd, heb je {designs} ontwerpen om uit te kiezen.',
      'Je kiest er een. Je mag zo vaak iets laten aanpassen als je wilt.',
      `Binnen ${times.workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) na je keuze staat je website klaar om te bekijken. Keur je hem goed, dan zetten we hem online en krijg je het certificaat van je boom.`,
    ],
    included: `Je betaalt één keer. De website, een jaar hosting, een jaar domeinnaam, {supportMonths}\u00a0maanden ondersteuning en een geplante boom: het zit allemaal in de prijs. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Betaalbewijs voor bestelling {orderId}',
    labels: {
      seller: 'Verkoper',
      address: 'Adres',
      companyNumber: 'Registratienummer',
      vatNumber: 'Btw-nummer',
      email: 'E-mail',
      buyer: 'Koper',
      paidOn: 'Betaald op',
      currency: 'Valuta',
      refunded: 'Totaal terugbetaald',
    },
    note: 'Dit betaalbewijs bevestigt dat we je betaling hebben ontvangen. Het is geen btw-factuur. Heb je er een nodig? Beantwoord dan een van onze e-mails.',
  },
  projectLink: {
    subject: 'Bestelling {orderId}: link naar je project',
    lead: 'Je vroeg om een link naar je project. Hier is hij.',
    button: 'Naar je projectpagina',
    linkNote:
      'Deze link is alleen voor jou. Hij opent je projectpagina voor bestelling {orderId}, met alle stappen, bestanden en berichten.',
    ignore: 'Heb je er niet om gevraagd? Dan hoef je niets te doen.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hallo {name},',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Bestelnummer',
    package: 'Pakket',
    price: 'Prijs',
    reason: 'Reden',
    totalRefunded: 'Totaal terugbetaald',
    returned: 'Terug bij ons',
    business: 'Bedrijf',
    description: 'Omschrijving',
    domain: 'Domeinnaam',
    logo: 'Logo',
    notes: 'Opmerkingen',
  },
  formLink: {
    subject: 'Bestelling {orderId}: vertel ons over je bedrijf',
    preview: 'Het invullen kost ongeveer {minutes} minuten. Daarna gaan we ontwerpen.',
    lead: 'Voordat we aan je website beginnen, willen we graag iets weten over je bedrijf. Het invullen kost ongeveer {minutes} minuten.',
  },
  formReminder: {
    subject: 'Bestelling {orderId}: we wachten op je formulier',
    preview: 'Stuur het in, dan gaan we ontwerpen.',
    lead: 'We gaan graag aan de slag met je website. Alleen het korte formulier over je bedrijf ontbreekt nog. Het invullen kost ongeveer {minutes} minuten.',
    promise:
      'Binnen {designHours}\u00a0uur nadat je het hebt verstuurd, heb je {designs}\u00a0ontwerpen om uit te kiezen.',
    help: 'Nog geen logo, of twijfel je over de domeinnaam? Laat dat gerust open: we komen er samen wel uit. Loop je ergens vast? Beantwoord gewoon deze e-mail.',
    lastReminder:
      'Dit is onze laatste herinnering. Je bestelling blijft gewoon openstaan; zodra je formulier binnen is, beginnen we.',
    refundUntil: `Heb je je bedacht? ${refundRule} Dat kan tot en met {date}.`,
  },
  cancelled: {
    subject: 'Je bestelling {orderId} is geannuleerd',
    preview: 'Wat we hebben geannuleerd en hoe je ons bereikt.',
    lead: 'We hebben je bestelling geannuleerd en werken er niet verder aan.',
    refund: 'Heb je recht op een terugbetaling, dan krijg je een aparte e-mail zodra we die hebben gedaan.',
    contact:
      'Komt dit onverwacht of heb je een vraag over een betaling? Beantwoord deze e-mail of bel {phone}, dan zoeken we het uit.',
  },
  refundedInFull: {
    subject: 'Bestelling {orderId}: {amount} terugbetaald',
    preview: 'Je geld is onderweg.',
    lead: 'We hebben je het volledige bedrag terugbetaald en je bestelling gesloten.',
  },
  refundedInPart: {
    subject: 'Bestelling {orderId}: {amount} terugbetaald',
    preview: 'Een deel van je geld is onderweg.',
    lead: 'We hebben je een deel van het bedrag terugbetaald.',
    workContinues: 'Met je bestelling gaan we verder zoals afgesproken.',
  },
  refundDuration:
    'Meestal duurt het 5 tot 10\u00a0dagen voordat je bank het bedrag bijschrijft. Vragen? Beantwoord gewoon deze e-mail.',
  refundFailed: {
    subject: 'Bestelling {orderId}: je bank stuurde het geld terug',
    preview: 'Mail ons je telefoonnummer, dan spreken we af hoe je je geld krijgt.',
    lead: 'We hebben {amount} aan je terugbetaald, maar je bank of kaartmaatschappij heeft het geld naar ons teruggestuurd.',
    reply:
      'Beantwoord deze e-mail met je telefoonnummer, dan spreken we af hoe je je geld op een andere manier krijgt.',
    warning: 'Mail ons geen gegevens van je bankpas of creditcard.',
  },
  answers: {
    subject: 'Bestelling {orderId}: je antwoorden zijn binnen',
    preview: 'Binnen {designHours} uur heb je {designs} ontwerpen om uit te kiezen.',
    lead: 'Bedankt. We hebben alles om te beginnen. Binnen {designHours}\u00a0uur heb je {designs}\u00a0ontwerpen voor {business}.',
    heading: 'Dit heb je ingevuld:',
    domainOpen: 'Kiezen we samen',
    logoReceived: 'Ontvangen',
    logoMissing: 'Nog niet ontvangen',
    corrections: 'Wil je iets aanvullen of verbeteren? Beantwoord gewoon deze e-mail.',
  },
  workStarted: {
    subject: 'We zijn aan je website begonnen',
    preview: 'Wanneer je de ontwerpen krijgt en wanneer alles klaar is.',
    lead: 'We zijn begonnen aan de website van {business}.',
  },
  workCompleted: {
    subject: 'Je website staat online',
    preview: 'Vandaag beginnen je {supportMonths} maanden ondersteuning.',
    lead: 'De website van {business} staat online.',
    certificate:
      'Voor elke bestelling planten we een boom. Heb je het certificaat van je boom nog niet gekregen? Beantwoord deze e-mail, dan sturen we het je.',
    support:
      'Vanaf vandaag lopen je hosting en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Een kleine wijziging? Beantwoord gewoon deze e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hallo {name},',
  noteHeading: 'Een bericht van ons team',
  linkNote:
    'Deze link is alleen voor jou. Hij opent je projectpagina voor bestelling {orderId}, met alle stappen, bestanden en berichten.',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  designsHeading: 'Je ontwerpen',
  openSite: 'Open je website',
  addressLabel: 'Adres',
  choiceLabel: 'Jouw keuze',
  designsReady: {
    subject: 'Je ontwerpen zijn klaar',
    preview: 'Kies het mooiste of laat weten wat er anders moet.',
    lead: 'Je ontwerpen zijn klaar. Leg ze naast elkaar en kies welk ontwerp je het mooist vindt.',
    next: 'Zodra je hebt gekozen, is je website binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) klaar. Mis je iets? Laat het weten: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Bekijk je ontwerpen',
  },
  designsChanged: {
    subject: 'Je nieuwe ontwerpen zijn klaar',
    preview: 'We hebben je wijzigingen verwerkt.',
    lead: 'We hebben je wijzigingen verwerkt. De nieuwe ontwerpen staan voor je klaar.',
    next: 'Kies er een, dan is je website binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) klaar. Wil je nog iets anders? Laat het weten: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Bekijk de nieuwe ontwerpen',
  },
  reviewReady: {
    subject: 'Je website staat klaar om te bekijken',
    preview: 'Keur de website goed of laat weten wat er anders moet.',
    lead: 'Je website is gebouwd. Bekijk elke pagina rustig, op je computer en op je telefoon.',
    next: 'Tevreden? Keur de website goed, dan zetten we hem online. Nog niet? Laat weten wat er anders moet: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Bekijk je website',
  },
  reviewChanged: {
    subject: 'Je wijzigingen zijn verwerkt',
    preview: 'Kijk nog eens naar je website.',
    lead: 'We hebben je wijzigingen verwerkt. Kijk je nog eens naar je website?',
    next: 'Tevreden? Keur de website goed, dan zetten we hem online. Wil je nog iets anders? Laat het weten: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Bekijk de wijzigingen',
  },
  live: {
    subject: 'Je website staat online',
    preview: 'Iedereen kan hem nu bezoeken. Dit is het adres.',
    lead: 'Je website staat online. Vanaf nu kan iedereen hem bezoeken.',
    next: 'Vanaf vandaag lopen je hosting en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Een kleine wijziging? Beantwoord gewoon deze e-mail.',
    button: 'Naar je projectpagina',
  },
  choiceReminder: {
    subject: 'Heb je al een ontwerp gekozen?',
    preview: 'Zodra je hebt gekozen, gaan we bouwen.',
    lead: 'Je ontwerpen staan voor je klaar. Zodra je er een hebt gekozen, beginnen we aan je website.',
    next: 'Zit het juiste ontwerp er nog niet bij? Laat weten wat er anders moet: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Kies een ontwerp',
  },
  approvalReminder: {
    subject: 'Mag je website online?',
    preview: 'Zodra je hem goedkeurt, zetten we hem online.',
    lead: 'Je website wacht op je goedkeuring. Zodra je die geeft, zetten we hem online.',
    next: 'Klopt er nog iets niet? Laat weten wat er anders moet: je mag zo vaak iets laten aanpassen als je wilt.',
    button: 'Bekijk je website',
  },
  lastReminder:
    'Dit is onze laatste herinnering. Je project blijft gewoon openstaan; zodra we van je horen, gaan we verder.',
  message: {
    subject: 'Een bericht over je bestelling {orderId}',
    preview: 'Ons team heeft een bericht voor je.',
    lead: 'Een bericht over je website:',
    next: 'Antwoorden kan op je projectpagina, maar ook op deze e-mail.',
    button: 'Lees en antwoord',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Hoe bevalt je website?',
  preview: 'Met twee minuten voor een beoordeling help je ons en iedereen die nog moet kiezen.',
  greeting: 'Hallo {name},',
  lead: 'Je website staat nu twee weken online. Hoe was het om met ons te werken, en wat vind je van het resultaat?',
  form: 'Een beoordeling kost twee minuten: kies de sterren, schrijf een paar woorden en bepaal welke naam we mogen tonen. We plaatsen beoordelingen zoals ze zijn geschreven en veranderen nooit een woord.',
  button: 'Schrijf een beoordeling',
  linkNote:
    'Deze link is alleen voor jou. Hij hoort bij bestelling {orderId} en is {linkDays} dagen geldig. Heb je de beoordeling geschreven, dan kun je die nog {editDays} dagen wijzigen.',
  once: 'We vragen het maar één keer. Klopt er iets niet aan je website? Beantwoord deze e-mail, dan maken we het in orde.',
};

export const recovery: RecoveryTexts = {
  subject: 'Rond je bestelling af wanneer het jou uitkomt',
  preview: 'Je link terug naar de betaling. De prijs is dezelfde.',
  greeting: 'Hallo,',
  intro:
    'Je bent bij ons aan een bestelling begonnen en vroeg om een link om later verder te gaan. Hier is hij. De prijs is dezelfde gebleven.',
  packageLabel: 'Pakket',
  priceLabel: 'Prijs',
  button: 'Verder met betalen',
  validUntil: 'De link werkt tot {date}.',
  noAction:
    'Toch maar niet? Dan hoef je niets te doen. Er is niets afgeschreven en we mailen je niet opnieuw over deze bestelling.',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  stopLink: 'Deze e-mails niet meer ontvangen',
  stopTitle: 'Deze e-mails niet meer ontvangen',
  stopQuestion:
    'Klik op de knop, dan mailen we je nooit meer over een bestelling die je niet hebt afgerond. E-mails over betaalde bestellingen krijg je nog wel.',
  stoppedTitle: 'Je krijgt deze e-mails niet meer',
  stopped: 'Het is genoteerd. E-mails over betaalde bestellingen krijg je nog wel.',
  backHome: 'Terug naar de homepage',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hallo {name},',
  closing: 'Vragen? Beantwoord gewoon deze e-mail.',
  button: 'Open je certificaat',
  reserved: {
    subject: 'Het certificaat van je boom',
    preview: 'Je website staat online en er is een boom voor gereserveerd.',
    text: 'Je website staat online, dus is er een boom voor gereserveerd. Hier is het certificaat: een pagina om te delen en een pdf om te printen. Je hoort weer van ons zodra de boom in de grond staat.',
    choice:
      'Jij bepaalt welke naam erop staat: die van je bedrijf, je eigen naam, je initialen of geen naam. Kies op je projectpagina.',
  },
  planted: {
    subject: 'Je boom staat in de grond',
    preview: 'Wanneer, waar en door wie hij is geplant.',
    text: 'De boom voor je website is geplant. Op je certificaat staat nu wanneer en waar. Had je het vorige al geprint? Download het dan opnieuw.',
  },
};
