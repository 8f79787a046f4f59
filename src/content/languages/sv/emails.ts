import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du frågor? Det är bara att svara på det här mejlet.',
  receipt: {
    subject: 'Tack för din beställning ({orderId})',
    preview: 'Vi har fått din betalning. Fyll i ett kort formulär, så sätter vi i gång.',
    lead: 'Tack för din beställning. Vi har tagit emot din betalning.',
    labels: { order: 'Ordernummer', package: 'Paket', price: 'Pris' },
    form: 'Berätta nu om ditt företag. Formuläret tar ungefär {minutes} minuter.',
    button: 'Fyll i formuläret',
    formNote:
      'Länken är personlig. Den kopplar dina svar till beställning {orderId} och gäller i {days} dagar.',
    nextHeading: 'Så här går det till',
    steps: [
      'Du fyller i formuläret: vad företaget gör, din domän och din logotyp.',
      'Inom {designHours} timmar efter att du har skickat det har du {designs} förslag att välja mellan.',
      'Du väljer ett. Du får be om hur många ändringar du vill.',
      `Inom ${times.workingDays}\u00a0arbetsdagar ({workingHours}\u00a0arbetstimmar) efter att du har valt är hemsidan klar att granska. När du godkänner den publicerar vi den, och du får certifikatet för ditt träd.`,
    ],
    included: `Du betalar en gång. Hemsida, domän och webbhotell första året, {supportMonths}\u00a0månaders support och ett planterat träd ingår. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Kvitto på beställning {orderId}',
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
    lead: 'Du bad om en länk till ditt projekt. Här är den.',
    button: 'Öppna projektsidan',
    linkNote:
      'Länken är personlig. Den öppnar projektsidan för beställning {orderId}, med alla steg, filer och meddelanden.',
    ignore: 'Om du inte har bett om den kan du bortse från det här mejlet.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du frågor? Det är bara att svara på det här mejlet.',
  links: { refundPolicy: landing.chrome.refund },
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
    help: 'Har du ingen logotyp än, eller är du osäker på domänen? Lämna fältet tomt, så löser vi det tillsammans. Kör du fast? Det är bara att svara på det här mejlet.',
    lastReminder:
      'Det här är vår sista påminnelse. Beställningen står kvar, och vi börjar så snart vi har fått ditt formulär.',
    refundUntil: `Har du ångrat dig? ${refundRule} Det kan du göra till och med den {date}.`,
  },
  cancelled: {
    subject: 'Din beställning {orderId} är annullerad',
    preview: 'Vad vi har annullerat och hur du når oss.',
    lead: 'Vi har annullerat din beställning och slutat arbeta med den.',
    refund: 'Om du ska få pengar tillbaka får du ett eget mejl så fort vi har skickat dem.',
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
    lead: 'Vi har betalat tillbaka en del av beloppet.',
    workContinues: 'Arbetet med din beställning fortsätter som överenskommet.',
  },
  refundDuration:
    'Det brukar ta 5–10\u00a0dagar innan pengarna syns hos din bank. Har du frågor? Det är bara att svara på det här mejlet.',
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
    corrections: 'Vill du lägga till eller rätta något? Det är bara att svara på det här mejlet.',
  },
  workStarted: {
    subject: 'Vi har börjat med din hemsida',
    preview: 'När förslagen kommer och när allt är klart.',
    lead: 'Vi har börjat arbeta med hemsidan för {business}.',
  },
  workCompleted: {
    subject: 'Din hemsida är ute på nätet',
    preview: 'I dag börjar dina {supportMonths} månader med support.',
    lead: 'Hemsidan för {business} är ute på nätet.',
    certificate:
      'Vi planterar ett träd för varje beställning. Har du inte fått certifikatet för ditt träd än? Svara på det här mejlet, så skickar vi det.',
    support:
      'Ditt webbhotell och {supportMonths}\u00a0månaders underhåll och support gäller från och med i dag. Behövs någon liten ändring? Det är bara att svara på det här mejlet.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hej {name}!',
  noteHeading: 'En kommentar från oss',
  linkNote:
    'Länken är personlig. Den öppnar projektsidan för beställning {orderId}, med alla steg, filer och meddelanden.',
  questions: 'Har du frågor? Det är bara att svara på det här mejlet.',
  designsHeading: 'Dina förslag',
  openSite: 'Öppna din hemsida',
  addressLabel: 'Adress',
  choiceLabel: 'Ditt val',
  designsReady: {
    subject: 'Dina förslag är klara',
    preview: 'Välj det du tycker bäst om, eller säg vad vi ska ändra.',
    lead: 'Dina förslag är klara. Jämför dem i lugn och ro och välj det du tycker bäst om.',
    next: 'När du har valt blir hemsidan klar inom {workingDays}\u00a0arbetsdagar ({workingHours}\u00a0arbetstimmar). Saknar du något? Be om hur många ändringar du vill.',
    button: 'Se dina förslag',
  },
  designsChanged: {
    subject: 'Dina nya förslag är klara',
    preview: 'Vi har gjort ändringarna du bad om.',
    lead: 'Vi har gjort ändringarna du bad om. De nya förslagen väntar på dig.',
    next: 'Välj ett, så blir hemsidan klar inom {workingDays}\u00a0arbetsdagar ({workingHours}\u00a0arbetstimmar). Vill du ändra något mer? Säg till! Du får be om hur många ändringar du vill.',
    button: 'Se de nya förslagen',
  },
  reviewReady: {
    subject: 'Din hemsida är klar att granska',
    preview: 'Godkänn den, eller säg vad vi ska ändra.',
    lead: 'Din hemsida är byggd. Titta igenom alla sidor, både på datorn och i mobilen.',
    next: 'Är du nöjd? Godkänn den, så publicerar vi den. Om inte, säg vad vi ska ändra. Du får be om hur många ändringar du vill.',
    button: 'Granska hemsidan',
  },
  reviewChanged: {
    subject: 'Dina ändringar är gjorda',
    preview: 'Ta en titt till på din hemsida.',
    lead: 'Vi har gjort ändringarna du bad om. Ta en titt till på din hemsida.',
    next: 'Är du nöjd? Godkänn den, så publicerar vi den. Vill du ändra något mer? Säg till! Du får be om hur många ändringar du vill.',
    button: 'Granska ändringarna',
  },
  live: {
    subject: 'Din hemsida är ute på nätet',
    preview: 'Nu kan alla besöka den. Här är adressen.',
    lead: 'Din hemsida är ute på nätet. Från och med nu kan alla besöka den.',
    next: 'Ditt webbhotell och {supportMonths}\u00a0månaders underhåll och support gäller från och med i dag. Behövs någon liten ändring? Det är bara att svara på det här mejlet.',
    button: 'Öppna projektsidan',
  },
  choiceReminder: {
    subject: 'Har du valt något förslag?',
    preview: 'Vi börjar bygga så snart du har valt.',
    lead: 'Dina förslag väntar på dig. Så snart du har valt ett börjar vi bygga hemsidan.',
    next: 'Känns inget av dem helt rätt? Säg vad vi ska ändra. Du får be om hur många ändringar du vill.',
    button: 'Välj ett förslag',
  },
  approvalReminder: {
    subject: 'Får vi publicera din hemsida?',
    preview: 'Vi publicerar den så snart du har godkänt den.',
    lead: 'Din hemsida väntar bara på dig. Så snart du har godkänt den publicerar vi den.',
    next: 'Är det något som inte stämmer? Säg vad vi ska ändra. Du får be om hur många ändringar du vill.',
    button: 'Granska hemsidan',
  },
  lastReminder:
    'Det här är vår sista påminnelse. Projektet står kvar, och vi fortsätter så snart du hör av dig.',
  message: {
    subject: 'Ett meddelande om din beställning {orderId}',
    preview: 'Vi har ett meddelande till dig.',
    lead: 'Ett meddelande om din hemsida:',
    next: 'Du kan svara på projektsidan eller direkt på det här mejlet.',
    button: 'Läs och svara',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Vad tycker du om din hemsida?',
  preview: 'Två minuter för ett omdöme hjälper oss och andra som ska välja.',
  greeting: 'Hej {name}!',
  lead: 'Din hemsida har varit ute på nätet i två veckor. Hur var det att arbeta med oss, och vad tycker du om resultatet?',
  form: 'Ett omdöme tar två minuter: välj antal stjärnor, skriv några ord och bestäm vilket namn vi får visa. Vi publicerar omdömen som de är skrivna och ändrar aldrig ett ord.',
  button: 'Skriv ett omdöme',
  linkNote:
    'Länken är personlig. Den hör till beställning {orderId} och gäller i {linkDays} dagar. Du kan ändra omdömet i {editDays} dagar efter att du har skrivit det.',
  once: 'Vi frågar bara en gång. Är det något fel på hemsidan? Svara på det här mejlet, så rättar vi till det.',
};

export const recovery: RecoveryTexts = {
  subject: 'Slutför din beställning när det passar dig',
  preview: 'Din länk tillbaka till kassan. Priset är detsamma.',
  greeting: 'Hej!',
  intro:
    'Du påbörjade en beställning hos oss och bad om en länk för att kunna slutföra den senare. Här är den. Priset är detsamma som förut.',
  packageLabel: 'Paket',
  priceLabel: 'Pris',
  button: 'Fortsätt till kassan',
  validUntil: 'Länken gäller till den {date}.',
  noAction:
    'Har du ändrat dig? Då behöver du inte göra något. Inga pengar har dragits, och vi mejlar dig inte om den här beställningen igen.',
  questions: 'Har du frågor? Det är bara att svara på det här mejlet.',
  stopLink: 'Skicka inga fler sådana mejl',
  stopTitle: 'Skicka inga fler sådana mejl',
  stopQuestion:
    'Tryck på knappen, så mejlar vi dig aldrig mer om en beställning som du inte har slutfört. Mejl om betalda beställningar får du fortfarande.',
  stoppedTitle: 'Du får inga fler sådana mejl',
  stopped: 'Det är noterat. Mejl om betalda beställningar får du fortfarande.',
  backHome: 'Till startsidan',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hej {name}!',
  closing: 'Har du frågor? Det är bara att svara på det här mejlet.',
  button: 'Öppna ditt certifikat',
  reserved: {
    subject: 'Certifikatet för ditt träd',
    preview: 'Din hemsida är ute på nätet, och ett träd är reserverat för den.',
    text: 'Din hemsida är ute på nätet, så nu är ett träd reserverat för den. Här är certifikatet, som en sida att dela och en pdf att skriva ut. Vi hör av oss igen när trädet är i jorden.',
    choice:
      'Du bestämmer vilket namn som visas: företagets, ditt eget, dina initialer eller inget namn. Välj på projektsidan.',
  },
  planted: {
    subject: 'Ditt träd är planterat',
    preview: 'När, var och av vem det planterades.',
    text: 'Trädet för din hemsida är planterat. Nu står det på certifikatet när och var. Har du skrivit ut det tidigare? Ladda ner det nya.',
  },
};
