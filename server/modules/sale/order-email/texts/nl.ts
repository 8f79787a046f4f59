import type { OrderUpdateTexts } from './texts.ts';

export const nl: OrderUpdateTexts = {
  greeting: 'Hallo {name},',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  links: { project: 'Je project', refundPolicy: 'Terugbetaling' },
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
    preview: 'Het formulier kost ongeveer {minutes} minuten. Daarna gaan we ontwerpen.',
    lead: 'Voordat we aan je website beginnen, willen we graag iets weten over je bedrijf. Het formulier kost ongeveer {minutes} minuten.',
  },
  formReminder: {
    subject: 'Bestelling {orderId}: we wachten op je formulier',
    preview: 'Stuur het in, dan gaan we ontwerpen.',
    lead: 'We gaan graag aan de slag met je website. Alleen het korte formulier over je bedrijf ontbreekt nog. Het kost ongeveer {minutes} minuten.',
    promise:
      'Binnen {designHours}\u00a0uur nadat je het hebt verstuurd, heb je {designs}\u00a0ontwerpen om uit te kiezen.',
    help: 'Nog geen logo, of twijfel je over de domeinnaam? Laat dat gerust open: we komen er samen wel uit. Loop je ergens vast? Beantwoord gewoon deze e-mail.',
    lastReminder:
      'Dit is onze laatste herinnering. Je bestelling blijft gewoon openstaan; zodra je formulier binnen is, beginnen we.',
    refundUntil:
      'Heb je je bedacht? Tot en met {date} kun je annuleren en krijg je het volledige bedrag terug.',
  },
  cancelled: {
    subject: 'Je bestelling {orderId} is geannuleerd',
    preview: 'Wat we hebben geannuleerd en hoe je ons bereikt.',
    lead: 'We hebben je bestelling geannuleerd en werken er niet verder aan.',
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
    lead: 'We hebben je een deel van het bedrag terugbetaald. Met je bestelling gaan we verder zoals afgesproken.',
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
    subject: 'Je website is klaar',
    preview: 'Vandaag beginnen je {supportMonths} maanden ondersteuning.',
    lead: 'De website van {business} is klaar.',
    certificate:
      'Voor elke bestelling planten we een boom. Heb je het certificaat van je boom nog niet gekregen? Beantwoord deze e-mail, dan sturen we het je.',
    support:
      'Vandaag beginnen je hosting, je domeinnaam en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Wil je iets laten aanpassen? Beantwoord gewoon deze e-mail.',
  },
};
