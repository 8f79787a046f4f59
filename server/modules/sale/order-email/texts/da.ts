import type { OrderUpdateTexts } from './texts.ts';

/** After a colon, a whole sentence starts with a capital letter. */
export const da: OrderUpdateTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  links: { project: 'Dit projekt', refundPolicy: 'Refusionspolitik' },
  labels: {
    order: 'Ordrenummer',
    package: 'Pakke',
    price: 'Pris',
    reason: 'Årsag',
    totalRefunded: 'Refunderet i alt',
    returned: 'Tilbage hos os',
    business: 'Virksomhed',
    description: 'Beskrivelse',
    domain: 'Domæne',
    logo: 'Logo',
    notes: 'Bemærkninger',
  },
  formLink: {
    subject: 'Bestilling {orderId}: Fortæl os om din virksomhed',
    preview: 'Formularen tager cirka {minutes} minutter. Så går vi i gang med udkastene.',
    lead: 'Før vi kan gå i gang med din hjemmeside, skal vi vide lidt om din virksomhed. Formularen tager cirka {minutes} minutter.',
  },
  formReminder: {
    subject: 'Bestilling {orderId}: Vi venter på din formular',
    preview: 'Send den, så går vi i gang med udkastene.',
    lead: 'Vi vil gerne i gang med din hjemmeside. Vi mangler kun den korte formular om din virksomhed. Den tager cirka {minutes} minutter.',
    promise:
      'Inden for {designHours}\u00a0timer, efter at du har sendt den, har du {designs}\u00a0udkast at vælge imellem.',
    help: 'Har du ikke noget logo endnu, eller er du i tvivl om domænet? Lad feltet stå tomt, så finder vi ud af det sammen. Er du gået i stå? Svar bare på denne mail.',
    lastReminder:
      'Dette er vores sidste påmindelse. Din bestilling bliver liggende, og vi går i gang, så snart vi har fået din formular.',
    refundUntil: 'Har du fortrudt? Til og med den {date} kan du annullere og få hele beløbet tilbage.',
  },
  cancelled: {
    subject: 'Din bestilling {orderId} er annulleret',
    preview: 'Hvad vi har annulleret, og hvordan du får fat i os.',
    lead: 'Vi har annulleret din bestilling og stoppet arbejdet med den.',
    contact:
      'Kommer det uventet, eller har du spørgsmål om en betaling? Svar på denne mail, eller ring på {phone}, så ser vi på det.',
  },
  refundedInFull: {
    subject: 'Bestilling {orderId}: Vi har refunderet {amount}',
    preview: 'Pengene er på vej til dig.',
    lead: 'Vi har refunderet hele beløbet og afsluttet din bestilling.',
  },
  refundedInPart: {
    subject: 'Bestilling {orderId}: Vi har refunderet {amount}',
    preview: 'En del af pengene er på vej til dig.',
    lead: 'Vi har refunderet en del af beløbet. Arbejdet med din bestilling fortsætter som aftalt.',
  },
  refundDuration:
    'Som regel går der 5–10\u00a0dage, før pengene kan ses i banken. Har du spørgsmål? Svar bare på denne mail.',
  refundFailed: {
    subject: 'Bestilling {orderId}: Din bank sendte pengene retur',
    preview: 'Svar med dit telefonnummer, så finder vi en anden måde at betale dig på.',
    lead: 'Vi refunderede {amount} til dig, men din bank eller kortudsteder sendte pengene retur til os.',
    reply: 'Svar på denne mail med dit telefonnummer, så finder vi en anden måde at betale dig på.',
    warning: 'Send ikke kortoplysninger i en mail.',
  },
  answers: {
    subject: 'Bestilling {orderId}: Vi har fået dine svar',
    preview: 'Inden for {designHours} timer har du {designs} udkast at vælge imellem.',
    lead: 'Tak! Vi har alt, hvad vi skal bruge for at gå i gang. Inden for {designHours}\u00a0timer har du {designs}\u00a0udkast til en hjemmeside for {business}.',
    heading: 'Det har du svaret:',
    domainOpen: 'Vælger vi sammen',
    logoReceived: 'Modtaget',
    logoMissing: 'Ikke sendt endnu',
    corrections: 'Vil du tilføje eller rette noget? Svar bare på denne mail.',
  },
  workStarted: {
    subject: 'Vi er gået i gang med din hjemmeside',
    preview: 'Hvornår udkastene kommer, og hvornår vi er færdige.',
    lead: 'Vi er gået i gang med hjemmesiden for {business}.',
  },
  workCompleted: {
    subject: 'Din hjemmeside er færdig',
    preview: 'I dag begynder dine {supportMonths} måneder med support.',
    lead: 'Hjemmesiden for {business} er færdig.',
    certificate:
      'Vi planter et træ for hver bestilling. Har du ikke fået certifikatet for dit træ endnu? Svar på denne mail, så sender vi det.',
    support:
      'I dag begynder dit webhotel, dit domæne og {supportMonths}\u00a0måneders vedligeholdelse og support. Vil du have noget ændret? Svar bare på denne mail.',
  },
};
