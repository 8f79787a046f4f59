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
  greeting: 'Hei, {name}!',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  receipt: {
    subject: 'Takk for bestillingen ({orderId})',
    preview: 'Vi har mottatt betalingen. Fyll ut et kort skjema, så setter vi i gang.',
    lead: 'Takk for bestillingen. Vi har mottatt betalingen din.',
    labels: { order: 'Ordrenummer', package: 'Pakke', price: 'Pris' },
    form: 'Fortell oss nå om bedriften din. Skjemaet tar omtrent {minutes} minutter.',
    button: 'Fyll ut skjemaet',
    formNote:
      'Denne lenken er bare til deg. Den knytter svarene dine til bestilling {orderId} og er gyldig i {days} dager.',
    nextHeading: 'Dette skjer nå',
    steps: [
      'Du fyller ut skjemaet: hva bedriften gjør, domenet og logoen din.',
      'Innen {designHours} timer etter at du har sendt det, har du {designs} forslag å velge mellom.',
      'Du velger ett. Du kan be om så mange endringer du vil.',
      `Innen ${times.workingDays}\u00a0arbeidsdager ({workingHours}\u00a0arbeidstimer) etter at du har valgt, er nettsiden klar for godkjenning. Når du godkjenner den, publiserer vi den, og du får sertifikatet for treet ditt.`,
    ],
    included: `Du betaler én gang. Nettside, domene og webhotell det første året, {supportMonths}\u00a0måneders support og et plantet tre er inkludert. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
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
    note: 'Kvitteringen bekrefter at vi har mottatt betalingen din. Dette er ikke en faktura med mva. Trenger du en, kan du svare på en av e-postene våre.',
  },
  projectLink: {
    subject: 'Bestilling {orderId}: lenke til prosjektet ditt',
    lead: 'Du ba om en lenke til prosjektet ditt. Her er den.',
    button: 'Åpne prosjektsiden',
    linkNote:
      'Denne lenken er bare til deg. Den åpner prosjektsiden for bestilling {orderId}, med alle stegene, filene og meldingene.',
    ignore: 'Har du ikke bedt om den, kan du se bort fra denne e-posten.',
  },
};

/** After a colon, a whole sentence starts with a capital letter. */
export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hei, {name}!',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  links: { refundPolicy: landing.chrome.refund },
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
      'Dette er den siste påminnelsen fra oss. Bestillingen gjelder fortsatt, og vi setter i gang så snart vi har fått skjemaet.',
    refundUntil: `Har du ombestemt deg? ${refundRule} Det kan du gjøre til og med {date}.`,
  },
  cancelled: {
    subject: 'Bestilling {orderId} er kansellert',
    preview: 'Hva vi har kansellert, og hvordan du når oss.',
    lead: 'Vi har kansellert bestillingen din og stanset arbeidet med den.',
    refund: 'Hvis du har penger til gode, får du en egen e-post så snart vi har sendt dem.',
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
    lead: 'Vi har refundert en del av beløpet.',
    workContinues: 'Arbeidet med bestillingen din fortsetter som avtalt.',
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
    subject: 'Nettsiden din er på nett',
    preview: 'I dag begynner {supportMonths} måneder med support.',
    lead: 'Nettsiden til {business} er på nett.',
    certificate:
      'Vi planter et tre for hver bestilling. Har du ikke fått sertifikatet for treet ditt ennå? Svar på denne e-posten, så sender vi det.',
    support:
      'Webhotellet og {supportMonths}\u00a0måneder med vedlikehold og support gjelder fra i dag. Trenger du en liten endring? Bare svar på denne e-posten.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hei, {name}!',
  noteHeading: 'En kommentar fra oss',
  linkNote:
    'Denne lenken er bare til deg. Den åpner prosjektsiden for bestilling {orderId}, med alle stegene, filene og meldingene.',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  designsHeading: 'Forslagene dine',
  openSite: 'Åpne nettsiden',
  addressLabel: 'Adresse',
  choiceLabel: 'Valget ditt',
  designsReady: {
    subject: 'Forslagene dine er klare',
    preview: 'Velg det du liker best, eller si hva vi skal endre.',
    lead: 'Forslagene dine er klare. Sammenlign dem i ro og mak, og velg det du liker best.',
    next: 'Når du har valgt, er nettsiden ferdig innen {workingDays}\u00a0arbeidsdager ({workingHours}\u00a0arbeidstimer). Mangler det noe? Be om endringer, så mange du vil.',
    button: 'Se forslagene',
  },
  designsChanged: {
    subject: 'De nye forslagene dine er klare',
    preview: 'Vi har gjort endringene du ba om.',
    lead: 'Vi har gjort endringene du ba om. De nye forslagene venter på deg.',
    next: 'Velg ett, så er nettsiden ferdig innen {workingDays}\u00a0arbeidsdager ({workingHours}\u00a0arbeidstimer). Vil du endre noe mer? Si ifra! Du får så mange endringer du vil.',
    button: 'Se de nye forslagene',
  },
  reviewReady: {
    subject: 'Nettsiden er klar for godkjenning',
    preview: 'Godkjenn den, eller si hva vi skal endre.',
    lead: 'Nettsiden din er ferdig bygd. Ta en titt på alle sidene, både på PC og mobil.',
    next: 'Er du fornøyd? Godkjenn den, så publiserer vi den. Hvis ikke, si hva vi skal endre. Du får så mange endringer du vil.',
    button: 'Se på nettsiden',
  },
  reviewChanged: {
    subject: 'Endringene dine er på plass',
    preview: 'Ta en ny titt på nettsiden.',
    lead: 'Vi har gjort endringene du ba om. Ta gjerne en ny titt på nettsiden.',
    next: 'Er du fornøyd? Godkjenn den, så publiserer vi den. Vil du endre noe mer? Si ifra! Du får så mange endringer du vil.',
    button: 'Se endringene',
  },
  live: {
    subject: 'Nettsiden din er på nett',
    preview: 'Nå kan alle besøke den. Her er adressen.',
    lead: 'Nettsiden din er på nett. Fra nå av kan alle besøke den.',
    next: 'Webhotellet og {supportMonths}\u00a0måneder med vedlikehold og support gjelder fra i dag. Trenger du en liten endring? Bare svar på denne e-posten.',
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
    'Dette er den siste påminnelsen fra oss. Prosjektet er fortsatt åpent, og vi fortsetter så snart vi hører fra deg.',
  message: {
    subject: 'En melding om bestilling {orderId}',
    preview: 'Vi har en melding til deg.',
    lead: 'En melding om nettsiden din:',
    next: 'Du kan svare på prosjektsiden eller direkte på denne e-posten.',
    button: 'Les og svar',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Hva synes du om nettsiden din?',
  preview: 'To minutter til en anmeldelse hjelper både oss og andre som skal velge.',
  greeting: 'Hei, {name}!',
  lead: 'Nettsiden din har vært på nett i to uker. Hvordan var det å jobbe med oss, og hva synes du om resultatet?',
  form: 'En anmeldelse tar to minutter: Velg antall stjerner, skriv noen ord og bestem hvilket navn vi kan vise. Vi publiserer anmeldelser slik de er skrevet, og endrer aldri et ord.',
  button: 'Skriv en anmeldelse',
  linkNote:
    'Denne lenken er bare til deg. Den hører til bestilling {orderId} og er gyldig i {linkDays} dager. Du kan endre anmeldelsen i {editDays} dager etter at du har skrevet den.',
  once: 'Vi spør bare én gang. Er det noe galt med nettsiden? Svar på denne e-posten, så ordner vi det.',
};

export const recovery: RecoveryTexts = {
  subject: 'Fullfør bestillingen når det passer deg',
  preview: 'Lenken tilbake til betalingen. Prisen er den samme.',
  greeting: 'Hei!',
  intro:
    'Du begynte på en bestilling hos oss og ba om en lenke, så du kan fullføre den senere. Her er den. Prisen er uendret.',
  packageLabel: 'Pakke',
  priceLabel: 'Pris',
  button: 'Fortsett til betaling',
  validUntil: 'Lenken virker til {date}.',
  noAction:
    'Har du ombestemt deg? Da trenger du ikke å gjøre noe. Ingen penger er trukket, og vi sender deg ikke flere e-poster om denne bestillingen.',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  stopLink: 'Ikke send meg flere slike e-poster',
  stopTitle: 'Ikke send meg flere slike e-poster',
  stopQuestion:
    'Trykk på knappen, så får du aldri mer e-post fra oss om en bestilling du ikke har fullført. E-post om betalte bestillinger får du fortsatt.',
  stoppedTitle: 'Du får ikke flere slike e-poster',
  stopped: 'Det er notert. E-post om betalte bestillinger får du fortsatt.',
  backHome: 'Til forsiden',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hei, {name}!',
  closing: 'Har du spørsmål? Bare svar på denne e-posten.',
  button: 'Åpne sertifikatet',
  reserved: {
    subject: 'Sertifikatet for treet ditt',
    preview: 'Nettsiden din er på nett, og det er reservert et tre for den.',
    text: 'Nettsiden din er på nett, og dermed er det reservert et tre for den. Her er sertifikatet, som en side du kan dele, og en PDF du kan skrive ut. Vi skriver igjen når treet er i jorda.',
    choice:
      'Du bestemmer hvilket navn som står der: bedriftens, ditt eget, initialene dine eller ikke noe navn. Velg på prosjektsiden.',
  },
  planted: {
    subject: 'Treet ditt er plantet',
    preview: 'Når, hvor og av hvem det ble plantet.',
    text: 'Treet for nettsiden din er plantet. Nå står det på sertifikatet når og hvor. Har du skrevet ut det forrige, kan du laste ned det nye.',
  },
};
