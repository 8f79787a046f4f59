import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Derefter retter vi, til det passer, og betaler kun tilbage, hvis vi er forsinkede eller ikke kan gøre hjemmesiden færdig.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Professionelt designet hjemmeside, op til {pages}\u00a0sider',
      '{designs} forskellige udkast inden for {designHours}\u00a0timer',
      'Færdig på {workingDays}\u00a0arbejdsdage ({workingHours}\u00a0arbejdstimer)',
      '1\u00a0års webhotel',
      '1\u00a0års domæne',
      '{supportMonths}\u00a0måneders vedligeholdelse og support',
      'Faktureringsprogram, gratis det første år',
      'Ubegrænset antal ændringer',
      'Et plantet træ med certifikat',
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
      title: 'Én pris, og hvad der kommer bagefter',
      lead: 'Hele pakken koster {price}, én gang.',
      kind: 'ALT I ÉN PAKKE',
      once: 'engangspris',
      included: 'Det er med i prisen',
      demo: '(demokasse)',
      noCard: 'Dette er en demo: Du skal ikke bruge et kort, og der trækkes ingen penge.',
      currency: 'Priser i {code} – {change}',
      change: 'skift',
      secure: 'Sikker kortbetaling. Vil du spørge om noget først? {chat}',
      later: 'Fra og med andet år',
      hosting: 'Webhotel',
      maintenance: 'Vedligeholdelse',
      domain: 'Domæne',
      billing: 'Faktureringsprogram, hvis du vil have det',
      perYear: '{amount} om året',
      domainPrice: 'markedspris, som regel {domainFrom} til {domainTo} om året',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Priserne er i amerikanske dollar og gælder kun, hvis du fornyer.',
      unreachable: 'Betalingstjenesten svarer ikke lige nu. Prøv igen om et øjeblik.',
    },
    faq: {
      title: 'Det spørger folk om, før de bestiller',
      list: [
        [
          'Hvad får jeg helt præcist for {price}?',
          'En professionelt designet hjemmeside, webhotel i ét år, domæne i ét år, {supportMonths}\u00a0måneders vedligeholdelse og support, et faktureringsprogram gratis det første år og et plantet træ. Én betaling, og der kommer ikke mere oveni.',
        ],
        [
          'Hvad hører med til hjemmesiden?',
          'Op til {pages} sider. Du sender stikord og billeder, vi skriver teksterne, og du retter. Små ændringer laver vi i {supportMonths}\u00a0måneder. Webshop, booking og e-mailkonti er ikke med; vi linker til de tjenester, du allerede bruger.',
        ],
        ['Hvor hurtigt går det egentlig?', landing.timeNote],
        [
          'Hvad koster det andet år?',
          'Webhotellet koster {hosting} og vedligeholdelsen {maintenance} om året. Domænet fornyes til markedspris, som regel {domainFrom} til {domainTo}. Faktureringsprogrammet koster {billing} om året, hvis du vil beholde det. Du kan opsige delene hver for sig og tage hjemmesiden med dig.',
        ],
        [
          'Hvad hvis jeg ikke kan lide udkastene?',
          `Sig til, så laver vi nye: Du kan få så mange ændringer, du vil. ${refundRule} ${refundAfter} Er din hjemmeside ikke online {lateDays}\u00a0dage efter bestillingen, kan du stadig annullere og få hele beløbet tilbage; dage, hvor vi venter på dig, tæller ikke med.`,
        ],
        [
          'Skal jeg forberede noget?',
          'Et par sætninger om din virksomhed og nogle billeder, du kan lide, er nok til at begynde. Logo, åbningstider og priser kan komme senere.',
        ],
        [
          'Jeg har allerede et domæne. Kan jeg beholde det?',
          'Ja. Skriv det i formularen, så forbinder vi det. Dine e-mailadresser bliver ved med at virke.',
        ],
        [
          'Hvorfor et træ?',
          'En hjemmeside bruger strøm, hver gang nogen åbner den. Vi bygger lette sider, der bruger mindre, og for hver hjemmeside bliver der plantet mindst ét træ. Du får certifikatet, når din hjemmeside er online; sted og dag kommer på, når træet er plantet.',
        ],
      ],
    },
    checkout: {
      title: 'Demokasse',
      lead: 'Dette er en demo. Du skal ikke bruge et kort, der trækkes ingen penge, og der bliver ikke bygget en hjemmeside. Ellers fungerer din bestilling som en rigtig.',
      when: 'Hvad sker der, og hvornår?',
      steps: [
        'Lige efter bestillingen: en formular om din virksomhed. Den tager cirka {minutes}\u00a0minutter.',
        'Inden for {designHours}\u00a0timer, efter at du har sendt formularen: {designs} udkast at vælge imellem.',
        'Inden for {workingDays}\u00a0arbejdsdage ({workingHours}\u00a0arbejdstimer), efter at du har valgt: hjemmesiden, klar til gennemsyn. Når du godkender den, lægger vi den online.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Forbrugere i EU og Storbritannien har 14\u00a0dages fortrydelsesret fra bestillingen. Når du bestiller, beder du os om at gå i gang med det samme; vores refusionsregel gælder oven i fortrydelsesretten. {terms}, {privacy}',
      details: 'Dine oplysninger',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Send mig et link, hvis jeg stopper her',
      laterNote: 'Én mail efter en time, og ikke flere.',
      currency: emails.printed.labels.currency,
      pay: 'Afgiv demobestilling',
      nameMissing: 'Skriv dit navn.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Demobestillingen kom ikke igennem. Det, du har skrevet, er her stadig: Prøv igen.',
    },
    done: {
      number: 'Din demobestilling har nummer {order}. En rigtig butik ville have trukket {price}.',
      mailbox:
        'Det samme link står i den mail, vi har sendt dig. I denne demo kan du læse den her: {mailbox}.',
      mailboxLink: 'demopostkassen',
      noEmail: 'En rigtig butik ville også have sendt dig linket på mail.',
    },
  },
  thanks: {
    title: 'Tak for din bestilling',
    titleUnknown: 'Har du lige betalt?',
    hello: 'Tak for din bestilling, {name}',
    paid: 'Vi har modtaget din betaling på {amount}. Dit ordrenummer er {orderId}.',
    button: receipt.button,
    sameLink: 'Det samme link står i mailen med din kvittering.',
    confirming:
      'Din betaling er ved at blive bekræftet; ordrenummer og formular dukker op her om et øjeblik.',
    emailComing:
      'Har du lige betalt, er en mail med din kvittering og linket til formularen på vej til den adresse, du oplyste, da du betalte.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Udfyld formularen: Den tager cirka {minutes}\u00a0minutter.',
      'Sender du den nu, har du {designs} udkast senest {date}.',
      'Vælger du ét samme dag, er hjemmesiden klar til gennemsyn senest {date}. Du kan få så mange ændringer, du vil; så rykkes datoen.',
    ],
    noEmail: 'Ingen mail efter ti minutter? Se i din spammappe, eller skriv til {email} med dit ordrenummer.',
    noEmailUnknown:
      'Ingen mail efter ti minutter? Se i din spammappe, eller skriv til {email} med navnet på dit kort.',
  },
  form: {
    title: 'Formular til din bestilling',
    intro:
      'Den tager cirka {minutes}\u00a0minutter. Inden for {designHours}\u00a0timer derefter har du {designs} forskellige udkast.',
    required: landing.form.requiredNote,
    kept: 'Det, du skriver, bliver gemt på denne enhed, til du sender det eller lukker fanen.',
    parts: { you: '1 af 3: Dig', business: '2 af 3: Din virksomhed', domain: '3 af 3: Domæne og logo' },
    labels: {
      fullName: 'For- og efternavn',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Hvor har du hørt om os?',
      businessName: 'Virksomhedens navn',
      businessDescription: 'Hvad virksomheden laver',
      billingDetails: 'Fakturaoplysninger',
      additionalNotes: 'Bemærkninger',
      preferredDomain: 'Ønsket domæne',
      domainOwnership: 'Ejer du allerede domænet?',
      logo: 'Upload logo',
    },
    hints: {
      businessDescription: 'Hvad du laver, for hvem og hvor.',
      billingDetails: 'Navn og adresse til din kvittering.',
      preferredDomain: 'For eksempel ditfirma.com. Ét år er med.',
      logo: 'JPG, PNG eller SVG, højst 5\u00a0MB. Intet logo endnu? Lad feltet stå tomt.',
    },
    chooseFile: 'Vælg en fil, eller træk den hertil',
    yes: 'Ja',
    no: 'Nej',
    unsure: 'Ved ikke',
    referral: 'Anbefaling',
    other: 'Andet',
    confirm:
      'Jeg bekræfter min bestilling og er klar over, at betalingen på {price} dækker 1\u00a0års service',
    confirmUnpriced: 'Jeg bekræfter min bestilling og er klar over, at betalingen dækker 1\u00a0års service',
    submit: 'Bekræft bestillingen',
    problem: 'Se dine oplysninger igennem',
    errorTitle: 'Fejl:',
    errors: {
      fullName: 'Skriv dit for- og efternavn.',
      notPlain:
        'Et navn må ikke indeholde web- eller e-mailadresser eller usynlige tegn. Skriv det igen med mellemrum efter hvert punktum.',
      email: landing.form.invalidEmail,
      businessName: 'Skriv virksomhedens navn.',
      businessDescription: 'Beskriv din virksomhed med mindst 10\u00a0tegn.',
      domainOwnership: 'Vælg et svar.',
      orderConfirmed: 'Bekræft din bestilling for at gå videre.',
      tooLong: 'Brug højst {max} tegn.',
      failedTitle: 'Formularen blev ikke sendt',
      failed: 'Det, du har skrevet, er her stadig. Send formularen igen.',
      tooMany: 'For mange forsøg. Vent et par minutter, og prøv igen.',
      alreadySent: 'Denne bestilling er allerede bekræftet.',
    },
    link: {
      unproven:
        'Åbn siden via linket i din mail. Eller udfyld formularen her, så knytter vi den til din bestilling.',
      expired:
        'Linket gælder ikke længere. Du kan stadig udfylde formularen; vi knytter den til din bestilling.',
      failed: 'Dine oplysninger kunne ikke hentes. Du kan stadig udfylde formularen.',
      retry: 'Prøv igen',
      newLink: 'Send mig et nyt link',
    },
    logo: {
      uploading: 'Uploader\u00a0…',
      uploadedTitle: 'Logo uploadet',
      uploaded: 'Dit logo er uploadet.',
      remove: 'Fjern logoet',
      yours: 'Dit logo',
      type: { title: 'Filtypen kan ikke bruges', text: 'Vælg en JPG-, PNG- eller SVG-fil.' },
      size: {
        title: 'Filen er for stor',
        text: 'Vælg en fil på under 5\u00a0MB.',
      },
      svgSize: {
        title: 'Filen er for stor',
        text: 'Vælg en SVG-fil på under 512\u00a0kB, eller gem logoet som PNG.',
      },
      complexity: {
        title: 'Logoet er for kompliceret',
        text: 'Billedet er for kompliceret til at blive behandlet. Vælg en enklere udgave, eller gem det som PNG.',
      },
      failed: { title: 'Upload mislykkedes', text: 'Prøv at uploade dit logo igen.' },
    },
    sent: {
      title: 'Formularen er sendt!',
      text: 'Tak! Vi bekræfter den på mail inden for {replyHours}\u00a0timer og går i gang med dine udkast.',
      order: 'Bestilling {orderId} er bekræftet. Du får dine udkast senest {date}.',
      unmatched:
        'Vi har modtaget din formular. Vi knytter den til din bestilling og skriver til dig inden for {replyHours}\u00a0timer.',
      follow: 'Følg dit projekt',
    },
    given: {
      title: 'Denne bestilling er allerede bekræftet.',
      due: 'Du får dine udkast senest {date}.',
      change: 'Vil du ændre noget, så svar på den mail, du har fået fra os.',
      heading: 'Det har du fortalt os',
      sent: 'Sendt',
      ownDomain: 'Du ejer domænet',
      logo: 'Uploadet',
    },
  },
  print: 'Udskriv',
  links: {
    expired: {
      title: 'Linket er udløbet',
      text: 'Det førte tilbage til betalingen af en bestilling, du ikke havde gjort færdig. Du kan bestille igen, når du vil.',
      button: 'Bestil igen',
    },
    incomplete: {
      title: 'Linket er ufuldstændigt',
      text: 'Kopiér hele linket fra mailen, eller svar på mailen.',
    },
  },
};
