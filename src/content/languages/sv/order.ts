import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Efter det ändrar vi tills det blir rätt och betalar bara tillbaka om vi är försenade eller inte kan göra klart hemsidan.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Professionellt byggd hemsida, upp till {pages}\u00a0sidor',
      '{designs} unika förslag inom {designHours}\u00a0timmar',
      'Klar på {workingDays}\u00a0arbetsdagar ({workingHours}\u00a0arbetstimmar)',
      '1\u00a0års webbhotell',
      '1\u00a0års domän',
      '{supportMonths}\u00a0månaders underhåll och support',
      'Faktureringsprogram, gratis första året',
      'Obegränsat antal ändringar',
      'Ett planterat träd med certifikat',
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
      title: 'Ett pris, och vad som kommer sedan',
      lead: 'Hela paketet kostar {price}, en enda gång.',
      kind: 'ALLT I ETT PAKET',
      once: 'engångspris',
      included: 'Det här ingår',
      demo: '(demokassa)',
      noCard: 'Det här är en demo: du behöver inget kort och inga pengar dras.',
      currency: 'Priser i {code} – {change}',
      change: 'ändra',
      secure: 'Säker kortbetalning. Vill du fråga något först? {chat}',
      later: 'Från och med andra året',
      hosting: 'Webbhotell',
      maintenance: 'Underhåll',
      domain: 'Domän',
      billing: 'Faktureringsprogram, om du vill ha det',
      perYear: '{amount} per år',
      domainPrice: 'marknadspris, oftast {domainFrom}–{domainTo} per år',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'De här priserna är i US-dollar och gäller bara om du förnyar.',
      unreachable: 'Betaltjänsten svarar inte just nu. Försök igen om en stund.',
    },
    faq: {
      title: 'Vad andra frågar innan de beställer',
      list: [
        [
          'Vad får jag exakt för {price}?',
          'En professionellt byggd hemsida, webbhotell i ett år, domän i ett år, {supportMonths}\u00a0månaders underhåll och support, faktureringsprogram gratis första året och ett planterat träd. En betalning, inget tillkommer.',
        ],
        [
          'Vad ingår i hemsidan?',
          'Upp till {pages} sidor. Du skickar stödord och bilder, vi skriver texterna och du rättar. Små ändringar gör vi i {supportMonths}\u00a0månader. Webbutik, bokningssystem och e-postlådor ingår inte; vi länkar till de tjänster du redan använder.',
        ],
        ['Hur fort går det egentligen?', landing.timeNote],
        [
          'Vad kostar andra året?',
          'Webbhotellet kostar {hosting} och underhållet {maintenance} per år. Domänen förnyas till marknadspris, oftast {domainFrom}–{domainTo}. Faktureringsprogrammet kostar {billing} per år om du vill behålla det. Du kan säga upp delarna var för sig och ta hemsidan med dig.',
        ],
        [
          'Och om jag inte gillar förslagen?',
          `Säg till, så gör vi om: antalet ändringar är obegränsat. ${refundRule} ${refundAfter} Om din hemsida inte är ute på nätet {lateDays}\u00a0dagar efter beställningen kan du ändå avbeställa och få tillbaka hela beloppet; dagar då vi väntar på dig räknas inte.`,
        ],
        [
          'Behöver jag förbereda något?',
          'Några meningar om ditt företag och bilder du tycker om räcker för att börja. Logotyp, öppettider och priser kan komma senare.',
        ],
        [
          'Jag har redan en domän. Kan jag behålla den?',
          'Ja. Skriv den i formuläret, så kopplar vi den till hemsidan. Dina e-postadresser fungerar hela tiden.',
        ],
        [
          'Varför ett träd?',
          'En hemsida drar ström varje gång någon öppnar den. Vi bygger lätta sidor som drar mindre, och för varje hemsida planteras minst ett träd. Du får certifikatet när din hemsida publiceras; plats och dag fylls i när trädet är planterat.',
        ],
      ],
    },
    checkout: {
      title: 'Demokassa',
      lead: 'Det här är en demo. Du behöver inget kort, inga pengar dras och ingen hemsida byggs. I övrigt fungerar din beställning som en riktig.',
      when: 'Vad som händer och när',
      steps: [
        'Direkt efter beställningen: ett formulär om ditt företag. Det tar ungefär {minutes}\u00a0minuter.',
        'Inom {designHours}\u00a0timmar efter att du har skickat formuläret: {designs} förslag att välja mellan.',
        'Inom {workingDays}\u00a0arbetsdagar ({workingHours}\u00a0arbetstimmar) efter att du har valt: hemsidan, klar för dig att granska. När du godkänner den publicerar vi den.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Konsumenter i EU och Storbritannien har 14\u00a0dagars ångerrätt från beställningen. När du beställer ber du oss att börja arbeta direkt; våra återbetalningsvillkor gäller utöver ångerrätten. {terms}, {privacy}',
      details: 'Dina uppgifter',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Skicka mig en länk om jag avbryter här',
      laterNote: 'Ett mejl efter en timme, inga fler.',
      currency: emails.printed.labels.currency,
      pay: 'Lägg demobeställningen',
      nameMissing: 'Skriv ditt namn.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Demobeställningen gick inte fram. Det du har skrivit finns kvar: försök igen.',
    },
    done: {
      number: 'Din demobeställning har nummer {order}. En riktig butik hade dragit {price}.',
      mailbox: 'Samma länk finns i mejlet vi har skickat. I den här demon kan du läsa det här: {mailbox}.',
      mailboxLink: 'demobrevlådan',
      noEmail: 'En riktig butik hade också mejlat länken till dig.',
    },
  },
  thanks: {
    title: 'Tack för din beställning',
    titleUnknown: 'Har du just betalat?',
    hello: 'Tack för din beställning, {name}',
    paid: 'Vi har fått din betalning på {amount}. Ditt ordernummer är {orderId}.',
    button: receipt.button,
    sameLink: 'Samma länk finns i mejlet med ditt kvitto.',
    confirming: 'Din betalning bekräftas just nu; ordernumret och formuläret visas här om ett ögonblick.',
    emailComing:
      'Har du just betalat är ett mejl med kvittot och länken till formuläret på väg till adressen du angav när du betalade.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Fyll i formuläret: det tar ungefär {minutes}\u00a0minuter.',
      'Skickar du det nu har du {designs} förslag senast {date}.',
      'Väljer du ett samma dag är hemsidan senast {date} klar för dig att granska. Du får be om hur många ändringar du vill; de flyttar fram datumet.',
    ],
    noEmail:
      'Har du inte fått något mejl efter tio minuter? Titta i skräpposten eller skriv till {email} och ange ditt ordernummer.',
    noEmailUnknown:
      'Har du inte fått något mejl efter tio minuter? Titta i skräpposten eller skriv till {email} och ange namnet på ditt kort.',
  },
  form: {
    title: 'Formulär till din beställning',
    intro:
      'Det tar ungefär {minutes}\u00a0minuter. Inom {designHours}\u00a0timmar efter det har du {designs} unika förslag.',
    required: landing.form.requiredNote,
    kept: 'Det du skriver sparas på den här enheten tills du skickar det eller stänger fliken.',
    parts: { you: '1 av 3: Du', business: '2 av 3: Ditt företag', domain: '3 av 3: Domän och logotyp' },
    labels: {
      fullName: 'För- och efternamn',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Hur hittade du oss?',
      businessName: 'Företagets namn',
      businessDescription: 'Vad företaget gör',
      billingDetails: 'Fakturauppgifter',
      additionalNotes: 'Övrigt',
      preferredDomain: 'Önskad domän',
      domainOwnership: 'Äger du redan domänen?',
      logo: 'Ladda upp logotyp',
    },
    hints: {
      businessDescription: 'Vad du gör, för vem och var.',
      billingDetails: 'Namn och adress till kvittot.',
      preferredDomain: 'Till exempel dittforetag.com. Ett år ingår.',
      logo: 'JPG, PNG eller SVG, högst 5\u00a0MB. Ingen logotyp än? Lämna fältet tomt.',
    },
    chooseFile: 'Välj en fil eller dra den hit',
    yes: 'Ja',
    no: 'Nej',
    unsure: 'Vet inte',
    referral: 'Rekommendation',
    other: 'Annat',
    confirm: 'Jag bekräftar min beställning och förstår att betalningen på {price} avser ett års tjänster',
    confirmUnpriced: 'Jag bekräftar min beställning och förstår att betalningen avser ett års tjänster',
    submit: 'Bekräfta beställningen',
    problem: 'Kontrollera dina uppgifter',
    errorTitle: 'Fel:',
    errors: {
      fullName: 'Skriv ditt för- och efternamn.',
      notPlain:
        'Ett namn får inte innehålla webb- eller e-postadresser eller osynliga tecken. Skriv in det på nytt med mellanslag efter varje punkt.',
      email: landing.form.invalidEmail,
      businessName: 'Skriv företagets namn.',
      businessDescription: 'Beskriv ditt företag med minst 10\u00a0tecken.',
      domainOwnership: 'Välj ett alternativ.',
      orderConfirmed: 'Bekräfta beställningen för att gå vidare.',
      tooLong: 'Använd högst {max} tecken.',
      failedTitle: 'Formuläret skickades inte',
      failed: 'Det du har skrivit finns kvar. Skicka formuläret igen.',
      tooMany: 'För många försök. Vänta några minuter och försök igen.',
      alreadySent: 'Den här beställningen är redan bekräftad.',
    },
    link: {
      unproven:
        'Öppna sidan via länken i ditt mejl. Eller fyll i formuläret här, så kopplar vi det till din beställning.',
      expired:
        'Länken gäller inte längre. Du kan ändå fylla i formuläret; vi kopplar det till din beställning.',
      failed: 'Dina uppgifter kunde inte hämtas. Du kan ändå fylla i formuläret.',
      retry: 'Försök igen',
      newLink: 'Mejla mig en ny länk',
    },
    logo: {
      uploading: 'Laddar upp\u00a0…',
      uploadedTitle: 'Logotypen är uppladdad',
      uploaded: 'Din logotyp är uppladdad.',
      remove: 'Ta bort logotypen',
      yours: 'Din logotyp',
      type: { title: 'Filtypen går inte att använda', text: 'Välj en JPG-, PNG- eller SVG-fil.' },
      size: {
        title: 'Filen är för stor',
        text: 'Välj en fil som är mindre än 5\u00a0MB.',
      },
      svgSize: {
        title: 'Filen är för stor',
        text: 'Välj en SVG-fil som är mindre än 512\u00a0kB eller spara logotypen som PNG.',
      },
      complexity: {
        title: 'Logotypen är för komplicerad',
        text: 'Bilden är för komplicerad att bearbeta. Välj en enklare version eller spara den som PNG.',
      },
      failed: { title: 'Uppladdningen misslyckades', text: 'Försök ladda upp logotypen igen.' },
    },
    sent: {
      title: 'Formuläret är skickat!',
      text: 'Tack! Vi bekräftar det via mejl inom {replyHours}\u00a0timmar och sätter i gång med dina förslag.',
      order: 'Beställning {orderId} är bekräftad. Du får förslagen senast {date}.',
      unmatched:
        'Vi har fått ditt formulär. Vi kopplar det till din beställning och skriver till dig inom {replyHours}\u00a0timmar.',
      follow: 'Följ ditt projekt',
    },
    given: {
      title: 'Den här beställningen är redan bekräftad.',
      due: 'Du får förslagen senast {date}.',
      change: 'Vill du ändra något? Svara på mejlet du fick från oss.',
      heading: 'Det här har du berättat',
      sent: 'Skickat',
      ownDomain: 'Du äger domänen',
      logo: 'Uppladdad',
    },
  },
  print: 'Skriv ut',
  links: {
    expired: {
      title: 'Länken har gått ut',
      text: 'Den ledde tillbaka till betalningen av en beställning som inte var klar. Du kan beställa på nytt när du vill.',
      button: 'Beställ på nytt',
    },
    incomplete: {
      title: 'Länken är ofullständig',
      text: 'Kopiera hela länken från mejlet eller svara på mejlet.',
    },
  },
};
