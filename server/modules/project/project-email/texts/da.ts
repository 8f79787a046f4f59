import type { ProjectEmailTexts } from './texts.ts';

export const da: ProjectEmailTexts = {
  greeting: 'Hej {name}!',
  noteHeading: 'En bemærkning fra os',
  linkNote:
    'Linket er kun til dig. Det åbner siden for bestilling {orderId} med alle trin, filer og beskeder.',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  designsHeading: 'Dine udkast',
  addressLabel: 'Adresse',
  choiceLabel: 'Dit valg',
  designsReady: {
    subject: 'Dine udkast er klar',
    preview: 'Vælg det, du bedst kan lide, eller skriv, hvad vi skal ændre.',
    lead: 'Dine udkast er klar. Sammenlign dem i ro og mag, og vælg det, du bedst kan lide.',
    next: 'Når du har valgt, er hjemmesiden færdig inden for {workingHours}\u00a0arbejdstimer ({workingDays}\u00a0arbejdsdage). Mangler der noget? Bed om ændringer, så mange du vil.',
    button: 'Se dine udkast',
  },
  designsChanged: {
    subject: 'Dine nye udkast er klar',
    preview: 'Vi har lavet de ændringer, du bad om.',
    lead: 'Vi har lavet de ændringer, du bad om. De nye udkast venter på dig.',
    next: 'Vælg et af dem, så er hjemmesiden færdig inden for {workingHours}\u00a0arbejdstimer ({workingDays}\u00a0arbejdsdage). Vil du ændre mere? Sig til, du kan få så mange ændringer, du vil.',
    button: 'Se de nye udkast',
  },
  reviewReady: {
    subject: 'Din hjemmeside er klar til godkendelse',
    preview: 'Godkend den, eller skriv, hvad vi skal ændre.',
    lead: 'Din hjemmeside er bygget. Se alle siderne igennem, både på computeren og på mobilen.',
    next: 'Er du tilfreds? Godkend den, så lægger vi den online. Hvis ikke, så skriv, hvad vi skal ændre: Du kan få så mange ændringer, du vil.',
    button: 'Se hjemmesiden',
  },
  reviewChanged: {
    subject: 'Dine ændringer er på plads',
    preview: 'Tag et nyt kig på din hjemmeside.',
    lead: 'Vi har lavet de ændringer, du bad om. Tag et nyt kig på din hjemmeside.',
    next: 'Er du tilfreds? Godkend den, så lægger vi den online. Vil du ændre mere? Sig til, du kan få så mange ændringer, du vil.',
    button: 'Se ændringerne',
  },
  live: {
    subject: 'Din hjemmeside er online',
    preview: 'Nu kan alle besøge den. Her er adressen.',
    lead: 'Din hjemmeside er online. Fra nu af kan alle besøge den.',
    next: 'I dag begynder dit webhotel, dit domæne og {supportMonths}\u00a0måneders vedligeholdelse og support. Vil du have noget ændret? Svar bare på denne mail.',
    button: 'Åbn projektsiden',
  },
  choiceReminder: {
    subject: 'Har du valgt et udkast?',
    preview: 'Vi går i gang, så snart du har valgt.',
    lead: 'Dine udkast venter på dig. Så snart du har valgt et, går vi i gang med hjemmesiden.',
    next: 'Rammer ingen af dem helt plet? Skriv, hvad vi skal ændre. Du kan få så mange ændringer, du vil.',
    button: 'Vælg et udkast',
  },
  approvalReminder: {
    subject: 'Må vi lægge din hjemmeside online?',
    preview: 'Vi lægger den online, så snart du har godkendt den.',
    lead: 'Din hjemmeside venter kun på dig. Så snart du har godkendt den, lægger vi den online.',
    next: 'Er der noget, der ikke er, som det skal være? Skriv, hvad vi skal ændre. Du kan få så mange ændringer, du vil.',
    button: 'Se hjemmesiden',
  },
  lastReminder:
    'Dette er vores sidste påmindelse. Dit projekt bliver liggende, og vi går videre, så snart vi hører fra dig.',
  message: {
    subject: 'En besked om din bestilling {orderId}',
    preview: 'Vi har skrevet til dig om din hjemmeside.',
    lead: 'Vi har skrevet til dig om din hjemmeside:',
    next: 'Du kan svare på projektsiden eller direkte på denne mail.',
    button: 'Læs og svar',
  },
};
