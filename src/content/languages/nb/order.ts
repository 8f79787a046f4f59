import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Etter det endrer vi til det sitter, og betaler bare tilbake hvis vi er forsinket eller ikke får gjort nettsiden ferdig.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesjonelt bygd nettside, inntil {pages}\u00a0sider',
      '{designs} ulike forslag innen {designHours}\u00a0timer',
      'Ferdig på {workingDays}\u00a0arbeidsdager ({workingHours}\u00a0arbeidstimer)',
      '1\u00a0års webhotell',
      '1\u00a0års domene',
      '{supportMonths}\u00a0måneders vedlikehold og support',
      'Faktureringsprogram, gratis det første året',
      'Ubegrenset antall endringer',
      'Et plantet tre med sertifikat',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Én pris, og hva som kommer etterpå',
      lead: 'Hele pakken koster {price}, én gang.',
      kind: 'ALT I ÉN PAKKE',
      once: 'engangspris',
      included: 'Dette er inkludert',
      demo: '(demokasse)',
      noCard: 'Dette er en demo: Du trenger ikke kort, og ingen penger blir trukket.',
      currency: 'Priser i {code} – {change}',
      change: 'endre',
      secure: 'Trygg kortbetaling. Lurer du på noe først? {chat}',
      later: 'Fra og med det andre året',
      hosting: 'Webhotell',
      maintenance: 'Vedlikehold',
      domain: 'Domene',
      billing: 'Faktureringsprogram, hvis du vil ha det',
      perYear: '{amount} per år',
      domainPrice: 'markedspris, vanligvis {domainFrom}–{domainTo} per år',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Disse prisene er i amerikanske dollar og gjelder bare hvis du fornyer.',
      unreachable: 'Betalingstjenesten svarer ikke akkurat nå. Prøv igjen om litt.',
    },
    faq: {
      title: 'Dette spør folk om før de bestiller',
      list: [
        [
          'Hva får jeg egentlig for {price}?',
          'En profesjonelt bygd nettside, webhotell i ett år, domene i ett år, {supportMonths}\u00a0måneders vedlikehold og support, faktureringsprogram gratis det første året og et plantet tre. Én betaling, ingenting kommer i tillegg.',
        ],
        [
          'Hva er inkludert i nettsiden?',
          'Inntil {pages} sider. Du sender stikkord og bilder, vi skriver tekstene, og du retter. Små endringer gjør vi i {supportMonths}\u00a0måneder. Nettbutikk, booking og e-postkontoer er ikke med; vi lenker til tjenestene du allerede bruker.',
        ],
        ['Hvor fort går det egentlig?', landing.timeNote],
        [
          'Hva koster det andre året?',
          'Webhotellet koster {hosting} og vedlikeholdet {maintenance} per år. Domenet fornyes til markedspris, vanligvis {domainFrom}–{domainTo}. Faktureringsprogrammet koster {billing} per år hvis du vil beholde det. Du kan si opp delene hver for seg og ta nettsiden med deg.',
        ],
        [
          'Hva om jeg ikke liker forslagene?',
          `Si ifra, så lager vi nye: Du kan be om så mange endringer du vil. ${refundRule} ${refundAfter} Er ikke nettsiden din på nett {lateDays}\u00a0dager etter bestillingen, kan du likevel avbestille og få hele beløpet tilbake; dager da vi venter på deg, teller ikke.`,
        ],
        [
          'Må jeg forberede noe?',
          'Noen setninger om bedriften og bilder du liker, er nok til å begynne. Logo, åpningstider og priser kan komme senere.',
        ],
        [
          'Jeg har allerede et domene. Kan jeg beholde det?',
          'Ja. Skriv det i skjemaet, så kobler vi det til. E-postadressene dine virker hele tiden.',
        ],
        [
          'Hvorfor et tre?',
          'En nettside bruker strøm hver gang noen åpner den. Vi bygger lette sider som bruker mindre, og for hver nettside blir det plantet minst ett tre. Du får sertifikatet når nettsiden publiseres; sted og dato fylles inn når treet er plantet.',
        ],
      ],
    },
    checkout: {
      title: 'Demokasse',
      lead: 'Dette er en demo. Du trenger ikke kort, ingen penger blir trukket, og ingen nettside blir bygd. Ellers fungerer bestillingen som en ekte.',
      when: 'Hva som skjer, og når',
      steps: [
        'Rett etter bestillingen: et skjema om bedriften din. Det tar omtrent {minutes}\u00a0minutter.',
        'Innen {designHours}\u00a0timer etter at du har sendt skjemaet: {designs} forslag å velge mellom.',
        'Innen {workingDays}\u00a0arbeidsdager ({workingHours}\u00a0arbeidstimer) etter at du har valgt: nettsiden, klar for godkjenning. Når du godkjenner den, publiserer vi den.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Forbrukere i EØS og Storbritannia har 14\u00a0dagers angrerett fra bestillingen. Når du bestiller, ber du oss om å begynne med en gang; refusjonsregelen vår gjelder i tillegg til angreretten. {terms}, {privacy}',
      details: 'Opplysningene dine',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Send meg en lenke hvis jeg stopper her',
      laterNote: 'Én e-post etter en time, ingen flere.',
      currency: emails.printed.labels.currency,
      pay: 'Legg inn demobestillingen',
      nameMissing: 'Skriv navnet ditt.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Demobestillingen kom ikke fram. Det du har skrevet, er her fortsatt: Prøv igjen.',
    },
    done: {
      number: 'Demobestillingen din har nummer {order}. En ekte butikk ville ha trukket {price}.',
      mailbox:
        'Den samme lenken står i e-posten vi har sendt deg. I denne demoen kan du lese den her: {mailbox}.',
      mailboxLink: 'demopostkassen',
      noEmail: 'En ekte butikk ville også ha sendt deg lenken på e-post.',
    },
  },
  thanks: {
    title: 'Takk for bestillingen',
    titleUnknown: 'Har du nettopp betalt?',
    hello: 'Takk for bestillingen, {name}',
    paid: 'Vi har mottatt betalingen din på {amount}. Ordrenummeret ditt er {orderId}.',
    button: receipt.button,
    sameLink: 'Den samme lenken står i e-posten med kvitteringen din.',
    confirming: 'Betalingen blir bekreftet akkurat nå; ordrenummeret og skjemaet kommer her om et øyeblikk.',
    emailComing:
      'Har du nettopp betalt, er en e-post med kvitteringen og lenken til skjemaet på vei til adressen du oppga da du betalte.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Fyll ut skjemaet: Det tar omtrent {minutes}\u00a0minutter.',
      'Sender du det nå, har du {designs} forslag senest {date}.',
      'Velger du ett samme dag, er nettsiden klar for godkjenning senest {date}. Du kan be om så mange endringer du vil; da flyttes datoen.',
    ],
    noEmail:
      'Ingen e-post etter ti minutter? Se i søppelposten, eller skriv til {email} med ordrenummeret ditt.',
    noEmailUnknown:
      'Ingen e-post etter ti minutter? Se i søppelposten, eller skriv til {email} med navnet på kortet ditt.',
  },
  form: {
    title: 'Skjema til bestillingen din',
    intro:
      'Det tar omtrent {minutes}\u00a0minutter. Innen {designHours}\u00a0timer etterpå har du {designs} ulike forslag.',
    required: landing.form.requiredNote,
    kept: 'Det du skriver, blir lagret på denne enheten til du sender det eller lukker fanen.',
    parts: { you: '1 av 3: Du', business: '2 av 3: Bedriften din', domain: '3 av 3: Domene og logo' },
    labels: {
      fullName: 'For- og etternavn',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Hvor hørte du om oss?',
      businessName: 'Navnet på bedriften',
      businessDescription: 'Hva bedriften gjør',
      billingDetails: 'Fakturaopplysninger',
      additionalNotes: 'Kommentarer',
      preferredDomain: 'Ønsket domene',
      domainOwnership: 'Eier du domenet allerede?',
      logo: 'Last opp logo',
    },
    hints: {
      businessDescription: 'Hva du gjør, for hvem og hvor.',
      billingDetails: 'Navn og adresse til kvitteringen.',
      preferredDomain: 'For eksempel dinbedrift.com. Ett år er inkludert.',
      logo: 'JPG, PNG eller SVG, høyst 5\u00a0MB. Ingen logo ennå? La feltet stå tomt.',
    },
    chooseFile: 'Velg en fil, eller dra den hit',
    yes: 'Ja',
    no: 'Nei',
    unsure: 'Vet ikke',
    referral: 'Anbefaling',
    other: 'Annet',
    confirm: 'Jeg bekrefter bestillingen og er klar over at betalingen på {price} dekker ett års tjenester',
    confirmUnpriced: 'Jeg bekrefter bestillingen og er klar over at betalingen dekker ett års tjenester',
    submit: 'Bekreft bestillingen',
    problem: 'Se over opplysningene dine',
    errorTitle: 'Feil:',
    errors: {
      fullName: 'Skriv for- og etternavnet ditt.',
      notPlain:
        'Et navn kan ikke inneholde nett- eller e-postadresser eller usynlige tegn. Skriv det på nytt med mellomrom etter hvert punktum.',
      email: landing.form.invalidEmail,
      businessName: 'Skriv navnet på bedriften.',
      businessDescription: 'Beskriv bedriften med minst 10\u00a0tegn.',
      domainOwnership: 'Velg et svar.',
      orderConfirmed: 'Bekreft bestillingen for å gå videre.',
      tooLong: 'Bruk høyst {max} tegn.',
      failedTitle: 'Skjemaet ble ikke sendt',
      failed: 'Det du har skrevet, er her fortsatt. Send skjemaet på nytt.',
      tooMany: 'For mange forsøk. Vent noen minutter, og prøv igjen.',
      alreadySent: 'Denne bestillingen er allerede bekreftet.',
    },
    link: {
      unproven:
        'Åpne siden via lenken i e-posten din. Eller fyll ut skjemaet her, så knytter vi det til bestillingen din.',
      expired:
        'Lenken er ikke gyldig lenger. Du kan fortsatt fylle ut skjemaet; vi knytter det til bestillingen din.',
      failed: 'Opplysningene dine kunne ikke hentes. Du kan fortsatt fylle ut skjemaet.',
      retry: 'Prøv igjen',
      newLink: 'Send meg en ny lenke',
    },
    logo: {
      uploading: 'Laster opp\u00a0…',
      uploadedTitle: 'Logoen er lastet opp',
      uploaded: 'Logoen din er lastet opp.',
      remove: 'Fjern logoen',
      yours: 'Logoen din',
      type: { title: 'Filtypen kan ikke brukes', text: 'Velg en JPG-, PNG- eller SVG-fil.' },
      size: {
        title: 'Filen er for stor',
        text: 'Velg en fil på under 5\u00a0MB.',
      },
      svgSize: {
        title: 'Filen er for stor',
        text: 'Velg en SVG-fil på under 512\u00a0kB, eller lagre logoen som PNG.',
      },
      complexity: {
        title: 'Logoen er for komplisert',
        text: 'Bildet er for komplisert til å behandles. Velg en enklere utgave, eller lagre det som PNG.',
      },
      failed: { title: 'Opplastingen mislyktes', text: 'Prøv å laste opp logoen igjen.' },
    },
    sent: {
      title: 'Skjemaet er sendt!',
      text: 'Takk! Vi bekrefter det på e-post innen {replyHours}\u00a0timer og setter i gang med forslagene.',
      order: 'Bestilling {orderId} er bekreftet. Du får forslagene senest {date}.',
      unmatched:
        'Vi har mottatt skjemaet. Vi knytter det til bestillingen din og skriver til deg innen {replyHours}\u00a0timer.',
      follow: 'Følg prosjektet ditt',
    },
    given: {
      title: 'Denne bestillingen er allerede bekreftet.',
      due: 'Du får forslagene senest {date}.',
      change: 'Vil du endre noe? Svar på e-posten du fikk fra oss.',
      heading: 'Dette har du fortalt oss',
      sent: 'Sendt',
      ownDomain: 'Du eier domenet',
      logo: 'Lastet opp',
    },
  },
  print: 'Skriv ut',
  links: {
    expired: {
      title: 'Lenken er utløpt',
      text: 'Den førte tilbake til betalingen av en bestilling du ikke hadde fullført. Du kan bestille på nytt når du vil.',
      button: 'Bestill på nytt',
    },
    incomplete: {
      title: 'Lenken er ufullstendig',
      text: 'Kopier hele lenken fra e-posten, eller svar på e-posten.',
    },
  },
};
