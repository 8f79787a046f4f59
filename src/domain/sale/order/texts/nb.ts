import type { OrderEmailTexts } from './texts.ts';

export const nb: OrderEmailTexts = {
  greeting: 'Hei, {name}!',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  receipt: {
    subject: 'Takk for bestillingen ({orderId})',
    preview: 'Betalingen har kommet. Fyll ut et kort skjema, så setter vi i gang.',
    lead: 'Takk for bestillingen. Vi har mottatt betalingen din.',
    labels: { order: 'Ordrenummer', package: 'Pakke', price: 'Pris' },
    form: 'Fortell oss nå om bedriften din. Skjemaet tar omtrent {minutes} minutter.',
    button: 'Fyll ut skjemaet',
    formNote:
      'Denne lenken er bare til deg. Den knytter svarene dine til bestilling {orderId}, kan brukes én gang og er gyldig i {days} dager.',
    nextHeading: 'Dette skjer nå',
    steps: [
      'Du fyller ut skjemaet: hva bedriften gjør, domenet og logoen din.',
      'Innen {designHours} timer etter skjemaet har du {designs} forslag å velge mellom.',
      'Du velger ett, og vi bygger det. Du kan be om så mange endringer du vil.',
      'Innen {workingHours} arbeidstimer etter at du har valgt, er nettsiden ferdig, og du får sertifikatet for treet ditt.',
    ],
    included:
      'Du betaler én gang. Nettside, domene og webhotell det første året og {supportMonths}\u00a0måneders support er inkludert.',
    follow: 'Prosjektet ditt',
    terms: 'Vilkår',
    refund: 'Refusjonsvilkår',
  },
  printed: {
    title: 'Kvittering for bestilling {orderId}',
    labels: {
      seller: 'Selger',
      address: 'Adresse',
      companyNumber: 'Organisasjonsnummer',
      vatNumber: 'Mva-nummer',
      email: 'E-post',
      buyer: 'Kjøper',
      paidOn: 'Betalt',
      currency: 'Valuta',
      refunded: 'Refundert i alt',
    },
    note: 'Kvitteringen bekrefter at vi har mottatt betalingen din. Den er ikke en faktura med mva. Trenger du en, kan du svare på en av e-postene våre.',
  },
  projectLink: {
    subject: 'Bestilling {orderId}: lenke til prosjektet ditt',
    lead: 'Her er lenken til prosjektet ditt som du ba om.',
    button: 'Åpne prosjektsiden',
    linkNote:
      'Denne lenken er bare til deg. Den åpner siden for bestilling {orderId}, med alle stegene, filene og meldingene.',
    ignore: 'Har du ikke bedt om den, kan du se bort fra denne e-posten.',
  },
};
