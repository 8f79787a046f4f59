import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'nb',

  page: {
    title: 'Prosjektet ditt, bestilling {order}',
    titleWithoutOrder: 'Prosjektet ditt',
    order: 'Bestilling {order}',
    loading: 'Henter prosjektet ditt.',
    newTab: 'åpnes i ny fane',
    contact: 'Din kontaktperson: {name}',
    close: 'Lukk',
    dismiss: 'Lukk',
  },

  stages: {
    label: 'Stegene i prosjektet ditt',
    awaiting_form: 'Skjemaet ditt',
    designing: 'Forslag i arbeid',
    choosing: 'Valget ditt',
    building: 'Nettside i arbeid',
    reviewing: 'Godkjenningen din',
    live: 'På nett',
    done: 'ferdig',
    current: 'nå',
    upcoming: 'gjenstår',
    expected: 'forventet {day}',
  },

  now: {
    awaiting_form: {
      title: 'Fortell oss om bedriften din',
      text: 'Det tar omtrent ti minutter. Forslagene kommer innen {hours}\u00a0timer etter at du har sendt skjemaet.',
    },
    designing: {
      title: 'Vi lager forslagene dine',
      text: 'Du får {count} forslag å velge mellom. Vi sender en e-post når de er klare.',
    },
    redesigning: {
      title: 'Vi endrer forslagene dine',
      text: 'Vi har fått endringsønskene dine. Vi sender en e-post når de nye forslagene er klare.',
    },
    choosing: {
      title: 'Forslagene dine er klare',
      text: 'Ta deg god tid. Velg det du liker best, eller be om så mange endringer du trenger.',
    },
    building: {
      title: 'Vi bygger nettsiden din',
      text: 'Vi sender en e-post når du kan se på den.',
    },
    rebuilding: {
      title: 'Vi gjør endringene',
      text: 'Vi har fått endringsønskene dine. Vi sender en e-post når du kan se på resultatet.',
    },
    reviewing: {
      title: 'Nettsiden er klar for godkjenning',
      text: 'Se gjennom alle sidene. Godkjenn den, så publiserer vi den, eller be om endringer.',
    },
    approved: {
      title: 'Vi publiserer nettsiden din',
      text: 'Takk for godkjenningen. Vi sender en e-post når den er på nett.',
    },
    live: {
      title: 'Nettsiden din er på nett',
      text: 'Alle kan besøke den. Trenger du noe?',
      write: 'Skriv til oss her.',
    },
    closed: {
      title: 'Bestillingen er avsluttet',
      text: 'Den er kansellert eller refundert, så vi har stanset arbeidet. Meldingene og filene dine blir liggende her.',
    },
  },

  clock: {
    label: 'Når det er ferdig',
    designs: 'Forslag senest {when}',
    website: 'Nettside senest {when}',
    launch: 'På nett senest {when}',
    when: '{day} kl. {time}',
    left: '{duration} igjen',
    leftWorking: '{duration} arbeidstid igjen',
    late: '{duration} forsinket',
    hoursAndMinutes: '{hours}\u00a0t {minutes}\u00a0min',
    hours: '{hours}\u00a0t',
    minutes: '{minutes}\u00a0min',
    underMinute: 'under ett minutt',
    atShop: 'Kl. {time} hos oss ({city})',
    notStarted: 'Klokken starter når du sender skjemaet.',
    paused: 'Klokken står stille til vi hører fra deg.',
    chosenToday: 'Velger du ett i dag, er nettsiden klar for godkjenning senest {day}.',
    resting: 'Akkurat nå har vi stengt. Klokken går videre {when}.',
    explain: 'Slik regner vi tiden',
    promise: landing.timeNote,
    workingHours:
      'Vi arbeider mandag til fredag kl. {opens}–{closes} (lokal tid, {city}), unntatt helligdager. Tiden vi venter på svar fra deg, teller ikke.',
  },

  late: {
    title: 'Vi er forsinket, og det beklager vi',
    text: 'Dette skulle vært ferdig {when}. Nå går prosjektet ditt foran alt annet. Du trenger ikke å gjøre noe; vil du snakke med oss, kan du skrive en melding nedenfor eller sende e-post til {email}.',
  },

  next: {
    form: 'Fyll ut skjemaet',
    choose: 'Velg forslag',
    approve: 'Godkjenn nettsiden',
    domain: 'Bekreft domenet',
    openSite: 'Åpne nettsiden',
    meanwhile: 'Mens vi jobber, kan du sjekke adressen til nettsiden.',
    nothing: 'Akkurat nå trenger du ikke å gjøre noe.',
  },

  designs: {
    title: 'Forslagene dine',
    earlier: 'Tidligere forslag',
    round: 'Runde {n}',
    view: 'Vis i fullskjerm',
    viewNamed: 'Vis «{title}» i fullskjerm',
    picture: 'Forslaget «{title}»',
    note: 'Designerens kommentar',
    openPdf: 'Last ned PDF',
    openLink: 'Åpne forslaget',
    choose: 'Velg dette forslaget',
    chooseNamed: 'Velg «{title}»',
    chosen: 'Valget ditt',
    swipe: 'Sveip for å se alle {count}.',
    confirm: {
      title: 'Vil du velge «{title}»?',
      text: 'Vi bygger nettsiden etter dette forslaget. Den er ferdig innen {days}\u00a0arbeidsdager ({hours}\u00a0arbeidstimer).',
      later: 'Du kan be om flere endringer når du ser på den ferdige nettsiden.',
      note: 'Noe vi bør vite? (valgfritt)',
      cancel: 'Ikke ennå',
    },
    done: { title: 'Forslaget er valgt', text: 'Vi har begynt på nettsiden din.' },
  },

  viewer: {
    position: 'Forslag {n} av {total}',
    previous: 'Forrige forslag',
    next: 'Neste forslag',
    zoomIn: 'Zoom inn',
    zoomOut: 'Zoom ut',
    hint: 'Piltastene bytter forslag, + og − zoomer, Esc lukker.',
    noPreview: 'Dette forslaget har ingen forhåndsvisning.',
    failed: 'Bildet kunne ikke hentes.',
  },

  changes: {
    button: 'Be om endringer',
    label: 'Hva skal vi endre?',
    hint: 'Skriv alt i én melding, så endrer vi alt på én gang. Du kan be om endringer så ofte du vil; det koster ingenting.',
    send: 'Send endringsønskene',
    done: { title: 'Endringsønskene er sendt', text: 'Vi sender en e-post når endringene er gjort.' },
    openTitle: 'Endringene du ba om',
    openText: 'Sendt {when}. Når de er gjort, kan du be om flere.',
  },

  review: {
    title: 'Nettsiden din',
    open: 'Åpne nettsiden',
    confirm: {
      title: 'Vil du godkjenne nettsiden?',
      text: 'Da publiserer vi den. Etterpå er små endringer med i supporten i {months}\u00a0måneder.',
      cancel: 'Ikke ennå',
    },
    done: { title: 'Nettsiden er godkjent', text: 'Vi sender en e-post når den er på nett.' },
  },

  domain: {
    title: 'Domene',
    label: 'Domene',
    ask: 'Hvilken adresse skal nettsiden ha?',
    check: 'Du har oppgitt {domain}. Sjekk skrivemåten og bekreft.',
    confirm: 'Bekreft domenet',
    change: 'Bruk et annet domene',
    cancel: 'Avbryt',
    confirmed: 'Bekreftet {when}',
    done: { title: 'Domenet er bekreftet', text: 'Nettsiden får adressen {domain}.' },
  },

  messages: {
    title: 'Meldinger',
    label: 'Skriv til oss',
    send: 'Send melding',
    empty: 'Ingen meldinger ennå. Spør oss om hva du vil: Vi svarer innen {hours}\u00a0timer, som regel før.',
    you: 'Du',
    problem: 'Problem',
    change_request: 'Endringer',
    inProgress: 'i arbeid',
    answered: 'gjort ({when})',
    earlier: plural({
      one: 'Vis {n} tidligere melding',
      other: 'Vis {n} tidligere meldinger',
    }),
    done: { title: 'Meldingen er sendt', text: 'Vi svarer innen {hours}\u00a0timer.' },
  },

  files: {
    title: 'Filer',
    add: 'Legg ved filer',
    limits: 'Opptil {count} filer, maks. {size} hver: bilder eller PDF.',
    uploading: 'Laster opp {name}: {percent}\u00a0%',
    ready: '{name} er lagt ved.',
    remove: 'Fjern {name}',
    tooMany: 'Du kan legge ved høyst {count} filer.',
    tooLarge: '{name} er større enn {size}. Velg en mindre fil.',
    wrongType:
      '{name} er verken et bilde eller en PDF. Velg en fil i formatet JPG, PNG, WebP, SVG eller PDF.',
    tooComplex: '{name} er for komplisert til å behandles. Velg en mindre utgave.',
    full: 'Det er ikke plass til flere filer i prosjektet. Skriv til oss, så ordner vi det.',
    failed: '{name} kunne ikke lastes opp. Sjekk nettforbindelsen og velg filen på nytt.',
    wait: 'Vent til filene er lastet opp, og send på nytt.',
    all: plural({ one: 'Vis {n} fil', other: 'Vis alle {n} filene' }),
    fromYou: 'fra deg',
    fromUs: 'fra oss',
  },

  problem: {
    button: 'Meld fra om et problem',
    title: 'Meld fra om et problem',
    label: 'Hva er galt?',
    hint: 'Fortell hva du gjorde og hva du så; et skjermbilde hjelper. Problemer ser vi på først.',
    send: 'Send',
    done: { title: 'Takk for at du sa ifra', text: 'Vi ser på problemet først av alt og skriver til deg.' },
  },

  order: {
    title: 'Bestillingen din',
    number: 'Ordrenummer',
    package: 'Pakke',
    price: 'Pris',
    paid: 'Betalt',
    receipt: 'Åpne kvitteringen',
  },

  live: {
    address: 'Nettsiden din',
    since: 'På nett siden {date}',
    included: 'Webhotell og support er med i prisen til {date}',
    firstWeek: {
      title: 'Den første uken',
      steps: [
        'Åpne nettsiden på telefonen, og sjekk telefonnumre, adresse og åpningstider.',
        'Send deg selv en henvendelse, slik en kunde ville gjort.',
        'Legg adressen i Google-bedriftsprofilen, i sosiale medier og i e-postsignaturen din.',
        'Noe som bør endres? Skriv til oss: Små endringer er inkludert i {months}\u00a0måneder.',
      ],
    },
    history: {
      title: 'Historikk',
      contents: 'Steg, forslag, filer og kvitteringen din',
    },
  },

  link: {
    missing: {
      title: 'Prosjektsiden din',
      text: 'Åpne siden med lenken i en av e-postene om bestillingen. Finner du den ikke, sender vi deg en ny.',
    },
    expired: {
      title: 'Lenken er utløpt',
      text: 'Lenkene slutter å virke 180 dager etter den siste e-posten fra oss. Vi sender deg gjerne en ny.',
    },
    revoked: {
      title: 'Lenken virker ikke lenger',
      text: 'Enten finnes det en nyere, eller så er denne ufullstendig. Åpne lenken i den siste e-posten fra oss, eller be om en ny.',
    },
    order: 'Ordrenummer',
    orderHint: 'Står i alle e-poster om bestillingen, for eksempel 482019375.',
    email: 'E-post',
    emailHint: 'Adressen du oppga da du bestilte.',
    send: 'Send meg en ny lenke',
    sentTitle: 'Sjekk e-posten din',
    sentText:
      'Hvis ordrenummeret og e-postadressen hører sammen, er en ny lenke på vei. Ingenting etter ti minutter? Se i søppelposten, eller skriv til {email}.',
    again: 'Prøv andre opplysninger',
  },

  draft: 'Det du skriver, blir lagret på denne enheten til du sender det eller lukker fanen.',

  errors: {
    load: {
      title: 'Prosjektet ditt kunne ikke hentes',
      text: 'Sjekk nettforbindelsen og prøv igjen. Hjelper ikke det, kan du skrive til {email}.',
      retry: 'Prøv igjen',
    },
    offline: 'Du er frakoblet. Slik så prosjektet ut kl. {time}; det oppdateres når du er på nett igjen.',
    text: 'Skriv noen ord.',
    tooLong: 'Bruk høyst {count} tegn.',
    domain: 'Skriv inn et domene, for eksempel bakeri-moen.example.',
    order: 'Skriv inn ordrenummeret med sifre, for eksempel 482019375.',
    email: 'Skriv inn en gyldig e-postadresse.',
    failed: 'Det gikk ikke. Det du har skrevet, er her fortsatt: Sjekk nettforbindelsen og send på nytt.',
    changed: 'Prosjektet er endret i mellomtiden. Se hva som er nytt, og send på nytt.',
    tooMany: 'For mange forsøk. Vent noen minutter og prøv igjen.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Hvilket navn skal stå på sertifikatet?',
    choices: {
      full: 'Navnet mitt',
      business: 'Navnet på bedriften',
      initials: 'Bare initialene mine',
      hidden: 'Ikke noe navn',
    },
    open: 'Åpne sertifikatet',
    saved: 'Sertifikatet er endret.',
    later: 'Du får sertifikatet for treet ditt når nettsiden er på nett.',
  },
};
