import type { OrderEmailTexts } from './texts.ts';

export const nl: OrderEmailTexts = {
  greeting: 'Hallo {name},',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  receipt: {
    subject: 'Bedankt voor je bestelling ({orderId})',
    preview: 'Je betaling is binnen. Nog een kort formulier en we beginnen.',
    lead: 'Bedankt voor je bestelling. We hebben je betaling ontvangen.',
    labels: { order: 'Bestelnummer', package: 'Pakket', price: 'Prijs' },
    form: 'Vertel ons nu over je bedrijf. Het formulier kost ongeveer {minutes} minuten.',
    button: 'Vul je formulier in',
    formNote:
      'Deze link is alleen voor jou. Hij koppelt je antwoorden aan bestelling {orderId}, werkt één keer en is {days} dagen geldig.',
    nextHeading: 'Zo gaat het verder',
    steps: [
      'Je vult het formulier in: wat je bedrijf doet, je domeinnaam en je logo.',
      'Binnen {designHours} uur na je formulier heb je {designs} ontwerpen om uit te kiezen.',
      'Je kiest er een en wij bouwen het. Je mag zo veel wijzigen als je wilt.',
      'Binnen {workingHours} werkuren na je keuze is je website klaar, en je krijgt het certificaat van je boom.',
    ],
    included:
      'Je betaalt één keer. De website, een jaar hosting, een jaar domeinnaam en {supportMonths}\u00a0maanden ondersteuning: het zit allemaal in de prijs.',
    follow: 'Je project',
    terms: 'Algemene voorwaarden',
    refund: 'Terugbetaling',
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
    lead: 'Hier is de link naar je project waar je om vroeg.',
    button: 'Naar je projectpagina',
    linkNote:
      'Deze link is alleen voor jou. Hij opent de pagina van bestelling {orderId}, met alle stappen, bestanden en berichten.',
    ignore: 'Heb je er niet om gevraagd? Dan hoef je niets te doen.',
  },
};
