import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'ro',

  page: {
    title: 'Proiectul tău, comanda nr. {order}',
    titleWithoutOrder: 'Proiectul tău',
    order: 'Comanda nr. {order}',
    loading: 'Se încarcă proiectul.',
    newTab: 'se deschide într-o filă nouă',
    contact: 'Persoana ta de contact: {name}',
    close: 'Închide',
    dismiss: 'Închide',
  },

  stages: {
    label: 'Etapele proiectului tău',
    awaiting_form: 'Formularul tău',
    designing: 'Machete în lucru',
    choosing: 'Alegerea ta',
    building: 'Site în lucru',
    reviewing: 'Verificarea ta',
    live: 'Online',
    done: 'gata',
    current: 'acum',
    upcoming: 'urmează',
    expected: 'termen: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Spune-ne cu ce te ocupi',
      text: 'Completarea durează circa zece minute. Primești machetele în {hours} de ore de la trimiterea formularului.',
    },
    designing: {
      title: 'Lucrăm la machetele tale',
      text: 'Vei putea alege din {count} machete. Îți scriem un e-mail când vor fi gata.',
    },
    redesigning: {
      title: 'Modificăm machetele',
      text: 'Am primit cererea ta. Îți scriem un e-mail când noile machete vor fi gata.',
    },
    choosing: {
      title: 'Machetele tale sunt gata',
      text: 'Nu te grăbi. Alege-o pe cea care îți place cel mai mult sau cere oricâte modificări vrei.',
    },
    building: {
      title: 'Lucrăm la site-ul tău',
      text: 'Îți scriem un e-mail când îl vei putea vedea.',
    },
    rebuilding: {
      title: 'Facem modificările',
      text: 'Am primit cererea ta. Îți scriem un e-mail când vei putea vedea rezultatul.',
    },
    reviewing: {
      title: 'Site-ul tău e gata de verificat',
      text: 'Uită-te prin toate paginile. Aprobă-l și îl lansăm sau cere modificări.',
    },
    approved: {
      title: 'Lansăm site-ul tău',
      text: 'Îți mulțumim pentru aprobare. Îți scriem un e-mail când va fi online.',
    },
    live: {
      title: 'Site-ul tău este online',
      text: 'Îl poate vizita oricine.',
      write: 'Dacă ai nevoie de ceva, scrie-ne aici.',
    },
    closed: {
      title: 'Comanda este închisă',
      text: 'A fost anulată sau rambursată, așa că ne-am oprit din lucru. Mesajele și fișierele tale rămân aici.',
    },
  },

  clock: {
    label: 'Termen',
    designs: 'Termen pentru machete: {when}',
    website: 'Termen pentru site: {when}',
    launch: 'Termen pentru lansare: {when}',
    when: '{day}, ora {time}',
    left: 'timp rămas: {duration}',
    leftWorking: 'timp de lucru rămas: {duration}',
    late: 'întârziere: {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'mai puțin de un minut',
    atShop: 'Ora la biroul nostru ({city}): {time}',
    notStarted: 'Termenul începe să curgă când trimiți formularul.',
    paused: 'Termenul este suspendat până ne răspunzi.',
    chosenToday: 'Dacă alegi una astăzi, site-ul este gata de verificat până {day}.',
    resting: 'Acum nu lucrăm. Termenul curge din nou: {when}.',
    explain: 'Cum calculăm timpul',
    promise: landing.timeNote,
    workingHours:
      'Orele de lucru sunt de luni până vineri, între {opens} și {closes} (ora locală, {city}), fără sărbătorile legale. Timpul în care așteptăm răspunsul tău nu se ia în calcul.',
  },

  late: {
    title: 'Am întârziat și ne pare rău',
    text: 'Termenul era: {when}. Acum proiectul tău trece înaintea tuturor celorlalte. Nu trebuie să faci nimic; dacă vrei să vorbești cu noi, lasă-ne un mesaj mai jos sau scrie la {email}.',
  },

  next: {
    form: 'Completează formularul',
    choose: 'Alege macheta',
    approve: 'Aprobă site-ul',
    domain: 'Confirmă domeniul',
    openSite: 'Deschide site-ul',
    meanwhile: 'Cât timp lucrăm, verifică adresa site-ului.',
    nothing: 'Acum nu trebuie să faci nimic.',
  },

  designs: {
    title: 'Machetele tale',
    earlier: 'Machete anterioare',
    round: 'Versiunea {n}',
    view: 'Vezi pe tot ecranul',
    viewNamed: 'Vezi „{title}” pe tot ecranul',
    picture: 'Macheta „{title}”',
    note: 'Nota designerului',
    openPdf: 'Descarcă PDF-ul',
    openLink: 'Deschide macheta',
    choose: 'Alege această machetă',
    chooseNamed: 'Alege „{title}”',
    chosen: 'Alegerea ta',
    swipe: 'Glisează ca să le vezi pe toate ({count}).',
    confirm: {
      title: 'Alegi „{title}”?',
      text: 'Facem site-ul pornind de la această machetă. E gata în cel mult {days}\u00a0zile lucrătoare ({hours} de ore de lucru) de la alegerea ta.',
      later: 'Poți cere din nou modificări când verifici site-ul.',
      note: 'E ceva ce ar trebui să știm? (opțional)',
      cancel: 'Încă nu',
    },
    done: { title: 'Ai ales macheta', text: 'Ne-am apucat de site.' },
  },

  viewer: {
    position: 'Macheta {n} din {total}',
    previous: 'Macheta anterioară',
    next: 'Macheta următoare',
    zoomIn: 'Mărește',
    zoomOut: 'Micșorează',
    hint: 'Săgețile schimbă macheta, + și − măresc și micșorează, Esc închide.',
    noPreview: 'Această machetă nu are previzualizare.',
    failed: 'Imaginea nu a putut fi încărcată.',
  },

  changes: {
    button: 'Cere modificări',
    label: 'Ce să schimbăm?',
    hint: 'Scrie totul într-un singur mesaj și schimbăm totul dintr-odată. Poți cere modificări ori de câte ori vrei; nu costă nimic.',
    send: 'Trimite cererea',
    done: { title: 'Cererea a fost trimisă', text: 'Îți scriem un e-mail când modificările vor fi gata.' },
    openTitle: 'Modificările pe care le-ai cerut',
    openText: 'Cerere trimisă: {when}. Când vor fi gata, poți cere și altele.',
  },

  review: {
    title: 'Site-ul tău',
    open: 'Deschide site-ul',
    confirm: {
      title: 'Aprobi site-ul?',
      text: 'Îl lansăm. După aceea, asistența include mici modificări timp de {months}\u00a0luni.',
      cancel: 'Încă nu',
    },
    done: { title: 'Site-ul a fost aprobat', text: 'Îți scriem un e-mail când va fi online.' },
  },

  domain: {
    title: 'Domeniu',
    label: 'Domeniu',
    ask: 'Ce adresă vrei pentru site?',
    check: 'Ai cerut {domain}. Verifică dacă e scris corect și confirmă.',
    confirm: 'Confirmă domeniul',
    change: 'Folosește alt domeniu',
    cancel: 'Renunță',
    confirmed: 'Confirmat: {when}',
    done: { title: 'Domeniul a fost confirmat', text: 'Adresa site-ului va fi {domain}.' },
  },

  messages: {
    title: 'Mesaje',
    label: 'Scrie-ne',
    send: 'Trimite mesajul',
    empty:
      'Încă nu sunt mesaje. Întreabă-ne orice: răspundem în cel mult {hours} de ore, de obicei mai repede.',
    you: 'Tu',
    problem: 'Problemă',
    change_request: 'Modificări',
    inProgress: 'în lucru',
    answered: 'rezolvate ({when})',
    earlier: plural({
      one: 'Arată {n} mesaj mai vechi',
      few: 'Arată {n} mesaje mai vechi',
      other: 'Arată {n} de mesaje mai vechi',
    }),
    done: { title: 'Mesajul a fost trimis', text: 'Îți răspundem în cel mult {hours} de ore.' },
  },

  files: {
    title: 'Fișiere',
    add: 'Atașează fișiere',
    limits: 'Cel mult {count} fișiere, fiecare de până la {size}: imagini sau PDF-uri.',
    uploading: 'Se încarcă {name}: {percent}%',
    ready: '{name} a fost atașat.',
    remove: 'Șterge {name}',
    tooMany: 'Poți atașa cel mult {count} fișiere.',
    tooLarge: '{name} depășește {size}. Alege un fișier mai mic.',
    wrongType: '{name} nu este nici imagine, nici PDF. Alege un fișier JPG, PNG, WebP, SVG sau PDF.',
    failed: '{name} nu a putut fi încărcat. Verifică-ți conexiunea și alege-l din nou.',
    tooComplex: '{name} este prea complex ca să-l putem prelucra. Alege o versiune mai mică.',
    full: 'În acest proiect nu mai încap fișiere. Scrie-ne și facem loc.',
    wait: 'Așteaptă să se încarce fișierele, apoi trimite mesajul.',
    all: plural({
      one: 'Arată {n} fișier',
      few: 'Arată toate cele {n} fișiere',
      other: 'Arată toate cele {n} de fișiere',
    }),
    fromYou: 'de la tine',
    fromUs: 'de la noi',
  },

  problem: {
    button: 'Semnalează o problemă',
    title: 'Semnalează o problemă',
    label: 'Ce nu merge?',
    hint: 'Spune-ne ce ai făcut și ce ai văzut; o captură de ecran ajută. De probleme ne ocupăm mai întâi.',
    send: 'Trimite',
    done: { title: 'Problema a fost semnalată', text: 'Ne ocupăm întâi de ea și îți scriem.' },
  },

  order: {
    title: 'Comanda ta',
    number: 'Numărul comenzii',
    package: 'Produs',
    price: 'Preț',
    paid: 'Data plății',
    receipt: 'Deschide confirmarea plății',
  },

  live: {
    address: 'Site-ul tău',
    since: 'Online din {date}',
    included: 'Găzduire și asistență incluse până la {date}',
    firstWeek: {
      title: 'În prima săptămână',
      steps: [
        'Deschide site-ul pe telefon și verifică numerele de telefon, adresa și programul.',
        'Trimite-ți o cerere, așa cum ar face un client.',
        'Adaugă adresa în profilul de companie Google, pe rețelele sociale și în semnătura e-mailurilor.',
        'Vrei să schimbi ceva? Scrie-ne: micile modificări sunt incluse timp de {months}\u00a0luni.',
      ],
    },
    history: {
      title: 'Istoric',
      contents: 'Etape, machete, fișiere și confirmarea plății',
    },
  },

  link: {
    missing: {
      title: 'Pagina proiectului tău',
      text: 'Deschide pagina cu linkul primit într-unul dintre e-mailurile despre comandă. Dacă nu îl găsești, îți trimitem altul.',
    },
    expired: {
      title: 'Linkul a expirat',
      text: 'Linkurile nu mai funcționează la 180 de zile după ultimul nostru e-mail. Îți trimitem altul.',
    },
    revoked: {
      title: 'Linkul nu mai funcționează',
      text: 'A fost trimis unul mai nou sau acesta nu e complet. Deschide linkul din ultimul nostru e-mail sau cere altul.',
    },
    order: 'Numărul comenzii',
    orderHint: 'Apare în fiecare e-mail despre comandă, de exemplu 482019375.',
    email: 'E-mail',
    emailHint: 'Adresa pe care ai dat-o la comandă.',
    send: 'Trimite-mi un link nou',
    sentTitle: 'Verifică-ți e-mailul',
    sentText:
      'Dacă numărul comenzii și adresa de e-mail se potrivesc, noul link este pe drum. N-a ajuns în zece minute? Caută în spam sau scrie la {email}.',
    again: 'Încearcă alte date',
  },

  draft: 'Ce scrii rămâne pe acest dispozitiv până când trimiți sau închizi această filă.',

  errors: {
    load: {
      title: 'Proiectul nu a putut fi încărcat',
      text: 'Verifică-ți conexiunea și încearcă din nou. Dacă tot nu merge, scrie la {email}.',
      retry: 'Încearcă din nou',
    },
    offline:
      'Nu ai conexiune la internet. Așa arăta proiectul la ora {time}; se actualizează când revine conexiunea.',
    text: 'Scrie câteva cuvinte.',
    tooLong: 'Folosește cel mult {count} de caractere.',
    domain: 'Introdu un domeniu, de exemplu brutaria-fanului.example.',
    order: 'Introdu numărul comenzii în cifre, de exemplu 482019375.',
    email: 'Introdu o adresă de e-mail validă.',
    failed:
      'Nu am putut trimite mesajul. Ce ai scris este încă aici: verifică-ți conexiunea și trimite din nou.',
    changed: 'Între timp, proiectul s-a schimbat. Vezi ce e nou, apoi trimite din nou.',
    tooMany: 'Prea multe încercări. Așteaptă câteva minute, apoi încearcă din nou.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Ce nume să apară pe certificat?',
    choices: {
      full: 'Numele meu',
      business: 'Numele firmei mele',
      initials: 'Doar inițialele mele',
      hidden: 'Niciun nume',
    },
    open: 'Deschide certificatul',
    saved: 'Certificatul a fost modificat.',
    later: 'Primești certificatul copacului tău când site-ul va fi online.',
  },
};
