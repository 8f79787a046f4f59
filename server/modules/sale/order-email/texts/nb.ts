import type { OrderUpdateTexts } from './texts.ts';

/** After a colon, a whole sentence starts with a capital letter. */
export const nb: OrderUpdateTexts = {
  greeting: 'Hei, {name}!',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  links: { project: 'Prosjektet ditt', refundPolicy: 'Refusjonsvilkår' },
  labels: {
    order: 'Ordrenummer',
    package: 'Pakke',
    price: 'Pris',
    reason: 'Årsak',
    totalRefunded: 'Refundert i alt',
    returned: 'Tilbake hos oss',
    business: 'Bedrift',
    description: 'Beskrivelse',
    domain: 'Domene',
    logo: 'Logo',
    notes: 'Kommentarer',
  },
  formLink: {
    subject: 'Bestilling {orderId}: Fortell oss om bedriften din',
    preview: 'Skjemaet tar omtrent {minutes} minutter. Så begynner vi på forslagene.',
    lead: 'Før vi setter i gang med nettsiden, trenger vi å vite litt om bedriften din. Skjemaet tar omtrent {minutes} minutter.',
  },
  formReminder: {
    subject: 'Bestilling {orderId}: Vi venter på skjemaet ditt',
    preview: 'Send det inn, så setter vi i gang med forslagene.',
    lead: 'Vi vil gjerne i gang med nettsiden din. Nå mangler bare det korte skjemaet om bedriften. Det tar omtrent {minutes} minutter.',
    promise:
      'Innen {designHours}\u00a0timer etter at du har sendt det, har du {designs}\u00a0forslag å velge mellom.',
    help: 'Har du ikke logo ennå, eller er du usikker på domenet? La feltet stå tomt, så finner vi ut av det sammen. Står du fast? Bare svar på denne e-posten.',
    lastReminder:
      'Dette er den siste påminnelsen fra oss. Bestillingen blir liggende, og vi setter i gang så snart vi har fått skjemaet.',
    refundUntil: 'Har du ombestemt deg? Til og med {date} kan du avbestille og få hele beløpet tilbake.',
  },
  cancelled: {
    subject: 'Bestilling {orderId} er kansellert',
    preview: 'Hva vi har kansellert, og hvordan du når oss.',
    lead: 'Vi har kansellert bestillingen din og stanset arbeidet med den.',
    contact:
      'Kommer dette uventet, eller har du spørsmål om en betaling? Svar på denne e-posten eller ring {phone}, så ser vi på saken.',
  },
  refundedInFull: {
    subject: 'Bestilling {orderId}: Vi har refundert {amount}',
    preview: 'Pengene er på vei til deg.',
    lead: 'Vi har refundert hele beløpet og avsluttet bestillingen din.',
  },
  refundedInPart: {
    subject: 'Bestilling {orderId}: Vi har refundert {amount}',
    preview: 'En del av pengene er på vei til deg.',
    lead: 'Vi har refundert en del av beløpet. Arbeidet med bestillingen din fortsetter som avtalt.',
  },
  refundDuration:
    'Det tar vanligvis 5–10\u00a0dager før banken viser refusjonen. Har du spørsmål? Bare svar på denne e-posten.',
  refundFailed: {
    subject: 'Bestilling {orderId}: Banken din sendte pengene i retur',
    preview: 'Svar med telefonnummeret ditt, så finner vi en annen måte å betale deg på.',
    lead: 'Vi refunderte {amount} til deg, men banken eller kortutstederen din sendte pengene i retur til oss.',
    reply: 'Svar på denne e-posten med telefonnummeret ditt, så finner vi en annen måte å betale deg på.',
    warning: 'Ikke send kortopplysninger på e-post.',
  },
  answers: {
    subject: 'Bestilling {orderId}: Vi har fått svarene dine',
    preview: 'Innen {designHours} timer har du {designs} forslag å velge mellom.',
    lead: 'Takk! Nå har vi alt vi trenger for å sette i gang. Innen {designHours}\u00a0timer har du {designs}\u00a0forslag til en nettside for {business}.',
    heading: 'Dette har du svart:',
    domainOpen: 'Velger vi sammen',
    logoReceived: 'Mottatt',
    logoMissing: 'Ikke sendt ennå',
    corrections: 'Vil du legge til eller rette noe? Bare svar på denne e-posten.',
  },
  workStarted: {
    subject: 'Vi har begynt på nettsiden din',
    preview: 'Når forslagene kommer, og når alt er ferdig.',
    lead: 'Vi har begynt på nettsiden til {business}.',
  },
  workCompleted: {
    subject: 'Nettsiden din er ferdig',
    preview: 'I dag begynner {supportMonths} måneder med support.',
    lead: 'Nettsiden til {business} er ferdig.',
    certificate:
      'Vi planter et tre for hver bestilling. Har du ikke fått sertifikatet for treet ditt ennå? Svar på denne e-posten, så sender vi det.',
    support:
      'I dag begynner webhotellet, domenet og {supportMonths}\u00a0måneder med vedlikehold og support. Vil du endre noe? Bare svar på denne e-posten.',
  },
};
