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
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  receipt: {
    subject: 'Tak for din bestilling ({orderId})',
    preview: 'Vi har modtaget din betaling. Udfyld en kort formular, så går vi i gang.',
    lead: 'Tak for din bestilling. Vi har modtaget din betaling.',
    labels: { order: 'Ordrenummer', package: 'Pakke', price: 'Pris' },
    form: 'Fortæl os nu om din virksomhed. Formularen tager cirka {minutes} minutter.',
    button: 'Udfyld formularen',
    formNote:
      'Linket er kun til dig. Det knytter dine svar til bestilling {orderId} og gælder i {days} dage.',
    nextHeading: 'Det sker der nu',
    steps: [
      'Du udfylder formularen: hvad din virksomhed laver, dit domæne og dit logo.',
      'Inden for {designHours} timer, efter at du har sendt den, har du {designs} udkast at vælge imellem.',
      'Du vælger et. Du kan få så mange ændringer, du vil.',
      `Inden for ${times.workingDays}\u00a0arbejdsdage ({workingHours}\u00a0arbejdstimer), efter at du har valgt, er hjemmesiden klar til gennemsyn. Når du godkender den, lægger vi den online, og du får certifikatet for dit træ.`,
    ],
    included: `Du betaler én gang. Hjemmeside, domæne og webhotel det første år, {supportMonths}\u00a0måneders support og et plantet træ er med. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
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
    note: 'Kvitteringen bekræfter, at vi har modtaget din betaling. Det er ikke en momsfaktura. Har du brug for en, så svar på en af vores mails.',
  },
  projectLink: {
    subject: 'Bestilling {orderId}: link til dit projekt',
    lead: 'Du bad om et link til dit projekt. Her er det.',
    button: 'Åbn projektsiden',
    linkNote:
      'Linket er kun til dig. Det åbner projektsiden for bestilling {orderId} med alle trin, filer og beskeder.',
    ignore: 'Har du ikke bedt om det, kan du se bort fra denne mail.',
  },
};

/** After a colon, a whole sentence starts with a capital letter. */
export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hej {name}!',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  links: { refundPolicy: landing.chrome.refund },
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
    help: 'Har du ikke noget logo endnu, eller er du i tvivl om domænet? Lad feltet stå tomt, så finder vi ud af det sammen. Er du kørt fast? Svar bare på denne mail.',
    lastReminder:
      'Dette er vores sidste påmindelse. Din bestilling gælder stadig, og vi går i gang, så snart vi har fået din formular.',
    refundUntil: `Har du fortrudt? ${refundRule} Det kan du til og med den {date}.`,
  },
  cancelled: {
    subject: 'Din bestilling {orderId} er annulleret',
    preview: 'Hvad vi har annulleret, og hvordan du får fat i os.',
    lead: 'Vi har annulleret din bestilling og stoppet arbejdet med den.',
    refund: 'Hvis du har penge til gode, får du en mail, så snart vi har sendt dem.',
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
    lead: 'Vi har refunderet en del af beløbet.',
    workContinues: 'Arbejdet med din bestilling fortsætter som aftalt.',
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
    subject: 'Din hjemmeside er online',
    preview: 'I dag begynder dine {supportMonths} måneder med support.',
    lead: 'Hjemmesiden for {business} er online.',
    certificate:
      'Vi planter et træ for hver bestilling. Har du ikke fået certifikatet for dit træ endnu? Svar på denne mail, så sender vi det.',
    support:
      'Dit webhotel og {supportMonths}\u00a0måneders vedligeholdelse og support løber fra i dag. Skal der en lille ændring til? Svar bare på denne mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hej {name}!',
  noteHeading: 'En bemærkning fra os',
  linkNote:
    'Linket er kun til dig. Det åbner projektsiden for bestilling {orderId} med alle trin, filer og beskeder.',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  designsHeading: 'Dine udkast',
  openSite: 'Åbn din hjemmeside',
  addressLabel: 'Adresse',
  choiceLabel: 'Dit valg',
  designsReady: {
    subject: 'Dine udkast er klar',
    preview: 'Vælg det, du bedst kan lide, eller skriv, hvad vi skal ændre.',
    lead: 'Dine udkast er klar. Sammenlign dem i ro og mag, og vælg det, du bedst kan lide.',
    next: 'Når du har valgt, er hjemmesiden færdig inden for {workingDays}\u00a0arbejdsdage ({workingHours}\u00a0arbejdstimer). Mangler der noget? Bed om ændringer, så mange du vil.',
    button: 'Se dine udkast',
  },
  designsChanged: {
    subject: 'Dine nye udkast er klar',
    preview: 'Vi har lavet de ændringer, du bad om.',
    lead: 'Vi har lavet de ændringer, du bad om. De nye udkast venter på dig.',
    next: 'Vælg et af dem, så er hjemmesiden færdig inden for {workingDays}\u00a0arbejdsdage ({workingHours}\u00a0arbejdstimer). Vil du ændre mere? Sig til. Du kan få så mange ændringer, du vil.',
    button: 'Se de nye udkast',
  },
  reviewReady: {
    subject: 'Din hjemmeside er klar til godkendelse',
    preview: 'Godkend den, eller skriv, hvad vi skal ændre.',
    lead: 'Din hjemmeside er bygget. Se alle siderne igennem, både på computeren og på mobilen.',
    next: 'Er du tilfreds? Godkend den, så lægger vi den online. Hvis ikke, så skriv, hvad vi skal ændre. Du kan få så mange ændringer, du vil.',
    button: 'Se hjemmesiden',
  },
  reviewChanged: {
    subject: 'Dine ændringer er på plads',
    preview: 'Kig gerne hjemmesiden igennem en gang til.',
    lead: 'Vi har lavet de ændringer, du bad om. Kig gerne hjemmesiden igennem en gang til.',
    next: 'Er du tilfreds? Godkend den, så lægger vi den online. Vil du ændre mere? Sig til. Du kan få så mange ændringer, du vil.',
    button: 'Se ændringerne',
  },
  live: {
    subject: 'Din hjemmeside er online',
    preview: 'Nu kan alle besøge den. Her er adressen.',
    lead: 'Din hjemmeside er online. Fra nu af kan alle besøge den.',
    next: 'Dit webhotel og {supportMonths}\u00a0måneders vedligeholdelse og support løber fra i dag. Skal der en lille ændring til? Svar bare på denne mail.',
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
    'Dette er vores sidste påmindelse. Dit projekt er stadig åbent, og vi går videre, så snart vi hører fra dig.',
  message: {
    subject: 'En besked om din bestilling {orderId}',
    preview: 'Vi har en besked til dig.',
    lead: 'En besked om din hjemmeside:',
    next: 'Du kan svare på projektsiden eller direkte på denne mail.',
    button: 'Læs og svar',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Hvad synes du om din hjemmeside?',
  preview: 'To minutter til en anmeldelse hjælper både os og andre, der skal vælge.',
  greeting: 'Hej {name}!',
  lead: 'Din hjemmeside har været online i to uger. Hvordan var det at arbejde sammen med os, og hvad synes du om resultatet?',
  form: 'En anmeldelse tager to minutter: Vælg antal stjerner, skriv et par ord, og bestem, hvilket navn vi må vise. Vi offentliggør anmeldelser, som de er skrevet, og ændrer aldrig et ord.',
  button: 'Skriv en anmeldelse',
  linkNote:
    'Linket er kun til dig. Det hører til bestilling {orderId} og gælder i {linkDays} dage. Du kan rette anmeldelsen i {editDays} dage, efter at du har skrevet den.',
  once: 'Vi spørger kun én gang. Er der noget galt med din hjemmeside? Svar på denne mail, så ordner vi det.',
};

export const recovery: RecoveryTexts = {
  subject: 'Gør din bestilling færdig, når det passer dig',
  preview: 'Dit link tilbage til betalingen. Prisen er den samme.',
  greeting: 'Hej!',
  intro:
    'Du begyndte på en bestilling hos os og bad om et link, så du kan gøre den færdig senere. Her er det. Prisen er uændret.',
  packageLabel: 'Pakke',
  priceLabel: 'Pris',
  button: 'Fortsæt til betaling',
  validUntil: 'Linket virker indtil den {date}.',
  noAction:
    'Har du ombestemt dig? Så behøver du ikke gøre noget. Der er ikke trukket penge, og vi skriver ikke til dig om denne bestilling igen.',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  stopLink: 'Send ikke flere påmindelser',
  stopTitle: 'Send ikke flere påmindelser',
  stopQuestion:
    'Tryk på knappen, så skriver vi aldrig mere til dig om en bestilling, du ikke har gjort færdig. Mails om betalte bestillinger får du stadig.',
  stoppedTitle: 'Du får ikke flere påmindelser',
  stopped: 'Det er noteret. Mails om betalte bestillinger får du stadig.',
  backHome: 'Til forsiden',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hej {name}!',
  closing: 'Har du spørgsmål? Svar bare på denne mail.',
  button: 'Åbn dit certifikat',
  reserved: {
    subject: 'Certifikatet for dit træ',
    preview: 'Din hjemmeside er online, og der er reserveret et træ til den.',
    text: 'Din hjemmeside er online, så nu er der reserveret et træ til den. Her er certifikatet, både som en side, du kan dele, og som en PDF, du kan printe. Vi skriver igen, når træet er i jorden.',
    choice:
      'Du bestemmer, hvilket navn der står: virksomhedens, dit eget, dine initialer eller intet navn. Vælg på projektsiden.',
  },
  planted: {
    subject: 'Dit træ er plantet',
    preview: 'Hvornår, hvor og af hvem det blev plantet.',
    text: 'Træet for din hjemmeside er plantet. Nu står der på certifikatet, hvornår og hvor. Har du printet det forrige, kan du hente det nye.',
  },
};
