import type { OrderEmailTexts } from './texts.ts';

export const sv: OrderEmailTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du frågor? Svara bara på det här mejlet.',
  receipt: {
    subject: 'Tack för din beställning ({orderId})',
    preview: 'Betalningen har kommit. Fyll i ett kort formulär, så sätter vi i gång.',
    lead: 'Tack för din beställning. Vi har tagit emot din betalning.',
    labels: { order: 'Ordernummer', package: 'Paket', price: 'Pris' },
    form: 'Berätta nu om ditt företag. Formuläret tar ungefär {minutes} minuter.',
    button: 'Fyll i formuläret',
    formNote:
      'Länken är bara till dig. Den kopplar dina svar till beställning {orderId}, kan användas en gång och gäller i {days} dagar.',
    nextHeading: 'Så här går det till',
    steps: [
      'Du fyller i formuläret: vad företaget gör, din domän och din logotyp.',
      'Inom {designHours} timmar efter formuläret har du {designs} förslag att välja mellan.',
      'Du väljer ett och vi bygger det. Du får be om hur många ändringar du vill.',
      'Inom {workingHours} arbetstimmar efter ditt val är hemsidan klar, och du får certifikatet för ditt träd.',
    ],
    included:
      'Du betalar en gång. Hemsida, domän och webbhotell första året och {supportMonths}\u00a0månaders support ingår.',
    follow: 'Ditt projekt',
    terms: 'Allmänna villkor',
    refund: 'Återbetalningspolicy',
  },
  printed: {
    title: 'Kvitto för beställning {orderId}',
    labels: {
      seller: 'Säljare',
      address: 'Adress',
      companyNumber: 'Organisationsnummer',
      vatNumber: 'Momsnummer',
      email: 'E-post',
      buyer: 'Köpare',
      paidOn: 'Betald',
      currency: 'Valuta',
      refunded: 'Återbetalat totalt',
    },
    note: 'Kvittot bekräftar att vi har tagit emot din betalning. Det är ingen momsfaktura. Behöver du en? Svara på något av våra mejl.',
  },
  projectLink: {
    subject: 'Beställning {orderId}: länk till ditt projekt',
    lead: 'Här är länken till ditt projekt som du bad om.',
    button: 'Öppna projektsidan',
    linkNote:
      'Länken är bara till dig. Den öppnar sidan för beställning {orderId}, med alla steg, filer och meddelanden.',
    ignore: 'Om du inte har bett om den kan du bortse från det här mejlet.',
  },
};
