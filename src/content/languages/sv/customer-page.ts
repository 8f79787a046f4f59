import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'sv',

  page: {
    title: 'Ditt projekt, beställning {order}',
    titleWithoutOrder: 'Ditt projekt',
    order: 'Beställning {order}',
    loading: 'Ditt projekt hämtas.',
    newTab: 'öppnas i en ny flik',
    contact: 'Din kontaktperson: {name}',
    close: 'Stäng',
    dismiss: 'Stäng',
  },

  stages: {
    label: 'Stegen i ditt projekt',
    awaiting_form: 'Ditt formulär',
    designing: 'Förslag på gång',
    choosing: 'Ditt val',
    building: 'Hemsida på gång',
    reviewing: 'Ditt godkännande',
    live: 'På nätet',
    done: 'klart',
    current: 'nu',
    upcoming: 'återstår',
    expected: 'väntas {day}',
  },

  now: {
    awaiting_form: {
      title: 'Berätta om ditt företag',
      text: 'Det tar ungefär tio minuter. Förslagen kommer inom {hours}\u00a0timmar efter att du har skickat formuläret.',
    },
    designing: {
      title: 'Vi tar fram dina förslag',
      text: 'Du får {count} förslag att välja mellan. Vi mejlar när de är klara.',
    },
    redesigning: {
      title: 'Vi ändrar dina förslag',
      text: 'Vi har fått dina önskemål. Vi mejlar när de nya förslagen är klara.',
    },
    choosing: {
      title: 'Dina förslag är klara',
      text: 'Ta den tid du behöver. Välj det du tycker bäst om, eller be om så många ändringar du vill.',
    },
    building: {
      title: 'Vi bygger din hemsida',
      text: 'Vi mejlar när du kan titta på den.',
    },
    rebuilding: {
      title: 'Vi gör ändringarna',
      text: 'Vi har fått dina önskemål. Vi mejlar när du kan titta på resultatet.',
    },
    reviewing: {
      title: 'Din hemsida är klar att granska',
      text: 'Gå igenom alla sidor. Godkänn den, så publicerar vi den, eller be om ändringar.',
    },
    approved: {
      title: 'Vi publicerar din hemsida',
      text: 'Tack för ditt godkännande. Vi mejlar när den är ute på nätet.',
    },
    live: {
      title: 'Din hemsida är ute på nätet',
      text: 'Alla kan besöka den. Behöver du något?',
      write: 'Skriv till oss här.',
    },
    closed: {
      title: 'Beställningen är avslutad',
      text: 'Den är annullerad eller återbetald, så vi har slutat arbeta med den. Dina meddelanden och filer finns kvar här.',
    },
  },

  clock: {
    label: 'När det är klart',
    designs: 'Förslag senast {when}',
    website: 'Hemsida senast {when}',
    launch: 'På nätet senast {when}',
    when: '{day} kl. {time}',
    left: '{duration} kvar',
    leftWorking: '{duration} arbetstid kvar',
    late: '{duration} försenat',
    hoursAndMinutes: '{hours}\u00a0tim {minutes}\u00a0min',
    hours: '{hours}\u00a0tim',
    minutes: '{minutes}\u00a0min',
    underMinute: 'mindre än en minut',
    atShop: 'Kl. {time} hos oss ({city})',
    notStarted: 'Klockan startar när du skickar formuläret.',
    paused: 'Klockan står still tills vi hör från dig.',
    chosenToday: 'Väljer du ett i dag är hemsidan senast {day} klar för dig att granska.',
    resting: 'Just nu har vi stängt. Klockan börjar gå igen {when}.',
    explain: 'Så räknar vi tiden',
    promise: landing.timeNote,
    workingHours:
      'Vi arbetar måndag till fredag kl. {opens}–{closes} (lokal tid, {city}), utom på helgdagar. Tiden då vi väntar på ditt svar räknas inte.',
  },

  late: {
    title: 'Vi är sena och ber om ursäkt',
    text: 'Det här skulle ha varit klart {when}. Nu går ditt projekt före allt annat. Du behöver inte göra något; vill du prata med oss, skriv ett meddelande här nedanför eller mejla {email}.',
  },

  next: {
    form: 'Fyll i formuläret',
    choose: 'Välj ditt förslag',
    approve: 'Godkänn hemsidan',
    domain: 'Bekräfta domänen',
    openSite: 'Öppna din hemsida',
    meanwhile: 'Kontrollera adressen till din hemsida medan vi arbetar.',
    nothing: 'Just nu behöver du inte göra något.',
  },

  designs: {
    title: 'Dina förslag',
    earlier: 'Tidigare förslag',
    round: 'Omgång {n}',
    view: 'Visa i helskärm',
    viewNamed: 'Visa ”{title}” i helskärm',
    picture: 'Förslaget ”{title}”',
    note: 'Designerns kommentar',
    openPdf: 'Ladda ner pdf',
    openLink: 'Öppna förslaget',
    choose: 'Välj det här förslaget',
    chooseNamed: 'Välj ”{title}”',
    chosen: 'Ditt val',
    swipe: 'Svep för att se alla {count}.',
    confirm: {
      title: 'Välja ”{title}”?',
      text: 'Vi bygger hemsidan efter det här förslaget. Den är klar inom {days}\u00a0arbetsdagar ({hours}\u00a0arbetstimmar).',
      later: 'Du kan be om fler ändringar när du tittar på den färdiga hemsidan.',
      note: 'Något vi bör veta? (valfritt)',
      cancel: 'Inte än',
    },
    done: { title: 'Förslaget är valt', text: 'Vi har börjat bygga din hemsida.' },
  },

  viewer: {
    position: 'Förslag {n} av {total}',
    previous: 'Föregående förslag',
    next: 'Nästa förslag',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    hint: 'Piltangenterna byter förslag, + och − zoomar, Esc stänger.',
    noPreview: 'Det här förslaget har ingen förhandsvisning.',
    failed: 'Bilden kunde inte hämtas.',
  },

  changes: {
    button: 'Be om ändringar',
    label: 'Vad ska vi ändra?',
    hint: 'Skriv allt i ett meddelande, så ändrar vi det på en gång. Du kan be om ändringar hur många gånger du vill, utan kostnad.',
    send: 'Skicka önskemålen',
    done: { title: 'Önskemålen är skickade', text: 'Vi mejlar när ändringarna är gjorda.' },
    openTitle: 'Ändringarna du bad om',
    openText: 'Skickat {when}. När de är gjorda kan du be om fler.',
  },

  review: {
    title: 'Din hemsida',
    open: 'Öppna hemsidan',
    confirm: {
      title: 'Godkänna hemsidan?',
      text: 'Då publicerar vi den. Därefter ingår små ändringar i supporten i {months}\u00a0månader.',
      cancel: 'Inte än',
    },
    done: { title: 'Hemsidan är godkänd', text: 'Vi mejlar när den är ute på nätet.' },
  },

  domain: {
    title: 'Domän',
    label: 'Domän',
    ask: 'Vilken adress ska din hemsida ha?',
    check: 'Du har angett {domain}. Kontrollera stavningen och bekräfta.',
    confirm: 'Bekräfta domänen',
    change: 'Använd en annan domän',
    cancel: 'Avbryt',
    confirmed: 'Bekräftad {when}',
    done: { title: 'Domänen är bekräftad', text: 'Din hemsida får adressen {domain}.' },
  },

  messages: {
    title: 'Meddelanden',
    label: 'Skriv till oss',
    send: 'Skicka meddelandet',
    empty: 'Inga meddelanden än. Fråga oss vad du vill: vi svarar inom {hours}\u00a0timmar, oftast snabbare.',
    you: 'Du',
    problem: 'Problem',
    change_request: 'Ändringar',
    inProgress: 'pågår',
    answered: 'klart ({when})',
    earlier: plural({
      one: 'Visa {n} tidigare meddelande',
      other: 'Visa {n} tidigare meddelanden',
    }),
    done: { title: 'Meddelandet är skickat', text: 'Vi svarar inom {hours}\u00a0timmar.' },
  },

  files: {
    title: 'Filer',
    add: 'Bifoga filer',
    limits: 'Upp till {count} filer, högst {size} var: bilder eller pdf.',
    uploading: 'Laddar upp {name}: {percent}\u00a0%',
    ready: '{name} är bifogad.',
    remove: 'Ta bort {name}',
    tooMany: 'Du kan bifoga högst {count} filer.',
    tooLarge: '{name} är större än {size}. Välj en mindre fil.',
    wrongType: '{name} är varken en bild eller en pdf. Välj en fil i formatet JPG, PNG, WebP, SVG eller PDF.',
    tooComplex: '{name} är för komplicerad att behandla. Välj en mindre version.',
    full: 'Projektet har inte plats för fler filer. Skriv till oss, så ordnar vi det.',
    failed: '{name} kunde inte laddas upp. Kontrollera anslutningen och välj filen igen.',
    wait: 'Vänta tills filerna är uppladdade och skicka sedan igen.',
    all: plural({ one: 'Visa {n} fil', other: 'Visa alla {n} filer' }),
    fromYou: 'från dig',
    fromUs: 'från oss',
  },

  problem: {
    button: 'Rapportera ett problem',
    title: 'Rapportera ett problem',
    label: 'Vad är fel?',
    hint: 'Berätta vad du gjorde och vad du såg; en skärmbild hjälper oss. Problem tittar vi på först.',
    send: 'Skicka',
    done: { title: 'Problemet är rapporterat', text: 'Vi tittar på det först av allt och hör av oss.' },
  },

  order: {
    title: 'Din beställning',
    number: 'Ordernummer',
    package: 'Paket',
    price: 'Pris',
    paid: 'Betald',
    receipt: 'Öppna kvittot',
  },

  live: {
    address: 'Din hemsida',
    since: 'På nätet sedan den {date}',
    included: 'Webbhotell och support ingår till den {date}',
    firstWeek: {
      title: 'Den första veckan',
      steps: [
        'Öppna hemsidan på mobilen och kontrollera telefonnummer, adress och öppettider.',
        'Skicka en förfrågan till dig själv, som en kund skulle göra.',
        'Lägg till adressen i din Google-företagsprofil, i sociala medier och i din e-postsignatur.',
        'Något som ska ändras? Skriv till oss: små ändringar ingår i {months}\u00a0månader.',
      ],
    },
    history: {
      title: 'Historik',
      contents: 'Steg, förslag, filer och ditt kvitto',
    },
  },

  link: {
    missing: {
      title: 'Din projektsida',
      text: 'Öppna sidan med länken i något av våra mejl om din beställning. Hittar du den inte skickar vi en ny.',
    },
    expired: {
      title: 'Länken har gått ut',
      text: 'Länkar slutar gälla 180 dagar efter vårt senaste mejl. Vi skickar gärna en ny.',
    },
    revoked: {
      title: 'Länken gäller inte längre',
      text: 'Det finns en nyare länk, eller så är den här inte komplett. Öppna länken i vårt senaste mejl eller be om en ny.',
    },
    order: 'Ordernummer',
    orderHint: 'Står i alla mejl om din beställning, till exempel 482019375.',
    email: 'E-post',
    emailHint: 'Adressen du angav när du beställde.',
    send: 'Mejla mig en ny länk',
    sentTitle: 'Titta i din e-post',
    sentText:
      'Om ordernumret och e-postadressen hör ihop är en ny länk på väg. Har du inte fått något efter tio minuter? Titta i skräpposten eller skriv till {email}.',
    again: 'Prova andra uppgifter',
  },

  draft: 'Det du skriver sparas på den här enheten tills du skickar det eller stänger fliken.',

  errors: {
    load: {
      title: 'Ditt projekt kunde inte hämtas',
      text: 'Kontrollera anslutningen och försök igen. Hjälper det inte kan du skriva till {email}.',
      retry: 'Försök igen',
    },
    offline: 'Du är offline. Så här såg projektet ut kl. {time}; det uppdateras när du är uppkopplad igen.',
    text: 'Skriv några ord.',
    tooLong: 'Använd högst {count} tecken.',
    domain: 'Ange en domän, till exempel bageri-moberg.example.',
    order: 'Ange ordernumret med siffror, till exempel 482019375.',
    email: 'Ange en giltig e-postadress.',
    failed: 'Det gick inte. Det du har skrivit finns kvar: kontrollera anslutningen och skicka igen.',
    changed: 'Projektet har ändrats under tiden. Titta på det nya och skicka sedan igen.',
    tooMany: 'För många försök. Vänta några minuter och försök igen.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Vilket namn ska stå på certifikatet?',
    choices: {
      full: 'Mitt namn',
      business: 'Företagets namn',
      initials: 'Bara mina initialer',
      hidden: 'Inget namn',
    },
    open: 'Öppna certifikatet',
    saved: 'Certifikatet är ändrat.',
    later: 'Du får certifikatet för ditt träd när hemsidan är ute på nätet.',
  },
};
