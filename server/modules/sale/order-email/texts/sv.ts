import type { OrderUpdateTexts } from './texts.ts';

export const sv: OrderUpdateTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du frågor? Svara bara på det här mejlet.',
  links: { project: 'Ditt projekt', refundPolicy: 'Återbetalningspolicy' },
  labels: {
    order: 'Ordernummer',
    package: 'Paket',
    price: 'Pris',
    reason: 'Anledning',
    totalRefunded: 'Återbetalat totalt',
    returned: 'Tillbaka hos oss',
    business: 'Företag',
    description: 'Verksamhet',
    domain: 'Domän',
    logo: 'Logotyp',
    notes: 'Övrigt',
  },
  formLink: {
    subject: 'Beställning {orderId}: berätta om ditt företag',
    preview: 'Formuläret tar ungefär {minutes} minuter. Sedan börjar vi med förslagen.',
    lead: 'Innan vi börjar med din hemsida behöver vi veta lite om ditt företag. Formuläret tar ungefär {minutes} minuter.',
  },
  formReminder: {
    subject: 'Beställning {orderId}: vi väntar på ditt formulär',
    preview: 'Skicka in det, så sätter vi i gång med förslagen.',
    lead: 'Vi sätter gärna i gång med din hemsida. Det enda som saknas är det korta formuläret om ditt företag. Det tar ungefär {minutes} minuter.',
    promise:
      'Inom {designHours}\u00a0timmar efter att du har skickat det har du {designs}\u00a0förslag att välja mellan.',
    help: 'Har du ingen logotyp än, eller är du osäker på domänen? Lämna fältet tomt, så löser vi det tillsammans. Kör du fast? Svara bara på det här mejlet.',
    lastReminder:
      'Det här är vår sista påminnelse. Beställningen ligger kvar, och vi börjar så snart vi har fått ditt formulär.',
    refundUntil:
      'Har du ångrat dig? Till och med den {date} kan du avbeställa och få tillbaka hela beloppet.',
  },
  cancelled: {
    subject: 'Din beställning {orderId} är annullerad',
    preview: 'Vad vi har annullerat och hur du når oss.',
    lead: 'Vi har annullerat din beställning och slutat arbeta med den.',
    contact:
      'Kommer det här oväntat, eller har du en fråga om en betalning? Svara på det här mejlet eller ring {phone}, så reder vi ut det.',
  },
  refundedInFull: {
    subject: 'Beställning {orderId}: vi har betalat tillbaka {amount}',
    preview: 'Pengarna är på väg till dig.',
    lead: 'Vi har betalat tillbaka hela beloppet och avslutat din beställning.',
  },
  refundedInPart: {
    subject: 'Beställning {orderId}: vi har betalat tillbaka {amount}',
    preview: 'En del av pengarna är på väg till dig.',
    lead: 'Vi har betalat tillbaka en del av beloppet. Arbetet med din beställning fortsätter som överenskommet.',
  },
  refundDuration:
    'Det brukar ta 5–10\u00a0dagar innan pengarna syns hos din bank. Har du frågor? Svara bara på det här mejlet.',
  refundFailed: {
    subject: 'Beställning {orderId}: din bank skickade tillbaka pengarna',
    preview: 'Svara med ditt telefonnummer, så betalar vi ut pengarna på ett annat sätt.',
    lead: 'Vi betalade tillbaka {amount} till dig, men din bank eller kortutgivare skickade tillbaka pengarna till oss.',
    reply:
      'Svara på det här mejlet med ditt telefonnummer, så kommer vi överens om ett annat sätt att betala ut pengarna.',
    warning: 'Skicka inga kortuppgifter via mejl.',
  },
  answers: {
    subject: 'Beställning {orderId}: vi har fått dina svar',
    preview: 'Inom {designHours} timmar har du {designs} förslag att välja mellan.',
    lead: 'Tack! Nu har vi allt vi behöver för att börja. Inom {designHours}\u00a0timmar har du {designs}\u00a0förslag på en hemsida för {business}.',
    heading: 'Det här har du svarat:',
    domainOpen: 'Väljer vi tillsammans',
    logoReceived: 'Mottagen',
    logoMissing: 'Inte skickad än',
    corrections: 'Vill du lägga till eller rätta något? Svara bara på det här mejlet.',
  },
  workStarted: {
    subject: 'Vi har börjat med din hemsida',
    preview: 'När förslagen kommer och när allt är klart.',
    lead: 'Vi har börjat arbeta med hemsidan för {business}.',
  },
  workCompleted: {
    subject: 'Din hemsida är klar',
    preview: 'I dag börjar dina {supportMonths} månader med support.',
    lead: 'Hemsidan för {business} är klar.',
    certificate:
      'Vi planterar ett träd för varje beställning. Har du inte fått certifikatet för ditt träd än? Svara på det här mejlet, så skickar vi det.',
    support:
      'I dag börjar ditt webbhotell, din domän och {supportMonths}\u00a0månaders underhåll och support. Vill du ändra något? Svara bara på det här mejlet.',
  },
};
