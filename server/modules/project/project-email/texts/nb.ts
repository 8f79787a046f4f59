import type { ProjectEmailTexts } from './texts.ts';

export const nb: ProjectEmailTexts = {
  greeting: 'Hei, {name}!',
  noteHeading: 'En kommentar fra oss',
  linkNote:
    'Denne lenken er bare til deg. Den åpner siden for bestilling {orderId}, med alle stegene, filene og meldingene.',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  designsHeading: 'Forslagene dine',
  addressLabel: 'Adresse',
  choiceLabel: 'Valget ditt',
  designsReady: {
    subject: 'Forslagene dine er klare',
    preview: 'Velg det du liker best, eller si hva vi skal endre.',
    lead: 'Forslagene dine er klare. Sammenlign dem i ro og mak, og velg det du liker best.',
    next: 'Når du har valgt, er nettsiden ferdig innen {workingHours}\u00a0arbeidstimer ({workingDays}\u00a0arbeidsdager). Mangler det noe? Be om endringer, så mange du vil.',
    button: 'Se forslagene',
  },
  designsChanged: {
    subject: 'De nye forslagene dine er klare',
    preview: 'Vi har gjort endringene du ba om.',
    lead: 'Vi har gjort endringene du ba om. De nye forslagene venter på deg.',
    next: 'Velg ett, så er nettsiden ferdig innen {workingHours}\u00a0arbeidstimer ({workingDays}\u00a0arbeidsdager). Vil du endre noe mer? Si ifra, du får så mange endringer du vil.',
    button: 'Se de nye forslagene',
  },
  reviewReady: {
    subject: 'Nettsiden er klar for godkjenning',
    preview: 'Godkjenn den, eller si hva vi skal endre.',
    lead: 'Nettsiden din er ferdig bygd. Ta en titt på alle sidene, både på PC og mobil.',
    next: 'Er du fornøyd? Godkjenn den, så publiserer vi den. Hvis ikke, si hva vi skal endre: du får så mange endringer du vil.',
    button: 'Se på nettsiden',
  },
  reviewChanged: {
    subject: 'Endringene dine er på plass',
    preview: 'Ta en ny titt på nettsiden.',
    lead: 'Vi har gjort endringene du ba om. Ta gjerne en ny titt på nettsiden.',
    next: 'Er du fornøyd? Godkjenn den, så publiserer vi den. Vil du endre noe mer? Si ifra, du får så mange endringer du vil.',
    button: 'Se endringene',
  },
  live: {
    subject: 'Nettsiden din er på nett',
    preview: 'Nå kan alle besøke den. Her er adressen.',
    lead: 'Nettsiden din er publisert. Fra nå av kan alle besøke den.',
    next: 'I dag begynner webhotellet, domenet og {supportMonths}\u00a0måneder med vedlikehold og support. Vil du endre noe? Bare svar på denne e-posten.',
    button: 'Åpne prosjektsiden',
  },
  choiceReminder: {
    subject: 'Har du valgt et forslag?',
    preview: 'Vi begynner å bygge så snart du har valgt.',
    lead: 'Forslagene venter på deg. Så snart du har valgt ett, begynner vi å bygge nettsiden.',
    next: 'Treffer ingen av dem helt? Si hva vi skal endre. Du får så mange endringer du vil.',
    button: 'Velg et forslag',
  },
  approvalReminder: {
    subject: 'Kan vi publisere nettsiden din?',
    preview: 'Vi publiserer den så snart du har godkjent den.',
    lead: 'Nettsiden venter bare på deg. Så snart du har godkjent den, publiserer vi den.',
    next: 'Er det noe som ikke stemmer? Si hva vi skal endre. Du får så mange endringer du vil.',
    button: 'Se på nettsiden',
  },
  lastReminder:
    'Dette er den siste påminnelsen fra oss. Prosjektet blir liggende, og vi fortsetter så snart vi hører fra deg.',
  message: {
    subject: 'En melding om bestilling {orderId}',
    preview: 'Vi har skrevet til deg om nettsiden din.',
    lead: 'Vi har skrevet til deg om nettsiden din:',
    next: 'Du kan svare på prosjektsiden eller rett på denne e-posten.',
    button: 'Les og svar',
  },
};
