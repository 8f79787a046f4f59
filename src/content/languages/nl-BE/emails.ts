import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import * as nl from '../nl/emails.ts';
import { refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Beste {name},',
  questions: 'Vragen? Antwoord gerust op deze e-mail.',
  receipt: {
    ...nl.order.receipt,
    subject: 'Bedankt voor uw bestelling ({orderId})',
    preview: 'Uw betaling is binnen. Nog een kort formulier en we beginnen.',
    lead: 'Bedankt voor uw bestelling. We hebben uw betaling ontvangen.',
    form: 'Vertel ons nu over uw bedrijf. Het invullen duurt ongeveer {minutes} minuten.',
    button: 'Vul uw formulier in',
    formNote:
      'Deze link is alleen voor u. Hij koppelt uw antwoorden aan bestelling {orderId} en is {days} dagen geldig.',
    steps: [
      'U vult het formulier in: wat uw bedrijf doet, uw domeinnaam en uw logo.',
      'Binnen {designHours} uur nadat u het formulier hebt verstuurd, hebt u {designs} ontwerpen om uit te kiezen.',
      'U kiest er een. U mag zo vaak iets laten aanpassen als u wilt.',
      `Binnen ${times.workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) na uw keuze staat uw website klaar om te bekijken. Keurt u hem goed, dan zetten we hem online en krijgt u het certificaat van uw boom.`,
    ],
    included: `U betaalt één keer. Website, hosting en domeinnaam voor het eerste jaar, {supportMonths}\u00a0maanden ondersteuning en een geplante boom zijn inbegrepen. ${refundRule}`,
  },
  printed: {
    ...nl.order.printed,
    note: 'Dit betaalbewijs bevestigt dat we uw betaling hebben ontvangen. Het is geen btw-factuur. Hebt u er een nodig? Antwoord dan op een van onze e-mails.',
  },
  projectLink: {
    subject: 'Bestelling {orderId}: link naar uw project',
    lead: 'U vroeg om een link naar uw project. Hier is hij.',
    button: 'Naar uw projectpagina',
    linkNote:
      'Deze link is alleen voor u. Hij opent uw projectpagina voor bestelling {orderId}, met alle stappen, bestanden en berichten.',
    ignore: 'Hebt u er niet om gevraagd? Dan hoeft u niets te doen.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  ...nl.orderUpdates,
  greeting: 'Beste {name},',
  questions: 'Vragen? Antwoord gerust op deze e-mail.',
  formLink: {
    subject: 'Bestelling {orderId}: vertel ons over uw bedrijf',
    preview: 'Het invullen duurt ongeveer {minutes} minuten. Daarna gaan we ontwerpen.',
    lead: 'Voordat we aan uw website beginnen, willen we graag iets weten over uw bedrijf. Het invullen duurt ongeveer {minutes} minuten.',
  },
  formReminder: {
    ...nl.orderUpdates.formReminder,
    subject: 'Bestelling {orderId}: we wachten op uw formulier',
    lead: 'We gaan graag aan de slag met uw website. Alleen het korte formulier over uw bedrijf ontbreekt nog. Het invullen duurt ongeveer {minutes} minuten.',
    promise:
      'Binnen {designHours}\u00a0uur nadat u het hebt verstuurd, hebt u {designs}\u00a0ontwerpen om uit te kiezen.',
    help: 'Nog geen logo, of twijfelt u over de domeinnaam? Laat dat gerust open: we komen er samen wel uit. Loopt u ergens vast? Antwoord gerust op deze e-mail.',
    lastReminder:
      'Dit is onze laatste herinnering. Uw bestelling blijft gewoon openstaan; zodra uw formulier binnen is, beginnen we.',
    refundUntil: `Hebt u zich bedacht? ${refundRule} Dat kan tot en met {date}.`,
  },
  cancelled: {
    subject: 'Uw bestelling {orderId} is geannuleerd',
    preview: 'Wat we hebben geannuleerd en hoe u ons bereikt.',
    lead: 'We hebben uw bestelling geannuleerd en werken er niet verder aan.',
    refund: 'Hebt u recht op een terugbetaling, dan krijgt u een aparte e-mail zodra we die hebben gedaan.',
    contact:
      'Komt dit onverwacht of hebt u een vraag over een betaling? Antwoord op deze e-mail of bel {phone}, dan zoeken we het uit.',
  },
  refundedInFull: {
    ...nl.orderUpdates.refundedInFull,
    preview: 'Uw geld is onderweg.',
    lead: 'We hebben u het volledige bedrag terugbetaald en uw bestelling gesloten.',
  },
  refundedInPart: {
    ...nl.orderUpdates.refundedInPart,
    preview: 'Een deel van uw geld is onderweg.',
    lead: 'We hebben u een deel van het bedrag terugbetaald.',
    workContinues: 'Met uw bestelling gaan we verder zoals afgesproken.',
  },
  refundDuration:
    'Meestal duurt het 5 tot 10\u00a0dagen voordat uw bank het bedrag bijschrijft. Vragen? Antwoord gerust op deze e-mail.',
  refundFailed: {
    subject: 'Bestelling {orderId}: uw bank stuurde het geld terug',
    preview: 'Mail ons uw telefoonnummer, dan spreken we af hoe u uw geld krijgt.',
    lead: 'We hebben {amount} aan u terugbetaald, maar uw bank of kaartmaatschappij heeft het geld naar ons teruggestuurd.',
    reply:
      'Antwoord op deze e-mail met uw telefoonnummer, dan spreken we af hoe u uw geld op een andere manier krijgt.',
    warning: 'Mail ons geen gegevens van uw bank- of kredietkaart.',
  },
  answers: {
    ...nl.orderUpdates.answers,
    subject: 'Bestelling {orderId}: uw antwoorden zijn binnen',
    preview: 'Binnen {designHours} uur hebt u {designs} ontwerpen om uit te kiezen.',
    lead: 'Bedankt. We hebben alles om te beginnen. Binnen {designHours}\u00a0uur hebt u {designs}\u00a0ontwerpen voor {business}.',
    heading: 'Dit hebt u ingevuld:',
    corrections: 'Wilt u iets aanvullen of verbeteren? Antwoord gerust op deze e-mail.',
  },
  workStarted: {
    ...nl.orderUpdates.workStarted,
    subject: 'We zijn aan uw website begonnen',
    preview: 'Wanneer u de ontwerpen krijgt en wanneer alles klaar is.',
  },
  workCompleted: {
    ...nl.orderUpdates.workCompleted,
    subject: 'Uw website staat online',
    preview: 'Vandaag beginnen uw {supportMonths} maanden ondersteuning.',
    certificate:
      'Voor elke bestelling planten we een boom. Hebt u het certificaat van uw boom nog niet gekregen? Antwoord op deze e-mail, dan sturen we het u.',
    support:
      'Vanaf vandaag lopen uw hosting en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Een kleine wijziging? Antwoord gerust op deze e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  ...nl.project,
  greeting: 'Beste {name},',
  linkNote:
    'Deze link is alleen voor u. Hij opent uw projectpagina voor bestelling {orderId}, met alle stappen, bestanden en berichten.',
  questions: 'Vragen? Antwoord gerust op deze e-mail.',
  designsHeading: 'Uw ontwerpen',
  openSite: 'Open uw website',
  choiceLabel: 'Uw keuze',
  designsReady: {
    ...nl.project.designsReady,
    subject: 'Uw ontwerpen zijn klaar',
    lead: 'Uw ontwerpen zijn klaar. Leg ze naast elkaar en kies welk ontwerp u het mooist vindt.',
    next: 'Zodra u hebt gekozen, is uw website binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) klaar. Mist u iets? Laat het weten: u mag zo vaak iets laten aanpassen als u wilt.',
    button: 'Bekijk uw ontwerpen',
  },
  designsChanged: {
    ...nl.project.designsChanged,
    subject: 'Uw nieuwe ontwerpen zijn klaar',
    preview: 'We hebben uw wijzigingen verwerkt.',
    lead: 'We hebben uw wijzigingen verwerkt. De nieuwe ontwerpen staan voor u klaar.',
    next: 'Kies er een, dan is uw website binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) klaar. Wilt u nog iets anders? Laat het weten: u mag zo vaak iets laten aanpassen als u wilt.',
  },
  reviewReady: {
    ...nl.project.reviewReady,
    subject: 'Uw website staat klaar om te bekijken',
    lead: 'Uw website is gebouwd. Bekijk elke pagina rustig, op uw computer en op uw gsm.',
    next: 'Tevreden? Keur de website goed, dan zetten we hem online. Nog niet? Laat weten wat er anders moet: u mag zo vaak iets laten aanpassen als u wilt.',
    button: 'Bekijk uw website',
  },
  reviewChanged: {
    ...nl.project.reviewChanged,
    subject: 'Uw wijzigingen zijn verwerkt',
    preview: 'Kijk nog eens naar uw website.',
    lead: 'We hebben uw wijzigingen verwerkt. Kijkt u nog eens naar uw website?',
    next: 'Tevreden? Keur de website goed, dan zetten we hem online. Wilt u nog iets anders? Laat het weten: u mag zo vaak iets laten aanpassen als u wilt.',
  },
  live: {
    ...nl.project.live,
    subject: 'Uw website staat online',
    lead: 'Uw website staat online. Vanaf nu kan iedereen hem bezoeken.',
    next: 'Vanaf vandaag lopen uw hosting en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Een kleine wijziging? Antwoord gerust op deze e-mail.',
    button: 'Naar uw projectpagina',
  },
  choiceReminder: {
    ...nl.project.choiceReminder,
    subject: 'Hebt u al een ontwerp gekozen?',
    preview: 'Zodra u hebt gekozen, gaan we bouwen.',
    lead: 'Uw ontwerpen staan voor u klaar. Zodra u er een hebt gekozen, beginnen we aan uw website.',
    next: 'Zit het juiste ontwerp er nog niet bij? Laat weten wat er anders moet: u mag zo vaak iets laten aanpassen als u wilt.',
  },
  approvalReminder: {
    subject: 'Mag uw website online?',
    preview: 'Zodra u hem goedkeurt, zetten we hem online.',
    lead: 'Uw website wacht op uw goedkeuring. Zodra u die geeft, zetten we hem online.',
    next: 'Klopt er nog iets niet? Laat weten wat er anders moet: u mag zo vaak iets laten aanpassen als u wilt.',
    button: 'Bekijk uw website',
  },
  lastReminder:
    'Dit is onze laatste herinnering. Uw project blijft gewoon openstaan; zodra we van u horen, gaan we verder.',
  message: {
    ...nl.project.message,
    subject: 'Een bericht over uw bestelling {orderId}',
    preview: 'Ons team heeft een bericht voor u.',
    lead: 'Een bericht over uw website:',
    next: 'Antwoorden kan op uw projectpagina, maar ook op deze e-mail.',
  },
};

export const review: ReviewEmailTexts = {
  ...nl.review,
  subject: 'Hoe bevalt uw website?',
  preview: 'Met twee minuten voor een beoordeling helpt u ons en iedereen die nog moet kiezen.',
  greeting: 'Beste {name},',
  lead: 'Uw website staat nu twee weken online. Hoe was het om met ons te werken, en wat vindt u van het resultaat?',
  form: 'Een beoordeling duurt twee minuten: kies de sterren, schrijf een paar woorden en bepaal welke naam we mogen tonen. We plaatsen beoordelingen zoals ze zijn geschreven en veranderen nooit een woord.',
  linkNote:
    'Deze link is alleen voor u. Hij hoort bij bestelling {orderId} en is {linkDays} dagen geldig. Hebt u de beoordeling geschreven, dan kunt u die nog {editDays} dagen wijzigen.',
  once: 'We vragen het maar één keer. Klopt er iets niet aan uw website? Antwoord op deze e-mail, dan maken we het in orde.',
};

export const recovery: RecoveryTexts = {
  ...nl.recovery,
  subject: 'Rond uw bestelling af wanneer het u uitkomt',
  preview: 'Uw link terug naar de betaling. De prijs is dezelfde.',
  greeting: 'Beste,',
  intro:
    'U bent bij ons aan een bestelling begonnen en vroeg om een link om later verder te gaan. Hier is hij. De prijs is dezelfde gebleven.',
  noAction:
    'Toch maar niet? Dan hoeft u niets te doen. Er is niets afgeschreven en we mailen u niet opnieuw over deze bestelling.',
  questions: 'Vragen? Antwoord gerust op deze e-mail.',
  stopQuestion:
    'Klik op de knop, dan mailen we u nooit meer over een bestelling die u niet hebt afgerond. E-mails over betaalde bestellingen krijgt u nog wel.',
  stoppedTitle: 'U krijgt deze e-mails niet meer',
  stopped: 'Het is genoteerd. E-mails over betaalde bestellingen krijgt u nog wel.',
  backHome: 'Terug naar de startpagina',
};

export const tree: TreeEmailTexts = {
  greeting: 'Beste {name},',
  closing: 'Vragen? Antwoord gerust op deze e-mail.',
  button: 'Open uw certificaat',
  reserved: {
    subject: 'Het certificaat van uw boom',
    preview: 'Uw website staat online en er is een boom voor gereserveerd.',
    text: 'Uw website staat online, dus is er een boom voor gereserveerd. Hier is het certificaat: een pagina om te delen en een pdf om af te drukken. U hoort weer van ons zodra de boom in de grond staat.',
    choice:
      'U bepaalt welke naam erop staat: die van uw bedrijf, uw eigen naam, uw initialen of geen naam. Kies op uw projectpagina.',
  },
  planted: {
    ...nl.tree.planted,
    subject: 'Uw boom staat in de grond',
    text: 'De boom voor uw website is geplant. Op uw certificaat staat nu wanneer en waar. Had u het vorige al afgedrukt? Download het dan opnieuw.',
  },
};
