import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'da',

  page: {
    title: 'Dit projekt, bestilling {order}',
    titleWithoutOrder: 'Dit projekt',
    order: 'Bestilling {order}',
    loading: 'Dit projekt hentes.',
    newTab: 'åbner i en ny fane',
    contact: 'Din kontaktperson: {name}',
    close: 'Luk',
    dismiss: 'Luk',
  },

  stages: {
    label: 'Trin i dit projekt',
    awaiting_form: 'Din formular',
    designing: 'Udkast på vej',
    choosing: 'Dit valg',
    building: 'Hjemmeside på vej',
    reviewing: 'Din godkendelse',
    live: 'Online',
    done: 'færdig',
    current: 'nu',
    upcoming: 'kommende',
    expected: 'forventet {day}',
  },

  now: {
    awaiting_form: {
      title: 'Fortæl os om din virksomhed',
      text: 'Det tager cirka ti minutter. Udkastene kommer inden for {hours}\u00a0timer, efter at du har sendt formularen.',
    },
    designing: {
      title: 'Vi laver dine udkast',
      text: 'Du får {count} udkast at vælge imellem. Vi sender en mail, når de er klar.',
    },
    redesigning: {
      title: 'Vi ændrer dine udkast',
      text: 'Vi har fået dine ændringsønsker. Vi sender en mail, når de nye udkast er klar.',
    },
    choosing: {
      title: 'Dine udkast er klar',
      text: 'Tag dig god tid. Vælg det, du bedst kan lide, eller bed om så mange ændringer, du har brug for.',
    },
    building: {
      title: 'Vi bygger din hjemmeside',
      text: 'Vi sender en mail, når du kan se den.',
    },
    rebuilding: {
      title: 'Vi laver ændringerne',
      text: 'Vi har fået dine ændringsønsker. Vi sender en mail, når du kan se resultatet.',
    },
    reviewing: {
      title: 'Din hjemmeside er klar til godkendelse',
      text: 'Se alle siderne igennem. Godkend den, så lægger vi den online, eller bed om ændringer.',
    },
    approved: {
      title: 'Vi lægger din hjemmeside online',
      text: 'Tak for din godkendelse. Vi sender en mail, når den er online.',
    },
    live: {
      title: 'Din hjemmeside er online',
      text: 'Alle kan besøge den. Har du brug for noget?',
      write: 'Skriv til os her.',
    },
    closed: {
      title: 'Bestillingen er afsluttet',
      text: 'Den er annulleret eller refunderet, så vi er stoppet med arbejdet. Dine beskeder og filer bliver liggende her.',
    },
  },

  clock: {
    label: 'Hvornår det er færdigt',
    designs: 'Udkast senest {when}',
    website: 'Hjemmeside senest {when}',
    launch: 'Online senest {when}',
    when: '{day} kl. {time}',
    left: '{duration} tilbage',
    leftWorking: '{duration} arbejdstid tilbage',
    late: '{duration} forsinket',
    hoursAndMinutes: '{hours}\u00a0t. {minutes}\u00a0min.',
    hours: '{hours}\u00a0t.',
    minutes: '{minutes}\u00a0min.',
    underMinute: 'under et minut',
    atShop: 'Kl. {time} hos os ({city})',
    notStarted: 'Uret starter, når du sender formularen.',
    paused: 'Uret står stille, til vi hører fra dig.',
    chosenToday: 'Vælger du ét i dag, er hjemmesiden klar til gennemsyn senest {day}.',
    resting: 'Lige nu har vi lukket. Uret går videre {when}.',
    explain: 'Sådan regner vi tiden',
    promise: landing.timeNote,
    workingHours:
      'Vi arbejder mandag til fredag kl. {opens}–{closes} (lokal tid, {city}) undtagen på helligdage. Tiden, hvor vi venter på svar fra dig, tæller ikke med.',
  },

  late: {
    title: 'Vi er forsinkede, og det beklager vi',
    text: 'Det skulle have været færdigt {when}. Nu går dit projekt forud for alt andet. Du behøver ikke gøre noget; vil du tale med os, så skriv en besked herunder eller en mail til {email}.',
  },

  next: {
    form: 'Udfyld formularen',
    choose: 'Vælg dit udkast',
    approve: 'Godkend hjemmesiden',
    domain: 'Bekræft domænet',
    openSite: 'Åbn din hjemmeside',
    meanwhile: 'Tjek adressen på din hjemmeside, mens vi arbejder.',
    nothing: 'Lige nu behøver du ikke gøre noget.',
  },

  designs: {
    title: 'Dine udkast',
    earlier: 'Tidligere udkast',
    round: 'Runde {n}',
    view: 'Vis i fuld skærm',
    viewNamed: 'Vis »{title}« i fuld skærm',
    picture: 'Udkastet »{title}«',
    note: 'Designerens bemærkning',
    openPdf: 'Hent PDF',
    openLink: 'Åbn udkastet',
    choose: 'Vælg dette udkast',
    chooseNamed: 'Vælg »{title}«',
    chosen: 'Dit valg',
    swipe: 'Stryg for at se alle {count}.',
    confirm: {
      title: 'Vil du vælge »{title}«?',
      text: 'Vi bygger hjemmesiden efter dette udkast. Den er færdig inden for {days}\u00a0arbejdsdage ({hours}\u00a0arbejdstimer).',
      later: 'Du kan bede om flere ændringer, når du ser den færdige hjemmeside.',
      note: 'Er der noget, vi skal vide? (valgfrit)',
      cancel: 'Ikke endnu',
    },
    done: { title: 'Udkastet er valgt', text: 'Vi er gået i gang med din hjemmeside.' },
  },

  viewer: {
    position: 'Udkast {n} af {total}',
    previous: 'Forrige udkast',
    next: 'Næste udkast',
    zoomIn: 'Zoom ind',
    zoomOut: 'Zoom ud',
    hint: 'Piletasterne skifter udkast, + og − zoomer, Esc lukker.',
    noPreview: 'Der er ingen forhåndsvisning af dette udkast.',
    failed: 'Billedet kunne ikke hentes.',
  },

  changes: {
    button: 'Bed om ændringer',
    label: 'Hvad skal vi ændre?',
    hint: 'Skriv det hele i én besked, så ændrer vi det på én gang. Du kan bede om ændringer så tit, du vil; det koster ikke noget.',
    send: 'Send ændringsønsker',
    done: { title: 'Ændringsønskerne er sendt', text: 'Vi sender en mail, når ændringerne er lavet.' },
    openTitle: 'De ændringer, du bad om',
    openText: 'Sendt {when}. Når de er lavet, kan du bede om flere.',
  },

  review: {
    title: 'Din hjemmeside',
    open: 'Åbn hjemmesiden',
    confirm: {
      title: 'Vil du godkende hjemmesiden?',
      text: 'Så lægger vi den online. Derefter er små ændringer med i supporten i {months}\u00a0måneder.',
      cancel: 'Ikke endnu',
    },
    done: { title: 'Hjemmesiden er godkendt', text: 'Vi sender en mail, når den er online.' },
  },

  domain: {
    title: 'Domæne',
    label: 'Domæne',
    ask: 'Hvilken adresse skal din hjemmeside have?',
    check: 'Du har angivet {domain}. Tjek stavemåden, og bekræft.',
    confirm: 'Bekræft domænet',
    change: 'Brug et andet domæne',
    cancel: 'Annuller',
    confirmed: 'Bekræftet {when}',
    done: { title: 'Domænet er bekræftet', text: 'Din hjemmeside får adressen {domain}.' },
  },

  messages: {
    title: 'Beskeder',
    label: 'Skriv til os',
    send: 'Send besked',
    empty:
      'Ingen beskeder endnu. Spørg os om hvad som helst: Vi svarer inden for {hours}\u00a0timer, som regel før.',
    you: 'Dig',
    problem: 'Problem',
    change_request: 'Ændringer',
    inProgress: 'i gang',
    answered: 'udført ({when})',
    earlier: plural({
      one: 'Vis {n} tidligere besked',
      other: 'Vis {n} tidligere beskeder',
    }),
    done: { title: 'Beskeden er sendt', text: 'Vi svarer inden for {hours}\u00a0timer.' },
  },

  files: {
    title: 'Filer',
    add: 'Vedhæft filer',
    limits: 'Op til {count} filer på højst {size} hver: billeder eller PDF.',
    uploading: 'Uploader {name}: {percent}\u00a0%',
    ready: '{name} er vedhæftet.',
    remove: 'Fjern {name}',
    tooMany: 'Du kan vedhæfte højst {count} filer.',
    tooLarge: '{name} er større end {size}. Vælg en mindre fil.',
    wrongType:
      '{name} er hverken et billede eller en PDF. Vælg en fil i formatet JPG, PNG, WebP, SVG eller PDF.',
    tooComplex: '{name} er for kompliceret til at blive behandlet. Vælg en mindre udgave.',
    full: 'Der er ikke plads til flere filer i projektet. Skriv til os, så laver vi plads.',
    failed: '{name} kunne ikke uploades. Tjek din forbindelse, og vælg filen igen.',
    wait: 'Vent, til dine filer er uploadet, og send så igen.',
    all: plural({ one: 'Vis {n} fil', other: 'Vis alle {n} filer' }),
    fromYou: 'fra dig',
    fromUs: 'fra os',
  },

  problem: {
    button: 'Rapportér et problem',
    title: 'Rapportér et problem',
    label: 'Hvad er der galt?',
    hint: 'Fortæl, hvad du gjorde, og hvad du så; et skærmbillede hjælper. Problemer kigger vi på først.',
    send: 'Send',
    done: { title: 'Problemet er rapporteret', text: 'Vi kigger på det som det første og skriver til dig.' },
  },

  order: {
    title: 'Din bestilling',
    number: 'Ordrenummer',
    package: 'Pakke',
    price: 'Pris',
    paid: 'Betalt',
    receipt: 'Åbn kvitteringen',
  },

  live: {
    address: 'Din hjemmeside',
    since: 'Online siden den {date}',
    included: 'Webhotel og support er med i prisen til den {date}',
    firstWeek: {
      title: 'Den første uge',
      steps: [
        'Åbn hjemmesiden på din telefon, og tjek telefonnumre, adresse og åbningstider.',
        'Send dig selv en henvendelse, ligesom en kunde ville gøre.',
        'Sæt adressen på din Google-virksomhedsprofil, dine sociale medier og i din mailsignatur.',
        'Skal noget ændres? Skriv til os: Små ændringer er med i {months}\u00a0måneder.',
      ],
    },
    history: {
      title: 'Historik',
      contents: 'Trin, udkast, filer og din kvittering',
    },
  },

  link: {
    missing: {
      title: 'Din projektside',
      text: 'Åbn siden med linket i en af vores mails om din bestilling. Kan du ikke finde det, sender vi dig et nyt.',
    },
    expired: {
      title: 'Linket er udløbet',
      text: 'Links holder op med at virke 180 dage efter vores seneste mail. Vi sender dig gerne et nyt.',
    },
    revoked: {
      title: 'Linket virker ikke længere',
      text: 'Enten er der et nyere, eller også er dette ufuldstændigt. Åbn linket i vores seneste mail, eller bed om et nyt.',
    },
    order: 'Ordrenummer',
    orderHint: 'Står i alle mails om din bestilling, for eksempel 482019375.',
    email: 'E-mail',
    emailHint: 'Den adresse, du oplyste, da du bestilte.',
    send: 'Send mig et nyt link',
    sentTitle: 'Tjek din mail',
    sentText:
      'Hvis ordrenummeret og e-mailadressen hører sammen, er et nyt link på vej. Er der ikke kommet noget efter ti minutter? Kig i spammappen, eller skriv til {email}.',
    again: 'Prøv andre oplysninger',
  },

  draft: 'Det, du skriver, bliver gemt på denne enhed, til du sender det eller lukker fanen.',

  errors: {
    load: {
      title: 'Dit projekt kunne ikke hentes',
      text: 'Tjek din forbindelse, og prøv igen. Hjælper det ikke, kan du skrive til {email}.',
      retry: 'Prøv igen',
    },
    offline:
      'Du er offline. Sådan så dit projekt ud kl. {time}; det bliver opdateret, når du har forbindelse igen.',
    text: 'Skriv et par ord.',
    tooLong: 'Brug højst {count} tegn.',
    domain: 'Skriv et domæne, for eksempel bageri-moeller.example.',
    order: 'Skriv ordrenummeret med tal, for eksempel 482019375.',
    email: 'Skriv en gyldig e-mailadresse.',
    failed: 'Det lykkedes ikke. Det, du har skrevet, er her stadig: Tjek din forbindelse, og send igen.',
    changed: 'Dit projekt er ændret i mellemtiden. Se, hvad der er nyt, og send så igen.',
    tooMany: 'For mange forsøg. Vent et par minutter, og prøv igen.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Hvilket navn skal stå på certifikatet?',
    choices: {
      full: 'Mit navn',
      business: 'Virksomhedens navn',
      initials: 'Kun mine initialer',
      hidden: 'Intet navn',
    },
    open: 'Åbn certifikatet',
    saved: 'Certifikatet er ændret.',
    later: 'Du får certifikatet for dit træ, når hjemmesiden er online.',
  },
};
