import type { OrderEmailTexts } from './texts.ts';

export const da: OrderEmailTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  receipt: {
    subject: 'Tak for din bestilling ({orderId})',
    preview: 'Din betaling er kommet. Udfyld en kort formular, så går vi i gang.',
    lead: 'Tak for din bestilling. Vi har modtaget din betaling.',
    labels: { order: 'Ordrenummer', package: 'Pakke', price: 'Pris' },
    form: 'Fortæl os nu om din virksomhed. Formularen tager cirka {minutes} minutter.',
    button: 'Udfyld formularen',
    formNote:
      'Linket er kun til dig. Det knytter dine svar til bestilling {orderId}, kan bruges én gang og gælder i {days} dage.',
    nextHeading: 'Det sker der nu',
    steps: [
      'Du udfylder formularen: hvad din virksomhed laver, dit domæne og dit logo.',
      'Inden for {designHours} timer efter formularen har du {designs} udkast at vælge imellem.',
      'Du vælger ét, og vi bygger det. Du kan få rettet så meget, du vil.',
      'Inden for {workingHours} arbejdstimer efter dit valg er hjemmesiden færdig, og du får certifikatet for dit træ.',
    ],
    included:
      'Du betaler én gang. Hjemmeside, domæne og webhotel det første år og {supportMonths}\u00a0måneders support er med.',
    follow: 'Dit projekt',
    terms: 'Handelsbetingelser',
    refund: 'Refusionspolitik',
  },
  printed: {
    title: 'Kvittering for bestilling {orderId}',
    labels: {
      seller: 'Sælger',
      address: 'Adresse',
      companyNumber: 'Registreringsnummer',
      vatNumber: 'Momsnummer',
      email: 'E-mail',
      buyer: 'Køber',
      paidOn: 'Betalt',
      currency: 'Valuta',
      refunded: 'Refunderet i alt',
    },
    note: 'Kvitteringen bekræfter, at vi har modtaget din betaling. Den er ikke en momsfaktura. Har du brug for en, så svar på en af vores mails.',
  },
  projectLink: {
    subject: 'Bestilling {orderId}: link til dit projekt',
    lead: 'Her er det link til dit projekt, som du bad om.',
    button: 'Åbn projektsiden',
    linkNote:
      'Linket er kun til dig. Det åbner siden for bestilling {orderId} med alle trin, filer og beskeder.',
    ignore: 'Har du ikke bedt om det, kan du se bort fra denne mail.',
  },
};
